//===- TargetDescription.h - LLVM's AMDGPU target ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's descriptions of registers and instructions, made once for many
// sources.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LLVMBRIDGE_TARGETDESCRIPTION_H
#define CLRX_LLVMBRIDGE_TARGETDESCRIPTION_H

#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/TargetParser/Triple.h"
#include <memory>

namespace llvm {
class Target;
}

namespace clrx {

/// LLVM's amdgcn target, linked in statically. The first call in the process
/// registers it; that is safe from several threads, LLVM's own initialisers
/// are not. No other target is registered.
const llvm::Target &getAMDGPUTarget();

/// What LLVM knows of the amdgcn target, whatever the subtarget; making it
/// takes a third of a millisecond. Register aliases are filled in as they are
/// asked for, so it serves one thread at a time.
struct TargetDescription {
  explicit TargetDescription(llvm::StringRef TripleName = "amdgcn--");

  llvm::Triple TT;
  llvm::MCTargetOptions Options;
  std::unique_ptr<llvm::MCRegisterInfo> Registers;
  std::unique_ptr<llvm::MCAsmInfo> AsmInfo;
  std::unique_ptr<llvm::MCInstrInfo> Instructions;
};

} // namespace clrx

#endif // CLRX_LLVMBRIDGE_TARGETDESCRIPTION_H
