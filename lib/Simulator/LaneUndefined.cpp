//===- LaneUndefined.cpp - Undefined bits of vector instructions ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Undefined bits of the results of vector instructions, by the rules of their
// operations.
//
//===----------------------------------------------------------------------===//

#include "Simulator/LaneMask.h"
#include "Simulator/LaneUnit.h"
#include "Simulator/UndefinedCompare.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

/// Returns lane \p Lane of \p Dwords registers. Four dwords become two, each of
/// which joins the bits of two dwords.
static uint64_t getElement(const uint32_t *Array, unsigned Lane,
                           unsigned Dwords) {
  uint64_t Element = 0;
  for (unsigned I = 0; Array && I != Dwords; ++I)
    Element |= uint64_t(Array[I * MaxLanes + Lane]) << (I % 2 * 32);
  return Element;
}

namespace {
/// The sources of one lane.
struct SourceBits {
  uint64_t Values[3] = {};
  uint64_t Undefined[3] = {};
  bool IsCarryUndefined = false;

  uint64_t any() const {
    return Undefined[0] | Undefined[1] | Undefined[2] | IsCarryUndefined;
  }
  ScalarValue get(unsigned N) const { return {Values[N], Undefined[N]}; }
};
} // namespace

static SourceBits getLane(const LaneExecution &E, unsigned Lane) {
  SourceBits B;
  for (unsigned N = 0; N != E.op().getNumSources(); ++N) {
    const unsigned Dwords = getTypeInfo(E.op().Sources[N]).dwords();
    B.Values[N] = getElement(E.Sources[N].Values, Lane, Dwords);
    B.Undefined[N] = getElement(E.Sources[N].Undefined, Lane, Dwords) &
                     getReadBits(E.op(), N);
  }
  B.IsCarryUndefined = E.UndefinedCarryIn >> Lane & 1;
  return B;
}

/// Returns the undefined bits of an AND of the sources. A defined 0 decides.
static uint64_t getUndefinedOfAnd(const SourceBits &B, unsigned NumSources) {
  uint64_t Result = B.any();
  for (unsigned N = 0; N != NumSources; ++N)
    Result &= B.Values[N] | B.Undefined[N];
  return Result;
}

/// Returns \p B with inverted sources.
static SourceBits invert(SourceBits B, unsigned First, unsigned End) {
  for (unsigned N = First; N != End; ++N)
    B.Values[N] = ~B.Values[N];
  return B;
}

/// Returns the undefined bits of a selection between the sources 1 and 2 by the
/// bits of source 0. An undefined bit of source 0 selects between equal bits.
static uint64_t getUndefinedOfSelection(const SourceBits &B) {
  const auto &V = B.Values;
  const auto &U = B.Undefined;
  const uint64_t Either = (V[1] ^ V[2]) | U[1] | U[2];
  const uint64_t Chosen = (V[0] & U[1]) | (~V[0] & U[2]);
  return (U[0] & Either) | (~U[0] & Chosen);
}

/// Returns the bits of a sum that depend on \p Bits of its operands: a carry
/// moves to higher bits.
static uint64_t getUndefinedOfSum(uint64_t Bits) { return Bits | -Bits; }

/// Returns the distance by which source \p N shifts.
static unsigned getDistance(const LaneExecution &E, const SourceBits &B,
                            unsigned N) {
  return unsigned(B.Values[N] & getReadBits(E.op(), N));
}

/// Returns the undefined bits of (S0 << S1) + S2.
static uint64_t getUndefinedOfShiftAdd(const LaneExecution &E,
                                       const SourceBits &B) {
  if (B.Undefined[1])
    return ~uint64_t(0);
  return getUndefinedOfSum(B.Undefined[0] << getDistance(E, B, 1) |
                           B.Undefined[2]);
}

/// Returns the undefined bits of (S0 + S1) << S2.
static uint64_t getUndefinedOfAddShift(const LaneExecution &E,
                                       const SourceBits &B) {
  if (B.Undefined[2])
    return ~uint64_t(0);
  return getUndefinedOfSum(B.Undefined[0] | B.Undefined[1])
         << getDistance(E, B, 2);
}

/// Returns the undefined bits of a result that the rule computes from single
/// bits of the sources.
static uint64_t getUndefinedBits(const LaneExecution &E, const SourceBits &B) {
  const unsigned Count = E.op().getNumSources();
  const uint64_t Any = B.any();
  if (E.D.Clamps)
    return Any ? ~uint64_t(0) : 0;
  switch (E.op().Undefined) {
  case UndefinedRule::And:
    return getUndefinedOfAnd(B, Count);
  case UndefinedRule::AndNot:
    return getUndefinedOfAnd(invert(B, 1, Count), Count);
  case UndefinedRule::Or:
    return getUndefinedOfAnd(invert(B, 0, Count), Count);
  case UndefinedRule::OrNot:
    return getUndefinedOfAnd(invert(B, 0, 1), Count);
  case UndefinedRule::Union:
    return Any;
  case UndefinedRule::Select:
    return getUndefinedOfSelection(B);
  case UndefinedRule::Left:
    return getUndefinedOfSum(Any);
  case UndefinedRule::ShiftAdd:
    return getUndefinedOfShiftAdd(E, B);
  case UndefinedRule::AddShift:
    return getUndefinedOfAddShift(E, B);
  case UndefinedRule::Equal:
    return isEqualityUndefined(B.get(0), B.get(1), E.op().Sources[0]);
  default:
    return Any ? ~uint64_t(0) : 0;
  }
}

