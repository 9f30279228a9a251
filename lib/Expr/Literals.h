//===- Literals.h - Integer and character literals --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scanners of numbers, characters and escapes, for expressions and strings.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_LITERALS_H
#define CLRX_LIB_EXPR_LITERALS_H

#include "Support/Cursor.h"

namespace clrx {

/// Takes a decimal, octal (0), hexadecimal (0x) or binary (0b) number at \p C,
/// which is at a digit. The number ends at the first character that is not a
/// digit of its base. \returns an error message; null if \p Value is valid.
const char *scanInteger(Cursor &C, uint64_t &Value);

/// Takes a character literal at \p C, which is at the opening quote. A plain
/// byte is sign-extended. A hexadecimal or octal code has a value of 0 to 255.
/// \returns an error message; null if \p Value is valid.
const char *scanCharacter(Cursor &C, uint64_t &Value);

/// Takes an escape of a string at \p C, which is after the backslash and not at
/// the end. \returns an error message; null if \p Value is valid.
const char *scanStringEscape(Cursor &C, char &Value);

/// Returns the digits of a reference to a local label at \p C, such as `12b` or
/// `12f`. Returns an empty string if there is none, or if a letter or digit
/// follows it. Does not move \p C.
llvm::StringRef peekLocalLabel(const Cursor &C);

} // namespace clrx

#endif // CLRX_LIB_EXPR_LITERALS_H
