//===- Places.h - Sections of a binary --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ELF files in a binary, one in the other.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_PLACES_H
#define CLRX_LIB_DISASSEMBLER_PLACES_H

#include "clrx/Elf/ElfFile.h"

namespace clrx {

/// An ELF file in a binary.
struct NestedElf {
  uint64_t Offset = 0; ///< In the binary.
  uint64_t Size = 0;
  ElfFile File;
};

/// The ELF files of \p Binary that can be read, from the outside in. Strings
/// point into it.
std::vector<NestedElf> readElfs(llvm::StringRef Binary);

/// \name readElfs for the shapes of files that there are
/// @{
/// An ELF file with one for each kernel in its .text.
std::vector<NestedElf> readKernelElfs(llvm::StringRef Binary);
/// An ELF file that may have another in its .text.
std::vector<NestedElf> readNestedElfs(llvm::StringRef Binary);
/// A file with an ELF file in it.
std::vector<NestedElf> readEmbeddedElf(llvm::StringRef Binary);
/// @}

/// " in section 'NAME' of the inner ELF at N" for byte \p Offset of \p Binary,
/// or what other part of the file it belongs to; empty if that is not known.
std::string describePlace(llvm::StringRef Binary, uint64_t Offset);

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_PLACES_H
