//===- RegisterUsage.h - Registers that code uses ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a kernel header says of the registers that code uses.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_REGISTERUSAGE_H
#define CLRX_ISA_REGISTERUSAGE_H

#include <algorithm>

namespace clrx {

/// What a stretch of code asks of the register file. Of instructions of the
/// CLRX dialect only written registers raise the counts, and the Uses... flags
/// are set by sources too; of those that LLVM alone knows, all registers do.
struct RegisterUsage {
  unsigned NumSGPRs = 0; ///< 1 + highest, without VCC and friends.
  unsigned NumVGPRs = 0; ///< 1 + highest.
  unsigned NumAGPRs = 0; ///< The same; the dialect has none.
  bool UsesVCC = false;  ///< The dialect does not count it.
  bool UsesFlatScratch = false;
  bool UsesXnackMask = false;

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
