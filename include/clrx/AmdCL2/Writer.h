//===- Writer.h - AmdCL2 modules to bytes -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The writer of AmdCL2 binaries.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_WRITER_H
#define CLRX_AMDCL2_WRITER_H

#include "clrx/AmdCL2/Module.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx::amdcl2 {

/// Writes \p M as an AmdCL2 binary.
/// \returns an error if the driver's format cannot hold it: a device or a
/// feature that the driver does not know, samplers without their data, ids or
/// offsets out of range. Nothing was written then.
llvm::Error writeModule(const Module &M, llvm::raw_ostream &OS);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_WRITER_H
