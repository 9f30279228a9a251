//===- ValueParser.cpp - Expressions as operands and fields ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The host evaluates expressions. This file checks their values and puts them
// into fields.
//
//===----------------------------------------------------------------------===//

#include "ValueParser.h"
#include "InstDiagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

/// Parses an expression. A register in its place is parsed as an unknown
/// symbol. A range of registers cannot be a symbol, so this function reports
/// it.
bool ValueParser::parseValue(OperandValue &Value, unsigned Flags) {
  const char *Loc = Ctx.Cur.pos();
  if (Ctx.Host.parseExpression(Ctx.Cur, Flags, Value))
    return true;
  return Ctx.Cur.peek() == '[' &&
         InstDiagnostics(Ctx).reportWrongOperand(
             Loc, InstDiagnostics(Ctx).getExpectedOperand());
}

bool ValueParser::parseAbsolute(OperandValue &Value, unsigned Flags) {
  const char *Loc = Ctx.Cur.pos();
  if (parseValue(Value, Flags))
    return true;
  return Value.K == OperandValue::Relative &&
         Ctx.error(Loc, "expression must be absolute");
}

bool ValueParser::parseKnown(int64_t &Value) {
  OperandValue V;
  if (Ctx.Host.parseExpression(Ctx.Cur, EF_MustBeKnown | EF_MustBeAbsolute, V))
    return true;
  Value = V.Value;
  return false;
}

static std::string hex(uint64_t Value) {
  return "0x" + utohexstr(Value, /*LowerCase=*/true);
}

uint32_t ValueParser::fitValue(const char *Loc, int64_t Value, unsigned Bits,
                               bool AllowSigned) {
  uint32_t Cut = uint64_t(Value) & maskTrailingOnes<uint64_t>(Bits);
  if (!isUIntN(Bits, Value) && !(AllowSigned && isIntN(Bits, Value)))
    Ctx.warning(Loc, "value " + hex(Value) + " truncated to " + hex(Cut));
  return Cut;
}

bool ValueParser::parseKnownUnsigned(unsigned Bits, uint32_t &Value) {
  const char *Loc = Ctx.nextLoc();
  int64_t V;
  if (parseKnown(V))
    return true;
  Value = fitValue(Loc, V, Bits, /*AllowSigned=*/false);
  return false;
}

void ValueParser::addPending(FieldFixup Kind, const OperandValue &Value) {
  Ctx.Pending.push_back({Kind, getFieldFixupInfo(Kind).ByteOffset, Value,
                         InstDiagnostics(Ctx).getExpectedOperand()});
}

bool ValueParser::parseField(FieldFixup Kind, Field F) {
  const char *Loc = Ctx.nextLoc();
  OperandValue V;
  if (parseAbsolute(V))
    return true;
  const FieldFixupInfo &Info = getFieldFixupInfo(Kind);
  if (V.K == OperandValue::Pending) {
    addPending(Kind, V);
    Ctx.Inst[F] = 0;
    return false;
  }
  // The check of these two fields is less strict for values that are known now
  // than for values that become known later.
  bool AllowSigned = Info.Check != FieldCheck::Unsigned ||
                     Kind == FieldFixup::GprIdxImm8 ||
                     Kind == FieldFixup::SmemProbe7;
  Ctx.Inst[F] = fitValue(Loc, V.Value, Info.Bits, AllowSigned);
  return false;
}
