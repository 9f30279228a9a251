//===- FormatSource.cpp - Uniform blanks in sources -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the instructions among the lines of a source, and aligns their
// operands.
//
//===----------------------------------------------------------------------===//

#include "Print/FormatSource.h"
#include "Support/Cursor.h"
#include "clrx/ISA/InstTable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

using namespace llvm;
using namespace clrx;

/// Largest width of a column of mnemonics. Longer ones are not aligned.
static constexpr size_t MaxMnemonicWidth = 24;
static constexpr StringLiteral Blanks = " \t";

/// Returns true if \p Word is a mnemonic of any architecture.
static bool isMnemonic(StringRef Word) {
  static const StringSet<> Mnemonics = [] {
    StringSet<> Names;
    for (const InstRow &Row : getInstTable())
      Names.insert(Row.Mnemonic);
    return Names;
  }();
  const std::string Lower = Word.lower();
  StringRef Name = Lower;
  for (StringRef Suffix : {"_e32", "_e64", "_sdwa", "_dpp"})
    Name.consume_back(Suffix);
  return Mnemonics.contains(Name);
}

namespace {

/// A line of a source. Instructions are divided into their parts.
struct SourceLine {
  StringRef Text;       ///< The line without the newline.
  bool IsFixed = false; ///< Nothing may change.
  bool IsInst = false;
  /// \name The parts of an instruction, without the blanks between them
  /// @{
  StringRef Begin; ///< Indentation and labels.
  StringRef Mnemonic;
  StringRef Operands;
  StringRef Rest; ///< Comment or further statements.
  /// @}

  size_t getIndent() const { return Begin.size(); }
};

/// Follows comments and strings from line to line.
class LineScanner {
  bool InComment = false, InString = false;

  size_t skipCharacter(StringRef Text, size_t At) const;

public:
  bool isOpen() const { return InComment || InString; }
  /// Reads \p Text. \returns the offset of the first comment, `//` or semicolon
  /// outside of strings; npos if there is none.
  size_t read(StringRef Text);
};

} // namespace

/// Returns the offset after the character literal at \p At; after the quote if
/// there is none.
size_t LineScanner::skipCharacter(StringRef Text, size_t At) const {
  size_t End = At + 1;
  End += Text.substr(End).starts_with("\\") ? 2 : 1;
  const size_t Close = Text.find('\'', End);
  return Close != StringRef::npos && Close < At + 8 ? Close + 1 : At + 1;
}

size_t LineScanner::read(StringRef Text) {
  size_t End = StringRef::npos;
  for (size_t At = 0; At < Text.size();) {
    const StringRef Tail = Text.drop_front(At);
    if (InComment) {
      InComment = !Tail.starts_with("*/");
      At += InComment ? 1 : 2;
    } else if (InString) {
      InString = Tail[0] != '"';
      At += Tail[0] == '\\' ? 2 : 1;
    } else if (Tail[0] == '#') {
      return std::min(End, At);
    } else if (Tail.starts_with("/*") || Tail.starts_with("//") ||
               Tail[0] == ';') {
      End = std::min(End, At);
      InComment = Tail.starts_with("/*");
      At += Tail[0] == ';' ? 1 : 2;
    } else if (Tail[0] == '\'') {
      At = skipCharacter(Text, At);
    } else {
      InString = Tail[0] == '"';
      ++At;
    }
  }
  return End;
}

/// Divides \p Line, whose first statement ends at \p End, if it is an
/// instruction.
static void divide(SourceLine &Line, size_t End) {
  const StringRef Text = Line.Text.take_front(End);
  size_t At = 0;
  StringRef Word;
  while (true) {
    At = std::min(Text.find_first_not_of(Blanks, At), Text.size());
    Word = Text.drop_front(At).take_while(isNameChar);
    const StringRef After = Text.drop_front(At + Word.size()).ltrim(Blanks);
    if (Word.empty() || !After.starts_with(":") || After.starts_with("::"))
      break;
    At = size_t(After.data() - Text.data()) + 1;
  }
  const StringRef Operands = Text.drop_front(At + Word.size());
  const StringRef First = Operands.ltrim(Blanks);
  if (!isMnemonic(Word) || First.starts_with("=") ||
      (First.size() == Operands.size() && !First.empty()))
    return;
  Line.IsInst = true;
  Line.Begin = Text.take_front(At);
  Line.Mnemonic = Word;
  Line.Operands = First.rtrim(Blanks);
  Line.Rest = Line.Text.drop_front(Text.size()).rtrim(Blanks);
}

