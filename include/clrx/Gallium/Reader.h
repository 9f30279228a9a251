//===- Reader.h - Bytes to Gallium modules ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a GalliumCompute binary holds, of Mesa's or of an assembler's.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_READER_H
#define CLRX_GALLIUM_READER_H

#include "clrx/Gallium/Module.h"

namespace clrx::gallium {

/// Reads \p Binary. Kernels have ProgInfo and no configurations; the versions
/// of Mesa and LLVM are the first of their kind, or for the last layout of Mesa
/// 22.3, since the file does not say more. With \p LLVMVersion that is taken
/// instead; a file of an old layout does not tell whether kernels have headers.
/// An argument may have a type or semantic that has no name.
/// \returns an error that names the part, its index and numbers.
llvm::Expected<Module> readModule(llvm::StringRef Binary,
                                  uint32_t LLVMVersion = 0);

/// Whether each kernel of \p M, read without a version, begins with what looks
/// like a header and does not overlap with another's.
bool looksLikeKernelHeaders(const Module &M);

/// The device that \p M, as it was read, is for; \p Default if the file does
/// not say it or means that one, too. Of several the likely one. \p
/// UsesHeaders: kernels have headers, whose machine version counts.
GPU chooseDevice(const Module &M, GPU Default, bool UsesHeaders);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_READER_H
