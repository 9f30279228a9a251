//===- LineReader.h - Statements of a file ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Splits the text of a file into statements: joins lines, blanks comments, and
// distinguishes separators from the contents of strings. The text of macros and
// repetitions passes this stage only once, when it is recorded.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_LINEREADER_H
#define CLRX_LIB_SOURCE_LINEREADER_H

#include "Source/StatementText.h"

namespace clrx {

/// A location in the text of a file.
struct FileLocation {
  const char *LineBegin = nullptr;
  uint64_t Line = 0;   ///< Line from 1.
  uint32_t Column = 0; ///< Column from 1.
};

/// Reads the statements of one file.
class LineReader {
  enum class State : uint8_t { Code, LineComment, BlockComment, String };

  const char *Begin = nullptr;
  const char *Cur = nullptr;
  const char *End = nullptr;
  const char *LineBegin = nullptr; ///< Start of the line of Cur.
  uint64_t Line = 1;
  State In = State::Code;
  bool LLVMComments = false; ///< Argument of the last call of next().
  char Quote = 0;            ///< Character that closes the string.
  bool Escaped = false;      ///< True if the next character is escaped.

  /// First line of the last statement.
  const char *StatementLineBegin = nullptr;
  uint64_t StatementLine = 0;
  const char *KnownLineBegin = nullptr; ///< Line from which findLine searches.
  uint64_t KnownLine = 0;

public:
  enum class Problem : uint8_t {
    None,
    OpenString, ///< The line ends inside a string.
    OpenComment ///< The last line has no newline and ends inside a comment.
  };

  LineReader() = default;
  /// \p Text must be followed by a NUL.
  explicit LineReader(llvm::StringRef Text)
      : Begin(Text.begin()), Cur(Text.begin()), End(Text.end()),
        LineBegin(Text.begin()) {}

  /// Returns the location of the next statement.
  const char *pos() const { return Cur; }

  /// Reads the next statement. \returns false at the end of the text. With
  /// \p LLVMComments, `;` and `//` begin comments that end with their line, and
  /// `#` begins flags in `.section NAME,#FLAG`.
  bool next(StatementText &Out, bool LLVMComments);

  /// The problem of the last statement, and its location.
  Problem Found = Problem::None;
  FileLocation FoundAt;

  /// Returns the start of the line that is being read.
  FileLocation getLine() const { return {LineBegin, Line, 1}; }

  /// Returns the start of \p Line, a line of the last statement. Fast if the
  /// lines of a statement are requested in order.
  const char *findLine(uint64_t Line);
  /// Returns the text of the file from \p From.
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

#endif // CLRX_LIB_SOURCE_LINEREADER_H
