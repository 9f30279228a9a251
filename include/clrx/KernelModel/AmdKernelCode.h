//===- AmdKernelCode.h - amd_kernel_code_t ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The header of a kernel as it is on disk. For each field of a configuration,
// KernelFields.def lists its position in this header.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_AMDKERNELCODE_H
#define CLRX_KERNELMODEL_AMDKERNELCODE_H

#include "llvm/Support/Endian.h"

namespace clrx {

/// The kernel header of AMD's HSA code objects, version 1: "amd_kernel_code_t"
/// in LLVM's AMDGPU User Guide. SGPRFlags and FeatureFlags are the low and the
/// high half of its word code_properties.
struct AmdKernelCode {
  llvm::support::ulittle32_t CodeVersionMajor;
  llvm::support::ulittle32_t CodeVersionMinor;
  llvm::support::ulittle16_t MachineKind;
  llvm::support::ulittle16_t MachineMajor;
  llvm::support::ulittle16_t MachineMinor;
  llvm::support::ulittle16_t MachineStepping;
  llvm::support::ulittle64_t CodeEntryOffset; ///< From the header's start.
  llvm::support::ulittle64_t CodePrefetchOffset;
  llvm::support::ulittle64_t CodePrefetchSize;
  llvm::support::ulittle64_t MaxScratchBacking;
  llvm::support::ulittle32_t PgmRsrc1;
  llvm::support::ulittle32_t PgmRsrc2;
  llvm::support::ulittle16_t SGPRFlags;
  llvm::support::ulittle16_t FeatureFlags;
  llvm::support::ulittle32_t PrivateSegmentSize; ///< Per work-item, in bytes.
  llvm::support::ulittle32_t GroupSegmentSize;   ///< LDS, in bytes.
  llvm::support::ulittle32_t GDSSegmentSize;
  llvm::support::ulittle64_t KernargSize;
  llvm::support::ulittle32_t FBarrierCount;
  llvm::support::ulittle16_t WavefrontSGPRs;
  llvm::support::ulittle16_t WorkitemVGPRs;
  llvm::support::ulittle16_t ReservedVGPRFirst;
  llvm::support::ulittle16_t ReservedVGPRCount;
  llvm::support::ulittle16_t ReservedSGPRFirst;
  llvm::support::ulittle16_t ReservedSGPRCount;
  llvm::support::ulittle16_t DebugOffsetSGPR;
  llvm::support::ulittle16_t DebugBufferSGPR;
  uint8_t KernargAlignLog2;
  uint8_t GroupAlignLog2;
  uint8_t PrivateAlignLog2;
  uint8_t WavefrontSizeLog2;
  llvm::support::ulittle32_t CallConvention;
  uint8_t Reserved[12];
  llvm::support::ulittle64_t LoaderSymbol;
  uint8_t ControlDirectives[128];
};
static_assert(sizeof(AmdKernelCode) == 256);

} // namespace clrx

#endif // CLRX_KERNELMODEL_AMDKERNELCODE_H
