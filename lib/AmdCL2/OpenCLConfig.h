//===- OpenCLConfig.h - Kernels in terms of OpenCL --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What follows from a .config: what the runtime passes to the kernel, and so
// which registers it has.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_OPENCLCONFIG_H
#define CLRX_LIB_AMDCL2_OPENCLCONFIG_H

#include "ArchFacts.h"
#include "clrx/AmdCL2/Module.h"
#include "clrx/KernelModel/Lowering.h"

namespace clrx::amdcl2 {

/// One of the ways in which a kernel with a .config is launched. Each passes
/// what the ones before it pass.
struct LaunchMode {
  KernelField Field;      ///< That asks for it; None: nothing does.
  unsigned UserSGPRs;     ///< Loaded before the kernel starts.
  unsigned UserSGPRsGFX9; ///< The same from GCN1.4; in RSRC2 only.
  uint16_t SGPRFlags;     ///< enable_sgpr_* bits of amd_kernel_code_t.
  bool UsesFlatScratch;   ///< Reserves FLAT_SCRATCH and XNACK_MASK.

  /// SGPRs that FLAT_SCRATCH and, from GCN1.2, XNACK_MASK take.
  unsigned getFlatSGPRs(Arch A) const {
    return UsesFlatScratch ? getNumFlatScratchSGPRs(A) : 0;
  }
};

/// All modes, the most demanding first.
llvm::ArrayRef<LaunchMode> getLaunchModes();
/// The most demanding mode that \p Fields ask for.
const LaunchMode &getLaunchMode(const KernelConfig &Fields);

/// The header that \p C, an OpenCL configuration, is lowered to. Setups leave
/// RSRC2's LDS_SIZE 0, stubs do not.
AmdKernelCode lowerOpenCL(const Module &M, const Configuration &C,
                          bool StoresLDSSize);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_OPENCLCONFIG_H
