//===- SpecialImm.cpp - waitcnt, sendmsg, hwreg ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Immediates with a syntax of their own: counters, messages, hardware
// registers.
//
//===----------------------------------------------------------------------===//

#include "InstParser.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

/// Parses FUNCTION ( .
bool InstParser::parseFunctionStart(StringRef Function) {
  const char *Loc = nextLoc();
  if (!consumeKeyword(Function))
    return error(Loc, "expected " + Function + "(...)");
  return expect('(', "after " + Function);
}

//===----------------------------------------------------------------------===//
// s_waitcnt
//===----------------------------------------------------------------------===//

/// ::= counter ( expression )
bool InstParser::parseCounter(unsigned &SeenMask) {
  const char *Loc = nextLoc();
  StringRef Name = peekKeyword();
  const WaitCounter *C = WaitCounters.find(Name, maskOf(A));
  if (!C)
    return error(Loc, "expected " + WaitCounters.list(maskOf(A)));
  Cur.setPos(Name.end());
  if (expect('(', "after " + C->Name))
    return true;
  const char *ValueLoc = nextLoc();
  int64_t Value;
  if (parseKnown(Value) || expect(')', "after the count"))
    return true;
  if (!isUIntN(C->Bits, Value))
    warning(ValueLoc, C->Name + " " + Twine(Value) + " is out of range (0 to " +
                          Twine(C->getMax()) + ")");
  unsigned Bit = 1u << C->Value;
  if (SeenMask & Bit)
    warning(Loc, C->Name + " is already defined");
  SeenMask |= Bit;
  Inst[Field::Imm] = C->set(Inst[Field::Imm], Value);
  return false;
}

/// ::= counter { [&] counter }
bool InstParser::parseWaitCnt() {
  Inst[Field::Imm] = getIdleWaitCnt(A);
  unsigned SeenMask = 0;
  do {
    if (parseCounter(SeenMask))
      return true;
  } while (Cur.consume('&') || !Cur.atEnd());
  return false;
}

//===----------------------------------------------------------------------===//
// s_sendmsg
//===----------------------------------------------------------------------===//

/// ::= name | emit-cut | @ expression
bool InstParser::parseGSOp(uint32_t &Op) {
  StringRef Name = peekKeyword();
  if (Name.equals_insensitive("emit") &&
      Cur.rest().starts_with_insensitive("emit-cut")) {
    Cur.advance(strlen("emit-cut"));
    Op = GSOpNames.find("emit-cut")->Value;
    return false;
  }
  return parseNamed(GSOpNames, 3, "GS operation", Op);
}

/// ::= sendmsg ( message [, operation [, stream]] )
bool InstParser::parseSendMsg() {
  uint32_t Msg, Op = 0;
  int64_t Stream = 0;
  if (parseFunctionStart("sendmsg") ||
      parseNamed(MessageNames, 4, "message", Msg))
    return true;
  if (hasGSOp(Msg)) {
    if (parseComma() || parseGSOp(Op))
      return true;
    if (Op) {
      if (parseComma())
        return true;
      const char *Loc = nextLoc();
      if (parseKnown(Stream))
        return true;
      if (!isUInt<2>(Stream))
        warning(Loc, "stream " + Twine(Stream) + " is out of range (0 to 3)");
    }
  }
  Inst[Field::Imm] = Msg | Op << 4 | (Stream & 3) << 8;
  return expect(')', "after the message");
}

//===----------------------------------------------------------------------===//
// hwreg
//===----------------------------------------------------------------------===//

/// ::= hwreg ( register , first bit , bits )
bool InstParser::parseHwReg() {
  uint32_t Reg;
  int64_t Start, Bits;
  if (parseFunctionStart("hwreg") ||
      parseNamed(HwRegNames, 6, "hardware register", Reg) || parseComma())
    return true;
  const char *StartLoc = nextLoc();
  if (parseKnown(Start) || parseComma())
    return true;
  const char *BitsLoc = nextLoc();
  if (parseKnown(Bits) || expect(')', "after the number of bits"))
    return true;
  if (!isUInt<5>(Start))
    warning(StartLoc,
            "first bit " + Twine(Start) + " is out of range (0 to 31)");
  if (Bits < 1 || Bits > 32)
    warning(BitsLoc,
            "number of bits " + Twine(Bits) + " is out of range (1 to 32)");
  Inst[Field::Imm] =
      (Reg | uint64_t(Start) << 6 | (uint64_t(Bits) - 1) << 11) & 0xffff;
  return false;
}
