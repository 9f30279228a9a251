//===- KernelParts.h - Generated parts of a kernel --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the writer generates for a configured kernel. All sizes are known before
// anything is written: a setup has SetupSize bytes, a stub sizeof(Stub).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_KERNELPARTS_H
#define CLRX_LIB_AMDCL2_KERNELPARTS_H

#include "clrx/AmdCL2/Format.h"
#include "clrx/AmdCL2/LaunchMode.h"
#include "clrx/AmdCL2/Module.h"

namespace clrx::amdcl2 {

/// Metadata of kernel \p Index of \p M. \p ResourceIds has an id for each
/// argument, see assignResourceIds.
Bytes generateMetadata(const Module &M, unsigned Index,
                       llvm::ArrayRef<uint32_t> ResourceIds);

/// Setup (amd_kernel_code_t) of \p K.
Bytes generateSetup(const Module &M, const Kernel &K);

/// Stub of \p K for old drivers.
Bytes generateStub(const Module &M, const Kernel &K);

/// What .config says about \p K; nothing at all if it has a .hsaconfig.
const KernelConfig &getOpenCLConfig(const Kernel &K);

/// COMPUTE_PGM_RSRC2 of a kernel with a .config, without LDS_SIZE.
uint32_t getPgmRsrc2(const KernelConfig &Config, Arch A);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_KERNELPARTS_H
