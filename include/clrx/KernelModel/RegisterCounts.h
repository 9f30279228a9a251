//===- RegisterCounts.h - Registers that a kernel gets ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many registers a kernel gets: what its source says, or what its code and
// what is loaded at its start need (Southern Islands Series Instruction Set
// Architecture and LLVM's AMDGPU User Guide).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_REGISTERCOUNTS_H
#define CLRX_KERNELMODEL_REGISTERCOUNTS_H

#include "clrx/ISA/RegisterUsage.h"
#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Targets/Targets.h"

namespace clrx {

struct RegisterCounts {
  unsigned SGPRs = 0;        ///< With VCC and the like.
  unsigned ProgramSGPRs = 0; ///< Without them.
  unsigned VGPRs = 0;
};

/// SGPRs that VCC takes; it is always counted.
constexpr unsigned NumVCCSGPRs = 2;

/// SGPRs that FLAT_SCRATCH and, where there is one, XNACK_MASK take.
unsigned getNumFlatScratchSGPRs(Arch A);

/// SGPRs that VCC, FLAT_SCRATCH and XNACK_MASK take behind the kernel's own,
/// because of code, \p Usage, or of the header \p HSAConfig.
unsigned getExtraSGPRs(Arch A, const RegisterUsage &Usage,
                       const KernelConfig &HSAConfig);

/// User data registers that the flags of amd_kernel_code_t ask for, at most 16.
unsigned getUserDataCount(const KernelConfig &HSAConfig);

/// VGPRs that are loaded before a kernel starts.
unsigned getMinVGPRs(unsigned LocalDims);

/// What a container adds to the count.
struct CountingRules {
  unsigned UserSGPRs;  ///< User data loaded before the kernel starts.
  unsigned ExtraSGPRs; ///< That VCC and the like take.
  /// The limit of SGPRs and an SGPR count that the source gives are for
  /// ProgramSGPRs, to which the extra ones are added; else for all.
  bool ProgramFirst = false;
  /// An SGPR count that the source gives has the extra ones in it.
  bool GivenHasExtra = true;
  /// Without .dims, the local ids that .pgmrsrc2 asks for are counted.
  bool CountsLocalsOfPgmRsrc2 = true;
};

/// Counts the registers of a kernel with \p Config whose code uses \p Usage.
/// Counts that the source gives may be more than the hardware has.
RegisterCounts countRegisters(const KernelConfig &Config,
                              const RegisterUsage &Usage, Arch A,
                              const CountingRules &Rules);

} // namespace clrx

#endif // CLRX_KERNELMODEL_REGISTERCOUNTS_H
