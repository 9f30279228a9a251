//===- MacroArguments.cpp - Argument text of macros and .irp --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the end of an argument.
//
//===----------------------------------------------------------------------===//

#include "MacroArguments.h"
#include "CharClass.h"
#include "Switches.h"

using namespace llvm;
using namespace clrx;

/// Skips blanks and control characters.
static void skipSpaces(Cursor &C) {
  while (C.pos() != C.end() && isSpace(C.peek()))
    C.advance();
}

/// Takes the mark before an argument that is evaluated. Returns false if
/// there is none.
static bool consumeEvaluationMark(Cursor &C, bool IsAlternate) {
  StringRef Mark = IsAlternate ? "%" : "\\%";
  if (!C.rest().starts_with(Mark))
    return false;
  C.advance(Mark.size());
  return true;
}

bool MacroArguments::append(StringRef Text, SMLoc Loc) {
  return !Ctx.Sources.appendValue(Text) && reportSize(Loc);
}

bool MacroArguments::reportSize(SMLoc Loc) {
  return Diags.error(Loc, rules::Limit,
                     "macro arguments take more than " +
                         Twine(ValueStack::MaxSize) + " characters");
}

/// ::= '"' anything '"'
/// In the alternate mode also: '\'' anything '\'' and '<' anything '>'.
bool MacroArguments::parseQuoted(Cursor &C, bool IsAlternate) {
  SMLoc Loc = C.loc();
  char Close = C.peek() == '<' ? '>' : C.peek();
  C.advance();
  const char *Begin = C.pos();
  bool IsEscaped = false;
  while (C.pos() != C.end() && (IsEscaped || C.peek() != Close)) {
    if (!IsAlternate) {
      IsEscaped = C.peek() == '\\' && !IsEscaped;
    } else if (IsEscaped) {
      IsEscaped = false;
    } else if (C.peek() == '!') {
      // Take the character after the mark literally.
      if (append(StringRef(Begin, C.pos() - Begin), Loc))
        return true;
      Begin = C.pos() + 1;
      IsEscaped = true;
    }
    C.advance();
  }
  StringRef Text(Begin, C.pos() - Begin);
  if (C.pos() == C.end()) {
    Diags.error(C.loc(), rules::Unterminated, "unterminated quoted argument");
    Diags.note(Loc, "it begins here");
    return true;
  }
  C.advance();
  return append(Text, Loc);
}

/// Returns true if the blanks between \p Before and \p After end an argument.
static bool endsBetween(char Before, char After) {
  CharClass B = getCharClass(Before), A = getCharClass(After);
  if (isWordClass(B) != isWordClass(A))
    return false;
  return isWordClass(A) || A != B;
}

/// Takes characters up to a comma, a quote, or blanks that separate arguments.
/// Drops other blanks.
bool MacroArguments::parsePlain(Cursor &C) {
  SMLoc Loc = C.loc();
  const char *Begin = C.pos();
  while (true) {
    StringRef Run = C.rest().take_until(
        [](char C) { return isSpace(C) || C == ',' || C == '"'; });
    C.advance(Run.size());
    if (append(Run, Loc))
      return true;
    const char *Blanks = C.pos();
    skipSpaces(C);
    if (C.pos() == C.end() || C.pos() == Blanks || C.peek() == ',' ||
        C.peek() == '"')
      return false;
    if (!Run.empty() && endsBetween(Run.back(), C.peek())) {
      FirstCut = FirstCut ? FirstCut : Begin;
      return false;
    }
  }
}

void MacroArguments::noteBlanks(const Cursor &C) {
  if (!FirstCut)
    return;
  const StringRef Argument =
      StringRef(FirstCut, C.end() - FirstCut).split(',').first.rtrim();
  const SMLoc Loc = SMLoc::getFromPointer(FirstCut);
  if (Argument.contains('"'))
    return Diags.note(Loc, "blanks separate arguments");
  const std::string Quoted = ("\"" + Argument + "\"").str();
  Diags.noteFix(Loc, FixIt::replace(Argument, Quoted),
                "blanks separate arguments; an argument with blanks is quoted, "
                "as in " +
                    Quoted);
}

bool MacroArguments::parse(Cursor &C) {
  bool IsAlternate = TheSwitches.isOn(Switch::AltMacro);
  skipSpaces(C);
  SMLoc Loc = C.loc();
  if (consumeEvaluationMark(C, IsAlternate)) {
    int64_t Value = 0;
    return parseAbsolute(C, Value) || append(itostr(Value), Loc);
  }
  char First = C.peek();
  if (First == '"' || (IsAlternate && (First == '<' || First == '\'')))
    return parseQuoted(C, IsAlternate);
  return parsePlain(C);
}

bool MacroArguments::parseVariadic(Cursor &C) {
  while (true) {
    skipSpaces(C);
    Cursor Next = C;
    // An evaluated argument replaces all arguments before it.
    if (consumeEvaluationMark(Next, TheSwitches.isOn(Switch::AltMacro)))
      Ctx.Sources.values().clearTop();
    if (parse(C))
      return true;
    SMLoc Loc = C.loc();
    if (!C.consume(','))
      return false;
    if (append(",", Loc))
      return true;
  }
}
