//===- InstText.h - Instructions as llvm-mc prints them ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_INSTTEXT_H
#define CLRX_LIB_LLVMBRIDGE_INSTTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Returns the comment of -show-encoding, without the semicolon.
std::string describeEncoding(llvm::StringRef Bytes);

/// Prints the instruction \p Text and \p Comments, which may have several
/// lines, in the columns of LLVM 22. The line is not ended.
void printWithComments(llvm::raw_ostream &OS, llvm::StringRef Text,
                       llvm::ArrayRef<std::string> Comments);

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_INSTTEXT_H
