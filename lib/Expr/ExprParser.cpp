//===- ExprParser.cpp - Text to postfix expressions -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The operators by precedence, and errors about missing parts.
//
//===----------------------------------------------------------------------===//

#include "Expr/Literals.h"
#include "ExprBuilder.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

namespace {
struct OperatorText {
  StringLiteral Text;
  ExprOp Op;
};
} // namespace

static constexpr OperatorText BinaryOperators[] = {
#define CLRX_FOLD(...)
#define CLRX_BINARY(Id, Text, ...) {Text, ExprOp::Id},
#define CLRX_SPELLING(Id, Text) {Text, ExprOp::Id},
#include "Operators.def"
};

namespace {
struct FunctionText {
  StringLiteral Text;
  ExprOp Op;
  ExprOp UnifiedOp; ///< Operator if AccVGPRs and VGPRs are in one file.
};
} // namespace

static constexpr FunctionText Functions[] = {
#define CLRX_FUNCTION(Name, Id) {Name, ExprOp::Id, ExprOp::Id},
#define CLRX_UNIFIED_FUNCTION(Name, Id, UnifiedId)                             \
  {Name, ExprOp::Id, ExprOp::UnifiedId},
#include "Operators.def"
};

static unsigned getPrecedence(ExprOp Op) {
  switch (Op) {
#define CLRX_BINARY(Id, Text, Precedence, ...)                                 \
  case ExprOp::Id:                                                             \
    return Precedence;
#include "Operators.def"
  case ExprOp::Choice:
    return 0;
  default: // Unary.
    return 6;
  }
}

/// Returns the longest operator that \p Text begins with; null if there is
/// none.
static const OperatorText *findBinaryOperator(StringRef Text) {
  const OperatorText *Found = nullptr;
  for (const OperatorText &O : BinaryOperators)
    if (Text[0] == O.Text[0] && Text.starts_with(O.Text) &&
        (!Found || O.Text.size() > Found->Text.size()))
      Found = &O;
  return Found;
}

static bool canStartOperator(char C) {
  return C != '\0' && StringRef("+-*/%&|^!=<>~?").contains(C);
}

//===----------------------------------------------------------------------===//
// Reduction
//===----------------------------------------------------------------------===//

bool ExprParser::errorAtOffset(uint32_t Offset, const Twine &Msg) {
  return Ctx.Report.error(SMLoc::getFromPointer(Start + Offset), rules::Syntax,
                          Msg);
}

bool ExprParser::error(const Twine &Msg) {
  return errorAtOffset(offset(), Msg);
}

void ExprParser::reduceTop() {
  const OpenItem &Top = Open.back();
  if (Top.Op != ExprOp::Plus)
    push(Top.Op, Top.Offset);
  Open.pop_back();
}

