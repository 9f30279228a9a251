//===- AmdHsaBlocks.h - Blocks of .amdhsa_kernel ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Collects the values in blocks of .amdhsa_kernel. When the source ends, LLVM's
// assembler makes descriptors from them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECTASM_AMDHSABLOCKS_H
#define CLRX_LIB_CODEOBJECTASM_AMDHSABLOCKS_H

#include "LLVMBridge/KernelDescriptors.h"
#include "Language/AsmHost.h"
#include "Language/Section.h"
#include "llvm/ADT/StringSet.h"
#include <deque>

namespace clrx::rocm {

inline constexpr llvm::StringLiteral AmdHsaPrefix = ".amdhsa_";

class AmdHsaBlocks {
public:
  struct Block {
    std::string Name;
    AmdHsaKernel Kernel;
    /// \name Position of the descriptor of 64 bytes
    /// @{
    const Section *Sec = nullptr;
    uint64_t Offset = 0; ///< Offset in the section, in bytes.
    /// @}
  };

  explicit AmdHsaBlocks(AsmHost &Host)
      : Host(Host), Report(Host.getReporter()) {}

  /// Returns the blocks in the order of the source.
  const std::deque<Block> &get() const { return Blocks; }

  /// Returns true if there is a block of the kernel \p Name.
  bool hasKernel(llvm::StringRef Name) const { return Names.contains(Name); }

  /// \name Parsers of directives, which return true after reporting an error
  /// @{

  /// ::= .amdhsa_kernel name
  bool open(llvm::SMLoc Loc);
  /// ::= .end_amdhsa_kernel
  ///
  /// Like LLVM, defines the label of the descriptor at the current position,
  /// and reserves room for the descriptor there.
  bool close(llvm::SMLoc Loc);
  /// ::= .amdhsa_\p Name expression
  bool addDirective(llvm::StringRef Name, llvm::SMLoc Loc);
  /// @}

  /// Parses the value of \p Name into \p Kernel. The address of \p Kernel must
  /// not change, because the value may become known later. \returns true after
  /// reporting an error.
  bool parseValue(AmdHsaKernel &Kernel, llvm::StringRef Name, llvm::SMLoc Loc);

private:
  AsmHost &Host;
  Reporter &Report;
  std::deque<Block> Blocks;
  llvm::StringSet<> Names; ///< Names of the kernels.
  bool IsOpen = false;     ///< True if the last block is open.
};

} // namespace clrx::rocm

#endif // CLRX_LIB_CODEOBJECTASM_AMDHSABLOCKS_H
