//===- AMDGPUTarget.h - LLVM's AMDGPU target, registered once ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LLVMBRIDGE_AMDGPUTARGET_H
#define CLRX_LLVMBRIDGE_AMDGPUTARGET_H

namespace llvm {
class Target;
}

namespace clrx {

/// LLVM's amdgcn target, linked in statically. The first call in the process
/// registers it; that is safe from several threads, LLVM's own initialisers
/// are not. No other target is registered.
const llvm::Target &getAMDGPUTarget();

} // namespace clrx

#endif // CLRX_LLVMBRIDGE_AMDGPUTARGET_H