/// Completes the open operators that bind at least as strongly as \p
/// Precedence.
void ExprParser::reduceAbove(unsigned Precedence) {
  while (!Open.empty() && Open.back().Kind == OpenItem::Operator &&
         getPrecedence(Open.back().Op) >= Precedence)
    reduceTop();
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Kinds of output that support a specifier.
enum : uint32_t { WithLinker = 1, WithoutLinker = 2 };

static constexpr NamedValue<RelocationSpecifier> SpecifierRows[] = {
    {"@abs32@lo", RS_Low32},
    {"@abs32@hi", RS_High32},
    {"@rel32@lo", RS_RelLow32},
    {"@rel32@hi", RS_RelHigh32},
    {"@abs64", RS_Abs64, WithLinker},
    {"@rel64", RS_Rel64, WithLinker},
    {"@gotpcrel", RS_GotRel32, WithLinker},
    {"@gotpcrel32@lo", RS_GotRelLow32, WithLinker},
    {"@gotpcrel32@hi", RS_GotRelHigh32, WithLinker},
};
static constexpr NameTable<NamedValue<RelocationSpecifier>>
    Specifiers(SpecifierRows);

bool ExprParser::unknownSpecifier(uint32_t Offset, StringRef Text) {
  const SMLoc Loc = SMLoc::getFromPointer(Start + Offset);
  Ctx.Report.error(Loc, rules::Unsupported, "'" + Text + "' is not supported");
  const uint32_t Where = Ctx.IsLinking ? WithLinker : WithoutLinker;
  if (!Ctx.IsLinking && Text.starts_with_insensitive("@gotpcrel"))
    Ctx.Report.note(Loc,
                    "nothing here is linked, so there is no table of "
                    "addresses: compile with -fvisibility=hidden, or write "
                    "@rel32@lo+4 and @rel32@hi+12 and leave the load out");
  else
    Ctx.Report.note(Loc, "there are " + Specifiers.list(Where));
  return true;
}

/// ::= [@ part [@ half]], directly after a name
bool ExprParser::parseSpecifier() {
  if (C.peek() != '@')
    return false;
  const uint32_t Offset = offset();
  const StringRef Text =
      C.rest().take_while([](char Ch) { return Ch == '@' || isAlnum(Ch); });
  C.advance(Text.size());
  const NamedValue<RelocationSpecifier> *Row =
      Specifiers.find(Text, Ctx.IsLinking ? WithLinker : WithoutLinker);
  if (!Row)
    return unknownSpecifier(Offset, Text);
  return Builder.setSpecifier(Row->Value, Offset);
}

bool ExprParser::parseNumber() {
  uint32_t Offset = offset();
  StringRef Digits = peekLocalLabel(C);
  if (!Digits.empty()) {
    bool IsForward = C.peek(Digits.size()) == 'f';
    C.advance(Digits.size() + 1);
    return parseSpecifier() || Builder.addLocalLabel(Digits, IsForward, Offset);
  }
  push(ExprOp::Number, Offset);
  const char *Msg = scanInteger(C, Items.back().Number);
  return Msg && errorAtOffset(Offset, Msg);
}

bool ExprParser::parseName(StringRef Path) {
  uint32_t Offset = uint32_t(Path.data() - Start);
  if (Path == ".")
    return Builder.addCounter(Offset);
  if (Path.ends_with("::."))
    return errorAtOffset(Offset, "symbol '.' exists in the global scope only");
  return parseSpecifier() || Builder.addSymbol(Path, Offset);
}

/// Parses a number, a name or a character. \p Found becomes false if there is
/// none.
bool ExprParser::parsePrimary(bool &Found) {
  Found = true;
  if (isDigit(C.peek()))
    return parseNumber();
  StringRef Path = C.takePath();
  if (!Path.empty())
    return parseName(Path);
  if (C.peek() == '\'') {
    uint32_t Offset = offset();
    push(ExprOp::Number, Offset);
    const char *Msg = scanCharacter(C, Items.back().Number);
    return Msg && errorAtOffset(Offset, Msg);
  }
  Found = false;
  return false;
}

bool ExprParser::missingOperand() {
  if (!C.rest().empty()) {
    if (canStartOperator(C.peek()))
      return error("expected operand before operator");
    if (C.peek() == ')' && NumParentheses)
      return error("expected operand before ')'");
  }
  IsDone = true; // There is no expression.
  return (!Items.empty() || !Open.empty()) &&
         error("unterminated expression: expected operand");
}

/// Opens \p Item, whose `(` is at the cursor.
void ExprParser::openParenthesis(OpenItem Item) {
  Item.OuterQuestions = NumQuestions;
  NumQuestions = 0;
  ++NumParentheses;
  Open.push_back(Item);
  C.advance();
}

/// ::= function (
bool ExprParser::openFunction() {
  Cursor After = C;
  StringRef Name = After.takePath();
  const FunctionText *F = find_if(
      Functions, [Name](const FunctionText &F) { return F.Text == Name; });
  if (F == std::end(Functions) || After.peek() != '(')
    return false;
  const uint32_t Offset = offset();
  C = After;
  openParenthesis(
      {OpenItem::Function, Ctx.HasUnifiedVGPRs ? F->UnifiedOp : F->Op, Offset});
  return true;
}

bool ExprParser::parseOperand() {
  while (true) {
    bool Found;
    C.skipBlanks();
    if (Ctx.HasFunctions && openFunction())
      continue;
    if (parsePrimary(Found))
      return true;
    if (Found)
      return false;
    OpenItem Item{OpenItem::Operator, ExprOp::Number, offset()};
    char Ch = C.peek();
    if (Ch == '(') {
      Item.Kind = OpenItem::Parenthesis;
      openParenthesis(Item);
      continue;
    }
    if (Ch == '-') {
      Item.Op = ExprOp::Negate;
    } else if (Ch == '+') {
      Item.Op = ExprOp::Plus;
    } else if (Ch == '~') {
      Item.Op = ExprOp::Complement;
    } else if (Ch == '!' && C.peek(1) != '=') {
      Item.Op = ExprOp::LogicalNot;
    } else {
      return missingOperand();
    }
    Open.push_back(Item);
    C.advance();
  }
}

//===----------------------------------------------------------------------===//
// Between operands
//===----------------------------------------------------------------------===//

/// Returns true if the innermost parenthesis belongs to a function.
bool ExprParser::isInFunction() const {
  const auto Innermost = find_if(reverse(Open), [](const OpenItem &I) {
    return I.Kind == OpenItem::Parenthesis || I.Kind == OpenItem::Function;
  });
  return Innermost != Open.rend() && Innermost->Kind == OpenItem::Function;
}

/// Completes the expression in the innermost parenthesis, or one argument of a
/// function. \p Closer is the next character.
bool ExprParser::endArgument(char Closer) {
  if (NumQuestions)
    return error("expected ':' for '?' before '" + Twine(Closer) + "'");
  reduceAbove(0);
  OpenItem &Top = Open.back();
  if (Top.Kind == OpenItem::Function && Top.HasArgument)
    push(Top.Op, Top.Offset);
  Top.HasArgument = true;
  return false;
}

/// Returns true if `:` follows the `)` at the cursor. The `)` of outer
/// parentheses may stand between them.
bool ExprParser::isColonAfterParentheses() const {
  Cursor Next = C;
  for (unsigned I = 0; I != NumParentheses && Next.consume(')'); ++I)
    Next.skipBlanks();
  return Next.peek() == ':' && Next.peek(1) != ':';
}

/// Gives up the choices in the innermost parenthesis that have no `:`, so that
/// their operands remain. The reference accepts `(condition ? value)` before a
/// `:`, which happens in `s[(condition ? 4) : 5]`.
void ExprParser::dropQuestions() {
  while (Open.back().Kind == OpenItem::Operator ||
         Open.back().Kind == OpenItem::Question) {
    if (Open.back().Kind == OpenItem::Operator) {
      reduceTop();
      continue;
    }
    const SMLoc Loc = SMLoc::getFromPointer(Start + Open.back().Offset);
    Ctx.Report.warning(Loc, rules::Ignored,
                       "'?' without ':' is ignored, and so is its condition");
    Ctx.Report.note(Loc, "write the second value before ')', as in "
                         "'(condition ? value : value)'");
    Open.pop_back();
  }
  NumQuestions = 0;
}

bool ExprParser::closeParenthesis() {
  if (NumQuestions && !isInFunction() && isColonAfterParentheses())
    dropQuestions();
  if (endArgument(')'))
    return true;
  NumQuestions = Open.back().OuterQuestions;
  Open.pop_back();
  --NumParentheses;
  C.advance();
  return false;
}

bool ExprParser::parseQuestion() {
  reduceAbove(1); // Choices associate to the right, so an open one stays open.
  Open.push_back({OpenItem::Question, ExprOp::Choice, offset()});
  ++NumQuestions;
  C.advance();
  return false;
}

/// Begins the second alternative of a choice. A question must be open.
bool ExprParser::parseColon() {
  reduceAbove(0);
  Open.back().Kind = OpenItem::Operator;
  --NumQuestions;
  C.advance();
  return false;
}

bool ExprParser::parseBinary(bool &Found) {
  const OperatorText *O = findBinaryOperator(C.rest());
  Found = O != nullptr;
  if (!O) {
    if (C.peek() == '=')
      return error("expected operand before '=' (equality is '==')");
    if (C.peek() == '~')
      return error("'~' is a unary operator, expected a binary one");
    if (C.peek() == '(')
      return error("expected operator before '(': there are no functions, but "
                   "the operator '? :'");
    if (NumParentheses)
      return error("expected ')' or operator");
    IsDone = true;
    return false;
  }
  reduceAbove(getPrecedence(O->Op));
  Open.push_back({OpenItem::Operator, O->Op, offset()});
  C.advance(O->Text.size());
  return false;
}

/// Parses up to and including the next operator that requires an operand.
bool ExprParser::parseOperators() {
  while (true) {
    if (OneOperand && !NumParentheses) {
      IsDone = true;
      return false;
    }
    if (C.atEnd()) {
      IsDone = true;
      return NumParentheses && error("expected ')'");
    }
    switch (C.peek()) {
    case ')':
      if (!NumParentheses) {
        IsDone = true;
        return false;
      }
      if (closeParenthesis())
        return true;
      continue;
    case ',':
      if (!isInFunction())
        break;
      if (endArgument(','))
        return true;
      C.advance();
      return false;
    case '?':
      return parseQuestion();
    case ':': // `::` belongs to a name, and no name can follow an operand.
      if (NumQuestions && C.peek(1) != ':')
        return parseColon();
      break;
    default:
      break;
    }
    bool Found;
    return parseBinary(Found);
  }
}

bool ExprParser::finish() {
  if (NumQuestions) {
    while (Open.back().Kind != OpenItem::Question)
      Open.pop_back();
    return errorAtOffset(Open.back().Offset, "expected ':' for '?'");
  }
  reduceAbove(0);
  return false;
}

bool ExprParser::parse(bool JustOneOperand) {
  OneOperand = JustOneOperand;
  Items.clear();
  Open.clear();
  while (true) {
    if (parseOperand())
      return true;
    if (IsDone)
      return false;
    if (parseOperators())
      return true;
    if (IsDone)
      return finish();
  }
}
