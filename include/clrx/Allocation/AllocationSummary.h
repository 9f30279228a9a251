//===- AllocationSummary.h - Result of register allocation ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The numbers of registers that the allocation of variables used.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ALLOCATION_ALLOCATIONSUMMARY_H
#define CLRX_ALLOCATION_ALLOCATIONSUMMARY_H

#include <string>
#include <vector>

namespace clrx {

/// Result of the allocation in one register file.
struct FileAllocation {
  unsigned NumUsed = 0; ///< Highest register of a variable plus 1.
  /// Maximum number of live registers, those of the source included.
  unsigned MaxAlive = 0;
  /// Lower bound of NumUsed. It is less than MaxAlive if registers of the
  /// source lie above those of the variables.
  unsigned Least = 0;
};

/// Result for connected code: one kernel, or several that call the same
/// functions.
struct AllocationSummary {
  /// Names of the kernels; empty for code without a kernel.
  std::vector<std::string> Kernels;
  FileAllocation SGPRs, VGPRs;
};

} // namespace clrx

#endif // CLRX_ALLOCATION_ALLOCATIONSUMMARY_H
