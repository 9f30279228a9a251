//===- InstAssemblerPool.h - Pool of instruction assemblers -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instruction assemblers that use LLVM's encoder. They are created on first
// use, and their cached encodings serve all sources.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_INSTASSEMBLERPOOL_H
#define CLRX_LIB_LLVMBRIDGE_INSTASSEMBLERPOOL_H

#include "Inst/InstAssembler.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace clrx {

struct TargetDescription;

/// Owns one assembler for each architecture and LLVM processor.
class InstAssemblerPool final : public InstAssemblers {
public:
  InstAssemblerPool();
  ~InstAssemblerPool() override;

  llvm::Expected<InstAssembler &> get(Arch A, const LLVMProcessor &P) override;

  /// Returns the sums over all assemblers.
  EncodingStats getStats() const;

  const TargetDescription &getDescription() const { return *Description; }

private:
  std::unique_ptr<TargetDescription> Description;
  std::unique_ptr<InstAssembler> Assemblers[NumArches];
  /// Assemblers of processors without a dialect.
  llvm::SmallDenseMap<const LLVMProcessor *, std::unique_ptr<InstAssembler>, 1>
      Others;
};

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_INSTASSEMBLERPOOL_H
