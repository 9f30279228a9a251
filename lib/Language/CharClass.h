//===- CharClass.h - Classes of characters in argument text -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The classes of the characters around a blank decide if the blank counts in
// macro arguments and in texts of .ifc.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CHARCLASS_H
#define CLRX_LIB_LANGUAGE_CHARCLASS_H

#include "Support/Cursor.h"

namespace clrx {

/// Class of a character: 0 for control characters and for all characters
/// outside ASCII, 'a' for characters of names, '(' for both parentheses. Any
/// other character is a class by itself.
using CharClass = char;

inline CharClass getCharClass(char C) {
  if (isNameChar(C))
    return 'a';
  if (C == ')')
    return '(';
  return C > ' ' && C < 0x7f ? C : 0;
}

/// Returns true if a blank separates two characters of the class \p C.
inline bool isWordClass(CharClass C) {
  return C && llvm::StringRef("a(%*-[\\]{}").contains(C);
}

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CHARCLASS_H
