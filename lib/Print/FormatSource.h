//===- FormatSource.h - Uniform blanks in sources ------------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Formats the text of a source: only blanks change, so the output stays the
// same.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_FORMATSOURCE_H
#define CLRX_LIB_PRINT_FORMATSOURCE_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace clrx {

/// Returns \p Text with uniform blanks. The lines keep their number and their
/// indentation, and formatting the result changes nothing.
///
/// The operands of consecutive instructions begin in one column. There is one
/// blank after each comma between operands and none before it. Lines do not end
/// with blanks. A comment after a statement keeps its column where possible.
/// Lines in a comment or a string of several lines, joined lines, and what is
/// inside of strings and comments, do not change.
std::string formatSource(llvm::StringRef Text);

} // namespace clrx

#endif // CLRX_LIB_PRINT_FORMATSOURCE_H
