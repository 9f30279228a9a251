//===- LLVMEncoder.h - One LLVM statement to words --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The bridge to LLVM's AMDGPU MC layer: the text of one instruction in LLVM's
// syntax goes through the target's own assembly parser and code emitter.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_LLVMENCODER_H
#define CLRX_LIB_INST_LLVMENCODER_H

#include "clrx/Targets/Targets.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>

namespace clrx {

class LLVMEncoder {
public:
  /// \p Wave32 selects the wavefront size and matters on GCN1.5 only.
  /// \returns an error if this LLVM lacks the AMDGPU target or the CPU.
  static llvm::Expected<std::unique_ptr<LLVMEncoder>> create(Arch A,
                                                             bool Wave32);
  ~LLVMEncoder();

  /// Encodes \p Text, one instruction without symbols that ends in a NUL.
  /// \returns false if LLVM refuses it; getMessage() then says why.
  bool encode(llvm::StringRef Text, llvm::SmallVectorImpl<uint32_t> &Words);

  /// LLVM's words for the last refusal.
  llvm::StringRef getMessage() const;

private:
  struct Impl;
  explicit LLVMEncoder(std::unique_ptr<Impl> I);
  std::unique_ptr<Impl> P;
};

} // namespace clrx

#endif // CLRX_LIB_INST_LLVMENCODER_H
