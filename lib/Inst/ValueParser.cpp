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
         Ctx.error(Loc, rules::NotAbsolute, "expression must be absolute");
}

bool ValueParser::parseKnown(int64_t &Value) {
  OperandValue V;
  if (Ctx.Host.parseExpression(Ctx.Cur, EF_MustBeKnown | EF_MustBeAbsolute, V))
    return true;
  Value = V.Value;
  return false;
}

uint32_t ValueParser::fitValue(const char *Loc, int64_t Value, unsigned Bits,
                               FieldCheck Check) {
  return clrx::fitValue(Value, Bits, Check, [&](const Twine &Msg) {
    Ctx.warning(Loc, rules::ValueRange, Msg);
  });
}

bool ValueParser::parseKnownUnsigned(unsigned Bits, uint32_t &Value) {
  const char *Loc = Ctx.nextLoc();
  int64_t V;
  if (parseKnown(V))
    return true;
  Value = fitValue(Loc, V, Bits, FieldCheck::Unsigned);
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
  Ctx.Inst[F] = fitValue(Loc, V.Value, Info.Bits, Info.Check);
  return false;
}
