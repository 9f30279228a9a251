//===- Conditionals.cpp - .if and similar pseudo-ops ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The conditions, the pseudo-ops, and statements that are skipped.
//
//===----------------------------------------------------------------------===//

#include "Conditionals.h"
#include "CharClass.h"
#include "Language/Insertions.h"
#include "TargetSelection.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

namespace {

/// Removes the blanks that do not count from a text of .ifc.
class TextNormalizer {
  StringRef Text;
  SmallVectorImpl<char> &Out;
  char Quote = 0;

public:
  TextNormalizer(StringRef Text, SmallVectorImpl<char> &Out)
      : Text(Text.ltrim()), Out(Out) {}

  void run() {
    for (size_t I = 0; I != Text.size(); ++I) {
      if (!isSpace(Text[I]))
        take(Text[I]);
      else if (Quote)
        takeQuotedBlank(I);
      else
        I = takeBlanks(I);
    }
  }

private:
  /// Takes a character. A backslash before a quote has no effect.
  void take(char C) {
    if (C == Quote)
      Quote = 0;
    else if (!Quote && (C == '"' || C == '\''))
      Quote = C;
    Out.push_back(C);
  }

  void takeQuotedBlank(size_t I) {
    if (I + 1 != Text.size() && Text[I + 1] != Quote)
      Out.push_back(Text[I]);
  }

  /// Appends the first of the blanks from \p Begin on if they precede a quote,
  /// or if they are between two characters of one class for which isWordClass
  /// is true. Returns the index of the last blank.
  size_t takeBlanks(size_t Begin) {
    size_t End = Begin;
    while (End != Text.size() && isSpace(Text[End]))
      ++End;
    if (End != Text.size() && Begin != 0) {
      char Next = Text[End];
      CharClass Class = getCharClass(Next);
      if (Next == '"' || Next == '\'' ||
          (isWordClass(Class) && Class == getCharClass(Text[Begin - 1])))
        Out.push_back(Text[Begin]);
    }
    return End - 1;
  }
};

} // namespace

/// ::= text ',' text
bool Conditionals::compareTexts(Cursor &C, bool &Same) {
  StringRef Rest = C.rest();
  size_t Comma = Rest.find(',');
  if (Comma == StringRef::npos)
    return Diags.error(SMLoc::getFromPointer(C.end()), rules::Syntax,
                       "expected ',' and a second text");
  SmallString<128> First, Second;
  TextNormalizer(Rest.take_front(Comma), First).run();
  TextNormalizer(Rest.drop_front(Comma + 1), Second).run();
  C.setPos(C.end());
  Same = First == Second;
  return false;
}

/// ::= "string" ',' "string"
bool Conditionals::compareStrings(Cursor &C, bool &Same) {
  std::string First, Second;
  if (parseString(C, First) || expectComma(C) || parseString(C, Second))
    return true;
  Same = First == Second;
  return false;
}

/// ::= name
/// Compares the name, whose kind depends on \p Test, with that of the target.
bool Conditionals::compareTarget(Cursor &C, Condition Test, bool &Same) {
  if (Test == Condition::IsArch) {
    std::optional<Arch> A = Ctx.Target.parseArchOperand(C);
    Same = A && Ctx.Target.getState().getProcessor().HasDialect &&
           (A == Ctx.Target.getState().architecture() ||
            A == getArchInfo(Ctx.Target.getState().architecture()).CountsAs);
    return !A;
  }
  if (Test == Condition::IsGPU) {
    const GPUName *G = Ctx.Target.parseGPUOperand(C);
    Same = G && Ctx.Target.getState().isDevice(*G);
    return !G;
  }
  const ContainerInfo *Info = Ctx.Target.parseContainerOperand(C);
  Same = Info == &Ctx.Target.getContainer();
  return !Info;
}

bool Conditionals::compareWithZero(Cursor &C, Condition Test, bool &Result) {
  int64_t Value = 0;
  if (parseAbsolute(C, Value))
    return true;
  Result = Test == Condition::Zero       ? Value == 0
           : Test == Condition::Negative ? Value < 0
                                         : Value > 0;
  return false;
}

