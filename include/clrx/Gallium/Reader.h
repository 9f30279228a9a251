//===- Reader.h - Bytes to Gallium modules ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads a GalliumCompute binary of Mesa or of an assembler.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_READER_H
#define CLRX_GALLIUM_READER_H

#include "clrx/Gallium/Module.h"

namespace clrx::gallium {

/// Reads \p Binary. Kernels have ProgInfo and no configurations. The file does
/// not store the versions of Mesa and LLVM, so the result has the first ones
/// that write such a file, or Mesa 22.3 for a file with attributes. If \p
/// LLVMVersion is not 0, the result has this version of LLVM instead. A file of
/// an old layout does not show whether kernels have headers, but \p LLVMVersion
/// does. An argument may have a type or semantic without a name.
/// \returns an error that names the malformed part, its index and the wrong
/// numbers.
llvm::Expected<Module> readModule(llvm::StringRef Binary,
                                  uint32_t LLVMVersion = 0);

/// Returns true if the kernels of \p M probably have headers although the LLVM
/// version of \p M has none. Each kernel then begins with data that look like a
/// header, and the headers do not overlap.
bool looksLikeKernelHeaders(const Module &M);

/// Returns the device of \p M, which was read from a file: the most likely one
/// of those that fit. This is \p Default if the file does not exclude it. If \p
/// UsesHeaders is true, the machine version in the kernels' headers counts,
/// too.
GPU chooseDevice(const Module &M, GPU Default, bool UsesHeaders);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_READER_H
