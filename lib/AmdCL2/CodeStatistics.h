//===- CodeStatistics.h - Instruction counts of a stub ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_CODESTATISTICS_H
#define CLRX_LIB_AMDCL2_CODESTATISTICS_H

#include "clrx/Targets/Targets.h"

namespace clrx::amdcl2 {

/// What an old driver's stub tells about a kernel's code.
struct CodeStatistics {
  uint32_t NumInsts = 0;
  uint32_t NumGlobalMemoryInsts = 0;
  uint32_t NumLocalMemoryInsts = 0;
};

/// Walks \p Code, little-endian dwords; bytes after the last whole dword are
/// ignored. Only the lengths of GCN1.1's and GCN1.2's instructions are known,
/// as old drivers know no later ones.
CodeStatistics countInstructions(llvm::ArrayRef<char> Code, Arch A);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_CODESTATISTICS_H
