//===- ImmediateParser.cpp - Immediates with a syntax of their own --------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Branch targets, and the immediates of s_waitcnt, s_sendmsg and s_getreg_b32.
//
//===----------------------------------------------------------------------===//

#include "ImmediateParser.h"
#include "InstContext.h"
#include "ValueParser.h"
#include "clrx/ISA/Names.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

bool ImmediateParser::parseBranchTarget() {
  const char *Loc = Ctx.nextLoc();
  OperandValue V;
  if (ValueParser(Ctx).parseValue(V))
    return true;
  if (V.K == OperandValue::Pending) {
    ValueParser(Ctx).addPending(FieldFixup::Branch16, V);
    return false;
  }
  if (V.K == OperandValue::Absolute || !Ctx.Host.isCurrentSection(V.Section))
    return Ctx.errorWithFix(
        Loc, rules::Relocation, describeMisplaced(FieldFixup::Branch16),
        "a target is a label, or an address such as '. + 8'");
  uint64_t Bits;
  std::string Message =
      completeField(FieldFixup::Branch16, Ctx.Host.getCurrentOffset(), V.Value,
                    /*IsAddress=*/true, Bits, [](const Twine &) {});
  if (!Message.empty())
    return Ctx.error(Loc, rules::ValueRange, Message);
  Ctx.Inst[Field::Imm] = Bits;
  return false;
}

/// Parses `\p Function (`.
bool ImmediateParser::parseFunctionStart(StringRef Function) {
  const char *Loc = Ctx.nextLoc();
  if (!Ctx.consumeKeyword(Function))
    return Ctx.error(Loc, rules::Syntax, "expected " + Function + "(...)");
  return Ctx.expect('(', "after " + Function);
}

/// ::= counter ( expression )
bool ImmediateParser::parseCounter(unsigned &SeenMask) {
  const char *Loc = Ctx.nextLoc();
  StringRef Name = Ctx.peekKeyword();
  const WaitCounter *C = WaitCounters.find(Name, maskOf(Ctx.A));
  if (!C) {
    Ctx.error(Loc, rules::Syntax,
              "expected " + WaitCounters.list(maskOf(Ctx.A)));
    if (SeenMask)
      Ctx.note(Loc,
               "counters are joined with '&', or with nothing between them");
    return true;
  }
  Ctx.Cur.setPos(Name.end());
  if (Ctx.expect('(', "after " + C->Name))
    return true;
  const char *ValueLoc = Ctx.nextLoc();
  int64_t Value;
  if (ValueParser(Ctx).parseKnown(Value) || Ctx.expect(')', "after the count"))
    return true;
  if (!isUIntN(C->Bits, Value))
    Ctx.warning(ValueLoc, rules::ValueRange,
                C->Name + " " + Twine(Value) + " is out of range (0 to " +
                    Twine(C->getMax()) + ")");
  unsigned Bit = 1u << C->Value;
  if (SeenMask & Bit)
    Ctx.warning(Loc, rules::Redefinition, C->Name + " is already defined");
  SeenMask |= Bit;
  Ctx.Inst[Field::Imm] = C->set(Ctx.Inst[Field::Imm], Value);
  return false;
}

bool ImmediateParser::parseWaitCnt() {
  Ctx.Inst[Field::Imm] = getIdleWaitCnt(Ctx.A);
  unsigned SeenMask = 0;
  do {
    if (parseCounter(SeenMask))
      return true;
  } while (Ctx.Cur.consume('&') || !Ctx.Cur.atEnd());
  return false;
}

/// ::= name | emit-cut | @ expression
bool ImmediateParser::parseGSOp(uint32_t &Op) {
  StringRef Name = Ctx.peekKeyword();
  if (Name.equals_insensitive("emit") &&
      Ctx.Cur.rest().starts_with_insensitive("emit-cut")) {
    Ctx.Cur.advance(strlen("emit-cut"));
    Op = GSOpNames.find("emit-cut")->Value;
    return false;
  }
  return ValueParser(Ctx).parseNamed(GSOpNames, 3, "GS operation", Op);
}

bool ImmediateParser::parseSendMsg() {
  uint32_t Msg, Op = 0;
  int64_t Stream = 0;
  if (parseFunctionStart("sendmsg") ||
      ValueParser(Ctx).parseNamed(MessageNames, 4, "message", Msg))
    return true;
  if (hasGSOp(Msg)) {
    if (Ctx.expectComma() || parseGSOp(Op))
      return true;
    if (Op) {
      if (Ctx.expectComma())
        return true;
      const char *Loc = Ctx.nextLoc();
      if (ValueParser(Ctx).parseKnown(Stream))
        return true;
      if (!isUInt<2>(Stream))
        Ctx.warning(Loc, rules::ValueRange,
                    "stream " + Twine(Stream) + " is out of range (0 to 3)");
    }
  }
  Ctx.Inst[Field::Imm] = Msg | Op << 4 | (Stream & 3) << 8;
  return Ctx.expect(')', "after the message");
}

bool ImmediateParser::parseHwReg() {
  uint32_t Reg;
  int64_t Start, Bits;
  if (parseFunctionStart("hwreg") ||
      ValueParser(Ctx).parseNamed(HwRegNames, 6, "hardware register", Reg) ||
      Ctx.expectComma())
    return true;
  const char *StartLoc = Ctx.nextLoc();
  if (ValueParser(Ctx).parseKnown(Start) || Ctx.expectComma())
    return true;
  const char *BitsLoc = Ctx.nextLoc();
  if (ValueParser(Ctx).parseKnown(Bits) ||
      Ctx.expect(')', "after the number of bits"))
    return true;
  if (!isUInt<5>(Start))
    Ctx.warning(StartLoc, rules::ValueRange,
                "first bit " + Twine(Start) + " is out of range (0 to 31)");
  if (Bits < 1 || Bits > 32)
    Ctx.warning(BitsLoc, rules::ValueRange,
                "number of bits " + Twine(Bits) + " is out of range (1 to 32)");
  Ctx.Inst[Field::Imm] =
      (Reg | uint64_t(Start) << 6 | (uint64_t(Bits) - 1) << 11) & 0xffff;
  return false;
}
