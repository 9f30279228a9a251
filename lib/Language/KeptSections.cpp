//===- KeptSections.cpp - Sections of a linker's input --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where a linker comes behind, sections are written as for LLVM's assembler,
// and can be left for a while: .section, .pushsection, .popsection, .previous.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "clrx/Support/NameTable.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Names, flags, types
//===----------------------------------------------------------------------===//

namespace {
/// What a section is whose flags and type are not said, by its name or what
/// that begins with, up to a dot.
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

/// What LLVM takes a section of this name for.
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
bool ClrxAsmParser::parseNameOrString(Cursor &C, const Twine &What,
                                      std::string &Name) {
  SMLoc Loc = C.nextLoc();
  if (C.peek() == '"')
    return parseString(C, Name);
  StringRef Text = C.rest().take_until(
      [](char Ch) { return StringRef(" \t,").contains(Ch); });
  Name = Text.str();
  C.advance(Text.size());
  return Name.empty() && Diags.error(Loc, "expected " + What);
}

/// ::= "letters"
bool ClrxAsmParser::parseKeptFlags(Cursor &C, SectionAttributes &A) {
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
      return Diags.error(Loc, "unknown section flag '" + Twine(Letter) +
                                  "', known are the letters of aewxMSTGoR");
    A.Flags |= Known->Flag;
  }
  return false;
}

/// ::= ('@' | '%') (name | number)
bool ClrxAsmParser::parseKeptType(Cursor &C, SectionAttributes &A) {
  C.advance();
  SMLoc Loc = C.nextLoc();
  StringRef Name = C.rest().take_while(isNameChar);
  C.advance(Name.size());
  if (const NamedValue<unsigned> *Row = Types.find(Name)) {
    A.Type = Row->Value;
    return false;
  }
  return Name.getAsInteger(0, A.Type) &&
         Diags.error(Loc, "unknown section type '" + Name + "', known are " +
                              Types.list());
}

/// ::= ',' group [',' comdat]
bool ClrxAsmParser::parseGroup(Cursor &C, SectionAttributes &A) {
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
bool ClrxAsmParser::parseKeptDetails(Cursor &C, SectionAttributes &A) {
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
    return Diags.error(Loc, "expected 'unique'");
  if (expectComma(C) || parseAbsolute(C, Number))
    return true;
  A.UniqueId = unsigned(Number);
  return false;
}

/// ::= [',' "flags" [',' type] details]
bool ClrxAsmParser::parseKeptAttributes(Cursor &C, SectionAttributes &A) {
  if (!C.consume(','))
    return checkGarbage(C);
  if (parseKeptFlags(C, A))
    return true;
  Cursor Ahead = C;
  if (Ahead.consume(',')) {
    Ahead.skipBlanks();
    if (Ahead.peek() == '@' || Ahead.peek() == '%') {
      C = Ahead;
      if (parseKeptType(C, A))
        return true;
    }
  }
  return parseKeptDetails(C, A) || checkGarbage(C);
}

//===----------------------------------------------------------------------===//
// Directives
//===----------------------------------------------------------------------===//

bool ClrxAsmParser::enterKeptSection(StringRef Name, const SectionAttributes &A,
                                     SMLoc Loc) {
  Section *Left = CurSection;
  if (TheContainer->switchToSection(Name, A, Loc))
    return true;
  KeptSections.Previous = Left;
  return false;
}

/// ::= .section name attributes
bool ClrxAsmParser::parseKeptSection(Cursor &C, SMLoc Loc) {
  std::string Name;
  if (parseNameOrString(C, "section name", Name))
    return true;
  SectionAttributes A = getDefaults(Name);
  return parseKeptAttributes(C, A) || enterKeptSection(Name, A, Loc);
}

/// .text and its like.
bool ClrxAsmParser::enterNamedSection(Cursor &C, StringRef Name, SMLoc Loc) {
  return checkGarbage(C) || enterKeptSection(Name, getDefaults(Name), Loc);
}

bool ClrxAsmParser::refuseWithoutLinker(SMLoc Loc) {
  return !keepsSections() &&
         Diags.error(Loc, "this directive is for what is to be linked, which " +
                              Selected->Title + " is not");
}

void ClrxAsmParser::goToSection(Section *S) {
  if (S)
    switchToSection(S);
  else
    enterAbsoluteSection(AbsoluteCounter);
}

/// ::= .pushsection spec
bool ClrxAsmParser::parsePushSection(Cursor &C, unsigned, SMLoc Loc) {
  const SectionStack::Entry E = {CurSection, KeptSections.Previous};
  if (refuseWithoutLinker(Loc) || parseKeptSection(C, Loc))
    return true;
  KeptSections.Pushed.push_back(E);
  return false;
}

/// ::= .popsection
bool ClrxAsmParser::parsePopSection(Cursor &C, unsigned, SMLoc Loc) {
  if (refuseWithoutLinker(Loc) || checkGarbage(C))
    return true;
  if (KeptSections.Pushed.empty())
    return Diags.error(Loc, "no '.pushsection' before '.popsection'");
  const SectionStack::Entry E = KeptSections.Pushed.pop_back_val();
  goToSection(E.Current);
  KeptSections.Previous = E.Previous;
  return false;
}

/// ::= .previous
bool ClrxAsmParser::parsePreviousSection(Cursor &C, unsigned, SMLoc Loc) {
  if (refuseWithoutLinker(Loc) || checkGarbage(C))
    return true;
  if (!KeptSections.Previous)
    return Diags.error(Loc, "no section before this one");
  Section *Left = CurSection;
  goToSection(KeptSections.Previous);
  KeptSections.Previous = Left;
  return false;
}

/// ::= .subsection 0
bool ClrxAsmParser::parseSubsection(Cursor &C, unsigned, SMLoc Loc) {
  SMLoc NumberLoc = C.nextLoc();
  int64_t Number = 0;
  if (refuseWithoutLinker(Loc) || parseAbsolute(C, Number) || checkGarbage(C))
    return true;
  return Number && Diags.error(NumberLoc, "sections have no parts but 0 here");
}
