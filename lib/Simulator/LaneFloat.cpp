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
// Source: an LLVM review by AMD, https://reviews.llvm.org/D30209.
//
//===----------------------------------------------------------------------===//

#include "Simulator/LaneFloat.h"
#include "Semantics/FloatFunctions.h"
#include <cfenv>

using namespace clrx;
using namespace clrx::sim;

//===----------------------------------------------------------------------===//
// Arrays of lanes
//===----------------------------------------------------------------------===//

/// Writes Fn(V) to \p To for each element V of \p From, which are different
/// arrays or the same one.
template <typename Operand, typename Function>
static void mapLanes(const void *From, LaneBuffer &To, Function Fn) {
  auto Map = [Fn](LaneElement<Operand> Element) {
    auto V = fromElement<Operand>(Element);
    V.value() = Fn(V.value());
    return toElement(V);
  };
  // Compilers vectorise each of these loops, but not one loop for both cases.
  auto *Out = reinterpret_cast<LaneElement<Operand> *>(To.Bytes);
  if (From == To.Bytes) {
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      Out[Lane] = Map(Out[Lane]);
    return;
  }
  const auto *__restrict In = static_cast<const LaneElement<Operand> *>(From);
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    Out[Lane] = Map(In[Lane]);
}

/// As mapLanes, for floats of type \p T.
template <typename Function>
static void mapFloats(const void *From, LaneBuffer &To, ValueType T,
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
  E.Sources[N].Values = E.Values[N].Bytes;
}

/// Replaces each lane V of the result by Fn(V).
template <typename Function>
static void replaceResult(LaneExecution &E, Function Fn) {
  mapFloats(E.Result.Bytes, E.Result, E.D.Op->Result, Fn);
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
  E.Sources[N].Values = E.Values[N].Bytes;
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
// Denormals
//===----------------------------------------------------------------------===//

namespace {
/// Bits of the fields MODE.FP_DENORM.
enum DenormalBit : unsigned { KeepsSources = 1, KeepsResults = 2 };
} // namespace

/// Returns true if MODE has \p Bit for floats of type \p T.
static bool hasDenormalBit(const LaneContext &C, ValueType T, DenormalBit Bit) {
  return (T == ValueType::f32 ? C.Denormals32 : C.Denormals16And64) & Bit;
}

/// Returns true if denormals of type \p T count as zeros.
static bool flushes(const LaneExecution &E, ValueType T, DenormalBit Bit) {
  if (!isFloat(T) || E.D.Op->has(KeepsDenormals))
    return false;
  return E.D.Op->has(FlushesDenormals) || !hasDenormalBit(E.Context, T, Bit);
}

static void flushSources(LaneExecution &E) {
  for (unsigned N = 0; N != std::size(E.Sources); ++N) {
    const ValueType T = E.D.Op->Sources[N];
    if (flushes(E, T, KeepsSources))
      replaceSource(E, N, [](auto V) { return flushDenormal(V); });
  }
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

/// Returns the host's rounding mode for the row of \p E. Conversions to
/// integers have the mode of their source. Conversions of 32-bit integers to
/// doubles are exact. They do not set the host's mode, because Clang's
/// vectorised conversion of 0 gives -0 when the host rounds down.
static int getRounding(const LaneExecution &E) {
  static constexpr int HostModes[] = {FE_TONEAREST, FE_UPWARD, FE_DOWNWARD,
                                      FE_TOWARDZERO};
  const Operation &Op = *E.D.Op;
  const bool IsExact = Op.Result == ValueType::f64 && !isFloat(Op.Sources[0]);
  if (Op.has(IsApproximate) || IsExact)
    return FE_TONEAREST;
  const ValueType T = isFloat(Op.Result) ? Op.Result : Op.Sources[0];
  return HostModes[T == ValueType::f32 ? E.Context.Round32
                                       : E.Context.Round16And64];
}

namespace {
/// Sets the host's rounding mode while it lives.
class RoundingScope {
public:
  explicit RoundingScope(int Mode) : IsSet(Mode != FE_TONEAREST) {
    if (IsSet)
      std::fesetround(Mode);
  }
  ~RoundingScope() {
    if (IsSet)
      std::fesetround(FE_TONEAREST);
  }

private:
  const bool IsSet;
};
} // namespace

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
  const ValueType T = E.D.Op->Result;
  const unsigned OMod = E.D.I[Field::OMod];
  if (!OMod || E.Context.IEEE || hasDenormalBit(E.Context, T, KeepsResults))
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
  if (!E.D.I[Field::Clamp])
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
  Args.Result = E.Result.Bytes;
  Args.CarryIn = E.CarryIn;
  Args.CarryOut = E.CarryOut;
  Args.Exec = E.Exec;
  Args.Context = &E.Context;
  Args.UniformSources = E.UniformSources;
  (E.D.Clamps ? E.D.Op->WideLanes : E.D.Op->Lanes)(Args);
}

void sim::computeRow(LaneExecution &E) {
  const Operation &Op = *E.D.Op;
  const bool HasFloatResult = isFloat(Op.Result);
  if (!HasFloatResult && !isFloat(Op.Sources[0]))
    return callRow(E);
  flushSources(E);
  RoundingScope Scope(getRounding(E));
  callRow(E);
  if (!HasFloatResult)
    return;
  if (flushes(E, Op.Result, KeepsResults))
    replaceResult(E, [](auto V) { return flushDenormal(V); });
  applyOMod(E);
  applyClamp(E);
}
