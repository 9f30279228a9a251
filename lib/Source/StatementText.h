//===- StatementText.h - Text of one statement ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of a statement and the origin of each part of it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_STATEMENTTEXT_H
#define CLRX_LIB_SOURCE_STATEMENTTEXT_H

#include "Source/TextOrigin.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

/// Origin of a part of a statement's text, up to the next splice. A statement
/// has one splice, and another for every line joined to it.
struct Splice {
  uint64_t Line;   ///< Line from 1.
  uint32_t Column; ///< Column of the part's first character, from 1.
  uint32_t Offset; ///< Offset of the part in the statement's text.
};

/// A buffer for the text of statements, which is reused.
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
  /// Puts a NUL after the text. The NUL is not part of the text.
  void terminate() {
    Chars.push_back('\0');
    Chars.pop_back();
  }
  llvm::StringRef str() const {
    return llvm::StringRef(Chars.data(), Chars.size());
  }
};

/// Returns the splice of the character at \p Offset.
inline const Splice &findSplice(llvm::ArrayRef<Splice> Splices, size_t Offset) {
  const Splice *Next = std::upper_bound(
      Splices.begin() + 1, Splices.end(), Offset,
      [](size_t Off, const Splice &S) { return Off < S.Offset; });
  return Next[-1];
}

/// Returns the origin of a statement of the file \p FileName.
inline TextOrigin makeOrigin(llvm::ArrayRef<Splice> Splices,
                             llvm::StringRef FileName) {
  TextOrigin Origin;
  for (const Splice &S : Splices)
    Origin.push_back({S.Offset, {FileName, S.Line, S.Column}});
  return Origin;
}

} // namespace clrx

#endif // CLRX_LIB_SOURCE_STATEMENTTEXT_H
