//===- Writer.h - Raw code to bytes -----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The writer of raw code, in the shape of the other containers' writers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_RAWCODE_WRITER_H
#define CLRX_RAWCODE_WRITER_H

#include "clrx/RawCode/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx::rawcode {

/// Writes the code as it is; that cannot fail.
llvm::Error writeModule(const Module &M, llvm::raw_ostream &OS);

} // namespace clrx::rawcode

#endif // CLRX_RAWCODE_WRITER_H
