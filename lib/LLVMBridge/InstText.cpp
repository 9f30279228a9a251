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

std::string clrx::describeEncoding(StringRef Bytes) {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << "encoding: [";
  ListSeparator Comma(",");
  for (char C : Bytes)
    OS << Comma << format_hex(uint8_t(C), 4);
  OS << ']';
  return Text;
}

void clrx::printWithComments(raw_ostream &OS, StringRef Text,
                             ArrayRef<std::string> Comments) {
  OS << '\t';
  if (Comments.empty()) {
    OS << Text;
    return;
  }
  // llvm-mc has the comments in this column plus the tab, too. The lines that
  // follow the first one begin without a tab.
  constexpr unsigned TextWidth = 39;
  OS << left_justify(Text, TextWidth);
  static const std::string Indent = "\n" + std::string(TextWidth, ' ');
  ListSeparator NextLine(Indent);
  for (StringRef Comment : Comments)
    for (StringRef Line : split(Comment, '\n'))
      OS << NextLine << " ; " << Line;
}
