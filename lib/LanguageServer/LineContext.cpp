//===- LineContext.cpp - The place of a position in a statement -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scans one line up to the position.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/LineContext.h"
#include "Support/Cursor.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::server;

std::string clrx::server::getMnemonic(StringRef Word) {
  const std::string Lower = Word.lower();
  StringRef Mnemonic = Lower;
  for (StringRef Suffix : {"_e32", "_e64", "_sdwa", "_dpp"})
    Mnemonic.consume_back(Suffix);
  return Mnemonic.str();
}

namespace {

/// Reads a line up to a position.
class LineScanner {
  const StringRef Line;
  const size_t Stop;
  LineContext C;
  size_t At = 0;
  size_t StringBegin = 0;
  unsigned Depth = 0; ///< Number of open brackets.

  bool skipComment();
  bool skipString();
  void readWord();
  void startStatement() {
    C.Head = "";
    C.Operand = 0;
    Depth = 0;
  }

public:
  LineScanner(StringRef Line, size_t Stop) : Line(Line), Stop(Stop) {}
  LineContext run(int LineNumber);
};

} // namespace

/// Skips the comment at the position. \returns false if there is none.
bool LineScanner::skipComment() {
  size_t End = StringRef::npos;
  if (Line.substr(At, 2) == "/*")
    End = Line.find("*/", At + 2);
  else if (Line[At] != '#')
    return false;
  End = End == StringRef::npos ? Line.size() : End + 2;
  if (End > Stop || (End == Stop && End == Line.size()))
    C.Where = LineContext::Comment;
  At = End;
  return true;
}

/// Skips the string at the position. \returns false if there is none.
bool LineScanner::skipString() {
  if (Line[At] != '"')
    return false;
  StringBegin = ++At;
  for (; At < Line.size() && Line[At] != '"'; ++At)
    At += Line[At] == '\\';
  if (At >= Stop)
    C.Where = LineContext::String;
  ++At;
  return true;
}

/// Reads the word at the position, the first of its statement unless a colon
/// makes it a label.
void LineScanner::readWord() {
  const size_t Begin = At;
  while (At != Line.size() && isNameChar(Line[At]))
    ++At;
  const StringRef Rest = Line.drop_front(At).ltrim();
  const bool IsLabel = Rest.starts_with(":") && !Rest.starts_with("::");
  if (C.Head.empty() && (!IsLabel || At >= Stop)) {
    C.Head = Line.slice(Begin, At);
    C.HeadColumn = Begin;
  }
}

LineContext LineScanner::run(int LineNumber) {
  while (At < Stop && C.Where == LineContext::Code) {
    if (skipComment() || skipString())
      continue;
    const char Char = Line[At];
    if (isNameChar(Char)) {
      readWord();
      continue;
    }
    if (Char == ';')
      startStatement();
    Depth += Char == '(' || Char == '[';
    Depth -= Depth && (Char == ')' || Char == ']');
    C.Operand += Char == ',' && !Depth && !C.Head.empty();
    ++At;
  }
  if (C.Where == LineContext::String) {
    C.Prefix = Line.slice(StringBegin, Stop);
    return C;
  }
  size_t Begin = Stop, End = Stop;
  while (Begin && isNameChar(Line[Begin - 1]))
    --Begin;
  while (End != Line.size() && isNameChar(Line[End]))
    ++End;
  C.Word = Line.slice(Begin, End);
  C.Prefix = Line.slice(Begin, Stop);
  C.IsParameter = Begin && Line[Begin - 1] == '\\';
  C.IsHead = C.Head.empty() || C.HeadColumn == Begin;
  if (C.IsHead)
    C.Head = C.Word;
  const int First = int(countUTF16(Line.take_front(Begin)));
  C.Range = {lsp::Position(LineNumber, First),
             lsp::Position(LineNumber, First + int(countUTF16(C.Word)))};
  return C;
}

LineContext clrx::server::getContext(const SourceText &Text, lsp::Position P) {
  const StringRef Line = Text.getLine(size_t(P.line));
  return LineScanner(Line, getUTF16Prefix(Line, unsigned(P.character)))
      .run(P.line);
}
