//===- Comparison.h - Found and expected values --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compares values of a run with those that a launch file expects.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_COMPARISON_H
#define CLRX_LIB_RUN_COMPARISON_H

#include "Run/LaunchFile.h"
#include "Simulator/Wavefront.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

/// Returns true if \p Found is close enough to \p Expected.
bool matches(const ElementType &Type, uint64_t Found, uint64_t Expected,
             const Tolerance &Accepted);

/// Values to compare.
struct FoundValues {
  std::string Name; ///< Such as `buffer 'out'`.
  uint64_t Count = 0;
  llvm::function_ref<sim::ScalarValue(uint64_t)> Get;
};

/// Returns a diagnostic if \p Found differs from \p E. Its notes show the first
/// wrong values.
std::optional<Diagnostic> compare(const JSONFile &File, const Expectation &E,
                                  const FoundValues &Found);

} // namespace clrx

#endif // CLRX_LIB_RUN_COMPARISON_H
