//===- LaneFunctions.h - Functions that execute rows ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that apply the text of a row to operands. A row is a class with
// the types of its operands, its flags, and a function apply.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_LANEFUNCTIONS_H
#define CLRX_LIB_SEMANTICS_LANEFUNCTIONS_H

#include "Semantics/Operation.h"
#include "llvm/ADT/bit.h"

namespace clrx {

/// Reads lane \p Lane of \p Array, an array of LaneElements.
template <typename Op> Op loadLane(const void *Array, unsigned Lane) {
  if constexpr (Op::Bits == 0)
    return Op();
  else
    return fromElement<Op>(static_cast<const LaneElement<Op> *>(Array)[Lane]);
}

/// Tells the compiler that an iteration of the next loop depends on no other. A
/// result may overwrite the source of the same lane.
#ifdef __clang__
#define CLRX_INDEPENDENT_LANES _Pragma("clang loop vectorize(assume_safety)")
#else
#define CLRX_INDEPENDENT_LANES _Pragma("GCC ivdep")
#endif

/// Writes lane \p Lane of a result. Numbers of the types sat_* are cut to the
/// size of the type unless \p IsWide is true.
template <typename Op, bool IsWide>
void storeLane(void *Array, unsigned Lane, Op Result) {
  if constexpr (isSaturating<Op> && !IsWide) {
    const auto Bits = uint32_t(Result.value());
    static_cast<uint32_t *>(Array)[Lane] =
        Op::Bits == 16 ? Bits & 0xffff : Bits;
  } else {
    static_cast<LaneElement<Op> *>(Array)[Lane] = toElement(Result);
  }
}

/// The sources of a row. Those in the mask \p Uniform are the same in all
/// lanes.
template <typename Row, unsigned Uniform> class LaneLoader {
public:
  explicit LaneLoader(const LaneArgs &Args)
      : Args(Args), First0(load<typename Row::Source0>(0, 0)),
        First1(load<typename Row::Source1>(1, 0)),
        First2(load<typename Row::Source2>(2, 0)) {}

  auto source0(unsigned Lane) const {
    return Uniform & 1 ? First0 : load<typename Row::Source0>(0, Lane);
  }
  auto source1(unsigned Lane) const {
    return Uniform & 2 ? First1 : load<typename Row::Source1>(1, Lane);
  }
  auto source2(unsigned Lane) const {
    return Uniform & 4 ? First2 : load<typename Row::Source2>(2, Lane);
  }

private:
  const LaneArgs &Args;
  const typename Row::Source0 First0;
  const typename Row::Source1 First1;
  const typename Row::Source2 First2;

  template <typename Op> Op load(unsigned N, unsigned Lane) const {
    return loadLane<Op>(Args.Sources[N], Lane);
  }
};

/// Computes lane \p Lane of \p Row.
template <typename Row, bool IsWide, unsigned Uniform>
void computeLane(const LaneArgs &Args, const LaneLoader<Row, Uniform> &Sources,
                 unsigned Lane) {
  using Result = typename Row::ResultOperand;
  constexpr bool ReadsMask = (Row::Flags & ReadsCarry) != 0;
  constexpr bool WritesMask = (Row::Flags & WritesCarry) != 0;
  Result D{};
  bool CarryOut = false;
  Row::apply(D, Sources.source0(Lane), Sources.source1(Lane),
             Sources.source2(Lane), ReadsMask && Args.CarryIn[Lane], CarryOut,
             Lane, *Args.Context);
  storeLane<Result, IsWide>(Args.Result, Lane, D);
  if constexpr (WritesMask)
    Args.CarryOut[Lane] = CarryOut;
}

/// Computes the lanes of \p Row.
template <typename Row, bool IsWide, unsigned Uniform>
void computeLanesOf(const LaneArgs &Args) {
  const LaneArgs Copy = Args; // Results cannot overwrite it.
  const LaneLoader<Row, Uniform> Sources(Copy);
  if constexpr ((Row::Flags & IsSlow) != 0) {
    for (uint64_t Lanes = Copy.Exec; Lanes; Lanes &= Lanes - 1)
      computeLane<Row, IsWide>(Copy, Sources, llvm::countr_zero(Lanes));
  } else {
    CLRX_INDEPENDENT_LANES
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      computeLane<Row, IsWide>(Copy, Sources, Lane);
  }
}

/// The same, in the fastest form. See storeLane for \p IsWide.
template <typename Row, bool IsWide> void computeLanes(const LaneArgs &Args) {
  constexpr unsigned Shifts = getShiftSources(Row::Flags);
  if constexpr (Shifts != 0) {
    if ((Args.UniformSources & Shifts) == Shifts)
      return computeLanesOf<Row, IsWide, Shifts>(Args);
  }
  computeLanesOf<Row, IsWide, 0>(Args);
}

#undef CLRX_INDEPENDENT_LANES

/// Converts the raw bits of a scalar operand to an operand.
template <typename Op> Op fromBits(uint64_t Bits) {
  return fromElement<Op>(LaneElement<Op>(Bits));
}

/// Computes \p Row once.
template <typename Row> void computeScalar(ScalarArgs &Args) {
  auto D = fromBits<typename Row::ResultOperand>(Args.Result);
  Row::apply(D, fromBits<typename Row::Source0>(Args.Sources[0]),
             fromBits<typename Row::Source1>(Args.Sources[1]), Args.State);
  Args.Result = toElement(D);
}

/// Executes \p Row for one element of memory.
template <typename Row> void accessMemory(const MemoryArgs &Args) {
  using Result = typename Row::ResultOperand;
  using Memory = typename Row::MemoryOperand;
  using Data = typename Row::DataOperand;
  auto Load = [](const void *From, auto &To) {
    if (From)
      std::memcpy(&To.value(), From, sizeof(To.value()));
  };
  Result D{};
  Memory MEM{};
  Data DATA{}, DATA2{};
  Load(Args.Result, D);
  Load(Args.Memory, MEM);
  Load(Args.Data, DATA);
  Load(Args.Compared, DATA2);
  Row::apply(D, MEM, DATA, DATA2);
  if (Args.Result)
    std::memcpy(Args.Result, &D.value(), sizeof(D.value()));
  if (Args.Memory)
    std::memcpy(Args.Memory, &MEM.value(), sizeof(MEM.value()));
}

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_LANEFUNCTIONS_H
