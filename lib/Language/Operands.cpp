//===- Operands.cpp - Operands of pseudo-ops and instructions -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What instructions, expressions and containers may ask, and how pseudo-ops of
// the language read their operands.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "MCParserAdapter.h"
#include "clrx/Expr/Literals.h"
#include "clrx/ISA/Registers.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCSymbol.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// ExprHost
//===----------------------------------------------------------------------===//

bool ClrxAsmParser::getCounter(const ExprSection *&Sec, int64_t &Value) {
  if (startOutput())
    return true;
  Sec = CurSection;
  Value = int64_t(getCounter());
  return false;
}

bool ClrxAsmParser::moveCounterTo(const ExprSection *Sec, int64_t Value,
                                  SMLoc Loc) {
  uint64_t From = getCounter();
  if (moveCounter(Sec, Value, /*IsAbsolute=*/!Sec, /*Fill=*/0, Loc))
    return true;
  showData(From);
  return false;
}

bool ClrxAsmParser::getLabelPlace(SMLoc Loc, const ExprSection *&Sec,
                                  int64_t &Value) {
  if (getCounter(Sec, Value))
    return true;
  return CurSection && !CurSection->traits().Addressable &&
         Diags.error(Loc, "section '" + CurSection->getName() +
                              "' cannot hold labels");
}