bool Conditionals::evaluateTest(Cursor &C, Condition Test, bool &Result) {
  switch (Test) {
  case Condition::Zero:
  case Condition::Negative:
  case Condition::Positive:
    return compareWithZero(C, Test, Result) || checkGarbage(C);
  case Condition::Defined: {
    StringRef Path;
    SMLoc Loc;
    if (parsePath(C, "symbol", Path, Loc))
      return true;
    Result = Symbols.isDefined(Path);
    if (!checkGarbage(C))
      return false;
    Diags.note(Loc,
               "the test takes only a name; '.if' evaluates an expression");
    return true;
  }
  case Condition::Blank:
    Result = C.atEnd();
    return false;
  case Condition::SameText:
    return compareTexts(C, Result);
  case Condition::SameString:
    return compareStrings(C, Result) || checkGarbage(C);
  case Condition::Is64Bit:
    Result = Ctx.Target.getState().Is64Bit;
    return checkGarbage(C);
  case Condition::IsArch:
  case Condition::IsGPU:
    return compareTarget(C, Test, Result) || checkGarbage(C);
  case Condition::IsFormat: // clrxasm ignores text after the name.
    return compareTarget(C, Test, Result);
  }
  llvm_unreachable("unknown condition");
}

/// Evaluates the operands of an .if or .elseif. \returns true after reporting
/// an error.
bool Conditionals::evaluateCondition(Cursor &C, unsigned Arg, bool &Result) {
  bool Failed = evaluateTest(C, Condition(Arg >> 1), Result);
  Result = Result == bool(Arg & 1);
  if (Ctx.Services.Inserted.hasAutoWaits())
    Ctx.Services.Inserted.noteCondition(Result,
                                        Diags.capture(Ctx.StatementLoc));
  return Failed;
}

//===----------------------------------------------------------------------===//
// The pseudo-ops
//===----------------------------------------------------------------------===//

/// ::= .ifX operands
bool Conditionals::parseIf(Cursor &C, unsigned Arg, SMLoc Loc) {
  bool Result = false;
  if (evaluateCondition(C, Arg, Result))
    return true;
  Stack.open(ClauseKind::If, Loc, Result);
  return false;
}

/// Checks that another branch is legal here. \returns true after reporting an
/// error.
bool Conditionals::checkBranch(StringRef PseudoOp, SMLoc Loc) {
  if (!Stack.isTopConditional())
    return Diags.error(Loc, rules::UnmatchedEnd,
                       "no '.if' before '" + PseudoOp + "'");
  if (Stack.getTop() != ClauseKind::Else)
    return false;
  Diags.error(Loc, rules::UnmatchedEnd, "'" + PseudoOp + "' after the '.else'");
  Diags.note(Stack.getBranch(0), "the '.else' is here");
  Diags.note(Stack.getBegin(0), "the conditional begins here");
  return true;
}

/// ::= .elseifX operands
bool Conditionals::parseElseIf(Cursor &C, unsigned Arg, SMLoc Loc) {
  if (checkBranch(".elseif", Loc))
    return true;
  bool Result = false;
  bool Failed = Stack.isTopReached() && evaluateCondition(C, Arg, Result);
  // A faulty branch is not read, and neither are the branches after it.
  Stack.beginBranch(ClauseKind::ElseIf, Loc, Result && !Failed);
  if (Failed)
    Stack.setTaken();
  return Failed;
}

/// ::= .else
bool Conditionals::parseElse(Cursor &C, unsigned, SMLoc Loc) {
  bool Failed = checkGarbage(C);
  if (checkBranch(".else", Loc))
    return true;
  Stack.beginBranch(ClauseKind::Else, Loc, true);
  return Failed;
}

/// ::= .endif
bool Conditionals::parseEndIf(Cursor &C, unsigned, SMLoc Loc) {
  bool Failed = checkGarbage(C);
  if (!Stack.isTopConditional())
    return Diags.errorWithFix(Loc, rules::UnmatchedEnd,
                              "no conditional before '.endif'",
                              "leave it out, or open one with '.if'");
  if (Ctx.Observer)
    Ctx.Observer->conditionalEnds(Loc);
  Stack.close();
  return Failed;
}

//===----------------------------------------------------------------------===//
// Skipping and the end
//===----------------------------------------------------------------------===//

