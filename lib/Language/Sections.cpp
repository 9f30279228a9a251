//===- Sections.cpp - Sections and the output counter ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates sections and enters them.
//
//===----------------------------------------------------------------------===//

#include "Sections.h"
#include "KeptSections.h"
#include "OutputContainer.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCSymbol.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

std::string Section::getBytes() const {
  std::string Bytes;
  Bytes.reserve(Counter);
  for (const MCFragment &F : *Content) // All fragments are data.
    Bytes.append(F.getContents().data(), F.getContents().size());
  return Bytes;
}

Section *SectionDirectives::create(StringRef Name, SectionTraits Traits) {
  MCSymbol *Begin = Traits.isPlaceholder() ? nullptr : MC.createTempSymbol();
  Owned.push_back(
      std::make_unique<Section>(MC.allocateString(Name), Traits, Begin));
  Section *S = Owned.back().get();
  if (Traits.isPlaceholder())
    return S;
  // Entering the section defines its begin symbol. Relocations may refer to it
  // even if the section stays empty.
  Ctx.Emit.streamer().pushSection();
  Ctx.Emit.streamer().switchSection(&S->getContent());
  Ctx.Emit.streamer().popSection();
  if (Traits.Labels == LabelValue::Linked)
    Ctx.Emit.startLinking();
  return S;
}

void SectionDirectives::enter(Section &S) {
  enterCompilerSection(CompilerSection::Code);
  Ctx.Emit.setSection(S);
}

const ExprSection *SectionDirectives::findSectionAt(uint64_t Address) {
  const ExprSection *Found = nullptr;
  for (const std::unique_ptr<Section> &S : Owned) {
    const std::optional<uint64_t> Start = S->getAddress();
    if (!Start)
      continue;
    const uint64_t FoundStart = Found ? *Found->getAddress() : 0;
    if (!Found ||
        (FoundStart < *Start ? *Start <= Address : FoundStart > Address))
      Found = S.get();
  }
  return Found;
}

void SectionDirectives::enterCompilerSection(CompilerSection Use) {
  constexpr uint64_t InstAlignment = 4;
  if (CurrentCompilerSection == CompilerSection::Constants) {
    DelayedAlignment = InstAlignment;
    alignConstants();
  }
  CurrentCompilerSection = Use;
  DelayedAlignment = 1;
}

void SectionDirectives::alignConstants() {
  AlignOperands Zeros;
  Zeros.HasFill = true;
  Ctx.Emit.alignCounter(DelayedAlignment, Zeros, /*FillSize=*/1,
                        Ctx.StatementLoc);
  DelayedAlignment = 1;
}

static bool isAlignNext(Cursor C) {
  C.skipBlanks();
  return C.takeName().equals_insensitive("align");
}

/// ::= .text [align=N] | .data [align=N] | .rodata [align=N]
bool SectionDirectives::parseNamedSection(Cursor &C, unsigned Arg, SMLoc Loc) {
  static constexpr StringLiteral Names[] = {".text", ".data", ".rodata"};
  if (Ctx.Output.keepsSections())
    return Kept.enterNamed(C, Names[Arg], Loc);
  SectionAttributes Attrs;
  return (isAlignNext(C) && parseSectionAlignment(C, Attrs)) ||
         checkGarbage(C) || Ctx.Output->switchToSection(Names[Arg], Attrs, Loc);
}

/// ::= .kernel name
bool SectionDirectives::parseKernel(Cursor &C, unsigned, SMLoc Loc) {
  StringRef Name;
  if (parseNameOperand(C, "kernel name", Name) || checkGarbage(C))
    return true;
  if (Ctx.Observer)
    Ctx.Observer->kernelEntered(Name);
  return Ctx.Output->enterKernel(Name, Loc);
}

/// ::= .main
bool SectionDirectives::parseMain(Cursor &C, unsigned, SMLoc Loc) {
  if (Ctx.Observer)
    Ctx.Observer->mainEntered(Loc);
  return checkGarbage(C) || Ctx.Output->enterMain(Loc);
}

/// ::= .offset absolute-expression
/// ::= .struct absolute-expression
bool SectionDirectives::parseAbsoluteSection(Cursor &C, unsigned, SMLoc) {
  int64_t Offset;
  if (parseAbsolute(C, Offset) || checkGarbage(C))
    return true;
  enterAbsolute(Offset);
  return false;
}

void SectionDirectives::enterAbsolute(uint64_t Counter) {
  enterCompilerSection(CompilerSection::Code);
  Ctx.Emit.setAbsolute(Counter);
}