const ExprSection *ClrxAsmParser::getSectionAt(uint64_t Address) {
  const ExprSection *Found = nullptr;
  for (const std::unique_ptr<Section> &S : OwnedSections) {
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

bool ClrxAsmParser::parseRegister(Cursor &C, StringRef What,
                                  RegisterRange &Range) {
  C.skipBlanks();
  if (startOutput())
    return true;
  if (C.rest().empty())
    return Diags.error(C.loc(), "expected " + What);
  return Insts->parseRegisterOperand(C, *this, Range);
}

std::string ClrxAsmParser::explainRegister(StringRef Name,
                                           StringRef Alternatives) {
  return explainRegisterName(Name, Target.architecture(), Alternatives);
}

void ClrxAsmParser::considerRegisters(ClosestName &Closest) {
  considerRegisterNames(Closest, Target.architecture());
}

//===----------------------------------------------------------------------===//
// AsmHost
//===----------------------------------------------------------------------===//

Section *ClrxAsmParser::createSection(StringRef Name, SectionTraits Traits) {
  MCContext &Ctx = MC.getContext();
  MCSymbol *Begin = Traits.isPlaceholder() ? nullptr : Ctx.createTempSymbol();
  OwnedSections.push_back(
      std::make_unique<Section>(Ctx.allocateString(Name), Traits, Begin));
  Section *S = OwnedSections.back().get();
  if (Traits.isPlaceholder())
    return S;
  // Entering it defines its begin symbol, which relocations may name even if
  // nothing is ever emitted there.
  Streamer.pushSection();
  Streamer.switchSection(&S->getContent());
  Streamer.popSection();
  if (Traits.Labels == LabelValue::Linked)
    startLinking();
  return S;
}

void ClrxAsmParser::switchToSection(Section *S) {
  enterCompilerSection(CompilerSection::Code);
  CurSection = S;
  if (!S->traits().isPlaceholder())
    Streamer.switchSection(&S->getContent());
}

namespace {
/// A number for a container that becomes known later.
class LateNumber final : public PendingUse {
  Reporter &Report;
  AsmHost::NumberUse Use;

public:
  LateNumber(Reporter &Report, AsmHost::NumberUse Use)
      : Report(Report), Use(std::move(Use)) {}

  void resolve(int64_t Value, const ExprSection *Sec,
               SourcePos ExprPos) override {
    if (Sec)
      Report.error(ExprPos, "expected a number, not a place in '" +
                                Sec->getName() + "'");
    else
      Use(Value, ExprPos);
  }
  void relocate(const ExprSection *Target, int64_t, RelocationSpecifier,
                SourcePos ExprPos) override {
    resolve(0, Target, ExprPos);
  }
};
} // namespace

bool ClrxAsmParser::parseNumber(NumberUse Use) {
  OperandValue V;
  if (Symbols.parseExpression(Operands, EF_MustBeAbsolute, V))
    return true;
  if (V.isKnown())
    Use(V.Value, Diags.capture(V.Loc));
  else
    Symbols.attachUse(V.Expr,
                      std::make_unique<LateNumber>(Diags, std::move(Use)));
  return false;
}

bool ClrxAsmParser::readStatement(Cursor &Statement) {
  if (!Sources.next(Stmt))
    return false;
  Statement = Stmt;
  return true;
}

bool ClrxAsmParser::parseAndAssignSymbol(Section *Sec, uint64_t Value) {
  StringRef Path;
  SMLoc Loc;
  if (parsePath(Operands, "symbol name", Path, Loc) || checkEndOfStatement())
    return true;
  if (Sec && Path == ".") {
    switchToSection(Sec);
    return false;
  }
  return assignSymbol(Path, Loc, Sec, int64_t(Value));
}

//===----------------------------------------------------------------------===//
// Operands of pseudo-ops
//===----------------------------------------------------------------------===//

std::string ClrxAsmParser::describeTruncation(int64_t Value, unsigned Bits) {
  uint64_t Kept = uint64_t(Value) & maskTrailingOnes<uint64_t>(Bits);
  return "value 0x" + utohexstr(uint64_t(Value), /*LowerCase=*/true) +
         " truncated to 0x" + utohexstr(Kept, /*LowerCase=*/true);
}

bool ClrxAsmParser::unknownName(SMLoc Loc, StringRef What, StringRef Name,
                                const ClosestName &Closest) {
  Diags.error(Loc, "unknown " + What + " '" + Name + "'");
  Diags.suggest(Loc, Closest);
  return true;
}

bool ClrxAsmParser::checkGarbage(Cursor &C) {
  if (C.atEnd())
    return false;
  return Diags.error(C.loc(), "unexpected text at end of statement");
}

bool ClrxAsmParser::expectComma(Cursor &C) {
  if (C.consume(','))
    return false;
  return Diags.error(C.loc(), "expected ',' before argument");
}

bool ClrxAsmParser::parseAbsolute(Cursor &C, int64_t &Value) {
  OperandValue V;
  if (Symbols.parseExpression(C, EF_MustBeKnown | EF_MustBeAbsolute, V))
    return true;
  Value = V.Value;
  return false;
}

bool ClrxAsmParser::parseOptional(Cursor &C, OptionalOperand &Op) {
  Op.Loc = C.nextLoc();
  OperandValue V;
  if (Symbols.parseExpression(
          C, EF_MustBeKnown | EF_MustBeAbsolute | EF_MayBeEmpty, V))
    return true;
  Op.Given = V.Loc.isValid();
  if (Op.Given)
    Op.Value = V.Value;
  return false;
}

bool ClrxAsmParser::parseOptionalTail(
    Cursor &C, std::initializer_list<OptionalOperand *> Ops) {
  for (OptionalOperand *Op : Ops)
    if (!C.consume(','))
      break;
    else if (parseOptional(C, *Op))
      return true;
  return checkGarbage(C);
}

bool ClrxAsmParser::parseName(Cursor &C, StringRef What, StringRef &Name,
                              SMLoc &Loc) {
  Loc = C.nextLoc();
  Name = C.takeName();
  return Name.empty() && Diags.error(Loc, "expected " + What);
}

bool ClrxAsmParser::parsePath(Cursor &C, StringRef What, StringRef &Path,
                              SMLoc &Loc) {
  Loc = C.nextLoc();
  Path = C.takePath();
  return Path.empty() && Diags.error(Loc, "expected " + What);
}

bool ClrxAsmParser::parseNameOperand(Cursor &C, const Twine &What,
                                     StringRef &Name, bool MayHaveHyphens) {
  C.skipBlanks();
  // '$' belongs to symbol names only.
  auto IsIn = [=](char Ch) {
    return (isNameChar(Ch) && Ch != '$') || (MayHaveHyphens && Ch == '-');
  };
  const char *Begin = C.pos();
  while (!C.rest().empty() && IsIn(C.peek()))
    C.advance();
  Name = StringRef(Begin, C.pos() - Begin);
  if (!Name.empty() && !isDigit(Name[0]))
    return false;
  return Diags.error(SMLoc::getFromPointer(Begin), "expected " + What);
}

bool ClrxAsmParser::parseString(Cursor &C, std::string &Value) {
  SMLoc Begin = C.nextLoc();
  if (C.rest().empty() || C.peek() != '"')
    return Diags.error(Begin, "expected string");
  C.advance();
  Value.clear();
  while (!C.rest().empty()) {
    char Ch = C.peek();
    SMLoc Loc = C.loc();
    C.advance();
    if (Ch == '"')
      return false;
    if (Ch != '\\') {
      Value += Ch;
      continue;
    }
    if (C.rest().empty())
      break;
    char Escaped;
    if (const char *Msg = scanStringEscape(C, Escaped))
      return Diags.error(Loc, Msg);
    Value += Escaped;
  }
  return Diags.errorWithFix(Begin, "unterminated string", "close it with '\"'");
}
