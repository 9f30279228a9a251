//===- MergedStrings.h - String tables that share endings -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The string table of LLVM's object writer, in which a string that others end
// with is a part of one of them. LLVM's own class for it belongs to MC.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECT_MERGEDSTRINGS_H
#define CLRX_LIB_CODEOBJECT_MERGEDSTRINGS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace clrx::codeobject {

class MergedStrings {
  llvm::DenseMap<llvm::StringRef, uint32_t> Offsets;
  std::string Bytes;

public:
  /// \p Strings may repeat and be empty; they outlive the table.
  explicit MergedStrings(llvm::ArrayRef<llvm::StringRef> Strings);

  /// The place of \p S, one of the strings, in str(); 0 for the empty one.
  uint32_t getOffset(llvm::StringRef S) const {
    return S.empty() ? 0 : Offsets.lookup(S);
  }
  /// What is to be the section's content.
  const std::string &str() const { return Bytes; }
};

} // namespace clrx::codeobject

#endif // CLRX_LIB_CODEOBJECT_MERGEDSTRINGS_H
