//===- UndefinedCompare.h - Comparisons of undefined bits -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of UndefinedRule::Equal and UndefinedRule::Order that scalar and
// vector comparisons share.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_UNDEFINEDCOMPARE_H
#define CLRX_LIB_SIMULATOR_UNDEFINEDCOMPARE_H

#include "Semantics/ValueTypes.h"
#include "Simulator/Wavefront.h"

namespace clrx::sim {

/// Returns true if undefined bits decide whether \p A and \p B of type \p T are
/// equal. Bits that differ and are defined in both decide before them.
inline bool isEqualityUndefined(ScalarValue A, ScalarValue B, ValueType T) {
  const unsigned Unused = 64 - getTypeInfo(T).Bits;
  const uint64_t Undefined = (A.Undefined | B.Undefined) << Unused;
  const uint64_t Different = (A.Bits ^ B.Bits) << Unused;
  return Undefined && !(Different & ~Undefined);
}

/// The ends of the range of values that undefined bits permit.
enum class RangeEnd : uint8_t { Smallest, Largest };

/// Returns an end of the range of the integer \p V of type \p T.
inline uint64_t getRangeEnd(ScalarValue V, ValueType T, RangeEnd End) {
  const ValueTypeInfo &Info = getTypeInfo(T);
  // A sign bit makes a number smaller, other bits make it larger.
  const bool HasSign = Info.Class == ValueClass::Signed;
  const uint64_t Sign = HasSign ? uint64_t(1) << (Info.Bits - 1) : 0;
  const uint64_t Ones = End == RangeEnd::Largest ? ~Sign : Sign;
  return (V.Bits & ~V.Undefined) | (V.Undefined & Ones);
}

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_UNDEFINEDCOMPARE_H
