//===- KeptSections.cpp - Sections of a linker's input --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Attributes of sections, the stack of sections, and .ident.
//
//===----------------------------------------------------------------------===//

#include "KeptSections.h"
#include "Emission.h"
#include "OutputContainer.h"
#include "Sections.h"
#include "TargetSelection.h"
#include "clrx/Support/NameTable.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Names, flags, types
//===----------------------------------------------------------------------===//

namespace {
/// Default type and flags of the section Name, and of all sections whose names
/// continue with a dot.
struct KnownSection {
  StringLiteral Name;
  unsigned Type;
  uint64_t Flags;
};

struct FlagLetter {
  char Letter;
  uint64_t Flag;
};
} // namespace

static constexpr uint64_t CodeFlags = ELF::SHF_ALLOC | ELF::SHF_EXECINSTR;
static constexpr uint64_t DataFlags = ELF::SHF_ALLOC | ELF::SHF_WRITE;

static constexpr KnownSection KnownSections[] = {
    {".text", ELF::SHT_PROGBITS, CodeFlags},
    {".init", ELF::SHT_PROGBITS, CodeFlags},
    {".fini", ELF::SHT_PROGBITS, CodeFlags},
    {".rodata", ELF::SHT_PROGBITS, ELF::SHF_ALLOC},
    {".data", ELF::SHT_PROGBITS, DataFlags},
    {".bss", ELF::SHT_NOBITS, DataFlags},
    {".init_array", ELF::SHT_INIT_ARRAY, DataFlags},
    {".fini_array", ELF::SHT_FINI_ARRAY, DataFlags},
    {".preinit_array", ELF::SHT_PREINIT_ARRAY, DataFlags},
    {".tdata", ELF::SHT_PROGBITS, DataFlags | ELF::SHF_TLS},
    {".tbss", ELF::SHT_NOBITS, DataFlags | ELF::SHF_TLS},
    {".note", ELF::SHT_NOTE, 0},
};

static constexpr FlagLetter FlagLetters[] = {
    {'a', ELF::SHF_ALLOC},      {'e', ELF::SHF_EXCLUDE},
    {'w', ELF::SHF_WRITE},      {'x', ELF::SHF_EXECINSTR},
    {'M', ELF::SHF_MERGE},      {'S', ELF::SHF_STRINGS},
    {'T', ELF::SHF_TLS},        {'G', ELF::SHF_GROUP},
    {'o', ELF::SHF_LINK_ORDER}, {'R', ELF::SHF_GNU_RETAIN},
};

static constexpr NamedValue<uint64_t> FlagNameRows[] = {
    {"alloc", ELF::SHF_ALLOC},
    {"execinstr", ELF::SHF_EXECINSTR},
    {"tls", ELF::SHF_TLS},
    {"write", ELF::SHF_WRITE},
};
static constexpr NameTable<NamedValue<uint64_t>> FlagNames(FlagNameRows);

static constexpr NamedValue<unsigned> TypeRows[] = {
    {"progbits", ELF::SHT_PROGBITS},
    {"nobits", ELF::SHT_NOBITS},
    {"note", ELF::SHT_NOTE},
    {"init_array", ELF::SHT_INIT_ARRAY},
    {"fini_array", ELF::SHT_FINI_ARRAY},
    {"preinit_array", ELF::SHT_PREINIT_ARRAY},
    {"llvm_odrtab", ELF::SHT_LLVM_ODRTAB},
    {"llvm_linker_options", ELF::SHT_LLVM_LINKER_OPTIONS},
    {"llvm_call_graph_profile", ELF::SHT_LLVM_CALL_GRAPH_PROFILE},
    {"llvm_dependent_libraries", ELF::SHT_LLVM_DEPENDENT_LIBRARIES},
    {"llvm_sympart", ELF::SHT_LLVM_SYMPART},
    {"llvm_bb_addr_map", ELF::SHT_LLVM_BB_ADDR_MAP},
    {"llvm_offloading", ELF::SHT_LLVM_OFFLOADING},
    {"llvm_lto", ELF::SHT_LLVM_LTO},
};
static constexpr NameTable<NamedValue<unsigned>> Types(TypeRows);

/// Returns the attributes that LLVM gives to the section \p Name.
static SectionAttributes getDefaults(StringRef Name) {
  SectionAttributes A;
  for (const KnownSection &Known : KnownSections) {
    StringRef Rest = Name;
    if (!Rest.consume_front(Known.Name) || !(Rest.empty() || Rest[0] == '.'))
      continue;
    A.Type = Known.Type;
    A.Flags = Known.Flags;
  }
  return A;
}

