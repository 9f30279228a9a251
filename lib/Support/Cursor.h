//===- Cursor.h - Scanner over one statement --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scanner over the text of a statement, for operands of instructions,
// pseudo-ops and macros, and for expressions. Names are
// [A-Za-z_.$][A-Za-z0-9_.$]*. Because most characters of a source are part of
// names, a table classifies them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SUPPORT_CURSOR_H
#define CLRX_LIB_SUPPORT_CURSOR_H

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <initializer_list>

namespace clrx {

namespace detail {
struct NameCharTable {
  bool IsStart[256] = {};
  bool IsPart[256] = {};

  constexpr NameCharTable() {
    for (char C : {'_', '.', '$'})
      IsStart[uint8_t(C)] = true;
    for (char C = 'a'; C <= 'z'; ++C)
      IsStart[uint8_t(C)] = IsStart[uint8_t(C - 'a' + 'A')] = true;
    for (unsigned I = 0; I != 256; ++I)
      IsPart[I] = IsStart[I] || (I >= '0' && I <= '9');
  }
};
inline constexpr NameCharTable NameChars;
} // namespace detail

inline bool isNameStart(char C) {
  return detail::NameChars.IsStart[uint8_t(C)];
}
inline bool isNameChar(char C) { return detail::NameChars.IsPart[uint8_t(C)]; }

/// A position in the text of a statement. The SourceStack has removed comments
/// and joined lines, so the only blank is the space. The text ends in a NUL at
/// End; strings may contain more NULs.
class Cursor {
  const char *Ptr = nullptr;
  const char *End = nullptr;

public:
  Cursor() = default;
  Cursor(const char *Begin, const char *End) : Ptr(Begin), End(End) {}

  const char *pos() const { return Ptr; }
  const char *end() const { return End; }
  void setPos(const char *P) { Ptr = P; }
  llvm::SMLoc loc() const { return llvm::SMLoc::getFromPointer(Ptr); }
  llvm::StringRef rest() const { return llvm::StringRef(Ptr, End - Ptr); }

  /// Returns the character at the cursor; NUL at the end.
  char peek() const { return *Ptr; }
  /// Returns the character \p N positions ahead; NUL at or past the end.
  char peek(size_t N) const { return size_t(End - Ptr) > N ? Ptr[N] : '\0'; }
  void advance(size_t N = 1) { Ptr += N; }

  void skipBlanks() {
    while (*Ptr == ' ' && Ptr != End)
      ++Ptr;
  }
  /// Skips blanks and returns the location of the next character.
  llvm::SMLoc nextLoc() {
    skipBlanks();
    return loc();
  }
  /// Skips blanks. \returns true if nothing is left.
  bool atEnd() {
    skipBlanks();
    return Ptr == End;
  }
  /// Skips blanks and takes \p C if it is next. \returns true if it was.
  bool consume(char C) {
    skipBlanks();
    if (Ptr == End || *Ptr != C)
      return false;
    ++Ptr;
    return true;
  }
  /// Takes a name. \returns an empty string if no name starts here.
  llvm::StringRef takeName() {
    if (Ptr == End || !isNameStart(*Ptr))
      return {};
    const char *Begin = Ptr;
    const char *P = Ptr + 1;
    while (P != End && isNameChar(*P))
      ++P;
    Ptr = P;
    return llvm::StringRef(Begin, P - Begin);
  }
  /// Skips the rest of a faulty element, so that the next element of a list can
  /// be parsed.
  void skipToComma();
  /// Takes a scoped name: names joined by ::, perhaps starting with ::. A ::
  /// after the name is taken, too, but not returned. \returns an empty string
  /// if no name starts here.
  llvm::StringRef takePath();
};

} // namespace clrx

#endif // CLRX_LIB_SUPPORT_CURSOR_H
