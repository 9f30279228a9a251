//===- CharClass.h - Blanks in argument text --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether blanks in macro arguments and .ifc texts count depends on the classes
// of the characters around them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CHARCLASS_H
#define CLRX_LIB_LANGUAGE_CHARCLASS_H

#include "clrx/Support/Cursor.h"

namespace clrx {

/// The class of a character: 0 for control characters and all outside ASCII,
/// 'a' for letters, digits, '_', '.' and '$', '(' for both parentheses, and
/// any other character is a class by itself.
using CharClass = char;

inline CharClass getCharClass(char C) {
  if (isNameChar(C))
    return 'a';
  if (C == ')')
    return '(';
  return C > ' ' && C < 0x7f ? C : 0;
}

/// Whether a blank between two characters of classes like \p C separates.
inline bool isWordClass(CharClass C) {
  return C && llvm::StringRef("a(%*-[\\]{}").contains(C);
}

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CHARCLASS_H
