//===- InstText.h - Instructions as llvm-mc prints them ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_INSTTEXT_H
#define CLRX_LIB_LLVMBRIDGE_INSTTEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints the instruction \p Text with the comment of -show-encoding, which
/// has its bytes, as LLVM 22 does. The line is not ended.
void printWithEncoding(llvm::raw_ostream &OS, llvm::StringRef Text,
                       llvm::StringRef Bytes);

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_INSTTEXT_H
