//===- Writer.h - Gallium modules to bytes ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The writer of GalliumCompute binaries.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_WRITER_H
#define CLRX_GALLIUM_WRITER_H

#include "clrx/Gallium/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx::gallium {

/// Writes the binary. \p M is consistent: offsets lie in the code, references
/// exist. \returns an error, having written nothing, if it would be too large
/// or a kernel's header leaves the code.
llvm::Error writeModule(const Module &M, llvm::raw_ostream &OS);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_WRITER_H
