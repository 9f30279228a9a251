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

#include "Semantics/DenormalFilter.h"
#include "Semantics/HostProcessor.h"
#include "Semantics/Operation.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

namespace clrx {

/// Reads lane \p Lane of \p Array, which consists of registers: MaxLanes dwords
/// for the first one, then the same for each further register.
template <typename Op> Op loadLane(const uint32_t *Array, unsigned Lane) {
  using Element = LaneElement<Op>;
  const auto Dword = [=](unsigned I) { return Array[I * MaxLanes + Lane]; };
  if constexpr (Op::Bits == 0)
    return Op();
  else if constexpr (std::is_same_v<Element, uint32_t>)
    return fromElement<Op>(Dword(0));
  else if constexpr (std::is_same_v<Element, uint64_t>)
    return fromElement<Op>(llvm::Make_64(Dword(1), Dword(0)));
  else
    return fromElement<Op>(Element{Dword(0), Dword(1), Dword(2), Dword(3)});
}

/// Writes lane \p Lane of \p Array, which has the form that loadLane reads.
template <typename Op>
void storeLane(uint32_t *Array, unsigned Lane, Op Value) {
  using Element = LaneElement<Op>;
  const Element E = toElement(Value);
  if constexpr (std::is_same_v<Element, uint32_t>) {
    Array[Lane] = E;
  } else if constexpr (std::is_same_v<Element, uint64_t>) {
    Array[Lane] = llvm::Lo_32(E);
    Array[MaxLanes + Lane] = llvm::Hi_32(E);
  } else {
    for (unsigned I = 0; I != E.size(); ++I)
      Array[I * MaxLanes + Lane] = E[I];
  }
}

/// Tells the compiler that an iteration of the next loop depends on no other. A
/// result may overwrite the source of the same lane.
#ifdef __clang__
#define CLRX_INDEPENDENT_LANES _Pragma("clang loop vectorize(assume_safety)")
#else
#define CLRX_INDEPENDENT_LANES _Pragma("GCC ivdep")
#endif

/// Returns the number of a type sat_* that is nearest to \p Value.
template <typename Op> int64_t clampTo(int64_t Value) {
  constexpr bool IsSigned =
      ValueTypeInfos[unsigned(Op::Type)].Class == ValueClass::Signed;
  constexpr int64_t Range = int64_t(1) << Op::Bits;
  constexpr int64_t Min = IsSigned ? -Range / 2 : 0;
  return std::min(std::max(Value, Min), Min + Range - 1);
}

/// Writes lane \p Lane of a result. Numbers of the types sat_* are limited to
/// the range of the type if \p Clamps is true, and otherwise cut to its size.
template <typename Op, bool Clamps>
void storeResult(uint32_t *Array, unsigned Lane, Op Result) {
  if constexpr (isSaturating<Op>) {
    const int64_t Value = Clamps ? clampTo<Op>(Result.value()) : Result.value();
    Array[Lane] = uint32_t(Value) & llvm::maskTrailingOnes<uint32_t>(Op::Bits);
  } else {
    storeLane(Array, Lane, Result);
  }
}

/// Makes a function a part of the function that calls it, so that it uses the
/// instructions that the caller may use.
#define CLRX_INLINE LLVM_ATTRIBUTE_ALWAYS_INLINE

/// Computes lanes of \p Row. The sources in the mask \p Uniform are the same in
/// all lanes. See storeResult for \p Clamps.
template <typename Row, bool Clamps, unsigned Uniform> class LaneComputer {
public:
  CLRX_INLINE explicit LaneComputer(const LaneArgs &Args)
      : Args(Args), Flush0(Args.Context, KeepsSources),
        Flush1(Args.Context, KeepsSources), Flush2(Args.Context, KeepsSources),
        FlushResult(Args.Context, KeepsResults), First0(load<Source0>(0, 0)),
        First1(load<Source1>(1, 0)), First2(load<Source2>(2, 0)) {}

  CLRX_INLINE void compute(unsigned Lane) const {
    Result D{};
    bool CarryOut = false;
    Row::apply(D, Flush0(Uniform & 1 ? First0 : load<Source0>(0, Lane)),
               Flush1(Uniform & 2 ? First1 : load<Source1>(1, Lane)),
               Flush2(Uniform & 4 ? First2 : load<Source2>(2, Lane)),
               ReadsMask && Args.CarryIn[Lane], CarryOut, Lane, Args.Context);
    storeResult<Result, Clamps>(Args.Result, Lane, FlushResult(D));
    if constexpr (WritesMask)
      Args.CarryOut[Lane] = CarryOut;
  }

private:
  using Result = typename Row::ResultOperand;
  using Source0 = typename Row::Source0;
  using Source1 = typename Row::Source1;
  using Source2 = typename Row::Source2;
  static constexpr bool ReadsMask = (Row::Flags & ReadsCarry) != 0;
  static constexpr bool WritesMask = (Row::Flags & WritesCarry) != 0;

  const LaneArgs Args; ///< A copy, which results cannot overwrite.
  const DenormalFilter<Source0, Row::Flags> Flush0;
  const DenormalFilter<Source1, Row::Flags> Flush1;
  const DenormalFilter<Source2, Row::Flags> Flush2;
  const DenormalFilter<Result, Row::Flags> FlushResult;
  const Source0 First0;
  const Source1 First1;
  const Source2 First2;

  template <typename Op> Op load(unsigned N, unsigned Lane) const {
    return loadLane<Op>(Args.Sources[N], Lane);
  }
};

/// Computes the lanes of \p Row.
template <typename Row, bool Clamps, unsigned Uniform>
CLRX_INLINE void computeLanesOf(const LaneArgs &Args) {
  const LaneComputer<Row, Clamps, Uniform> Computer(Args);
  if constexpr ((Row::Flags & IsSlow) != 0) {
    for (uint64_t Lanes = Args.Exec; Lanes; Lanes &= Lanes - 1)
      Computer.compute(llvm::countr_zero(Lanes));
  } else {
    CLRX_INDEPENDENT_LANES
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      Computer.compute(Lane);
  }
}

/// The same, in the fastest form.
template <typename Row, bool Clamps>
CLRX_INLINE void computeLanesFast(const LaneArgs &Args) {
  constexpr unsigned Shifts = getShiftSources(Row::Flags);
  if constexpr (Shifts != 0) {
    if ((Args.UniformSources & Shifts) == Shifts)
      return computeLanesOf<Row, Clamps, Shifts>(Args);
  }
  computeLanesOf<Row, Clamps, 0>(Args);
}

/// computeLanesFast for all processors.
template <typename Row, bool Clamps> void computeLanes(const LaneArgs &Args) {
  computeLanesFast<Row, Clamps>(Args);
}

#ifdef CLRX_TARGET_AVX2
/// computeLanesFast for processors with vectors of 256 bits.
template <typename Row, bool Clamps>
CLRX_TARGET_AVX2 void computeLanesWithAVX2(const LaneArgs &Args) {
  computeLanesFast<Row, Clamps>(Args);
}
#endif

/// Returns the function that computes the lanes of \p Row on this processor.
template <typename Row, bool Clamps>
void (*getLaneFunction())(const LaneArgs &) {
#ifdef CLRX_TARGET_AVX2
  if constexpr ((Row::Flags & IsSlow) == 0)
    if (hasAVX2())
      return computeLanesWithAVX2<Row, Clamps>;
#endif
  return computeLanes<Row, Clamps>;
}

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
