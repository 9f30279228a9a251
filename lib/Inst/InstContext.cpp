//===- InstContext.cpp - State of the statement being parsed --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Cursor helpers, reports, and the steps that every format shares.
//
//===----------------------------------------------------------------------===//

#include "InstContext.h"
#include "InstDiagnostics.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Cursor
//===----------------------------------------------------------------------===//

bool InstContext::expect(char C, const Twine &Where) {
  if (Cur.consume(C))
    return false;
  return error(Cur.pos(), rules::Syntax,
               "expected '" + Twine(C) + "' " + Where);
}

bool InstContext::reportMissingComma() {
  return Cur.atEnd() ? InstDiagnostics(*this).reportTooFewOperands()
                     : error(Cur.pos(), rules::Syntax,
                             "expected ',' before the next operand");
}

StringRef InstContext::peekKeyword() {
  const char *End = nextLoc();
  if (isAlpha(*End) || *End == '_')
    while (isAlnum(*End) || *End == '_')
      ++End;
  return StringRef(Cur.pos(), End - Cur.pos());
}

bool InstContext::consumeKeyword(StringRef Keyword) {
  Cur.skipBlanks();
  if (toLower(Cur.peek()) != Keyword[0] ||
      !peekKeyword().equals_insensitive(Keyword))
    return false;
  Cur.advance(Keyword.size());
  return true;
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

bool InstContext::error(const char *Loc, RuleId Rule, const Twine &Msg) {
  return Host.getReporter().error(SMLoc::getFromPointer(Loc), Rule, Msg);
}

bool InstContext::errorWithFix(const char *Loc, RuleId Rule, const Twine &Msg,
                               const Twine &Fix) {
  return Host.getReporter().errorWithFix(SMLoc::getFromPointer(Loc), Rule, Msg,
                                         Fix);
}

void InstContext::warning(const char *Loc, RuleId Rule, const Twine &Msg) {
  Host.getReporter().warning(SMLoc::getFromPointer(Loc), Rule, Msg);
}

void InstContext::note(const char *Loc, const Twine &Msg) {
  Host.getReporter().note(SMLoc::getFromPointer(Loc), Msg);
}

void InstContext::noteFix(const char *Loc, const FixIt &Fix, const Twine &Msg) {
  Host.getReporter().noteFix(SMLoc::getFromPointer(Loc), Fix, Msg);
}

const char *InstContext::locOf(const InstOperand &Op) const {
  return OperandLocs[&Op - Inst.Operands];
}

bool InstContext::errorAt(OperandKind K, RuleId Rule, const Twine &Msg) {
  const InstOperand *Op = Inst.find(K);
  return error(Op && locOf(*Op) ? locOf(*Op) : MnemonicLoc, Rule, Msg);
}

//===----------------------------------------------------------------------===//
// Fields and encodings
//===----------------------------------------------------------------------===//

void InstContext::setDefault(Field F, uint32_t Value) {
  if (!Modifiers.has(F))
    Inst[F] = Value;
}

void InstContext::assignOperandFields() {
  const Field *Fields = Inst.Row->OperandFields;
  for (unsigned I = 0, E = Inst.Row->NumOperands; I != E; ++I)
    if (Inst.Operands[I].File != OperandFile::None && Fields[I] != Field::None)
      Inst[Fields[I]] = Inst.Operands[I].fieldValue();
}

bool InstContext::checkSize(bool IsLong) {
  if (Size == SizeSuffix::E32 && IsLong)
    return error(MnemonicLoc, rules::Encoding,
                 "the operands need the 64-bit encoding");
  if (Size == SizeSuffix::E64 && !IsLong)
    return error(MnemonicLoc, rules::Literal,
                 "the operands need the 32-bit encoding, without a literal");
  return false;
}
