//===- RegisterCounts.h - Registers that a kernel gets ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The register counts of a kernel. The source sets them, or they follow from
// the code and from the registers that are filled before the kernel starts
// (Southern Islands Series Instruction Set Architecture and LLVM's AMDGPU User
// Guide).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_REGISTERCOUNTS_H
#define CLRX_LIB_KERNELMODEL_REGISTERCOUNTS_H

#include "clrx/ISA/RegisterUsage.h"
#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Targets/Targets.h"

namespace clrx {

struct RegisterCounts {
  unsigned SGPRs = 0;        ///< Count with VCC and other special registers.
  unsigned ProgramSGPRs = 0; ///< Count without special registers.
  unsigned VGPRs = 0;
};

/// Number of SGPRs that VCC takes. VCC is always counted.
constexpr unsigned NumVCCSGPRs = 2;

/// Returns the number of SGPRs that FLAT_SCRATCH and, if the architecture has
/// it, XNACK_MASK take.
unsigned getNumFlatScratchSGPRs(Arch A);

/// Returns the number of SGPRs that VCC, FLAT_SCRATCH and XNACK_MASK take after
/// the kernel's own SGPRs, because of its code (\p Usage) or its header (\p
/// HSAConfig).
unsigned getExtraSGPRs(Arch A, const RegisterUsage &Usage,
                       const KernelConfig &HSAConfig);

/// Returns the number of user data registers that the flags of
/// amd_kernel_code_t request, at most 16.
unsigned getUserDataCount(const KernelConfig &HSAConfig);

/// Returns the number of VGPRs that are filled before a kernel starts.
unsigned getMinVGPRs(unsigned LocalDims);

/// The container's rules for counting.
struct CountingRules {
  unsigned UserSGPRs;  ///< Number of SGPRs that hold user data at the start.
  unsigned ExtraSGPRs; ///< Number of SGPRs for VCC and other registers.
  /// True if the count of all SGPRs is always ProgramSGPRs plus the extra
  /// SGPRs. Otherwise the count of all SGPRs is smaller if the hardware's limit
  /// or the source's SGPR count is smaller.
  bool ProgramFirst = false;
  /// True if the source's SGPR count includes the extra SGPRs.
  bool SpecifiedHasExtra = true;
  /// True if, without .dims, the local ids that .pgmrsrc2 requests are counted.
  bool CountsLocalsOfPgmRsrc2 = true;
};

/// Counts the registers of a kernel with \p Config whose code uses \p Usage.
/// Counts that the source sets may exceed the hardware's limits.
RegisterCounts countRegisters(const KernelConfig &Config,
                              const RegisterUsage &Usage, Arch A,
                              const CountingRules &Rules);

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_REGISTERCOUNTS_H
