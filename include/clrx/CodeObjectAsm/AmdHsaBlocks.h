//===- AmdHsaBlocks.h - Kernels as LLVM's assembly has them -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The blocks of .amdhsa_kernel. Their values are for LLVM's assembler, which
// makes descriptors of them at the end; here they are only collected, as the
// language has computed them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECTASM_AMDHSABLOCKS_H
#define CLRX_CODEOBJECTASM_AMDHSABLOCKS_H

#include "clrx/LLVMBridge/KernelDescriptors.h"
#include "clrx/Language/AsmHost.h"
#include "clrx/Language/Section.h"
#include "llvm/ADT/StringSet.h"
#include <deque>

namespace clrx::rocm {

inline constexpr llvm::StringLiteral AmdHsaPrefix = ".amdhsa_";

class AmdHsaBlocks {
public:
  struct Block {
    std::string Name;
    AmdHsaKernel Kernel;
    /// \name Where the 64 bytes of its descriptor are
    /// @{
    const Section *Sec = nullptr;
    uint64_t Offset = 0; ///< In bytes.
    /// @}
  };

  explicit AmdHsaBlocks(AsmHost &Host)
      : Host(Host), Report(Host.getReporter()) {}

  /// In the order of the source.
  const std::deque<Block> &get() const { return Blocks; }

  /// Whether there is one of kernel \p Name.
  bool hasKernel(llvm::StringRef Name) const { return Names.contains(Name); }

  /// \name Directives; true on error, reported
  /// @{

  /// ::= .amdhsa_kernel name
  bool open(llvm::SMLoc Loc);
  /// ::= .end_amdhsa_kernel
  ///
  /// Reserves room for the descriptor where the output stands, as LLVM does,
  /// and puts its label there.
  bool close(llvm::SMLoc Loc);
  /// ::= .amdhsa_\p Name expression
  bool addDirective(llvm::StringRef Name, llvm::SMLoc Loc);
  /// @}

  /// The value that comes next becomes that of \p Name in \p Kernel, which
  /// stays where it is. \returns true on error, reported.
  bool parseValue(AmdHsaKernel &Kernel, llvm::StringRef Name, llvm::SMLoc Loc);

private:
  AsmHost &Host;
  Reporter &Report;
  std::deque<Block> Blocks;
  llvm::StringSet<> Names; ///< Of their kernels.
  bool IsOpen = false;     ///< The last one.
};

} // namespace clrx::rocm

#endif // CLRX_CODEOBJECTASM_AMDHSABLOCKS_H
