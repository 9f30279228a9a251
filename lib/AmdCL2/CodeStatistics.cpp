//===- CodeStatistics.cpp - Instruction counts of a stub ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds where instructions end by the encodings' own fields. The rules are
// those of the drivers' counts, as clrxasm 0.1.9 writes them, and not quite the
// hardware's.
//
//===----------------------------------------------------------------------===//

#include "CodeStatistics.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

/// Sets of numbers below 64 as bit masks.
template <typename... T> static constexpr uint64_t setOf(T... Numbers) {
  return ((uint64_t(1) << Numbers) | ... | 0);
}
static constexpr bool contains(uint64_t Set, unsigned Number) {
  return Set >> Number & 1;
}

namespace {
/// What decides an instruction's length on one architecture.
struct EncodingRules {
  unsigned SopkLiteralOpcode;  ///< s_setreg_imm32_b32
  uint64_t TwoDwordClasses;    ///< Bits 29:26 of encodings 11xxxx.
  bool HasSmrdLiteral;         ///< Class 0 is SMRD, with a literal offset.
  uint64_t Vop2LiteralOpcodes; ///< v_madmk and v_madak
  bool HasSdwaAndDpp;          ///< Vector sources 0xf9 and 0xfa.
};
} // namespace

static constexpr EncodingRules RulesGCN11 = {21, setOf(4, 6, 7, 8, 10, 12, 14),
                                             true, setOf(32, 33), false};
static constexpr EncodingRules RulesGCN12 = {
    20, setOf(0, 1, 4, 6, 7, 8, 10, 12), false, setOf(23, 24, 36, 37), true};

/// Bits 29:26 of encodings 11xxxx.
static constexpr uint64_t LocalMemoryClasses = setOf(6);             // DS
static constexpr uint64_t GlobalMemoryClasses = setOf(7, 8, 10, 12); // FLAT...

static constexpr unsigned LiteralSource = 0xff;

static unsigned getField(uint32_t Word, unsigned Shift, unsigned Bits) {
  return Word >> Shift & ((1u << Bits) - 1);
}

/// Encodings 10xxxx: SOP2, SOPK, SOP1, SOPC, SOPP.
static bool hasScalarLiteral(uint32_t Word, const EncodingRules &Rules) {
  bool Source0 = getField(Word, 0, 8) == LiteralSource;
  bool Source1 = getField(Word, 8, 8) == LiteralSource;
  if (getField(Word, 28, 2) != 3) // SOP2
    return Source0 || Source1;
  switch (getField(Word, 23, 5)) {
  case 0x1d: // SOP1
    return Source0;
  case 0x1e: // SOPC
    return Source0 || Source1;
  case 0x1f: // SOPP
    return false;
  default: // SOPK
    return getField(Word, 23, 5) == Rules.SopkLiteralOpcode;
  }
}

/// Encodings 0xxxxx: VOP2, VOP1, VOPC.
static bool hasVectorExtension(uint32_t Word, const EncodingRules &Rules) {
  unsigned Source0 = getField(Word, 0, 9);
  if (Source0 == LiteralSource)
    return true;
  if (Rules.HasSdwaAndDpp && (Source0 == 0xf9 || Source0 == 0xfa))
    return true;
  bool IsVop2 = getField(Word, 25, 6) < 0x3e;
  return IsVop2 && contains(Rules.Vop2LiteralOpcodes, getField(Word, 25, 6));
}

static bool hasSecondDword(uint32_t Word, const EncodingRules &Rules) {
  if (getField(Word, 31, 1) == 0)
    return hasVectorExtension(Word, Rules);
  if (getField(Word, 30, 1) == 0)
    return hasScalarLiteral(Word, Rules);
  unsigned Class = getField(Word, 26, 4);
  if (Class == 0 && Rules.HasSmrdLiteral)
    return getField(Word, 0, 9) == LiteralSource;
  return contains(Rules.TwoDwordClasses, Class);
}

CodeStatistics amdcl2::countInstructions(ArrayRef<char> Code, Arch A) {
  const EncodingRules &Rules = A >= Arch::GCN1_2 ? RulesGCN12 : RulesGCN11;
  CodeStatistics Result;
  for (size_t I = 0; I + 4 <= Code.size();) {
    uint32_t Word = support::endian::read32le(Code.data() + I);
    ++Result.NumInsts;
    if (getField(Word, 30, 2) == 3) {
      unsigned Class = getField(Word, 26, 4);
      Result.NumLocalMemoryInsts += contains(LocalMemoryClasses, Class);
      Result.NumGlobalMemoryInsts += contains(GlobalMemoryClasses, Class);
    }
    I += hasSecondDword(Word, Rules) ? 8 : 4;
  }
  return Result;
}
