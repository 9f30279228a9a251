//===- LineReader.cpp - Statements of a file ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A state machine over the bytes of a file. Runs of ordinary code are copied as
// a whole.
//
//===----------------------------------------------------------------------===//

#include "Source/LineReader.h"
#include <cstring>

using namespace llvm;
using namespace clrx;

namespace {

/// Table of bytes that need special treatment in code.
struct SpecialBytes {
  bool Is[256] = {};
  constexpr SpecialBytes() {
    for (char C :
         {'\0', '\n', '\t', '\v', '\f', '\r', ';', '#', '/', '"', '\'', '\\'})
      Is[uint8_t(C)] = true;
  }
};
constexpr SpecialBytes Special;

bool isBlank(char C) {
  return C == ' ' || C == '\t' || C == '\v' || C == '\f' || C == '\r';
}

} // namespace

void LineReader::takeNewline() {
  ++Cur;
  ++Line;
  LineBegin = Cur;
}

void LineReader::takeJoin(StatementText &Out) {
  ++Cur;
  takeNewline();
  Out.addSplice(Line, 1);
}

/// Takes the comment delimiter \p First \p Second, if it is next, and replaces
/// it by blanks. Lines may be joined between its characters.
bool LineReader::takeBlanked(char First, char Second, StatementText &Out) {
  const char *P = Cur + 1;
  while (isJoin(P))
    P += 2;
  if (*Cur != First || P == End || *P != Second)
    return false;
  Out.Chars.push_back(' ');
  ++Cur;
  while (isJoin(Cur))
    takeJoin(Out);
  Out.Chars.push_back(' ');
  ++Cur;
  return true;
}

bool LineReader::next(StatementText &Out, bool HasLLVMComments) {
  if (Cur == End)
    return false;
  Found = Problem::None;
  LLVMComments = HasLLVMComments;
  Out.clear();
  if (In == State::Code)
    while (Cur != End && isBlank(*Cur))
      ++Cur;
  StatementLine = KnownLine = Line;
  StatementLineBegin = KnownLineBegin = LineBegin;
  Out.addSplice(Line, columnOf(Cur));

  bool More = true;
  while (More && Cur != End) {
    switch (In) {
    case State::Code:
      More = readCode(Out);
      break;
    case State::LineComment:
      More = readLineComment(Out);
      break;
    case State::BlockComment:
      More = readBlockComment(Out);
      break;
    case State::String:
      More = readString(Out);
      break;
    }
  }
  if (More && In == State::BlockComment)
    report(Problem::OpenComment);
  Out.terminate();
  return true;
}

/// Returns true if the `;` or `/` at the cursor begins a comment.
bool LineReader::startsComment() const {
  return LLVMComments &&
         (*Cur == ';' || StringRef(Cur, End - Cur).starts_with("//"));
}

/// Returns true if the `#` at the cursor begins a flag of a section, as LLVM's
/// AMDGPU backend prints it: `.section .rodata,#alloc`.
static bool startsSectionFlag(StringRef Statement) {
  Statement = Statement.trim();
  return Statement.starts_with(".section") && Statement.ends_with(",");
}

// Each of the following functions reads until the state changes. They return
// false at the end of the statement.

bool LineReader::readCode(StatementText &Out) {
  while (Cur != End) {
    const char *P = Cur;
    while (!Special.Is[uint8_t(*P)]) // Stops at End, which points to a NUL.
      ++P;
    Out.Chars.append(Cur, P);
    Cur = P;
    if (Cur == End)
      return true;
    if (startsComment()) {
      In = State::LineComment;
      return true;
    }
    switch (*Cur) {
    case '\0':
      Out.Chars.push_back(*Cur++);
      break;
    case '\n':
      takeNewline();
      return false;
    case ';':
      ++Cur;
      return false;
    case '#':
      if (LLVMComments && startsSectionFlag(Out.str())) {
        Out.Chars.push_back(*Cur++);
        break;
      }
      In = State::LineComment;
      return true;
    case '"':
    case '\'':
      Quote = *Cur;
      Escaped = false;
      In = State::String;
      Out.Chars.push_back(*Cur++);
      return true;
    case '/':
      if (takeBlanked('/', '*', Out)) {
        In = State::BlockComment;
        return true;
      }
      Out.Chars.push_back(*Cur++);
      break;
    case '\\':
      if (isJoin(Cur))
        takeJoin(Out);
      else
        Out.Chars.push_back(*Cur++);
      break;
    default:
      Out.Chars.push_back(' ');
      ++Cur;
      break;
    }
  }
  return true;
}

bool LineReader::readLineComment(StatementText &Out) {
  while (Cur != End) {
    // The statement ends here. A blank stands for the comment; .macro depends
    // on it.
    Out.Chars.push_back(' ');
    auto *Newline = static_cast<const char *>(memchr(Cur, '\n', End - Cur));
    if (!Newline) {
      Cur = End;
      break;
    }
    bool Joined = !LLVMComments && Newline != Cur && isJoin(Newline - 1);
    Cur = Newline;
    takeNewline();
    if (!Joined) {
      In = State::Code;
      return false;
    }
    Out.addSplice(Line, 1);
  }
  return true;
}

bool LineReader::readBlockComment(StatementText &Out) {
  while (Cur != End) {
    if (*Cur == '\n') {
      takeNewline();
      return false;
    }
    if (isJoin(Cur)) {
      takeJoin(Out);
    } else if (takeBlanked('*', '/', Out)) {
      In = State::Code;
      return true;
    } else {
      Out.Chars.push_back(' ');
      ++Cur;
    }
  }
  return true;
}

bool LineReader::readString(StatementText &Out) {
  while (Cur != End) {
    char C = *Cur;
    if (C == '\n') {
      report(Problem::OpenString);
      takeNewline();
      return false;
    }
    // In strings, unlike elsewhere, an escaped backslash does not join lines.
    if (!Escaped && isJoin(Cur)) {
      takeJoin(Out);
      continue;
    }
    Out.Chars.push_back(C);
    ++Cur;
    if (C == Quote && !Escaped) {
      In = State::Code;
      return true;
    }
    Escaped = C == '\\' && !Escaped;
  }
  return true;
}

const char *LineReader::findLine(uint64_t N) {
  if (N < KnownLine) {
    KnownLine = StatementLine;
    KnownLineBegin = StatementLineBegin;
  }
  for (; KnownLine != N; ++KnownLine) {
    auto *Newline = static_cast<const char *>(
        memchr(KnownLineBegin, '\n', End - KnownLineBegin));
    if (!Newline)
      break;
    KnownLineBegin = Newline + 1;
  }
  return KnownLineBegin;
}
