//===- SourceText.h - Statements in lines of sources ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds comments and statements in the lines that reports show.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_REPORT_SOURCETEXT_H
#define CLRX_LIB_REPORT_SOURCETEXT_H

#include "clrx/Support/SourcePos.h"
#include <string>

namespace clrx {

/// Returns the offset at which a comment begins, or the size of \p Text.
size_t findComment(llvm::StringRef Text);

/// Returns the statement at \p Pos up to the end of its first line, without
/// comments and with single spaces. The result has at most \p MaxSize
/// characters. It is empty if \p Pos is invalid.
std::string getStatement(const SourcePos &Pos, size_t MaxSize);

} // namespace clrx

#endif // CLRX_LIB_REPORT_SOURCETEXT_H
