//===- InstAssemblerPool.h - Assemblers that ask LLVM -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The assemblers of instructions whose words are LLVM's, made when they are
// first asked for. What they have learnt serves every source.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LLVMBRIDGE_INSTASSEMBLERPOOL_H
#define CLRX_LLVMBRIDGE_INSTASSEMBLERPOOL_H

#include "clrx/Inst/InstAssembler.h"
#include "llvm/ADT/DenseMap.h"
#include <memory>

namespace clrx {

struct TargetDescription;

class InstAssemblerPool final : public InstAssemblers {
public:
  InstAssemblerPool();
  ~InstAssemblerPool() override;

  llvm::Expected<InstAssembler &> get(Arch A, const LLVMProcessor &P) override;

  /// The sums over all architectures.
  EncodingStats getStats() const;

  const TargetDescription &getDescription() const { return *Description; }

private:
  std::unique_ptr<TargetDescription> Description;
  std::unique_ptr<InstAssembler> Assemblers[NumArches];
  /// Of processors without a dialect.
  llvm::SmallDenseMap<const LLVMProcessor *, std::unique_ptr<InstAssembler>, 1>
      Others;
};

} // namespace clrx

#endif // CLRX_LLVMBRIDGE_INSTASSEMBLERPOOL_H
