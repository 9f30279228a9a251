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
  const char *Taken = Ptr; // Behind the last complete name.
  if (peek() == ':' && peek(1) == ':')
    Ptr += 2;
  while (!takeName().empty()) {
    Taken = Ptr;
    if (peek() != ':' || peek(1) != ':')
      break;
    Ptr += 2;
  }
  Ptr = Taken;
  return StringRef(Begin, Taken - Begin);
}
