//===- Lowering.h - Configurations and parts of kernels ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the file holds of a kernel is made of its configuration here.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ROCM_LOWERING_H
#define CLRX_ROCM_LOWERING_H

#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "clrx/KernelModel/RegisterCounts.h"
#include "clrx/ROCm/Module.h"
#include "llvm/ADT/ArrayRef.h"

namespace clrx::rocm {

/// The machine version in notes and target names, which for some devices is not
/// that of headers.
MachineVersion getNoteVersion(const Module &M);

/// Bytes that \p Args take in the kernel argument segment.
uint64_t computeKernargSize(llvm::ArrayRef<Arg> Args, bool HasOffsets);

/// \p Args with offsets for AlignOrOffset, which is so already if they have them.
std::vector<Arg> placeArgs(llvm::ArrayRef<Arg> Args, bool HasOffsets);

/// What a configuration says of a kernel.
struct KernelParts {
  AmdKernelCode Header; ///< The descriptor is made of it, too.
  RegisterCounts Registers;
};

/// The parts of \p K, which has a configuration.
KernelParts lower(const Module &M, const Kernel &K);

/// The descriptor of a kernel whose header would be \p Header.
KernelDescriptor makeDescriptor(const AmdKernelCode &Header,
                                const Configuration &C);

} // namespace clrx::rocm

#endif // CLRX_ROCM_LOWERING_H
