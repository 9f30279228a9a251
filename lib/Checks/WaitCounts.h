//===- WaitCounts.h - Waiting for memory access -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds registers that are used while memory access may still write or read
// them, over all ways through the code.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_WAITCOUNTS_H
#define CLRX_LIB_CHECKS_WAITCOUNTS_H

#include "Findings.h"

namespace clrx {

/// Kernels are known to have nothing in flight at \p Entries, blocks of
/// \p Graph, in ascending order.
void checkWaitCounts(const FlowGraph &Graph, llvm::ArrayRef<uint32_t> Entries,
                     Findings &Found);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_WAITCOUNTS_H