const GenericOp *Conditionals::findBlockOp(Cursor &C, SMLoc &Loc) {
  while (true) {
    Loc = C.nextLoc();
    Cursor Word = C;
    takeRecordedName(C, /*IsPath=*/false);
    // A colon ends a label here even if there is no name before it.
    Cursor After = C;
    if (After.consume(':')) {
      C = After;
      continue;
    }
    // The name of a pseudo-op may be followed by anything.
    C = Word;
    const GenericOp *Op = findGenericOp(C.takeName());
    return Op && Op->Class != OpClass::None ? Op : nullptr;
  }
}

/// Examines \p Op, a branch or .endif in text that is skipped. Returns true if
/// the branch must be parsed.
bool Conditionals::skipBranch(const GenericOp &Op, Cursor &C, SMLoc Loc) {
  const bool IsInBody = !Stack.isEmpty() && !Stack.isTopConditional();
  if (IsInBody) {
    if (Op.Class != OpClass::ElseIf)
      checkGarbage(C);
    return false;
  }
  if (Op.Class == OpClass::EndIf) {
    parseEndIf(C, Op.Arg, Loc);
    return false;
  }
  if (Stack.isTopReached())
    return true;
  Op.Class == OpClass::Else ? parseElse(C, Op.Arg, Loc)
                            : parseElseIf(C, Op.Arg, Loc);
  return false;
}

bool Conditionals::skipStatement(Cursor C) {
  SMLoc Loc;
  const GenericOp *Op = findBlockOp(C, Loc);
  if (!Op)
    return false;
  // A branch that is parsed is shown then.
  if (!Stack.isTopConditional() || !Stack.isTopReached() ||
      (Op->Class != OpClass::ElseIf && Op->Class != OpClass::Else))
    showBlockOp(*Op, Loc);
  switch (Op->Class) {
  case OpClass::If:
    if (Stack.isEmpty() || Stack.isTopConditional())
      Stack.open(ClauseKind::If, Loc, /*IsTaken=*/true);
    break;
  case OpClass::ElseIf:
  case OpClass::Else:
  case OpClass::EndIf:
    return skipBranch(*Op, C, Loc);
  case OpClass::Macro:
    Stack.open(ClauseKind::Macro, Loc, true);
    break;
  case OpClass::Repeat:
    Stack.open(ClauseKind::Repetition, Loc, true);
    break;
  case OpClass::EndMacro:
  case OpClass::EndRepeat:
    checkGarbage(C);
    closeBody(Op->Class, Loc);
    break;
  case OpClass::None:
    break;
  }
  return false;
}

bool Conditionals::closeBody(OpClass Class, SMLoc Loc) {
  bool IsMacro = Class == OpClass::EndMacro;
  if (Stack.isEmpty())
    return Diags.error(Loc, rules::UnmatchedEnd,
                       IsMacro ? "no '.macro' before '.endm'"
                               : "no '.rept' before '.endr'");
  if (Stack.getTop() ==
      (IsMacro ? ClauseKind::Macro : ClauseKind::Repetition)) {
    Stack.close();
    return false;
  }
  StringRef Inner = Stack.isTopConditional() ? "conditional"
                    : IsMacro                ? "repetition"
                                             : "macro";
  Diags.error(Loc, rules::UnmatchedEnd,
              Twine(IsMacro ? "macro" : "repetition") + " ends inside a " +
                  Inner);
  Diags.note(Stack.getBegin(0), "the " + Inner + " begins here");
  return true;
}

/// ::= (.endm | .endr) anything
bool Conditionals::parseEndBody(Cursor &, unsigned Arg, SMLoc Loc) {
  return closeBody(OpClass(Arg), Loc);
}

void Conditionals::reportOpenClauses() {
  static constexpr StringLiteral Names[] = {"'.if'", "'.elseif'", "'.else'",
                                            "macro definition", "repetition"};
  static constexpr StringLiteral Ends[] = {".endif", ".endif", ".endif",
                                           ".endm", ".endr"};
  for (size_t I = 0, E = Stack.getDepth(); I != E; ++I) {
    ClauseKind Kind = Stack.getKind(I);
    const SourcePos Branch = Stack.getBranch(I);
    Diags.error(Branch, rules::Unterminated,
                "unterminated " + Names[unsigned(Kind)]);
    Diags.note(Branch, "close it with '" + Ends[unsigned(Kind)] + "'");
    if (Kind == ClauseKind::ElseIf || Kind == ClauseKind::Else)
      Diags.note(Stack.getBegin(I), "the conditional begins here");
  }
}
