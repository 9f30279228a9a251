//===- Conditionals.cpp - .if and relatives -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The conditions, which branch is read, and what of a skipped one is looked at.
//
//===----------------------------------------------------------------------===//

#include "CharClass.h"
#include "ClrxAsmParserImpl.h"
#include "ConditionalStack.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// The stack
//===----------------------------------------------------------------------===//

void ConditionalStack::beginBranch(ClauseKind Kind, SMLoc Loc, bool Condition) {
  bool IsReached = isTopReached();
  Clause &C = Clauses.back();
  C.Kind = Kind;
  Sources.dropHeld(C.Begin + 1);
  Sources.hold(Loc.getPointer());
  if (!IsReached)
    return;
  SkippedFrom = Condition && !C.IsTaken ? None : getDepth() - 1;
  C.IsTaken |= Condition;
}

void ConditionalStack::close() {
  Sources.dropHeld(Clauses.back().Begin);
  Clauses.pop_back();
  if (SkippedFrom == getDepth())
    SkippedFrom = None;
}

SourcePos ConditionalStack::getBranch(size_t Depth) const {
  const Clause &C = fromTop(Depth);
  return Sources.getHeld(
      C.Kind == ClauseKind::ElseIf || C.Kind == ClauseKind::Else ? C.Begin + 1
                                                                 : C.Begin);
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

namespace {

/// Puts one of the texts that .ifc compares into a form without blanks that do
/// not count.
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
  /// A backslash does not protect a quote here.
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

  /// Takes the first of the blanks from \p Begin on if it counts: between words
  /// it does, between other characters it does not. \returns the last one.
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
bool ClrxAsmParser::compareTexts(Cursor &C, bool &Same) {
  StringRef Rest = C.rest();
  size_t Comma = Rest.find(',');
  if (Comma == StringRef::npos)
    return Diags.error(SMLoc::getFromPointer(C.end()),
                       "expected ',' and a second text");
  SmallString<128> First, Second;
  TextNormalizer(Rest.take_front(Comma), First).run();
  TextNormalizer(Rest.drop_front(Comma + 1), Second).run();
  C.setPos(C.end());
  Same = First == Second;
  return false;
}

/// ::= "string" ',' "string"
bool ClrxAsmParser::compareStrings(Cursor &C, bool &Same) {
  std::string First, Second;
  if (parseString(C, First) || expectComma(C) || parseString(C, Second))
    return true;
  Same = First == Second;
  return false;
}

/// ::= name, of the kind that \p Test is about
bool ClrxAsmParser::compareTarget(Cursor &C, Condition Test, bool &Same) {
  if (Test == Condition::IsArch) {
    std::optional<Arch> A = parseArchOperand(C);
    Same = A && Target.getProcessor().HasDialect &&
           (A == Target.architecture() ||
            A == getArchInfo(Target.architecture()).CountsAs);
    return !A;
  }
  if (Test == Condition::IsGPU) {
    const GPUName *G = parseGPUOperand(C);
    Same = G && Target.isDevice(*G);
    return !G;
  }
  const ContainerInfo *Info = parseContainerOperand(C);
  Same = Info == Selected;
  return !Info;
}

bool ClrxAsmParser::compareWithZero(Cursor &C, Condition Test, bool &Result) {
  int64_t Value = 0;
  if (parseAbsolute(C, Value))
    return true;
  Result = Test == Condition::Zero       ? Value == 0
           : Test == Condition::Negative ? Value < 0
                                         : Value > 0;
  return false;
}

bool ClrxAsmParser::evaluateTest(Cursor &C, Condition Test, bool &Result) {
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
    return checkGarbage(C);
  }
  case Condition::Blank:
    Result = C.atEnd();
    return false;
  case Condition::SameText:
    return compareTexts(C, Result);
  case Condition::SameString:
    return compareStrings(C, Result) || checkGarbage(C);
  case Condition::Is64Bit:
    Result = Target.Is64Bit && Selected->Addresses != AddressSize::None;
    return checkGarbage(C);
  case Condition::IsArch:
  case Condition::IsGPU:
    return compareTarget(C, Test, Result) || checkGarbage(C);
  case Condition::IsFormat: // What follows the name is not looked at.
    return compareTarget(C, Test, Result);
  }
  llvm_unreachable("unknown condition");
}

/// Evaluates the operands of an .if or .elseif. True on error, reported.
bool ClrxAsmParser::evaluateCondition(Cursor &C, unsigned Arg, bool &Result) {
  bool Failed = evaluateTest(C, Condition(Arg >> 1), Result);
  Result = Result == bool(Arg & 1);
  return Failed;
}

//===----------------------------------------------------------------------===//
// The pseudo-ops
//===----------------------------------------------------------------------===//

/// ::= .ifX operands
bool ClrxAsmParser::parseIf(Cursor &C, unsigned Arg, SMLoc Loc) {
  bool Result = false;
  if (evaluateCondition(C, Arg, Result))
    return true;
  Conditionals->open(ClauseKind::If, Loc, Result);
  return false;
}

