//===- NestedElf.h - ELF files inside a binary ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A container's binary consists of ELF files. One file can contain others, or a
// header of the container can precede it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ELF_NESTEDELF_H
#define CLRX_LIB_ELF_NESTEDELF_H

#include "clrx/Elf/ElfFile.h"

namespace clrx {

/// An ELF file inside a binary.
struct NestedElf {
  uint64_t Offset = 0; ///< Offset in the binary in bytes.
  uint64_t Size = 0;   ///< Size in bytes.
  ElfFile File;
  /// Name of the kernel that the file is for; empty if it is for all kernels.
  llvm::StringRef Kernel;
};

/// Appends the ELF file \p Bytes, which messages call \p What and which begins
/// at \p Offset of the binary. Appends nothing if the file cannot be read.
/// \returns the content of .text, which is empty if there is none.
llvm::StringRef addElf(std::vector<NestedElf> &Elfs, uint64_t Offset,
                       llvm::StringRef Bytes, llvm::StringRef What,
                       llvm::StringRef Kernel = "");

/// Returns the ELF file \p Binary and the one in its .text, if there is one.
std::vector<NestedElf> readNestedElfs(llvm::StringRef Binary);

/// Returns the first ELF file in \p Binary.
std::vector<NestedElf> readEmbeddedElf(llvm::StringRef Binary);

} // namespace clrx

#endif // CLRX_LIB_ELF_NESTEDELF_H
