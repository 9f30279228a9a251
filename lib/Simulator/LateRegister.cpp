//===- LateRegister.cpp - A result that arrives later -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The origins of undefined values do not change here: they belong to the
// instruction that has computed the value.
//
//===----------------------------------------------------------------------===//

#include "Simulator/LateRegister.h"

using namespace clrx;
using namespace clrx::sim;

bool sim::canBeLate(const Wavefront &W, unsigned Code) {
  return Code >= CodeVGPR0 ? Code - CodeVGPR0 < W.Vectors.size()
                           : Code < ScalarRegisters::Count;
}

void LateRegister::save(const Wavefront &W, unsigned Register,
                        uint32_t WrittenBits) {
  Code = Register;
  Bits = WrittenBits;
  if (!isVector()) {
    Values[0] = W.Scalars.Values[Code];
    Undefined[0] = W.Scalars.Undefined[Code];
    return;
  }
  Lanes = W.exec();
  std::copy_n(W.Vectors.values(getVGPR()), MaxLanes, Values);
  UndefinedLanes = W.Vectors.undefinedLanes(getVGPR());
  if (UndefinedLanes)
    std::copy_n(W.Vectors.undefined(getVGPR()), MaxLanes, Undefined);
}

void LateRegister::takeResult(Wavefront &W) {
  if (!isVector()) {
    std::swap(Values[0], W.Scalars.Values[Code]);
    std::swap(Undefined[0], W.Scalars.Undefined[Code]);
    return;
  }
  VectorRegisters &R = W.Vectors;
  std::swap_ranges(Values, Values + MaxLanes, R.values(getVGPR()));
  const bool HasUndefined = UndefinedLanes | R.undefinedLanes(getVGPR());
  std::swap(UndefinedLanes, R.undefinedLanes(getVGPR()));
  if (HasUndefined)
    std::swap_ranges(Undefined, Undefined + MaxLanes, R.undefined(getVGPR()));
}

/// Writes some bits of each lane.
void LateRegister::deliverPart(VectorRegisters &R) const {
  for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1) {
    const unsigned Lane = unsigned(llvm::countr_zero(Rest));
    const uint32_t NewUndefined =
        UndefinedLanes >> Lane & 1 ? Undefined[Lane] : 0;
    const uint32_t Old = R.values(getVGPR())[Lane];
    const uint32_t OldUndefined = R.undefinedBits(getVGPR(), Lane);
    R.set(getVGPR(), Lane, (Old & ~Bits) | (Values[Lane] & Bits),
          (OldUndefined & ~Bits) | (NewUndefined & Bits));
  }
}

void LateRegister::deliver(Wavefront &W) const {
  if (!isVector()) {
    W.Scalars.Values[Code] = Values[0];
    W.Scalars.Undefined[Code] = Undefined[0];
    return;
  }
  VectorRegisters &R = W.Vectors;
  const bool HadNewUndefined = R.HasNewUndefined;
  if (Bits == ~uint32_t(0) && !(UndefinedLanes & Lanes))
    R.setLanes(getVGPR(), Lanes, Values);
  else
    deliverPart(R);
  R.HasNewUndefined = HadNewUndefined;
}
