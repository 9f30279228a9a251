//===- LaunchMode.h - What the runtime passes to a kernel -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_LAUNCHMODE_H
#define CLRX_AMDCL2_LAUNCHMODE_H

#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Targets/Targets.h"

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
    if (!UsesFlatScratch)
      return 0;
    return A >= Arch::GCN1_2 ? 4 : 2;
  }
  unsigned getUserSGPRs(Arch A) const {
    return A >= Arch::GCN1_4 ? UserSGPRsGFX9 : UserSGPRs;
  }
};

/// SGPRs that VCC takes.
constexpr unsigned NumVCCSGPRs = 2;

/// The most demanding mode that \p Config asks for.
const LaunchMode &getLaunchMode(const KernelConfig &Config);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_LAUNCHMODE_H