/// Returns the mask of the sources whose bits the operation moves; 0 if it does
/// not move bits.
static unsigned getMovedSources(UndefinedRule Rule) {
  switch (Rule) {
  case UndefinedRule::Move0:
    return 0b001;
  case UndefinedRule::Move1:
    return 0b010;
  case UndefinedRule::Move01:
    return 0b011;
  case UndefinedRule::Move02:
    return 0b101;
  case UndefinedRule::Move12:
    return 0b110;
  case UndefinedRule::MoveAll:
    return 0b111;
  default:
    return 0;
  }
}

/// Computes \p To from the arrays \p Sources.
static void computeFrom(const LaneExecution &E,
                        const uint32_t *const (&Sources)[3], LaneBuffer &To) {
  uint32_t CarryOut[MaxLanes];
  LaneArgs Args;
  copy(Sources, Args.Sources);
  Args.Result = To.Dwords;
  Args.CarryIn = E.CarryIn;
  Args.CarryOut = CarryOut;
  Args.Exec = E.Exec;
  Args.Context = E.Context;
  E.op().Lanes(Args);
}

/// Computes \p To from \p Bits of the sources in \p Moved, and the values of
/// the others. Sources without bits are 0.
static void computeMoved(const LaneExecution &E, unsigned Moved,
                         const uint32_t *const (&Bits)[3], LaneBuffer &To) {
  LaneBuffer Zeros;
  fill(Zeros.Dwords, 0);
  const uint32_t *Sources[3];
  for (unsigned N = 0; N != std::size(Sources); ++N) {
    const uint32_t *Source = Bits[N] ? Bits[N] : Zeros.Dwords;
    Sources[N] = Moved >> N & 1 ? Source : E.Sources[N].Values;
  }
  computeFrom(E, Sources, To);
}

/// Moves the undefined bits of the sources in \p Moved to the result.
static void moveUndefinedBits(LaneExecution &E, unsigned Moved) {
  computeMoved(
      E, Moved,
      {E.Sources[0].Undefined, E.Sources[1].Undefined, E.Sources[2].Undefined},
      E.ResultUndefined);
  // Constant bits, as v_perm_b32 can insert them, are defined.
  LaneBuffer Constants;
  computeMoved(E, Moved, {nullptr, nullptr, nullptr}, Constants);
  for (size_t I = 0; I != std::size(Constants.Dwords); ++I)
    E.ResultUndefined.Dwords[I] ^= Constants.Dwords[I];
}

static void setElement(LaneBuffer &To, unsigned Lane, unsigned Dwords,
                       uint64_t Value) {
  for (unsigned I = 0; I != Dwords; ++I)
    To.dword(I)[Lane] = uint32_t(Value >> (I % 2 * 32));
}

/// Returns an end of the range of source \p N; \p To is memory for it.
static const uint32_t *getRangeEnds(const LaneExecution &E, unsigned N,
                                    RangeEnd End, LaneBuffer &To) {
  const LaneSource &S = E.Sources[N];
  if (!S.Undefined)
    return S.Values;
  const ValueType T = E.op().Sources[N];
  const unsigned Dwords = getTypeInfo(T).dwords();
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    setElement(To, Lane, Dwords,
               getRangeEnd({getElement(S.Values, Lane, Dwords),
                            getElement(S.Undefined, Lane, Dwords)},
                           T, End));
  return To.Dwords;
}

/// Compares one end of the range of source 0 with the other end of source 1.
static void compareRangeEnds(const LaneExecution &E, RangeEnd End0,
                             RangeEnd End1, LaneBuffer &To) {
  LaneBuffer Ends0, Ends1;
  computeFrom(E,
              {getRangeEnds(E, 0, End0, Ends0), getRangeEnds(E, 1, End1, Ends1),
               nullptr},
              To);
}

/// Computes the undefined results of UndefinedRule::Order.
static void compareRanges(LaneExecution &E) {
  LaneBuffer Opposite;
  compareRangeEnds(E, RangeEnd::Smallest, RangeEnd::Largest, E.ResultUndefined);
  compareRangeEnds(E, RangeEnd::Largest, RangeEnd::Smallest, Opposite);
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    E.ResultUndefined.Dwords[Lane] ^= Opposite.Dwords[Lane];
}

void sim::computeUndefinedBits(LaneExecution &E) {
  const auto IsUndefined = [](const LaneSource &S) { return S.Undefined; };
  E.UndefinedCarryOut = 0;
  E.IsResultUndefined =
      any_of(E.Sources, IsUndefined) || E.UndefinedCarryIn & E.Exec;
  if (!E.IsResultUndefined)
    return;
  if (E.op().Undefined == UndefinedRule::Order)
    return compareRanges(E);
  const unsigned Moved = getMovedSources(E.op().Undefined);
  if (Moved)
    moveUndefinedBits(E, Moved);
  const unsigned Dwords = getTypeInfo(E.op().Result).dwords();
  for (uint64_t Rest = E.Exec; Rest; Rest &= Rest - 1) {
    const unsigned Lane = countr_zero(Rest);
    SourceBits B = getLane(E, Lane);
    E.UndefinedCarryOut |= uint64_t(B.any() != 0) << Lane;
    if (!Moved) {
      setElement(E.ResultUndefined, Lane, Dwords, getUndefinedBits(E, B));
      continue;
    }
    uint64_t Control = B.IsCarryUndefined;
    for (unsigned N = 0; N != std::size(B.Undefined); ++N)
      Control |= Moved >> N & 1 ? 0 : B.Undefined[N];
    if (Control)
      setElement(E.ResultUndefined, Lane, Dwords, ~uint64_t(0));
  }
}
