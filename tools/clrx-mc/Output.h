//===- Output.h - Writing files whole or not at all -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Files are replaced as a whole or not at all.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_OUTPUT_H
#define CLRX_TOOLS_CLRXMC_OUTPUT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

namespace clrx {

/// Writes \p Data to the file \p Name, or to standard output for "-". A
/// regular file is replaced by renaming a finished temporary beside it: on
/// error what stood there before still does, and no temporary is left.
llvm::Error writeOutput(llvm::StringRef Name, llvm::StringRef Data);

/// Sends what is buffered for standard output on its way.
/// \returns an error if some of it could not be written.
llvm::Error flushStdout();

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_OUTPUT_H
