//===- Diagnostic.cpp - Printing of diagnostics ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of a diagnostic on a terminal.
//
//===----------------------------------------------------------------------===//

#include "clrx/Source/Diagnostic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Unicode.h"

using namespace llvm;
using namespace clrx;

Diagnostic clrx::makeFileDiagnostic(Severity Kind, StringRef File,
                                    const Twine &Message) {
  Diagnostic D;
  D.Kind = Kind;
  D.Rule = rules::CommandLine.Name;
  D.FileName = File.str();
  D.Message = Message.str();
  return D;
}

/// Prints in colour if requested, even if the stream does not support colours.
static void paint(raw_ostream &OS, bool Colors, const Twine &Text,
                  StringRef Code) {
  if (Colors)
    OS << "\x1b[" << Code << 'm' << Text << "\x1b[0m";
  else
    OS << Text;
}

constexpr unsigned TabStop = 8;

/// Returns \p Text without bytes that would disturb the terminal: control
/// characters become blanks. If \p Text is not UTF-8, each byte outside of
/// ASCII becomes a question mark.
static std::string makePrintable(StringRef Text) {
  const bool IsUTF8 = json::isUTF8(Text);
  std::string Result = Text.str();
  for (char &C : Result)
    if (uint8_t(C) < ' ' || C == '\x7f')
      C = ' ';
    else if (uint8_t(C) > '\x7f' && !IsUTF8)
      C = '?';
  return Result;
}

/// Appends the printable form of \p Line to \p Out and expands tabs. \returns
/// the number of columns.
static unsigned expandLine(StringRef Line, std::string &Out) {
  unsigned Column = 0;
  while (true) {
    auto [Text, Rest] = Line.split('\t');
    const std::string Run = makePrintable(Text);
    int Width = sys::unicode::columnWidthUTF8(Run);
    Column += Width >= 0 ? Width : int(Run.size());
    Out += Run;
    if (Text.size() == Line.size())
      return Column;
    Out.append(TabStop - Column % TabStop, ' ');
    Column += TabStop - Column % TabStop;
    Line = Rest;
  }
}

/// Returns the column on the terminal of byte \p Offset of \p Line.
static unsigned getShownColumn(StringRef Line, uint64_t Offset) {
  StringRef Before = Line.take_front(Offset);
  std::string Ignored;
  return expandLine(Before, Ignored) + unsigned(Offset - Before.size());
}

/// Returns true if \p Note is at the position of \p D, so that the line above
/// it serves both.
static bool isSamePlace(const Diagnostic &D, const Diagnostic &Note) {
  return D.Line == Note.Line && D.Column == Note.Column &&
         D.Place == Note.Place && D.FileName == Note.FileName &&
         D.SourceLine == Note.SourceLine;
}

std::string Diagnostic::getPosition() const {
  std::string Text = FileName + ":" + utostr(Line);
  if (Column)
    Text += ":" + utostr(Column);
  return Text;
}

/// Prints \p D without its notes. The line is printed only if \p HasLine is
/// true.
static void printAlone(const Diagnostic &D, raw_ostream &OS, bool Colors,
                       bool HasLine) {
  struct Label {
    StringLiteral Text, Color;
  };
  static constexpr Label Labels[] = {{"error: ", "1;31"},
                                     {"warning: ", "1;35"},
                                     {"note: ", "1;36"},
                                     {"remark: ", "1;34"}};
  if (D.Line != 0)
    paint(OS, Colors, D.getPosition() + ": ", "1");
  else if (!D.Place.empty())
    paint(OS, Colors, D.FileName + ": " + D.Place + ": ", "1");
  paint(OS, Colors, Labels[unsigned(D.Kind)].Text,
        Labels[unsigned(D.Kind)].Color);
  paint(OS, Colors, makePrintable(D.Message), "1");
  OS << '\n';

  StringRef Shown = StringRef(D.SourceLine).rtrim();
  if (HasLine && !D.Place.empty() && !Shown.empty())
    OS.indent(4) << makePrintable(Shown) << '\n';
  if (!HasLine || D.Line == 0 || Shown.empty() ||
      D.Column > D.SourceLine.size() + 1)
    return;
  std::string Expanded;
  expandLine(Shown, Expanded);
  OS << Expanded << '\n';
  if (D.Column == 0)
    return;
  unsigned Begin = getShownColumn(D.SourceLine, D.Column - 1);
  unsigned End = getShownColumn(D.SourceLine, D.Column - 1 + D.Length);
  OS.indent(Begin);
  paint(OS, Colors, "^" + std::string(End > Begin ? End - Begin - 1 : 0, '~'),
        "1;32");
  OS << '\n';
}

void Diagnostic::print(raw_ostream &OS, bool Colors) const {
  printAlone(*this, OS, Colors, /*HasLine=*/true);
  for (const Diagnostic &Note : Notes)
    printAlone(Note, OS, Colors, !isSamePlace(*this, Note));
}
