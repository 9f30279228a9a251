//===- StatementText.h - Text of one statement ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A statement's text and where each stretch of it comes from.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_STATEMENTTEXT_H
#define CLRX_SOURCE_STATEMENTTEXT_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

/// Where a stretch of a statement's text stands; it reaches to the next splice.
/// A statement has one, and another for every line joined to it.
struct Splice {
  uint64_t Line;   ///< From 1.
  uint32_t Column; ///< Of the stretch's first character, from 1.
  uint32_t Offset; ///< Of the stretch in the statement's text.
};

/// A buffer for statement text, reused from statement to statement.
struct StatementText {
  llvm::SmallVector<char, 256> Chars;
  llvm::SmallVector<Splice, 4> Splices;

  void clear() {
    Chars.clear();
    Splices.clear();
  }
  void append(llvm::StringRef S) { Chars.append(S.begin(), S.end()); }
  void addSplice(uint64_t Line, uint64_t Column) {
    Splices.push_back({Line, uint32_t(Column), uint32_t(Chars.size())});
  }
  /// Puts a NUL behind the text; it is not part of it.
  void terminate() {
    Chars.push_back('\0');
    Chars.pop_back();
  }
  llvm::StringRef str() const {
    return llvm::StringRef(Chars.data(), Chars.size());
  }
};

/// The splice that the character at \p Offset belongs to.
inline const Splice &findSplice(llvm::ArrayRef<Splice> Splices, size_t Offset) {
  const Splice *Next = std::upper_bound(
      Splices.begin() + 1, Splices.end(), Offset,
      [](size_t Off, const Splice &S) { return Off < S.Offset; });
  return Next[-1];
}

} // namespace clrx

#endif // CLRX_SOURCE_STATEMENTTEXT_H