/// Whether another branch is legal here; true on error, reported.
bool ClrxAsmParser::checkBranch(StringRef PseudoOp, SMLoc Loc) {
  if (!Conditionals->isTopConditional())
    return Diags.error(Loc, "no '.if' before '" + PseudoOp + "'");
  if (Conditionals->getTop() != ClauseKind::Else)
    return false;
  Diags.error(Loc, "'" + PseudoOp + "' behind the '.else'");
  Diags.note(Conditionals->getBranch(0), "here is the '.else'");
  Diags.note(Conditionals->getBegin(0), "here the conditional begins");
  return true;
}

/// ::= .elseifX operands
bool ClrxAsmParser::parseElseIf(Cursor &C, unsigned Arg, SMLoc Loc) {
  if (checkBranch(".elseif", Loc))
    return true;
  bool Result = false;
  bool Failed =
      Conditionals->isTopReached() && evaluateCondition(C, Arg, Result);
  // None of the branches from a faulty one on is read.
  Conditionals->beginBranch(ClauseKind::ElseIf, Loc, Result && !Failed);
  if (Failed)
    Conditionals->setTaken();
  return Failed;
}

/// ::= .else
bool ClrxAsmParser::parseElse(Cursor &C, unsigned, SMLoc Loc) {
  bool Failed = checkGarbage(C);
  if (checkBranch(".else", Loc))
    return true;
  Conditionals->beginBranch(ClauseKind::Else, Loc, true);
  return Failed;
}

/// ::= .endif
bool ClrxAsmParser::parseEndIf(Cursor &C, unsigned, SMLoc Loc) {
  bool Failed = checkGarbage(C);
  if (!Conditionals->isTopConditional())
    return Diags.errorWithFix(Loc, "no conditional before '.endif'",
                              "leave it out, or open one with '.if'");
  Conditionals->close();
  return Failed;
}

//===----------------------------------------------------------------------===//
// Skipping and the end
//===----------------------------------------------------------------------===//

/// Takes labels and the name behind them. \returns the pseudo-op if it begins
/// or ends something, else null.
const GenericOp *ClrxAsmParser::findBlockOp(Cursor &C, SMLoc &Loc) {
  while (true) {
    Loc = C.nextLoc();
    Cursor Word = C;
    takeRecordedName(C, /*IsPath=*/false);
    // Any colon ends a label here, even one without a name.
    Cursor Behind = C;
    if (Behind.consume(':')) {
      C = Behind;
      continue;
    }
    // Anything may follow the name of a pseudo-op.
    C = Word;
    const GenericOp *Op = findGenericOp(C.takeName());
    return Op && Op->Class != OpClass::None ? Op : nullptr;
  }
}

/// Looks at a statement that is not assembled: only what opens or closes
/// something counts.
void ClrxAsmParser::skipStatement(Cursor &C) {
  SMLoc Loc;
  Cursor Whole = C;
  const GenericOp *Op = findBlockOp(C, Loc);
  if (!Op)
    return;
  bool InBody = !Conditionals->isEmpty() && !Conditionals->isTopConditional();
  switch (Op->Class) {
  case OpClass::If:
    if (!InBody)
      Conditionals->open(ClauseKind::If, Loc, /*IsTaken=*/true);
    break;
  case OpClass::ElseIf:
  case OpClass::Else:
  case OpClass::EndIf:
    if (InBody && Op->Class != OpClass::ElseIf)
      checkGarbage(C);
    else if (!InBody && Op->Class != OpClass::EndIf &&
             Conditionals->isTopReached())
      parseStatement(Whole); // Another branch begins, with its labels.
    else if (!InBody)
      (this->*Op->Handler)(C, Op->Arg, Loc);
    break;
  case OpClass::Macro:
    Conditionals->open(ClauseKind::Macro, Loc, true);
    break;
  case OpClass::Repeat:
    Conditionals->open(ClauseKind::Repetition, Loc, true);
    break;
  case OpClass::EndMacro:
  case OpClass::EndRepeat:
    checkGarbage(C);
    closeBody(Op->Class, Loc);
    break;
  case OpClass::None:
    break;
  }
}

/// The pseudo-op at \p Loc was faulty, which has been reported. What it would
/// have opened is skipped, so that its end is not reported as well.
void ClrxAsmParser::openFaultyBlock(OpClass Class, SMLoc Loc) {
  if (Class == OpClass::If)
    Conditionals->openSkipped(Loc);
  else if (Class == OpClass::Macro && !HasReadBody)
    skipBody(ClauseKind::Macro, Loc);
  else if (Class == OpClass::Repeat && !HasReadBody)
    skipBody(ClauseKind::Repetition, Loc);
}

/// Reports what is still open, innermost first.
void ClrxAsmParser::reportOpenClauses() {
  static constexpr StringLiteral Names[] = {"'.if'", "'.elseif'", "'.else'",
                                            "macro definition", "repetition"};
  static constexpr StringLiteral Ends[] = {".endif", ".endif", ".endif",
                                           ".endm", ".endr"};
  for (size_t I = 0, E = Conditionals->getDepth(); I != E; ++I) {
    ClauseKind Kind = Conditionals->getKind(I);
    const SourcePos Branch = Conditionals->getBranch(I);
    Diags.error(Branch, "unterminated " + Names[unsigned(Kind)]);
    Diags.note(Branch, "close it with '" + Ends[unsigned(Kind)] + "'");
    if (Kind == ClauseKind::ElseIf || Kind == ClauseKind::Else)
      Diags.note(Conditionals->getBegin(I), "here the conditional begins");
  }
}
