//===- Functions.h - Functions in the texts of operations -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that the texts of operations use. The manual explains each of them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_FUNCTIONS_H
#define CLRX_LIB_SEMANTICS_FUNCTIONS_H

#include <cstdint>

namespace clrx {

/// Returns true if the sum of two signed numbers does not fit in 32 bits.
inline bool addOverflows(int32_t A, int32_t B) {
  int64_t Sum = int64_t(A) + B;
  return Sum != int32_t(Sum);
}

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_FUNCTIONS_H
