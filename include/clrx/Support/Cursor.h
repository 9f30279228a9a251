//===- Cursor.h - Scanner over one statement --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one scanner over statement text. Whoever reads operands, of pseudo-ops,
// macros or expressions, moves one of these.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_CURSOR_H
#define CLRX_SUPPORT_CURSOR_H

#include "clrx/Support/NameChars.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"

namespace clrx {

/// A position in a statement's text. The reader has removed comments and
/// joined lines, so the only blank is the space, and the text ends in a NUL at
/// End (NULs may also stand inside strings).
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

  /// The character here; NUL at the end.
  char peek() const { return *Ptr; }
  /// The character \p N places on; NUL at or past the end.
  char peek(size_t N) const { return size_t(End - Ptr) > N ? Ptr[N] : '\0'; }
  void advance(size_t N = 1) { Ptr += N; }

  void skipBlanks() {
    while (*Ptr == ' ' && Ptr != End)
      ++Ptr;
  }
  /// Skips blanks; where what follows begins.
  llvm::SMLoc nextLoc() {
    skipBlanks();
    return loc();
  }
  /// Skips blanks; true if nothing is left.
  bool atEnd() {
    skipBlanks();
    return Ptr == End;
  }
  /// Skips blanks and takes \p C if it is next.
  bool consume(char C) {
    skipBlanks();
    if (Ptr == End || *Ptr != C)
      return false;
    ++Ptr;
    return true;
  }
  /// Takes [A-Za-z_.$][A-Za-z0-9_.$]*; empty if none starts here.
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
  /// Skips the rest of a faulty element, so that the next one of a list can be
  /// judged.
  void skipToComma();
  /// Takes a scoped name (names joined by ::, perhaps starting with ::); empty
  /// if none starts here. A :: behind it is taken too, but not returned.
  llvm::StringRef takePath();
};

} // namespace clrx

#endif // CLRX_SUPPORT_CURSOR_H
