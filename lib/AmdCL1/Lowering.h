//===- Lowering.h - Configurations and parts of kernels ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts the configuration of a kernel to its parts in the file, and back.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL1_LOWERING_H
#define CLRX_LIB_AMDCL1_LOWERING_H

#include "KernelModel/RegisterCounts.h"
#include "clrx/AmdCL1/Module.h"

namespace clrx::amdcl1 {

/// Returns the register counts of a kernel with the configuration \p C. The
/// SGPR count may exceed that of the hardware.
RegisterCounts countRegisters(const Configuration &C, Arch A);

/// Returns RSRC2 of a kernel with the configuration \p C.
uint32_t makePgmRsrc2(const Configuration &C, Arch A);

/// Returns the offsets of \p Args in the constant buffer of arguments, in
/// bytes, followed by the end of the last argument.
std::vector<uint32_t> getArgumentOffsets(llvm::ArrayRef<Argument> Args);

/// Returns the unique id for the metadata of each kernel of \p M. Ids count
/// from 1024 and skip the ids in metadata that the source specifies. Kernels
/// with such metadata get 0.
std::vector<uint32_t> assignUniqueIds(const Module &M);

/// Returns the parts of \p K, a kernel of \p M, with the configuration \p C. \p
/// UniqueId is from assignUniqueIds.
/// \returns an error if a register count exceeds that of the hardware, or an id
/// is taken twice or out of range.
llvm::Expected<KernelParts> lowerKernel(const Module &M, const Kernel &K,
                                        const Configuration &C,
                                        uint32_t UniqueId);

/// Replaces all configurations of \p M by parts.
/// \returns an error as lowerKernel does, or if a part is missing.
llvm::Error lowerKernels(Module &M);

/// Returns the configuration from which lowerKernel makes the parts of \p K,
/// with the unique id in the metadata of \p K. Returns std::nullopt if there is
/// no such configuration.
std::optional<Configuration> liftKernel(const Module &M, const Kernel &K);

} // namespace clrx::amdcl1

#endif // CLRX_LIB_AMDCL1_LOWERING_H
