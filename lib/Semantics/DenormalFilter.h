//===- DenormalFilter.h - Denormals as zeros --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Flushes or keeps denormals among the sources and results of rows. Compilers
// vectorise these functions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_DENORMALFILTER_H
#define CLRX_LIB_SEMANTICS_DENORMALFILTER_H

#include "Semantics/FloatFunctions.h"
#include "Semantics/Operation.h"

namespace clrx {

/// Flushes denormals of type \p Op if MODE or the flags of the row say so.
template <typename Op, unsigned Flags> class FlushingFilter {
public:
  FlushingFilter(const LaneContext &Context, DenormalBit Bit)
      : LostBits((Flags & FlushesDenormals) || !Context.has(Bit, Op::Type)
                     ? Bits(~Format::SignMask)
                     : Bits(0)) {}

  Op operator()(Op V) const {
    const Bits Old = bitsOf(V.value());
    const Bits Lost = Old & Format::ExponentMask ? Bits(0) : LostBits;
    V.value() = fromBitsOf<typename Op::Value>(Bits(Old & ~Lost));
    return V;
  }

private:
  using Format = FloatFormat<typename Op::Value>;
  using Bits = typename Format::Bits;
  const Bits LostBits; ///< The bits that denormals lose.
};

/// Keeps all values of type \p Op.
template <typename Op> struct KeepingFilter {
  KeepingFilter(const LaneContext &Context, DenormalBit Bit) {}
  Op operator()(Op V) const { return V; }
};

template <typename Op>
constexpr bool isFloatOperand =
    ValueTypeInfos[unsigned(Op::Type)].Class == ValueClass::Float;

/// The filter for values of type \p Op of a row with \p Flags.
template <typename Op, unsigned Flags>
using DenormalFilter =
    std::conditional_t<isFloatOperand<Op> && (Flags & KeepsDenormals) == 0,
                       FlushingFilter<Op, Flags>, KeepingFilter<Op>>;

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_DENORMALFILTER_H
