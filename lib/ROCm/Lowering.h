//===- Lowering.h - Parts of kernels from configurations --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the parts of a kernel in the file from its configuration.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCM_LOWERING_H
#define CLRX_LIB_ROCM_LOWERING_H

#include "KernelModel/RegisterCounts.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "clrx/ROCm/Module.h"
#include "llvm/ADT/ArrayRef.h"

namespace clrx::rocm {

/// Returns the machine version in notes and target names. For some devices it
/// differs from the one in headers.
MachineVersion getNoteVersion(const Module &M);

/// Returns the size in bytes of \p Args in the kernel argument segment.
uint64_t computeKernargSize(llvm::ArrayRef<Arg> Args, bool HasOffsets);

/// Returns \p Args with offsets in AlignOrOffset. If \p HasOffsets is true,
/// \p Args have offsets already.
std::vector<Arg> placeArgs(llvm::ArrayRef<Arg> Args, bool HasOffsets);

/// The header and the register counts of a kernel.
struct KernelParts {
  AmdKernelCode Header; ///< The descriptor has the same values.
  RegisterCounts Registers;
};

/// Returns the parts of \p K, which must have a configuration.
KernelParts lower(const Module &M, const Kernel &K);

/// Returns the descriptor of a kernel whose header would be \p Header.
KernelDescriptor makeDescriptor(const AmdKernelCode &Header,
                                const Configuration &C);

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCM_LOWERING_H
