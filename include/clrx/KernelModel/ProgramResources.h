//===- ProgramResources.h - Registers and RSRC words ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// How many registers a kernel gets, and the words COMPUTE_PGM_RSRC1 and
// COMPUTE_PGM_RSRC2 that the hardware loads at its start (Southern Islands
// Series Instruction Set Architecture and LLVM's AMDGPU User Guide).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_PROGRAMRESOURCES_H
#define CLRX_KERNELMODEL_PROGRAMRESOURCES_H

#include "clrx/ISA/RegisterUsage.h"
#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Targets/Targets.h"

namespace clrx {

/// Bits of .pgmrsrc2 that hold the dimensions: TGID_{X,Y,Z}_EN (7 to 9) and
/// TIDIG_COMP_CNT (11, 12).
constexpr uint32_t PgmRsrc2DimMask = 0x1b80;
/// Bits of .pgmrsrc2 that are kept beside what the other fields say.
constexpr uint32_t PgmRsrc2KeptMask = 0xffffe440;

/// SGPRs that VCC, FLAT_SCRATCH and XNACK_MASK take behind the kernel's own.
/// VCC is always counted.
unsigned getExtraSGPRs(Arch A, bool UsesFlatScratch, bool UsesXnackMask);

/// SGPRs that are loaded before a kernel starts.
unsigned getMinSGPRs(unsigned UserData, unsigned GroupDims, bool TgSize,
                     bool UsesScratch);
/// VGPRs that are loaded before a kernel starts.
unsigned getMinVGPRs(unsigned LocalDims);

/// User data registers that the flags of amd_kernel_code_t ask for, at most 16.
unsigned getUserDataCount(const KernelConfig &HSAConfig);

/// The dimensions of .dims, or else those that .pgmrsrc2 asks for.
DimSets getDimsOrPgmRsrc2(const KernelConfig &Config);

/// RSRC2's dimension bits.
uint32_t encodeDims(const DimSets &Dims);

/// LDS_SIZE, in place for RSRC2.
uint32_t encodeLocalSize(Arch A, uint32_t SizeInBytes);

/// What goes into the two words.
struct ProgramResources {
  unsigned NumSGPRs = 0; ///< With the extra ones; 0 counts as 1.
  unsigned NumVGPRs = 0; ///< 0 counts as 1.
  unsigned UserData = 0; ///< 0 to 16.
  bool UsesScratch = false;
  uint32_t DimBits = 0;   ///< encodeDims, or given bits of PgmRsrc2DimMask.
  uint32_t LocalBits = 0; ///< encodeLocalSize, or 0.
  bool TgSize = false, Dx10Clamp = false, DebugMode = false, IeeeMode = false,
       PrivMode = false;
  unsigned Priority = 0;
  unsigned FloatMode = 0xc0;
  unsigned Exceptions = 0;
  uint32_t PgmRsrc1 = 0, PgmRsrc2 = 0; ///< Given bits to be added.

  /// Everything that \p Config alone decides: the modes, flags, given words,
  /// dimensions and whether scratch is used.
  static ProgramResources get(const KernelConfig &Config);

  uint32_t encodeRsrc1(Arch A) const;
  uint32_t encodeRsrc2() const;
};

} // namespace clrx

#endif // CLRX_KERNELMODEL_PROGRAMRESOURCES_H
