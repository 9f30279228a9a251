//===- SourceText.cpp - Text of a file with positions ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts positions, and edits texts.
//
//===----------------------------------------------------------------------===//

#include "LanguageServer/SourceText.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace llvm;
using namespace clrx::server;

/// Returns the number of bytes of the first character of \p Text, which is not
/// empty; 1 if it is not UTF-8.
static size_t getCharacterSize(StringRef Text) {
  const size_t Size = getNumBytesForUTF8(UTF8(Text.front()));
  const UTF8 *Begin = Text.bytes_begin();
  return Size <= Text.size() && isLegalUTF8Sequence(Begin, Begin + Size) ? Size
                                                                         : 1;
}

/// Returns the number of UTF-16 code units of a character of \p Size bytes.
static unsigned getUnits(size_t Size) { return Size == 4 ? 2 : 1; }

unsigned clrx::server::countUTF16(StringRef Text) {
  unsigned Units = 0;
  while (!Text.empty()) {
    const size_t Size = getCharacterSize(Text);
    Units += getUnits(Size);
    Text = Text.drop_front(Size);
  }
  return Units;
}

size_t clrx::server::getUTF16Prefix(StringRef Text, unsigned Units) {
  size_t Bytes = 0;
  while (Bytes != Text.size()) {
    const size_t Size = getCharacterSize(Text.drop_front(Bytes));
    if (getUnits(Size) > Units)
      break;
    Units -= getUnits(Size);
    Bytes += Size;
  }
  return Bytes;
}

lsp::Range clrx::server::makeRange(uint64_t Line, StringRef Text,
                                   uint64_t Column, uint64_t Length) {
  const size_t Begin = Column - 1;
  const int First = int(countUTF16(Text.take_front(Begin)));
  const int Units = int(countUTF16(Text.substr(Begin, Length)));
  return {lsp::Position(int(Line - 1), First),
          lsp::Position(int(Line - 1), First + Units)};
}

void SourceText::findLines() {
  LineStarts.assign(1, 0);
  for (size_t At = 0; (At = Text.find('\n', At)) != std::string::npos;)
    LineStarts.push_back(++At);
}

StringRef SourceText::getLine(size_t Line) const {
  if (Line >= LineStarts.size())
    return "";
  const size_t Begin = LineStarts[Line];
  const size_t End =
      Line + 1 == LineStarts.size() ? Text.size() : LineStarts[Line + 1] - 1;
  StringRef Result = StringRef(Text).slice(Begin, End);
  Result.consume_back("\r");
  return Result;
}

size_t SourceText::getOffset(lsp::Position P) const {
  if (P.line < 0)
    return 0;
  const size_t Line = size_t(P.line);
  if (Line >= LineStarts.size())
    return Text.size();
  return LineStarts[Line] +
         getUTF16Prefix(getLine(Line), unsigned(std::max(P.character, 0)));
}

lsp::Position SourceText::getPosition(size_t Offset) const {
  const size_t Line =
      size_t(llvm::upper_bound(LineStarts, Offset) - LineStarts.begin()) - 1;
  const size_t Begin = LineStarts[Line];
  return lsp::Position(int(Line),
                       int(countUTF16(StringRef(Text).slice(Begin, Offset))));
}

SourceText SourceText::edit(lsp::Range R, StringRef New) const {
  const size_t Begin = getOffset(R.start);
  const size_t End = std::max(Begin, getOffset(R.end));
  return SourceText(Text.substr(0, Begin) + New.str() + Text.substr(End));
}
