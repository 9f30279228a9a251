//===- Cursor.cpp - Scanner over one statement ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The less frequent operations of Cursor.
//
//===----------------------------------------------------------------------===//

#include "Support/Cursor.h"

using namespace llvm;
using namespace clrx;

StringRef Cursor::takePath() {
  const char *Begin = Ptr;
  StringRef Name = takeName();
  if (!Name.empty() && peek() != ':')
    return Name;
  const char *PathEnd = Ptr; // End of the last complete name.
  while (true) {
    // Only the first name of a path may lack the ::.
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

void Cursor::skipToComma() {
  char Quote = 0;
  for (; !rest().empty(); advance()) {
    char C = peek();
    if (Quote && C == '\\' && rest().size() > 1)
      advance();
    else if (Quote ? C == Quote : C == '\'' || C == '"')
      Quote = Quote ? 0 : C;
    else if (!Quote && C == ',')
      return;
  }
}
