//===- Allocation.h - Registers for variables -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Register allocation for the variables of .regvar, which runs when a source
// has been assembled; see docs/register-allocation.md.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_ALLOCATION_H
#define CLRX_LIB_ALLOCATION_ALLOCATION_H

#include "Analysis/Code.h"
#include "clrx/Allocation/AllocationSummary.h"

namespace clrx {

/// Allocates registers for the variables in \p Recorder when the source has
/// ended, if .regalloc is in effect for them. Rewrites the instructions in \p
/// Recorder and \p View, and tells \p View which registers the kernels use.
/// Errors go to the recorder's Reporter.
std::vector<AllocationSummary> allocateRegisters(CodeRecorder &Recorder,
                                                 CodeView &View);

} // namespace clrx

#endif // CLRX_LIB_ALLOCATION_ALLOCATION_H