/// ::= name | "string"
bool KeptSections::parseNameOrString(Cursor &C, const Twine &What,
                                     std::string &Name) {
  SMLoc Loc = C.nextLoc();
  if (C.peek() == '"')
    return parseString(C, Name);
  StringRef Text = C.rest().take_until(
      [](char Ch) { return StringRef(" \t,").contains(Ch); });
  Name = Text.str();
  C.advance(Text.size());
  return Name.empty() && Diags.error(Loc, rules::Syntax, "expected " + What);
}

/// ::= '#' name {',' '#' name}
bool KeptSections::parseNamedFlags(Cursor &C, SectionAttributes &A) {
  A.HasFlags = true;
  for (Cursor Ahead = C; Ahead.consume('#'); Ahead.consume(',')) {
    SMLoc Loc = Ahead.nextLoc();
    StringRef Name = Ahead.takeName();
    const NamedValue<uint64_t> *Row = FlagNames.find(Name);
    if (!Row)
      return Diags.error(Loc, rules::UnknownName,
                         "unknown section flag '#" + Name + "', expected " +
                             FlagNames.list());
    A.Flags |= Row->Value;
    C = Ahead;
    Ahead.skipBlanks();
  }
  return false;
}

/// ::= "letters"
bool KeptSections::parseFlags(Cursor &C, SectionAttributes &A) {
  SMLoc Loc = C.nextLoc();
  std::string Letters;
  if (parseString(C, Letters))
    return true;
  A.HasFlags = true;
  A.Flags = 0;
  for (char Letter : Letters) {
    const FlagLetter *Known = find_if(
        FlagLetters, [Letter](FlagLetter F) { return F.Letter == Letter; });
    if (Known == std::end(FlagLetters))
      return Diags.error(Loc, rules::UnknownName,
                         "unknown section flag '" + Twine(Letter) +
                             "', expected letters of 'aewxMSTGoR'");
    A.Flags |= Known->Flag;
  }
  return false;
}

/// ::= ('@' | '%') (name | number)
bool KeptSections::parseType(Cursor &C, SectionAttributes &A) {
  C.advance();
  SMLoc Loc = C.nextLoc();
  StringRef Name = C.rest().take_while(isNameChar);
  C.advance(Name.size());
  if (const NamedValue<unsigned> *Row = Types.find(Name)) {
    A.Type = Row->Value;
    return false;
  }
  return Name.getAsInteger(0, A.Type) &&
         Diags.error(Loc, rules::UnknownName,
                     "unknown section type '" + Name + "', expected " +
                         Types.list());
}

/// ::= ',' group [',' comdat]
bool KeptSections::parseGroup(Cursor &C, SectionAttributes &A) {
  if (expectComma(C) || parseNameOrString(C, "group name", A.Group))
    return true;
  Cursor Ahead = C;
  if (!Ahead.consume(','))
    return false;
  Ahead.skipBlanks();
  A.IsComdat = Ahead.takeName() == "comdat";
  if (A.IsComdat)
    C = Ahead;
  return false;
}

/// ::= [',' entry-size] [group] [',' symbol] [',' unique ',' number]
bool KeptSections::parseDetails(Cursor &C, SectionAttributes &A) {
  int64_t Number = 0;
  if ((A.Flags & ELF::SHF_MERGE) &&
      (expectComma(C) || parseAbsolute(C, Number)))
    return true;
  A.EntrySize = uint64_t(Number);
  if ((A.Flags & ELF::SHF_GROUP) && parseGroup(C, A))
    return true;
  if ((A.Flags & ELF::SHF_LINK_ORDER) &&
      (expectComma(C) || parseNameOrString(C, "symbol name", A.LinkedTo)))
    return true;
  if (!C.consume(','))
    return false;
  SMLoc Loc = C.nextLoc();
  if (C.takeName() != "unique")
    return Diags.error(Loc, rules::Syntax, "expected 'unique'");
  if (expectComma(C) || parseAbsolute(C, Number))
    return true;
  A.UniqueId = unsigned(Number);
  return false;
}

