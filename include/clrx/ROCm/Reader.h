//===- Reader.h - Reader of ROCm binaries -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads ROCm binaries that an assembler has written.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ROCM_READER_H
#define CLRX_ROCM_READER_H

#include "clrx/ROCm/Module.h"

namespace clrx::rocm {

/// Returns true if \p Binary begins like an ELF file for AMD's HSA.
bool isBinary(llvm::StringRef Binary);

/// Reads \p Binary. Kernels have no configurations: headers are in the code,
/// and descriptors in the global data. The metadata is not parsed. If no device
/// has the machine version of the file, the result has the lowest device with
/// the same major version. In the format of LLVM 10, files do not name the
/// device, so the result has GFX1010.
/// \returns an error that names the malformed part, its index and the wrong
/// numbers.
llvm::Expected<Module> readModule(llvm::StringRef Binary);

/// Parses the metadata of \p M, in YAML or MsgPack, and stores it in \p M and
/// its kernels. Metadata of other kernels is dropped. \returns an error that
/// names the line or the problem.
llvm::Error readMetadata(Module &M);

} // namespace clrx::rocm

#endif // CLRX_ROCM_READER_H
