//===- RelocatableStreamer.h - LLVM's ELF streamer --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's ELF streamer for AMDGPU, which writes relocatable files.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_MCSINK_RELOCATABLESTREAMER_H
#define CLRX_LIB_MCSINK_RELOCATABLESTREAMER_H

#include "LLVMBridge/TargetDescription.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// LLVM's ELF streamer with the objects that it needs. It has no target
/// streamer.
class RelocatableStreamer {
  TargetDescription Description;
  std::unique_ptr<llvm::MCSubtargetInfo> Subtarget;
  llvm::MCContext Ctx;
  std::string Problem; ///< LLVM's last error.
  llvm::SmallString<0> Bytes;
  llvm::raw_svector_ostream OS;
  std::unique_ptr<llvm::MCStreamer> Streamer;

public:
  /// \p Flags and \p ABIVersion are e_flags and the ABI version in e_ident.
  RelocatableStreamer(uint32_t Flags, uint8_t ABIVersion);

  llvm::MCContext &getContext() { return Ctx; }
  llvm::MCStreamer &get() { return *Streamer; }

  /// Completes the file. \returns its bytes, which live as long as this object,
  /// or the error that LLVM has reported.
  llvm::Expected<llvm::StringRef> finish();
};

} // namespace clrx

#endif // CLRX_LIB_MCSINK_RELOCATABLESTREAMER_H
