//===- Lowering.h - Configurations and parts of kernels ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the file holds of a kernel is made of its configuration here; and the
// other way round.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL1_LOWERING_H
#define CLRX_AMDCL1_LOWERING_H

#include "clrx/AmdCL1/Module.h"
#include "clrx/KernelModel/RegisterCounts.h"

namespace clrx::amdcl1 {

/// Registers of a kernel that is configured so. SGPRs may come out larger than
/// the hardware has.
RegisterCounts countRegisters(const Configuration &C, Arch A);

/// RSRC2 of a kernel that is configured so.
uint32_t makePgmRsrc2(const Configuration &C, Arch A);

/// Where each of \p Args is in the constant buffer of arguments, in bytes, and
/// where the last one ends.
std::vector<uint32_t> getArgumentOffsets(llvm::ArrayRef<Argument> Args);

/// The number that the metadata of each kernel of \p M is to have: counting
/// from 1024, without those that kernels with metadata of their own claim. 0
/// for these.
std::vector<uint32_t> assignUniqueIds(const Module &M);

/// The parts that \p K, a kernel of \p M, has if it is configured so. \p
/// UniqueId is from assignUniqueIds.
/// \returns an error if a register count is more than the hardware has, or an
/// id is taken twice or out of range.
llvm::Expected<KernelParts> lowerKernel(const Module &M, const Kernel &K,
                                        const Configuration &C,
                                        uint32_t UniqueId);

/// Makes parts of the configurations of \p M, which has none then.
/// \returns an error as above, or if a part is missing.
llvm::Error lowerKernels(Module &M);

/// A configuration that makes the parts of \p K, with the number in its
/// metadata. \returns std::nullopt if there is none.
std::optional<Configuration> liftKernel(const Module &M, const Kernel &K);

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1_LOWERING_H
