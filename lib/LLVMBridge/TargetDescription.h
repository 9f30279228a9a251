//===- TargetDescription.h - LLVM's AMDGPU target ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's descriptions of registers and instructions, shared by many sources.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_TARGETDESCRIPTION_H
#define CLRX_LIB_LLVMBRIDGE_TARGETDESCRIPTION_H

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

/// Returns LLVM's amdgcn target, which is linked in statically. The first call
/// in the process registers it. This is thread-safe, unlike LLVM's own
/// initialisers. No other target is registered.
const llvm::Target &getAMDGPUTarget();

/// LLVM's descriptions of amdgcn that do not depend on the subtarget. To create
/// them takes a third of a millisecond. LLVM computes register aliases lazily,
/// so only one thread may use an object at a time.
struct TargetDescription {
  explicit TargetDescription(llvm::StringRef TripleName = "amdgcn--");

  llvm::Triple TT;
  llvm::MCTargetOptions Options;
  std::unique_ptr<llvm::MCRegisterInfo> Registers;
  std::unique_ptr<llvm::MCAsmInfo> AsmInfo;
  std::unique_ptr<llvm::MCInstrInfo> Instructions;
};

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_TARGETDESCRIPTION_H
