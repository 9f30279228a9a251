//===- TargetDescription.cpp - LLVM's AMDGPU target -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMBridge/TargetDescription.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace clrx;

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
  // The target is linked into this library.
  if (!T)
    llvm_unreachable("the AMDGPU target is registered");
  return *T;
}

TargetDescription::TargetDescription(StringRef TripleName) : TT(TripleName) {
  const Target &T = getAMDGPUTarget();
  Registers.reset(T.createMCRegInfo(TT));
  AsmInfo.reset(T.createMCAsmInfo(*Registers, TT, Options));
  Instructions.reset(T.createMCInstrInfo());
}
