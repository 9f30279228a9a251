//===- OperandParser.cpp - Operands of pseudo-ops -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Garbage, numbers, names, strings and lists.
//
//===----------------------------------------------------------------------===//

#include "OperandParser.h"
#include "Expr/Literals.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

std::string clrx::describeTruncation(int64_t Value, unsigned Bits) {
  uint64_t Kept = uint64_t(Value) & maskTrailingOnes<uint64_t>(Bits);
  return "value 0x" + utohexstr(uint64_t(Value), /*LowerCase=*/true) +
         " truncated to 0x" + utohexstr(Kept, /*LowerCase=*/true);
}

bool OperandParser::reportUnknownName(SMLoc Loc, StringRef What, StringRef Name,
                                      const ClosestName &Closest) {
  Diags.error(Loc, rules::UnknownName, "unknown " + What + " '" + Name + "'");
  Diags.suggest(Loc, Closest);
  return true;
}

bool OperandParser::checkGarbage(Cursor &C) {
  if (C.atEnd())
    return false;
  Diags.error(C.loc(), rules::UnexpectedText,
              "unexpected text at end of statement");
  noteGarbage(C);
  return true;
}

void OperandParser::noteGarbage(const Cursor &C) {
  const SourcePos Pos = Diags.capture(C.loc());
  const StringRef Before = Pos.getLineText().take_front(Pos.Column - 1);
  const char Next = C.peek();
  if (Before.trim().empty())
    return;
  if (Next == '-' && isNameChar(Before.back()))
    Diags.note(C.loc(), "names have letters, digits, '_' and '.' only");
  else if (isDigit(Next) && isDigit(Before.rtrim().back()))
    Diags.note(C.loc(), "if this is another operand, ',' stands before it");
}

bool OperandParser::expectComma(Cursor &C) {
  if (C.consume(','))
    return false;
  return Diags.error(C.loc(), rules::Syntax, "expected ',' before argument");
}

bool OperandParser::parseAbsolute(Cursor &C, int64_t &Value) {
  OperandValue V;
  if (Symbols.parseExpression(C, EF_MustBeKnown | EF_MustBeAbsolute, V))
    return true;
  Value = V.Value;
  return false;
}

bool OperandParser::parseOptional(Cursor &C, OptionalOperand &Op) {
  Op.Loc = C.nextLoc();
  OperandValue V;
  if (Symbols.parseExpression(
          C, EF_MustBeKnown | EF_MustBeAbsolute | EF_MayBeEmpty, V))
    return true;
  Op.IsPresent = V.Loc.isValid();
  if (Op.IsPresent)
    Op.Value = V.Value;
  return false;
}

bool OperandParser::parseOptionalTail(
    Cursor &C, std::initializer_list<OptionalOperand *> Ops) {
  for (OptionalOperand *Op : Ops)
    if (!C.consume(','))
      break;
    else if (parseOptional(C, *Op))
      return true;
  return checkGarbage(C);
}

bool OperandParser::parseName(Cursor &C, StringRef What, StringRef &Name,
                              SMLoc &Loc) {
  Loc = C.nextLoc();
  Name = C.takeName();
  return Name.empty() && Diags.error(Loc, rules::Syntax, "expected " + What);
}

bool OperandParser::parsePath(Cursor &C, StringRef What, StringRef &Path,
                              SMLoc &Loc) {
  Loc = C.nextLoc();
  Path = C.takePath();
  return Path.empty() && Diags.error(Loc, rules::Syntax, "expected " + What);
}

bool OperandParser::parseNameOperand(Cursor &C, const Twine &What,
                                     StringRef &Name, bool MayHaveHyphens) {
  C.skipBlanks();
  // Only names of symbols contain '$'.
  auto IsIn = [=](char Ch) {
    return (isNameChar(Ch) && Ch != '$') || (MayHaveHyphens && Ch == '-');
  };
  const char *Begin = C.pos();
  while (!C.rest().empty() && IsIn(C.peek()))
    C.advance();
  Name = StringRef(Begin, C.pos() - Begin);
  if (!Name.empty() && !isDigit(Name[0]))
    return false;
  return Diags.error(SMLoc::getFromPointer(Begin), rules::Syntax,
                     "expected " + What);
}

bool OperandParser::reportMissingString(const Cursor &C) {
  Diags.error(C.loc(), rules::Syntax, "expected string");
  const StringRef Text = C.rest().split(',').first.rtrim();
  if (Text.empty() || Text.contains('"'))
    return true;
  StringRef Content = Text;
  if (Content.size() > 1 && (Content[0] == '<' || Content[0] == '\''))
    Content = Content.drop_front().drop_back();
  const std::string Quoted = ("\"" + Content + "\"").str();
  Diags.noteFix(C.loc(), FixIt::replace(Text, Quoted),
                "a string stands between quotes, as in " + Quoted);
  return true;
}

bool OperandParser::parseString(Cursor &C, std::string &Value) {
  SMLoc Begin = C.nextLoc();
  if (C.rest().empty() || C.peek() != '"')
    return reportMissingString(C);
  C.advance();
  Value.clear();
  while (!C.rest().empty()) {
    char Ch = C.peek();
    SMLoc Loc = C.loc();
    C.advance();
    if (Ch == '"')
      return false;
    if (Ch != '\\') {
      Value += Ch;
      continue;
    }
    if (C.rest().empty())
      break;
    char Escaped;
    if (const char *Msg = scanStringEscape(C, Escaped))
      return Diags.error(Loc, rules::Syntax, Msg);
    Value += Escaped;
  }
  Diags.error(Begin, rules::Unterminated, "unterminated string");
  Diags.noteFix(Begin, {"", "\"", Diags.capture(C.loc())},
                "close it with '\"'");
  return true;
}

bool OperandParser::parseSymbolPath(Cursor &C, StringRef &Path, SMLoc &Loc) {
  if (parsePath(C, "symbol name", Path, Loc))
    return true;
  if (Path.ends_with("::."))
    return Diags.error(Loc, rules::Scope,
                       "symbol '.' exists in the global scope only");
  return false;
}

/// Reports that a list goes on without a comma at \p C. Returns false.
bool OperandParser::reportMissingComma(Cursor &C) {
  Diags.error(C.loc(), rules::Syntax, "expected ',' before next value");
  return false;
}

bool OperandParser::parseList(Cursor &C, function_ref<bool()> ParseElement) {
  bool Failed = false;
  do {
    if (!ParseElement())
      continue;
    Failed = true;
    C.skipToComma();
  } while (parseNextElement(C));
  return Failed;
}
