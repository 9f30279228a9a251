//===- KernelViews.h - Views of headers for analyses ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Helpers with which containers describe their kernels to analyses. The order
// of registers at a kernel's start is that of "Initial Kernel Execution State"
// in LLVM's AMDGPU User Guide.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_KERNELVIEWS_H
#define CLRX_LIB_KERNELMODEL_KERNELVIEWS_H

#include "KernelModel/RegisterCounts.h"
#include "clrx/Analysis/CodeView.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/KernelConfig.h"

namespace clrx {

/// Fills in the register counts: \p Counts, the counts in the configuration
/// \p Specified, and \p Usage, the counts of the code.
void viewRegisters(KernelResources &R, RegisterCounts Counts,
                   const KernelConfig &Specified, const RegisterUsage &Usage);

/// Fills in the registers at the start of a kernel. Loaders fill the registers
/// that the flags of \p Header select. The hardware fills the registers that
/// COMPUTE_PGM_RSRC2 selects. User data that the flags do not name gets the
/// name \p OtherUserData.
void viewEntry(KernelResources &R, const AmdKernelCode &Header,
               llvm::StringRef OtherUserData = "user data");

/// Returns true if all of \p Bytes are zero.
inline bool isZero(llvm::StringRef Bytes) {
  return Bytes.find_first_not_of('\0') == llvm::StringRef::npos;
}

/// Fills in the values of \p Header and the registers at the start of the
/// kernel.
void viewHeader(KernelResources &R, const AmdKernelCode &Header);

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_KERNELVIEWS_H
