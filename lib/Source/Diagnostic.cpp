//===- Diagnostic.cpp - Printing of diagnostics ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The print of a diagnostic on a terminal.
//
//===----------------------------------------------------------------------===//

#include "clrx/Source/Diagnostic.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Unicode.h"

using namespace llvm;
using namespace clrx;

/// Prints in colour if asked to; the stream's own opinion does not count.
static void paint(raw_ostream &OS, bool Colors, const Twine &Text,
                  StringRef Code) {
  if (Colors)
    OS << "\x1b[" << Code << 'm' << Text << "\x1b[0m";
  else
    OS << Text;
}

constexpr unsigned TabStop = 8;

/// Columns that \p Text takes on a terminal, begun at column \p From.
static unsigned getWidth(StringRef Text, unsigned From) {
  unsigned Width = From;
  while (!Text.empty()) {
    auto [Run, Rest] = Text.split('\t');
    int RunWidth = sys::unicode::columnWidthUTF8(Run);
    Width += RunWidth >= 0 ? RunWidth : int(Run.size());
    if (Run.size() != Text.size())
      Width += TabStop - Width % TabStop;
    Text = Rest;
  }
  return Width - From;
}

static void printSourceLine(raw_ostream &OS, StringRef Line) {
  unsigned Column = 0;
  while (!Line.empty()) {
    StringRef Run = Line.take_until(
        [](char C) { return C == '\t' || uint8_t(C) < ' ' || C == '\x7f'; });
    OS << Run;
    Column += getWidth(Run, Column);
    Line = Line.drop_front(Run.size());
    if (Line.empty())
      break;
    // Other control characters would disturb the terminal.
    unsigned Blanks = Line[0] == '\t' ? TabStop - Column % TabStop : 1;
    OS.indent(Blanks);
    Column += Blanks;
    Line = Line.drop_front();
  }
  OS << '\n';
}

/// Column on the terminal where byte \p Offset of \p Line appears.
static unsigned getShownColumn(StringRef Line, uint64_t Offset) {
  StringRef Before = Line.take_front(Offset);
  std::string Clean = Before.str();
  for (char &C : Clean)
    if (C != '\t' && (uint8_t(C) < ' ' || C == '\x7f'))
      C = ' ';
  return getWidth(Clean, 0) + unsigned(Offset - Before.size());
}

void Diagnostic::print(raw_ostream &OS, bool Colors) const {
  struct Label {
    StringLiteral Text, Color;
  };
  static constexpr Label Labels[] = {
      {"error: ", "1;31"}, {"warning: ", "1;35"}, {"note: ", "1;36"}};
  if (Line != 0)
    paint(OS, Colors, FileName + ":" + Twine(Line) + ":" + Twine(Column) + ": ",
          "1");
  paint(OS, Colors, Labels[unsigned(Kind)].Text, Labels[unsigned(Kind)].Color);
  paint(OS, Colors, Message, "1");
  OS << '\n';

  StringRef Shown = StringRef(SourceLine).rtrim();
  if (Line != 0 && !Shown.empty() && Column <= SourceLine.size() + 1) {
    printSourceLine(OS, Shown);
    unsigned Begin = getShownColumn(SourceLine, Column - 1);
    unsigned End = getShownColumn(SourceLine, Column - 1 + Length);
    OS.indent(Begin);
    paint(OS, Colors, "^" + std::string(End > Begin ? End - Begin - 1 : 0, '~'),
          "1;32");
    OS << '\n';
  }
  for (const Diagnostic &Note : Notes)
    Note.print(OS, Colors);
}
