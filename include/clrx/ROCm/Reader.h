//===- Reader.h - Bytes to ROCm modules -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a ROCm binary holds, of an assembler's.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ROCM_READER_H
#define CLRX_ROCM_READER_H

#include "clrx/ROCm/Module.h"

namespace clrx::rocm {

/// Whether \p Binary begins like an ELF file for AMD's HSA.
bool isBinary(llvm::StringRef Binary);

/// Reads \p Binary. Kernels have no configurations: headers are in the code,
/// descriptors in the global data. Metadata are its bytes. Of machine versions
/// that no device has, the device is the lowest of the major version; it is
/// GFX1010 where the format of LLVM 10 says nothing.
/// \returns an error that names the part, its index and numbers.
llvm::Expected<Module> readModule(llvm::StringRef Binary);

/// Fills what \p M says of its kernels with \p M.MetadataBytes, of either form.
/// Kernels that it has not are left out. \returns an error that names the line
/// or the byte.
llvm::Error readMetadata(Module &M);

} // namespace clrx::rocm

#endif // CLRX_ROCM_READER_H
