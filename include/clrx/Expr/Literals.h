//===- Literals.h - Integer and character literals --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The scanners of numbers, characters and escapes, for expressions and strings.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_EXPR_LITERALS_H
#define CLRX_EXPR_LITERALS_H

#include "clrx/Support/Cursor.h"

namespace clrx {

/// Takes a decimal, octal (0), hexadecimal (0x) or binary (0b) number at \p C,
/// which is at a digit. It ends at the first character that is no digit of its
/// base. \returns an error message, null when \p Value is valid.
const char *scanInteger(Cursor &C, uint64_t &Value);

/// Takes 'c' at \p C, which is at the opening quote. A plain byte is
/// sign-extended, a code (\\x, octal) gives 0 to 255. \returns as scanInteger.
const char *scanCharacter(Cursor &C, uint64_t &Value);

/// Takes an escape of a string; \p C is behind the backslash and not at the
/// end. \returns as scanInteger.
const char *scanStringEscape(Cursor &C, char &Value);

/// If `12b` or `12f` (not followed by a letter or digit) stands at \p C,
/// \returns the digits; else an empty string. Takes nothing.
llvm::StringRef peekLocalLabel(const Cursor &C);

} // namespace clrx

#endif // CLRX_EXPR_LITERALS_H