bool SectionDirectives::assignSymbol(StringRef Path, SMLoc Loc,
                                     const ExprSection *Sec, int64_t Value) {
  if (Path != ".")
    return Symbols.assignValue(Path, Loc, Sec, Value);
  if (Sec)
    return Diags.error(Loc, rules::SymbolUse,
                       "symbol '.' cannot be assigned here");
  enterAbsolute(Value);
  return false;
}

//===----------------------------------------------------------------------===//
// .section
//===----------------------------------------------------------------------===//

/// ::= .section name [align=N]
/// ::= .section name, ("flags" | named-flags)[, @type [align=N]]
bool SectionDirectives::parseSection(Cursor &C, unsigned, SMLoc Loc) {
  if (Ctx.Output.keepsSections())
    return Kept.parseSection(C, Loc);
  StringRef Name;
  SectionAttributes Attrs;
  return parseNameOperand(C, "section name", Name) ||
         parseSectionAttributes(C, Attrs) || checkGarbage(C) ||
         Ctx.Output->switchToSection(Name, Attrs, Loc);
}

/// ::= "letters"
bool SectionDirectives::parseSectionFlags(Cursor &C, SectionAttributes &Attrs) {
  SMLoc Loc = C.nextLoc();
  std::string Letters;
  if (parseString(C, Letters))
    return true;
  Attrs.HasFlags = true;
  for (char L : Letters) {
    if (L != 'a' && L != 'w' && L != 'x')
      return Diags.error(Loc, rules::Syntax,
                         "section flags may be 'a', 'w' and 'x' only");
    Attrs.Flags |= L == 'a'   ? ELF::SHF_ALLOC
                   : L == 'w' ? ELF::SHF_WRITE
                              : ELF::SHF_EXECINSTR;
  }
  return false;
}

bool SectionDirectives::parseSectionAttributes(Cursor &C,
                                               SectionAttributes &Attrs) {
  if (C.atEnd())
    return false;
  if (C.peek() != ',')
    return parseSectionAlignment(C, Attrs);
  C.advance();
  C.skipBlanks();
  if (C.peek() == '#' ? Kept.parseNamedFlags(C, Attrs)
                      : parseSectionFlags(C, Attrs))
    return true;
  if (C.atEnd())
    return false;
  return expectComma(C) || parseSectionType(C, Attrs) ||
         (!C.atEnd() && parseSectionAlignment(C, Attrs));
}

bool SectionDirectives::parseSectionType(Cursor &C, SectionAttributes &Attrs) {
  SMLoc Loc = C.nextLoc();
  if (!C.consume('@'))
    return Diags.error(Loc, rules::Syntax, "expected '@' before section type");
  StringRef Name = C.takeName();
  if (Name.equals_insensitive("progbits"))
    Attrs.Type = ELF::SHT_PROGBITS;
  else if (Name.equals_insensitive("note"))
    Attrs.Type = ELF::SHT_NOTE;
  else if (Name.equals_insensitive("nobits"))
    Attrs.Type = ELF::SHT_NOBITS;
  else
    return Diags.error(Loc, rules::UnknownName,
                       "unknown section type '" + Name +
                           "', expected @progbits, @note or @nobits");
  return false;
}

bool SectionDirectives::parseSectionAlignment(Cursor &C,
                                              SectionAttributes &Attrs) {
  SMLoc Loc = C.nextLoc();
  if (!C.takeName().equals_insensitive("align"))
    return Diags.error(Loc, rules::Syntax, "expected ',' or align=");
  if (!C.consume('='))
    return Diags.error(C.loc(), rules::Syntax, "expected '=' after 'align'");
  Loc = C.nextLoc();
  int64_t Value;
  if (parseAbsolute(C, Value))
    return true;
  Attrs.Alignment = uint64_t(Value);
  if (Value && !isPowerOf2_64(Attrs.Alignment))
    return Diags.error(Loc, rules::Alignment,
                       "alignment must be a power of two or zero");
  return false;
}

//===----------------------------------------------------------------------===//
// .org
//===----------------------------------------------------------------------===//

/// ::= .org expression[, fill]
bool SectionDirectives::parseOrg(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  OperandValue Target;
  if (Symbols.parseExpression(C, EF_MustBeKnown, Target))
    return true;
  int64_t Fill = 0;
  if (C.consume(',')) {
    SMLoc FillLoc = C.nextLoc();
    if (parseAbsolute(C, Fill))
      return true;
    warnIfTruncated(Diags, FillLoc, Fill, 8);
  }
  if (checkGarbage(C))
    return true;
  uint64_t From = Ctx.Emit.getCounter();
  bool Failed = Ctx.Emit.moveCounter(Target.Section, Target.Value,
                                     Target.K == OperandValue::Absolute,
                                     uint8_t(Fill), Loc);
  Ctx.Emit.showData(From);
  return Failed;
}
