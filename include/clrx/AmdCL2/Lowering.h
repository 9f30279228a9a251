//===- Lowering.h - Configurations and parts of kernels ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the file holds of a kernel is made of its configuration here; and the
// other way round. Where a kernel is follows from the offsets of all.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_LOWERING_H
#define CLRX_AMDCL2_LOWERING_H

#include "clrx/AmdCL2/Module.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/RegisterCounts.h"

namespace clrx::amdcl2 {

/// Registers of a kernel that is configured so. SGPRs may come out larger than
/// the hardware has.
RegisterCounts countRegisters(const Configuration &C, Arch A);

/// The setup of a kernel of \p M that is configured so.
AmdKernelCode lowerSetup(const Module &M, const Configuration &C);

/// The fields of a configuration that has the setup \p Setup. \p C has what
/// the metadata says: kind, arguments and, among the fields, UseEnqueue; and,
/// if registers are to be counted, the usage that gives their numbers.
/// \returns std::nullopt if there is none.
std::optional<KernelConfig>
liftSetup(const Module &M, const AmdKernelCode &Setup, Configuration C);

/// The parts that kernel \p Index of \p M has if it is configured so.
/// \returns an error if the driver's format has no place for a part, or an id
/// of a resource is taken twice or out of range.
llvm::Expected<KernelParts> lowerKernel(const Module &M, unsigned Index,
                                        const Configuration &C);

/// Makes parts of the configurations of \p M, which has none then.
/// \returns an error as above.
llvm::Error lowerKernels(Module &M);

/// Where a kernel is in a module's main code (HSA layout), in bytes.
struct CodeExtent {
  uint64_t Offset = 0; ///< Of the setup.
  uint64_t Size = 0;   ///< To the next kernel's setup or the code's end.
};

/// Extents of \p Kernels, by their MainCodeOffset, in \p CodeSize bytes of
/// code. Of two at the same offset the first one's extent is empty.
llvm::SmallVector<CodeExtent, 0>
getMainCodeExtents(const std::deque<Kernel> &Kernels, uint64_t CodeSize);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_LOWERING_H
