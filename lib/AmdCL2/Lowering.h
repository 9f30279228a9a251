//===- Lowering.h - Configurations and parts of kernels ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts the configuration of a kernel to its parts in the file, and back.
// Finds the extents of kernels in the main code.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_LOWERING_H
#define CLRX_LIB_AMDCL2_LOWERING_H

#include "KernelModel/RegisterCounts.h"
#include "clrx/AmdCL2/Module.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/MachineVersions.h"

namespace clrx::amdcl2 {

/// Returns the register counts of a kernel with the configuration \p C. The
/// SGPR count may exceed that of the hardware.
RegisterCounts countRegisters(const Configuration &C, Arch A);

/// Returns the setup of a kernel of \p M with the configuration \p C.
AmdKernelCode lowerSetup(const Module &M, const Configuration &C);

/// Returns the fields of a configuration that is lowered to \p Setup. \p C has
/// the kind, the arguments, the field UseEnqueue and, if registers are to be
/// counted, the register usage.
/// \returns std::nullopt if there are none.
std::optional<KernelConfig>
liftSetup(const Module &M, const AmdKernelCode &Setup, Configuration C);

/// Returns the parts of kernel \p Index of \p M with the configuration \p C.
/// \returns an error if the driver's format cannot hold a part, the kernel uses
/// a sampler that does not exist, or a resource id is taken twice or out of
/// range.
llvm::Expected<KernelParts> lowerKernel(const Module &M, unsigned Index,
                                        const Configuration &C);

/// Returns the machine version in the notes of the inner ELF.
MachineVersion getNoteVersion(const Module &M);

/// Replaces all configurations of \p M by parts.
/// \returns an error as lowerKernel does.
llvm::Error lowerKernels(Module &M);

/// Location of a kernel in the main code of a module (HSA layout), in bytes.
struct CodeExtent {
  uint64_t Offset = 0; ///< Offset of the setup.
  uint64_t Size = 0; ///< Distance to the setup of the next kernel or to the end
                     ///< of the code.
};

/// Returns the extents of \p Kernels, which follow from their MainCodeOffset,
/// in \p CodeSize bytes of code. If two kernels have the same offset, the
/// extent of the first one is empty.
llvm::SmallVector<CodeExtent, 0>
getMainCodeExtents(const std::deque<Kernel> &Kernels, uint64_t CodeSize);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_LOWERING_H
