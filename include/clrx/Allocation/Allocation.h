//===- Allocation.h - Registers for variables -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives the variables of .regvar registers, when a source has been assembled:
// see docs/register-allocation.md.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ALLOCATION_ALLOCATION_H
#define CLRX_ALLOCATION_ALLOCATION_H

#include "clrx/Analysis/Code.h"

namespace clrx {

/// The registers of one file.
struct FileAllocation {
  unsigned NumUsed = 0;  ///< 1 + the last one that a variable got.
  unsigned MaxAlive = 0; ///< At once, those that the source names included.
  /// What NumUsed may be at least: where registers of the source lie above
  /// those of the variables, it is less than MaxAlive.
  unsigned Least = 0;
};

/// What was done with code that hangs together: of one kernel, or of several
/// that call the same functions.
struct AllocationSummary {
  std::vector<std::string> Kernels; ///< Their names; none of code of nobody.
  FileAllocation SGPRs, VGPRs;
};

/// Gives registers to the variables in what \p Recorder has recorded, as far as
/// they want any, when the source has ended: writes the instructions anew, here
/// and to \p View, and tells \p View which registers the kernels use now.
/// Errors go to the recorder's Reporter.
std::vector<AllocationSummary> allocateRegisters(CodeRecorder &Recorder,
                                                 CodeView &View);

} // namespace clrx

#endif // CLRX_ALLOCATION_ALLOCATION_H
