//===- AMDGPUTarget.cpp - LLVM's AMDGPU target, registered once -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/Inst/AMDGPUTarget.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

extern "C" {
void LLVMInitializeAMDGPUTargetInfo();
void LLVMInitializeAMDGPUTargetMC();
void LLVMInitializeAMDGPUAsmParser();
}

static const Target *registerTarget() {
  LLVMInitializeAMDGPUTargetInfo();
  LLVMInitializeAMDGPUTargetMC();
  LLVMInitializeAMDGPUAsmParser();
  std::string Error;
  return TargetRegistry::lookupTarget(Triple("amdgcn--"), Error);
}

const Target &clrx::getAMDGPUTarget() {
  static const Target *const T = registerTarget();
  // It is linked into this very library.
  if (!T)
    llvm_unreachable("the AMDGPU target is registered");
  return *T;
}
