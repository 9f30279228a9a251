//===- WaitCounts.h - Missing waits for memory accesses ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds registers that are used while memory accesses may still write or read
// them, on any path through the code.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_WAITCOUNTS_H
#define CLRX_LIB_CHECKS_WAITCOUNTS_H

#include "Findings.h"
#include "llvm/ADT/BitVector.h"

namespace clrx {

/// Checks the code of \p Graph. At the blocks \p Entries, which are sorted,
/// kernels begin with nothing in flight. \p HazardWaits has the instructions
/// that findHazardWaits() returns. It may be empty if the group
/// `waitcnt-extra`, which does not report them, is off.
void checkWaitCounts(const FlowGraph &Graph, llvm::ArrayRef<uint32_t> Entries,
                     const llvm::BitVector &HazardWaits, Findings &Found);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_WAITCOUNTS_H
