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
/// the metadata says: kind, arguments and, among the fields, UseEnqueue.
/// \returns std::nullopt if there is none.
std::optional<KernelConfig>
liftSetup(const Module &M, const AmdKernelCode &Setup, Configuration C);

/// The parts of kernel \p Index of \p M: made of its configuration or, without
/// one, those that it has.
/// \returns an error if the driver's format has no place for a part, or an id
/// of a resource is taken twice or out of range.
llvm::Expected<KernelParts> lowerKernel(const Module &M, unsigned Index);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_LOWERING_H
