//===- SourceText.cpp - Statements in lines of sources --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds comments and statements in the lines that reports show.
//
//===----------------------------------------------------------------------===//

#include "SourceText.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

static bool isComment(StringRef Text) {
  return Text.starts_with("#") || Text.starts_with("//") ||
         Text.starts_with("/*");
}

/// Returns the first offset outside of quotes at which the rest of \p Text is
/// an end, or the size of \p Text.
static size_t findEnd(StringRef Text, function_ref<bool(StringRef)> IsEnd) {
  char Quote = 0;
  for (size_t I = 0; I < Text.size(); ++I) {
    const char C = Text[I];
    if (Quote && C == '\\')
      ++I; // The next character is escaped.
    else if (Quote)
      Quote = C == Quote ? 0 : Quote;
    else if (C == '"' || C == '\'')
      Quote = C;
    else if (IsEnd(Text.substr(I)))
      return I;
  }
  return Text.size();
}

size_t clrx::findComment(StringRef Text) { return findEnd(Text, isComment); }

/// Returns \p Text with a space in place of each comment between `/*` and `*/`.
static std::string dropComments(StringRef Text) {
  const auto IsBegin = [](StringRef Rest) { return Rest.starts_with("/*"); };
  std::string Result;
  while (!Text.empty()) {
    const size_t Begin = findEnd(Text, IsBegin);
    Result += Text.take_front(Begin);
    Text = Text.drop_front(Begin);
    if (Text.empty())
      break;
    Result += ' ';
    const size_t End = Text.find("*/", /*From=*/2);
    Text = End == StringRef::npos ? "" : Text.drop_front(End + 2);
  }
  return Result;
}

/// Returns \p Text with single spaces, at most \p MaxSize characters.
static std::string squeeze(StringRef Text, size_t MaxSize) {
  constexpr StringLiteral Ellipsis = "...";
  std::string Result;
  for (char C : Text.trim()) {
    if (!isSpace(C))
      Result += C;
    else if (Result.back() != ' ')
      Result += ' ';
    if (Result.size() > MaxSize) {
      Result.resize(MaxSize - Ellipsis.size());
      return Result + Ellipsis.str();
    }
  }
  return Result;
}

std::string clrx::getStatement(const SourcePos &Pos, size_t MaxSize) {
  if (!Pos.isValid() || !Pos.Column)
    return "";
  const StringRef Line = Pos.getLineText();
  const std::string Text =
      dropComments(Line.substr(std::min<size_t>(Pos.Column - 1, Line.size())));
  // In CLRX sources, two slashes are a division.
  const size_t End = findEnd(Text, [](StringRef Rest) {
    return Rest.starts_with(";") || Rest.starts_with("#");
  });
  return squeeze(StringRef(Text).take_front(End), MaxSize);
}
