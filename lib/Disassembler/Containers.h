//===- Containers.h - The containers of binaries ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The disassembler's list of containers. Only Containers.cpp names containers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_CONTAINERS_H
#define CLRX_LIB_DISASSEMBLER_CONTAINERS_H

#include "KernelModel/BinaryContainer.h"

namespace clrx {

/// Returns the container that \p Binary looks like, or Gallium if it looks like
/// none.
const BinaryContainer &findBinaryContainer(llvm::StringRef Binary);

/// Returns the container of raw code.
const BinaryContainer &getRawContainer();

/// Writes \p Binary, which may be of any container, as a source of raw code.
void printRawParts(llvm::StringRef Binary, const SourcePrintOptions &Options,
                   llvm::raw_ostream &OS, PrintedCode *Printed);

/// Returns the container of the binaries in bundles.
const BinaryContainer &getBundledContainer();

/// Returns the titles of the containers whose files can be recognised, in the
/// form "AMD CL1 or AMD CL2".
std::string listMarkedContainers();

/// Returns the ELF files of \p Binary that can be read, the outer one first.
std::vector<NestedElf> readElfs(llvm::StringRef Binary);

/// Returns " in section 'NAME' of the inner ELF at N" for byte \p Offset of \p
/// Binary, or a similar text for a byte in headers or in Gallium's list of
/// kernels. Returns an empty string if the part is not known.
std::string describeLocation(llvm::StringRef Binary, uint64_t Offset);

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_CONTAINERS_H