/// ::= [',' ("flags" | named-flags) [',' type] details]
bool KeptSections::parseAttributes(Cursor &C, SectionAttributes &A) {
  if (!C.consume(','))
    return checkGarbage(C);
  C.skipBlanks();
  if (C.peek() == '#' ? parseNamedFlags(C, A) : parseFlags(C, A))
    return true;
  Cursor Ahead = C;
  if (Ahead.consume(',')) {
    Ahead.skipBlanks();
    if (Ahead.peek() == '@' || Ahead.peek() == '%') {
      C = Ahead;
      if (parseType(C, A))
        return true;
    }
  }
  return parseDetails(C, A) || checkGarbage(C);
}

//===----------------------------------------------------------------------===//
// Directives
//===----------------------------------------------------------------------===//

bool KeptSections::enter(StringRef Name, const SectionAttributes &A,
                         SMLoc Loc) {
  Section *Left = Ctx.Emit.getSection();
  if (Ctx.Output->switchToSection(Name, A, Loc))
    return true;
  Previous = Left;
  return false;
}

/// ::= .section name attributes
bool KeptSections::parseSection(Cursor &C, SMLoc Loc) {
  std::string Name;
  if (parseNameOrString(C, "section name", Name))
    return true;
  SectionAttributes A = getDefaults(Name);
  return parseAttributes(C, A) || enter(Name, A, Loc);
}

bool KeptSections::enterNamed(Cursor &C, StringRef Name, SMLoc Loc) {
  return checkGarbage(C) || enter(Name, getDefaults(Name), Loc);
}

bool KeptSections::refuseWithoutLinker(SMLoc Loc) {
  return !Ctx.Output.keepsSections() &&
         Diags.error(
             Loc, rules::Scope,
             "this directive is only for output that is linked later, but " +
                 Ctx.Target.getContainer().Title + " is not");
}

KeptSections::Position KeptSections::getPosition() const {
  return {Ctx.Emit.getSection(), Previous};
}

void KeptSections::restore(const Position &P) {
  if (P.Current)
    Ctx.Sections.enter(*P.Current);
  else
    Ctx.Sections.enterAbsolute(Ctx.Emit.getAbsoluteCounter());
  Previous = P.Previous;
}

/// ::= .pushsection spec
bool KeptSections::parsePushSection(Cursor &C, unsigned, SMLoc Loc) {
  const Position Left = getPosition();
  if (refuseWithoutLinker(Loc) || parseSection(C, Loc))
    return true;
  Pushed.push_back(Left);
  return false;
}

/// ::= .popsection
bool KeptSections::parsePopSection(Cursor &C, unsigned, SMLoc Loc) {
  if (refuseWithoutLinker(Loc) || checkGarbage(C))
    return true;
  if (Pushed.empty())
    return Diags.error(Loc, rules::UnmatchedEnd,
                       "no '.pushsection' before '.popsection'");
  restore(Pushed.pop_back_val());
  return false;
}

/// ::= .previous
bool KeptSections::parsePreviousSection(Cursor &C, unsigned, SMLoc Loc) {
  if (refuseWithoutLinker(Loc) || checkGarbage(C))
    return true;
  if (!Previous)
    return Diags.error(Loc, rules::UnmatchedEnd,
                       "there is no previous section");
  restore({Previous, Ctx.Emit.getSection()});
  return false;
}

/// ::= .subsection 0
bool KeptSections::parseSubsection(Cursor &C, unsigned, SMLoc Loc) {
  SMLoc NumberLoc = C.nextLoc();
  int64_t Number = 0;
  if (refuseWithoutLinker(Loc) || parseAbsolute(C, Number) || checkGarbage(C))
    return true;
  return Number && Diags.error(NumberLoc, rules::Unsupported,
                               "only subsection 0 is supported");
}

/// ::= .ident "text"
///
/// Appends the text to the strings of .comment, of which the first is empty.
bool KeptSections::parseIdent(Cursor &C, unsigned, SMLoc Loc) {
  if (!Ctx.Output.keepsSections())
    return false;
  std::string Text;
  C.skipBlanks();
  if (parseString(C, Text) || checkGarbage(C))
    return true;
  SectionAttributes A;
  A.Flags = ELF::SHF_MERGE | ELF::SHF_STRINGS;
  A.EntrySize = 1;
  const Position Left = getPosition();
  if (enter(".comment", A, Loc))
    return true;
  if (!Ctx.Emit.getSection()->getCounter())
    Text.insert(Text.begin(), '\0');
  Text.push_back('\0');
  const bool Failed = Ctx.Emit.checkRoom(Text.size(), Loc);
  if (!Failed)
    Ctx.Emit.streamer().emitBytes(Text);
  restore(Left);
  return Failed;
}