/// Returns \p Operands with one blank after each comma and none before it.
/// Operands with characters or with parameters of macros stay as they are.
static std::string formatOperands(StringRef Operands) {
  if (Operands.find_first_of("\\'\"") != StringRef::npos)
    return Operands.str();
  std::string Result;
  for (size_t At = 0; At != Operands.size();) {
    if (Operands[At] != ',') {
      Result += Operands[At++];
      continue;
    }
    Result.resize(StringRef(Result).rtrim(Blanks).size());
    At = std::min(Operands.find_first_not_of(Blanks, At + 1), Operands.size());
    Result += At == Operands.size() ? "," : ", ";
  }
  return Result;
}

/// Returns the instruction \p Line with its operands \p Width columns after the
/// mnemonic's beginning.
static std::string formatInst(const SourceLine &Line, size_t Width) {
  std::string Result = (Line.Begin + Line.Mnemonic).str();
  if (!Line.Operands.empty()) {
    const size_t Size = Line.Mnemonic.size();
    Result.append(Size < Width ? Width - Size : 1, ' ');
    Result += formatOperands(Line.Operands);
  }
  if (Line.Rest.empty())
    return Result;
  // The rest keeps its column, if it does not follow directly.
  const size_t Column = size_t(Line.Rest.data() - Line.Text.data());
  const bool IsClose = Column && StringRef(Blanks).find(
                                     Line.Text[Column - 1]) == StringRef::npos;
  if (!IsClose || !Line.Rest.starts_with(";"))
    Result.append(Result.size() < Column ? Column - Result.size() : 1, ' ');
  return Result + Line.Rest.str();
}

/// Returns the width of the mnemonics of \p Run and a blank.
static size_t getWidth(ArrayRef<SourceLine> Run) {
  size_t Width = 0;
  for (const SourceLine &Line : Run)
    if (Line.IsInst && !Line.Operands.empty() &&
        Line.Mnemonic.size() < MaxMnemonicWidth)
      Width = std::max(Width, Line.Mnemonic.size() + 1);
  return Width;
}

static std::vector<SourceLine> readLines(StringRef Text) {
  std::vector<SourceLine> Lines;
  LineScanner Scanner;
  bool IsJoined = false;
  while (true) {
    auto [LineText, Rest] = Text.split('\n');
    SourceLine &Line = Lines.emplace_back();
    Line.Text = LineText;
    const bool WasOpen = Scanner.isOpen();
    const size_t End = Scanner.read(LineText);
    const bool JoinsNext = LineText.rtrim(" \t\r").ends_with("\\");
    Line.IsFixed = WasOpen || Scanner.isOpen() || IsJoined || JoinsNext ||
                   LineText.ends_with("\r");
    IsJoined = JoinsNext;
    if (!Line.IsFixed)
      divide(Line, std::min(End, LineText.size()));
    if (LineText.size() == Text.size())
      return Lines;
    Text = Rest;
  }
}

/// Returns true if \p Line belongs to the instructions that begin with
/// \p First.
static bool continues(const SourceLine &First, const SourceLine &Line) {
  return !Line.IsFixed && Line.IsInst && Line.getIndent() == First.getIndent();
}

std::string clrx::formatSource(StringRef Text) {
  const std::vector<SourceLine> Lines = readLines(Text);
  std::string Result;
  for (size_t I = 0; I != Lines.size();) {
    if (!Lines[I].IsInst) {
      Result += Lines[I].IsFixed ? Lines[I].Text : Lines[I].Text.rtrim(Blanks);
      Result += I + 1 == Lines.size() ? "" : "\n";
      ++I;
      continue;
    }
    size_t End = I + 1;
    while (End != Lines.size() && continues(Lines[I], Lines[End]))
      ++End;
    const size_t Width = getWidth(ArrayRef(Lines).slice(I, End - I));
    for (; I != End; ++I) {
      Result += formatInst(Lines[I], Width);
      Result += I + 1 == Lines.size() ? "" : "\n";
    }
  }
  return Result;
}
