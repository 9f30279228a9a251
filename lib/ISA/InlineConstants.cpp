//===- InlineConstants.cpp - Constants encoded as operand codes -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of inline floats, and the computed codes of inline integers.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/InlineConstants.h"
#include "clrx/ISA/Inst.h"

using namespace llvm;
using namespace clrx;

namespace {
/// A float that has a source operand code.
struct InlineFloat {
  uint16_t Code;
  StringLiteral Text;
  uint32_t Bits[3]; ///< Indexed by FloatType.
};
} // namespace

static constexpr InlineFloat Floats[] = {
    {CodeInlineHalf, "0.5", {0x3800, 0x3f000000, 0x3fe00000}},
    {241, "-0.5", {0xb800, 0xbf000000, 0xbfe00000}},
    {242, "1.0", {0x3c00, 0x3f800000, 0x3ff00000}},
    {243, "-1.0", {0xbc00, 0xbf800000, 0xbff00000}},
    {244, "2.0", {0x4000, 0x40000000, 0x40000000}},
    {245, "-2.0", {0xc000, 0xc0000000, 0xc0000000}},
    {246, "4.0", {0x4400, 0x40800000, 0x40100000}},
    {247, "-4.0", {0xc400, 0xc0800000, 0xc0100000}},
    {CodeInline1Over2Pi, "0.15915494", {0x3118, 0x3e22f983, 0x3fc45f30}},
};

/// Additional digits of 1 / (2 pi) in double precision.
static constexpr StringLiteral DoubleDigits = "309189532";

static bool isInlineInteger(unsigned Code) {
  return Code >= CodeInlineZero && Code < CodeInlineMinusOne + 16;
}

static int getInlineInteger(unsigned Code) {
  return Code < CodeInlineMinusOne ? int(Code) - CodeInlineZero
                                   : CodeInlineMinusOne - 1 - int(Code);
}

static const InlineFloat *findFloat(unsigned Code) {
  unsigned Index = Code - CodeInlineHalf;
  return Index < std::size(Floats) ? &Floats[Index] : nullptr;
}

bool clrx::isInlineConstant(unsigned Code) {
  return isInlineInteger(Code) || findFloat(Code);
}

unsigned clrx::findInlineInteger(int64_t Value) {
  if (Value < -16 || Value > 64)
    return 0;
  return Value >= 0 ? CodeInlineZero + Value : CodeInlineMinusOne - 1 - Value;
}

unsigned clrx::findInlineFloat(FloatType Type, uint32_t Bits, Arch A) {
  if (!Bits)
    return CodeInlineZero;
  for (const InlineFloat &F : Floats)
    if (F.Bits[unsigned(Type)] == Bits &&
        (F.Code != CodeInline1Over2Pi || getArchInfo(A).HasInline1Over2Pi))
      return F.Code;
  return 0;
}

uint32_t clrx::getInlineBits(unsigned Code) {
  const InlineFloat *F = findFloat(Code);
  return F ? F->Bits[unsigned(FloatType::Single)] : getInlineInteger(Code);
}

void clrx::printInline(TextStream &OS, unsigned Code, FloatType Type) {
  const InlineFloat *F = findFloat(Code);
  if (!F)
    OS << getInlineInteger(Code);
  else
    OS << F->Text;
  if (Code == CodeInline1Over2Pi && Type == FloatType::Double)
    OS << DoubleDigits;
}
