//===- Cursor.cpp - Scanner over one statement ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Cursor.h"

using namespace llvm;
using namespace clrx;

StringRef Cursor::takePath() {
  const char *Begin = Ptr;
  const char *PathEnd = Ptr; // Behind the last whole name.
  while (true) {
    // Only the first name of a path may do without the ::.
    if (peek() == ':' && peek(1) == ':')
      Ptr += 2;
    else if (PathEnd != Begin)
      break;
    if (takeName().empty())
      break;
    PathEnd = Ptr;
  }
  if (PathEnd == Begin)
    Ptr = Begin;
  return StringRef(Begin, PathEnd - Begin);
}
