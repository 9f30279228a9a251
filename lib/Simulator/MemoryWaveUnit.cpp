//===- MemoryWaveUnit.cpp - Moves between lanes through the LDS hardware -*- C++
//-*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that execute the wave operations of MemoryOps.def: instructions
// of memory formats that access no memory.
//
//===----------------------------------------------------------------------===//

#include "Semantics/MemoryFunctions.h"
#include "Simulator/MemoryElements.h"
#include "Simulator/MemoryUnit.h"
#include "Simulator/WorkGroup.h"
#include "llvm/ADT/StringMap.h"

using namespace clrx;
using namespace clrx::sim;

namespace {

/// A dword of a lane.
struct LaneValue {
  uint32_t Bits = 0;
  uint32_t Undefined = 0;
};

/// The data operand: a register of all lanes.
struct LaneData {
  LaneValue Values[MaxLanes];
  const LaneValue &operator[](unsigned Lane) const {
    return Values[Lane % MaxLanes];
  }
};

/// The names that the texts of wave operations use.
class MemoryWaveOps {
public:
  MemoryWaveOps(Wavefront &W, const DecodedInst &Decoded)
      : W(W), Decoded(Decoded), I(Decoded.I), OFFSET(I[Field::Offset]),
        LANES(W.numLanes()), TIME(W.NumInsts), WAVE(W.Index) {}

#define CLRX_WAVE_OP(Id, Mnemonics, Arches, ...)                               \
  static void Id(Wavefront &W, const DecodedInst &D) {                         \
    MemoryWaveOps(W, D).execute(&MemoryWaveOps::run##Id);                      \
  }                                                                            \
  void run##Id() { __VA_ARGS__; }
#include "Semantics/MemoryOps.def"

private:
  Wavefront &W;
  const DecodedInst &Decoded;
  const Inst &I;
  const uint32_t OFFSET;
  const unsigned LANES;
  const uint64_t TIME;
  const unsigned WAVE;
  unsigned LANE = 0;
  const uint32_t *ADDR = nullptr;
  LaneData DATA;
  LaneValue D[MaxLanes];

  using TextFn = void (MemoryWaveOps::*)();
  void execute(TextFn Text);
  void moveLanes(TextFn Text);

  void noAccess() {}
  void setScalar32(uint32_t Value) {
    W.Scalars.set32(Decoded.Destination->Code, {Value});
  }
  void setScalar64(uint64_t Value) {
    W.Scalars.set64(Decoded.Destination->Code, {Value});
  }
};

} // namespace

/// Executes \p Text for each lane in EXEC.
void MemoryWaveOps::moveLanes(TextFn Text) {
  const uint64_t Exec = W.exec();
  const unsigned Data = I.Operands[I.Row->NumOperands - 1].Code - CodeVGPR0;
  const bool HasAddress = I.Row->NumOperands == 3;
  const unsigned Address = I.Operands[1].Code - CodeVGPR0;
  VectorRegisters &R = W.Vectors;
  for (uint64_t Rest = Exec; Rest; Rest &= Rest - 1) {
    const unsigned Lane = llvm::countr_zero(Rest);
    DATA.Values[Lane] = {R.values(Data)[Lane], R.undefinedBits(Data, Lane)};
  }
  uint64_t Lanes = Exec;
  if (HasAddress) {
    ADDR = R.values(Address);
    Lanes = LaneAccess(W, Decoded).checkAddress(Address, Exec);
  }
  for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1) {
    LANE = llvm::countr_zero(Rest);
    (this->*Text)();
  }
  const unsigned Result = Decoded.Destination->Code - CodeVGPR0;
  for (uint64_t Rest = Exec; Rest; Rest &= Rest - 1) {
    const unsigned Lane = llvm::countr_zero(Rest);
    R.set(Result, Lane, D[Lane].Bits, D[Lane].Undefined);
  }
}

void MemoryWaveOps::execute(TextFn Text) {
  if (I.find(OperandKind::VDst))
    return moveLanes(Text);
  (this->*Text)();
}

ExecuteFn sim::getMemoryWaveFunction(llvm::StringRef Id) {
  static const llvm::StringMap<ExecuteFn> Functions = {
#define CLRX_WAVE_OP(Id, Mnemonics, Arches, ...) {#Id, MemoryWaveOps::Id},
#include "Semantics/MemoryOps.def"
  };
  return Functions.lookup(Id);
}
