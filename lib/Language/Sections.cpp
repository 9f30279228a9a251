//===- Sections.cpp - Sections and the output counter ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sections by name, kernels, the absolute section, and moving the counter.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

std::string Section::getBytes() const {
  std::string Bytes;
  Bytes.reserve(Counter);
  for (const MCFragment &F : *Content) // There are no others than data.
    Bytes.append(F.getContents().data(), F.getContents().size());
  return Bytes;
}

static bool isAlignNext(Cursor C) {
  C.skipBlanks();
  return C.takeName().equals_insensitive("align");
}

/// ::= .text [align=N] | .data [align=N] | .rodata [align=N]
bool ClrxAsmParser::parseNamedSection(Cursor &C, unsigned Arg, SMLoc Loc) {
  static constexpr StringLiteral Names[] = {".text", ".data", ".rodata"};
  if (keepsSections())
    return enterNamedSection(C, Names[Arg], Loc);
  SectionAttributes Attrs;
  return (isAlignNext(C) && parseSectionAlignment(C, Attrs)) ||
         checkGarbage(C) ||
         TheContainer->switchToSection(Names[Arg], Attrs, Loc);
}

/// ::= .kernel name
bool ClrxAsmParser::parseKernel(Cursor &C, unsigned, SMLoc Loc) {
  StringRef Name;
  return parseNameOperand(C, "kernel name", Name) || checkGarbage(C) ||
         TheContainer->enterKernel(Name, Loc);
}

/// ::= .main
bool ClrxAsmParser::parseMain(Cursor &C, unsigned, SMLoc Loc) {
  return checkGarbage(C) || TheContainer->enterMain(Loc);
}

/// ::= .offset absolute-expression
/// ::= .struct absolute-expression
bool ClrxAsmParser::parseAbsoluteSection(Cursor &C, unsigned, SMLoc) {
  int64_t Offset;
  if (parseAbsolute(C, Offset) || checkGarbage(C))
    return true;
  enterAbsoluteSection(Offset);
  return false;
}

void ClrxAsmParser::enterAbsoluteSection(uint64_t Counter) {
  enterCompilerSection(CompilerSection::Code);
  CurSection = nullptr;
  AbsoluteCounter = Counter;
}

/// Assigning to `.` leads to the absolute section.
bool ClrxAsmParser::assignSymbol(StringRef Path, SMLoc Loc,
                                 const ExprSection *Sec, int64_t Value) {
  if (Path != ".")
    return Symbols.assignValue(Path, Loc, Sec, Value);
  if (Sec)
    return Diags.error(Loc, "symbol '.' cannot be assigned here");
  enterAbsoluteSection(Value);
  return false;
}

//===----------------------------------------------------------------------===//
// .section
//===----------------------------------------------------------------------===//

/// ::= .section name [align=N]
/// ::= .section name, "flags"[, @type [align=N]]
bool ClrxAsmParser::parseSection(Cursor &C, unsigned, SMLoc Loc) {
  if (keepsSections())
    return parseKeptSection(C, Loc);
  StringRef Name;
  SectionAttributes Attrs;
  return parseNameOperand(C, "section name", Name) ||
         parseSectionAttributes(C, Attrs) || checkGarbage(C) ||
         TheContainer->switchToSection(Name, Attrs, Loc);
}

bool ClrxAsmParser::parseSectionAttributes(Cursor &C,
                                           SectionAttributes &Attrs) {
  if (C.atEnd())
    return false;
  if (C.peek() != ',')
    return parseSectionAlignment(C, Attrs);
  C.advance();
  SMLoc Loc = C.nextLoc();
  std::string Letters;
  if (parseString(C, Letters))
    return true;
  Attrs.HasFlags = true;
  for (char L : Letters) {
    if (L != 'a' && L != 'w' && L != 'x')
      return Diags.error(Loc, "section flags may be 'a', 'w' and 'x' only");
    Attrs.Flags |= L == 'a'   ? ELF::SHF_ALLOC
                   : L == 'w' ? ELF::SHF_WRITE
                              : ELF::SHF_EXECINSTR;
  }
  if (C.atEnd())
    return false;
  return expectComma(C) || parseSectionType(C, Attrs) ||
         (!C.atEnd() && parseSectionAlignment(C, Attrs));
}

bool ClrxAsmParser::parseSectionType(Cursor &C, SectionAttributes &Attrs) {
  SMLoc Loc = C.nextLoc();
  if (!C.consume('@'))
    return Diags.error(Loc, "expected '@' before section type");
  StringRef Name = C.takeName();
  if (Name.equals_insensitive("progbits"))
    Attrs.Type = ELF::SHT_PROGBITS;
  else if (Name.equals_insensitive("note"))
    Attrs.Type = ELF::SHT_NOTE;
  else if (Name.equals_insensitive("nobits"))
    Attrs.Type = ELF::SHT_NOBITS;
  else
    return Diags.error(Loc, "unknown section type '" + Name +
                                "', expected @progbits, @note or @nobits");
  return false;
}

bool ClrxAsmParser::parseSectionAlignment(Cursor &C, SectionAttributes &Attrs) {
  SMLoc Loc = C.nextLoc();
  if (!C.takeName().equals_insensitive("align"))
    return Diags.error(Loc, "expected ',' or align=");
  if (!C.consume('='))
    return Diags.error(C.loc(), "expected '=' after 'align'");
  Loc = C.nextLoc();
  int64_t Value;
  if (parseAbsolute(C, Value))
    return true;
  Attrs.Alignment = uint64_t(Value);
  if (Value && !isPowerOf2_64(Attrs.Alignment))
    return Diags.error(Loc, "alignment must be a power of two or zero");
  return false;
}

//===----------------------------------------------------------------------===//
// Moving the counter
//===----------------------------------------------------------------------===//

bool ClrxAsmParser::moveCounter(const ExprSection *Sec, int64_t Value,
                                bool IsAbsolute, uint8_t Fill, SMLoc Loc) {
  if (checkCounterMovable(Loc))
    return true;
  if (!IsAbsolute && Sec != CurSection)
    return Diags.error(Loc, "cannot move the counter into another section");
  if (!CurSection) {
    if (Fill)
      Diags.warning(Loc, "fill value is ignored in the absolute section");
    AbsoluteCounter = uint64_t(Value);
    return false;
  }
  int64_t Counter = int64_t(CurSection->getCounter());
  if (Value < Counter)
    return Diags.error(Loc, "attempt to move the counter backwards, from " +
                                Twine(Counter) + " to " + Twine(Value));
  return fillBytes(uint64_t(Value - Counter), Fill, Loc);
}

/// ::= .org expression[, fill]
bool ClrxAsmParser::parseOrg(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  OperandValue Target;
  if (Symbols.parseExpression(C, EF_MustBeKnown, Target))
    return true;
  int64_t Fill = 0;
  if (C.consume(',')) {
    SMLoc FillLoc = C.nextLoc();
    if (parseAbsolute(C, Fill))
      return true;
    warnIfTruncated(FillLoc, Fill, 8);
  }
  if (checkGarbage(C))
    return true;
  uint64_t From = getCounter();
  bool Failed =
      moveCounter(Target.Section, Target.Value,
                  Target.K == OperandValue::Absolute, uint8_t(Fill), Loc);
  showData(From);
  return Failed;
}
