//===- MainCode.h - Kernels in the main code --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// With HSA layout the code of all kernels is one section. Where in it each
// kernel is follows from the offsets of all of them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_MAINCODE_H
#define CLRX_AMDCL2_MAINCODE_H

#include "clrx/AmdCL2/Module.h"

namespace clrx::amdcl2 {

/// Where a kernel is in a module's main code, in bytes.
struct CodeExtent {
  uint64_t Offset = 0; ///< Of the setup.
  uint64_t Size = 0;   ///< To the next kernel's setup or the code's end.
};

/// Extents of \p Kernels, by their MainCodeOffset, in \p CodeSize bytes of
/// code. Of two at the same offset the first one's extent is empty.
llvm::SmallVector<CodeExtent, 0>
getMainCodeExtents(const std::deque<Kernel> &Kernels, uint64_t CodeSize);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_MAINCODE_H
