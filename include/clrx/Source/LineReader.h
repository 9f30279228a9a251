//===- LineReader.h - Statements of a file ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits a file's text into statements: joins lines, blanks comments, tells
// separators from string contents. All of that happens here, once; text that a
// macro or repetition brings up later is not looked at in this way again.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SOURCE_LINEREADER_H
#define CLRX_SOURCE_LINEREADER_H

#include "clrx/Source/StatementText.h"

namespace clrx {

/// A place in a file's text.
struct FilePlace {
  const char *LineBegin = nullptr;
  uint64_t Line = 0;   ///< From 1.
  uint32_t Column = 0; ///< From 1.
};

class LineReader {
  enum class State : uint8_t { Code, LineComment, BlockComment, String };

  const char *Begin = nullptr;
  const char *Cur = nullptr;
  const char *End = nullptr;
  const char *LineBegin = nullptr; ///< Of the line Cur is in.
  uint64_t Line = 1;
  State In = State::Code;
  bool LLVMComments = false; ///< In the statement being read.
  char Quote = 0;            ///< What closes the string.
  bool Escaped = false;      ///< The string goes on with an escaped character.

  const char *StatementLineBegin = nullptr; ///< The statement read last.
  uint64_t StatementLine = 0;
  const char *KnownLineBegin = nullptr; ///< What findLine found last.
  uint64_t KnownLine = 0;

public:
  enum class Problem : uint8_t {
    None,
    OpenString, ///< The line ends inside a string.
    OpenComment ///< The file ends inside a comment, not just behind a newline.
  };

  LineReader() = default;
  /// \p Text must be followed by a NUL.
  explicit LineReader(llvm::StringRef Text)
      : Begin(Text.begin()), Cur(Text.begin()), End(Text.end()),
        LineBegin(Text.begin()) {}

  /// Where the next statement will be read.
  const char *pos() const { return Cur; }

  /// Reads the next statement; false at the end of the text. With
  /// \p LLVMComments, `;` and `//` begin comments that end with their line.
  bool next(StatementText &Out, bool LLVMComments);

  /// What was wrong with the statement read last, and where.
  Problem Found = Problem::None;
  FilePlace FoundAt;

  /// Where reading has arrived: the start of its line.
  FilePlace getLine() const { return {LineBegin, Line, 1}; }

  /// Where \p Line, one of the statement read last, begins. Quick when a
  /// statement's lines are asked for in order.
  const char *findLine(uint64_t Line);
  /// The file's text from \p From on.
  llvm::StringRef getTextFrom(const char *From) const {
    return llvm::StringRef(From, End - From);
  }
  llvm::StringRef getText() const { return getTextFrom(Begin); }

private:
  bool startsComment() const;
  bool readCode(StatementText &Out);
  bool readLineComment(StatementText &Out);
  bool readBlockComment(StatementText &Out);
  bool readString(StatementText &Out);

  uint64_t columnOf(const char *P) const { return P - LineBegin + 1; }
  void report(Problem P) {
    Found = P;
    FoundAt = {LineBegin, Line, uint32_t(columnOf(Cur))};
  }
  bool isJoin(const char *P) const {
    return End - P >= 2 && P[0] == '\\' && P[1] == '\n';
  }
  void takeNewline();
  void takeJoin(StatementText &Out);
  bool takeBlanked(char First, char Second, StatementText &Out);
};

} // namespace clrx

#endif // CLRX_SOURCE_LINEREADER_H
