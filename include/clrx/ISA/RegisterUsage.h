//===- RegisterUsage.h - Registers used by code -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Register usage for kernel headers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_REGISTERUSAGE_H
#define CLRX_ISA_REGISTERUSAGE_H

#include <algorithm>

namespace clrx {

/// Register usage of a piece of code. In the CLRX dialect, only written
/// registers raise the counts, but sources also set the Uses... flags. For
/// instructions that only LLVM supports, all registers count.
struct RegisterUsage {
  unsigned NumSGPRs = 0; ///< Highest number plus 1, without VCC etc.
  unsigned NumVGPRs = 0; ///< Highest number plus 1.
  unsigned NumAGPRs = 0; ///< As NumVGPRs; always 0 in the dialect.
  bool UsesVCC = false;  ///< Always false in the dialect.
  bool UsesFlatScratch = false;
  bool UsesXnackMask = false;

  /// Includes the usage of \p Other.
  void merge(const RegisterUsage &Other) {
    NumSGPRs = std::max(NumSGPRs, Other.NumSGPRs);
    NumVGPRs = std::max(NumVGPRs, Other.NumVGPRs);
    NumAGPRs = std::max(NumAGPRs, Other.NumAGPRs);
    UsesVCC |= Other.UsesVCC;
    UsesFlatScratch |= Other.UsesFlatScratch;
    UsesXnackMask |= Other.UsesXnackMask;
  }
};

} // namespace clrx

#endif // CLRX_ISA_REGISTERUSAGE_H
