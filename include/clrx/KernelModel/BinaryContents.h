//===- BinaryContents.h - Kernels of a binary -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernels of a binary, as its headers and metadata describe them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_BINARYCONTENTS_H
#define CLRX_KERNELMODEL_BINARYCONTENTS_H

#include "clrx/Analysis/CodeView.h"
#include <string>
#include <vector>

namespace clrx {

/// A kernel of a binary, as headers and metadata describe it.
struct BinaryKernel {
  std::string Name;
  uint64_t CodeSize = 0; ///< Size of the code without a header in bytes.
  bool Wave32 = false;
  KernelResources Resources;
};

/// Everything that a report states about a binary, except sections and code.
struct BinaryContents {
  std::string Summary; ///< "ROCm binary for Fiji"
  std::vector<BinaryKernel> Kernels;
};

} // namespace clrx

#endif // CLRX_KERNELMODEL_BINARYCONTENTS_H
