//===- LaneFloat.cpp - Floats in vector instructions ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules for floats that all rows share. The order of the steps is: flush
// the sources, compute and round, flush the result, multiply by omod, clamp.
// The function of the row does the first three of them.
// Source: an LLVM review by AMD, https://reviews.llvm.org/D30209.
//
//===----------------------------------------------------------------------===//

#include "Simulator/LaneFloat.h"
#include "Semantics/FloatFunctions.h"
#include "Semantics/LaneFunctions.h"
#include <cfenv>

using namespace clrx;
using namespace clrx::sim;

//===----------------------------------------------------------------------===//
// Arrays of lanes
//===----------------------------------------------------------------------===//

/// Writes Fn(V) to \p To for each element V of \p From, which are different
/// arrays or the same one.
template <typename Operand, typename Function>
static void mapLanes(const uint32_t *From, LaneBuffer &To, Function Fn) {
  CLRX_INDEPENDENT_LANES
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane) {
    auto V = loadLane<Operand>(From, Lane);
    V.value() = Fn(V.value());
    storeLane(To.Dwords, Lane, V);
  }
}

/// As mapLanes, for floats of type \p T.
template <typename Function>
static void mapFloats(const uint32_t *From, LaneBuffer &To, ValueType T,
                      Function Fn) {
  if (T == ValueType::f32)
    mapLanes<Operand_f32>(From, To, Fn);
  else if (T == ValueType::f16)
    mapLanes<Operand_f16>(From, To, Fn);
  else
    mapLanes<Operand_f64>(From, To, Fn);
}

/// Replaces each lane V of source \p N by Fn(V).
template <typename Function>
static void replaceSource(LaneExecution &E, unsigned N, Function Fn) {
  mapFloats(E.Sources[N].Values, E.Values[N], E.D.Op->Sources[N], Fn);
  E.Sources[N].Values = E.Values[N].Dwords;
}

/// Replaces each lane V of the result by Fn(V).
template <typename Function>
static void replaceResult(LaneExecution &E, Function Fn) {
  mapFloats(E.Result.Dwords, E.Result, E.D.Op->Result, Fn);
}

static bool isFloat(ValueType T) { return getTypeInfo(T).isFloat(); }

//===----------------------------------------------------------------------===//
// Modifiers of sources
//===----------------------------------------------------------------------===//

/// Replaces source \p N by one of its halves. Inline constants are floats
/// already.
static void convertHalf(LaneExecution &E, unsigned N) {
  if (E.D.Sources[N].From == DecodedSource::Kind::Constant)
    return;
  const unsigned Shift = E.D.I[Field::OpSel] >> N & 1 ? 16 : 0;
  mapLanes<Operand_b32>(E.Sources[N].Values, E.Values[N], [Shift](uint32_t V) {
    return bitsOf(toFloat(Half{uint16_t(V >> Shift)}));
  });
  E.Sources[N].Values = E.Values[N].Dwords;
}

void sim::applyFloatModifiers(LaneExecution &E, unsigned N) {
  const DecodedSource &S = E.Decoded[N];
  if (!isFloat(S.Type))
    return;
  bool Abs = S.Abs;
  if (E.D.Op->has(MixesHalves)) {
    if (E.D.I[Field::OpSelHi] >> N & 1)
      convertHalf(E, N);
    Abs |= E.D.I[Field::NegHi] >> N & 1;
  }
  if (!Abs && !S.Neg)
    return;
  replaceSource(E, N, [Abs, Neg = S.Neg](auto V) {
    return negateIf(Neg, Abs ? absolute(V) : V);
  });
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

/// Returns the host's name of \p Rounding.
static int getHostMode(LaneRounding Rounding, const LaneContext &Context) {
  static constexpr int HostModes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD,
                                      FE_TOWARDZERO};
  switch (Rounding) {
  case LaneRounding::Nearest:
    return FE_TONEAREST;
  case LaneRounding::Mode32:
    return HostModes[Context.Round32];
  case LaneRounding::Mode16And64:
    return HostModes[Context.Round16And64];
  }
  llvm_unreachable("unknown rounding mode");
}

RoundingScope::RoundingScope(LaneRounding Rounding, const LaneContext &Context)
    : Mode(getHostMode(Rounding, Context)) {
  if (Mode != FE_TONEAREST)
    std::fesetround(Mode);
}

RoundingScope::~RoundingScope() {
  if (Mode != FE_TONEAREST)
    std::fesetround(FE_TONEAREST);
}

//===----------------------------------------------------------------------===//
// Output modifiers
//===----------------------------------------------------------------------===//

/// Returns \p Value times \p Factor. Zeros become +0.
template <typename Float>
static Float multiplyOutput(Float Value, Half Factor) {
  Float Result;
  if constexpr (std::is_same_v<Float, Half>)
    Result = Value * Factor;
  else
    Result = Value * Float(toFloat(Factor));
  Result = flushDenormal(Result);
  return isZero(Result) ? fromBitsOf<Float>(0) : Result;
}

/// Multiplies the results by the modifier omod. The hardware ignores it if MODE
/// keeps denormal results, or if MODE.IEEE is set.
static void applyOMod(LaneExecution &E) {
  static constexpr Half Factors[] = {{0x3c00}, {0x4000}, {0x4400}, {0x3800}};
  const unsigned OMod = E.D.OMod;
  if (!OMod || E.Context.IEEE || E.Context.has(KeepsResults, E.D.Op->Result))
    return;
  replaceResult(E, [Factor = Factors[OMod]](auto V) {
    return multiplyOutput(V, Factor);
  });
}

/// Limits \p Value to the numbers from +0 to 1. If \p ClearsNaN is true, NaNs
/// become 0.
template <typename Float>
static Float clampOutput(Float Value, bool ClearsNaN) {
  using Format = FloatFormat<Float>;
  const auto Zero = fromBitsOf<Float>(0);
  const auto One = fromBitsOf<Float>(typename Format::Bits(
      typename Format::Bits(Format::Bias) << Format::FractionBits));
  Float Result = Value > One ? One : Value;
  Result = Value <= Zero ? Zero : Result;
  return isNaN(Value) && ClearsNaN ? Zero : Result;
}

static void applyClamp(LaneExecution &E) {
  if (!E.D.ClampsFloat)
    return;
  replaceResult(E, [ClearsNaN = E.Context.DX10Clamp](auto V) {
    return clampOutput(V, ClearsNaN);
  });
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

static void callRow(LaneExecution &E) {
  LaneArgs Args;
  for (unsigned N = 0; N != std::size(E.Sources); ++N)
    Args.Sources[N] = E.Sources[N].Values;
  Args.Result = E.Result.Dwords;
  Args.CarryIn = E.CarryIn;
  Args.CarryOut = E.CarryOut;
  Args.Exec = E.Exec;
  Args.Context = E.Context;
  Args.UniformSources = E.UniformSources;
  (E.D.Clamps ? E.D.Op->ClampedLanes : E.D.Op->Lanes)(Args);
}

void sim::computeRow(LaneExecution &E) {
  RoundingScope Scope(E.D.Rounding, E.Context);
  callRow(E);
  applyOMod(E);
  applyClamp(E);
}
