//===- NamedValue.h - Rows of words and what they mean ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The row of a table that is read in both directions: the word of a source, and
// the value that it stands for.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_NAMEDVALUE_H
#define CLRX_SUPPORT_NAMEDVALUE_H

#include "llvm/ADT/StringRef.h"

namespace clrx {

template <class T> struct NamedValue {
  llvm::StringLiteral Name;
  T Value;
};

} // namespace clrx

#endif // CLRX_SUPPORT_NAMEDVALUE_H
