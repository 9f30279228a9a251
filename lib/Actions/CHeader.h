//===- CHeader.h - The output as a C header ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Output for -filetype=c-header: an array with the bytes, and its length.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ACTIONS_CHEADER_H
#define CLRX_LIB_ACTIONS_CHEADER_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace clrx {

bool isCIdentifier(llvm::StringRef Name);

/// Returns \p Name as a C identifier: an underscore replaces each invalid
/// character, and precedes a name that is empty or starts with a digit.
std::string makeCIdentifier(llvm::StringRef Name);

/// Prints a header for C and C++ that defines the array \p Name with \p Bytes,
/// and its length `NAME_len`.
void printCHeader(llvm::StringRef Name, llvm::StringRef Bytes,
                  llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_LIB_ACTIONS_CHEADER_H
