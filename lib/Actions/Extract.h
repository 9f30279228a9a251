//===- Extract.h - Parts of binaries ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the kernel that an option names, and the parts of binaries that
// --extract writes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ACTIONS_EXTRACT_H
#define CLRX_LIB_ACTIONS_EXTRACT_H

#include "clrx/Disassembler/Disassembler.h"

namespace clrx {

/// A part of a binary.
enum class BinaryPart : uint8_t { InnerElf, Code };

/// Returns the index of the kernel \p Name in \p Names. An empty name stands
/// for the only kernel. \returns an error with a suggestion or with the names
/// of kernels if there is no such kernel.
llvm::Expected<size_t> findKernel(llvm::ArrayRef<llvm::StringRef> Names,
                                  llvm::StringRef Name);

/// Returns \p Part of \p Binary for the kernel \p Kernel. An empty name stands
/// for the only kernel.
llvm::Expected<std::string> extractPart(BinaryPart Part,
                                        const DisassembleOptions &Options,
                                        llvm::StringRef Binary,
                                        llvm::StringRef Kernel);

} // namespace clrx

#endif // CLRX_LIB_ACTIONS_EXTRACT_H
