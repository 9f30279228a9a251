//===- InstText.cpp - Instructions as llvm-mc prints them -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InstText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace llvm;

void clrx::printWithEncoding(raw_ostream &OS, StringRef Text, StringRef Bytes) {
  // llvm-mc has the comments in this column plus the tab, too.
  constexpr unsigned TextWidth = 39;
  OS << '\t' << left_justify(Text, TextWidth) << " ; encoding: [";
  ListSeparator Comma(",");
  for (char C : Bytes)
    OS << Comma << format_hex(uint8_t(C), 4);
  OS << ']';
}
