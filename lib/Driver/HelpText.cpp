//===- HelpText.cpp - Parts of --help -----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Wraps lines for terminals, and lists devices.
//
//===----------------------------------------------------------------------===//

#include "Driver/HelpText.h"
#include "llvm/Support/Process.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Wrapping
//===----------------------------------------------------------------------===//

/// Returns the column at which wrapped parts of \p Line continue: the start of
/// its last column.
static size_t getHangingIndent(StringRef Line) {
  const size_t Gap = Line.rfind("  ");
  return Gap == StringRef::npos ? Line.starts_with("- ") ? 2 : 0 : Gap + 2;
}

static void printLine(raw_ostream &OS, StringRef Line, size_t Columns) {
  constexpr size_t LeastText = 20; // Do not wrap below this width
  const size_t Indent = getHangingIndent(Line);
  size_t Begin = 0;
  while (Begin + Line.size() > Columns && Indent + LeastText < Columns) {
    // The first column is never divided.
    const size_t Room = Columns - Begin;
    const size_t Blank = Line.take_front(Room + 1).rfind(' ');
    if (Blank == StringRef::npos || (!Begin && Blank < Indent))
      break;
    OS << Line.take_front(Blank).rtrim() << '\n';
    OS.indent(Indent);
    Line = Line.drop_front(Blank + 1);
    Begin = Indent;
  }
  OS << Line << '\n';
}

void clrx::printWrapped(function_ref<void(raw_ostream &)> Print) {
  const unsigned Columns = sys::Process::StandardOutColumns();
  if (!Columns) // Not a terminal
    return Print(outs());
  std::string Text;
  raw_string_ostream OS(Text);
  Print(OS);
  for (StringRef Rest = Text; !Rest.empty();) {
    auto [Line, After] = Rest.split('\n');
    printLine(outs(), Line, Columns);
    Rest = After;
  }
}
