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
  C.skipBlanks();
  SMLoc Loc = C.loc();
  StringRef Name;
  if (Test == Condition::IsArch) {
    if (parseNameOperand(C, "GPU architecture name", Name))
      return true;
    std::optional<Arch> A = parseArchName(Name);
    Same = A == Target.architecture() ||
           (A == Arch::GCN1_4 && Target.architecture() == Arch::GCN1_4_1);
    if (A)
      return false;
    return unknownName(Loc, "GPU architecture", Name, getAllArchNames());
  }
  if (Test == Condition::IsGPU) {
    if (parseNameOperand(C, "GPU device name", Name))
      return true;
    std::optional<GPU> G = parseGPUName(Name);
    Same = G == Target.Device;
    if (G)
      return false;
    return unknownName(Loc, "GPU device", Name, getAllGPUNames());
  }
  if (parseNameOperand(C, "output format type", Name))
    return true;
  const ContainerInfo *Info = findContainer(Services.Containers, Name);
  Same = Info == Selected;
  return !Info && unknownContainer(Loc, Name);
}

bool ClrxAsmParser::compareWithZero(Cursor &C, Condition Test, bool &Result) {
  int64_t Value = 0;
  if (parseAbsolute(C, Value))
    return true;
  switch (Test) {
  case Condition::Zero:
    Result = Value == 0;
    break;
  case Condition::Negative:
    Result = Value < 0;
    break;
  case Condition::NotPositive:
    Result = Value <= 0;
    break;
  case Condition::Positive:
    Result = Value > 0;
    break;
  case Condition::NotNegative:
    Result = Value >= 0;
    break;
  default:
    Result = Value != 0;
    break;
  }
  return false;
}

/// Evaluates the operands of an .if or .elseif. True on error, reported.
bool ClrxAsmParser::evaluateCondition(Cursor &C, Condition Test, bool &Result) {
  switch (Test) {
  case Condition::Defined:
  case Condition::NotDefined: {
    C.skipBlanks();
    StringRef Path = C.takePath();
    if (Path.empty())
      return Diags.error(C.loc(), "expected symbol");
    Result = Symbols.isDefined(Path) == (Test == Condition::Defined);
    break;
  }
  case Condition::Blank:
  case Condition::NotBlank:
    Result = C.atEnd() == (Test == Condition::Blank);
    return false;
  case Condition::SameText:
  case Condition::OtherText:
    if (compareTexts(C, Result))
      return true;
    Result = Result == (Test == Condition::SameText);
    return false;
  case Condition::SameString:
  case Condition::OtherString:
    if (compareStrings(C, Result))
      return true;
    Result = Result == (Test == Condition::SameString);
    break;
  case Condition::Is32Bit:
  case Condition::Is64Bit:
    Result = (Target.Is64Bit && Selected->Addresses != AddressSize::None) ==
             (Test == Condition::Is64Bit);
    break;
  case Condition::IsArch:
  case Condition::IsGPU:
  case Condition::IsFormat:
    if (compareTarget(C, Test, Result))
      return true;
    break;
  case Condition::IsNotArch:
  case Condition::IsNotGPU:
  case Condition::IsNotFormat: {
    // Each of these follows its counterpart.
    if (compareTarget(C, Condition(unsigned(Test) - 1), Result))
      return true;
    Result = !Result;
    break;
  }
  default:
    if (compareWithZero(C, Test, Result))
      return true;
    break;
  }
  // What follows a format's name is not looked at.
  bool IsLast = Test != Condition::IsFormat && Test != Condition::IsNotFormat;
  return IsLast && checkGarbage(C);
}

//===----------------------------------------------------------------------===//
// The pseudo-ops
//===----------------------------------------------------------------------===//

/// ::= .ifX operands
bool ClrxAsmParser::parseIf(Cursor &C, unsigned Arg, SMLoc Loc) {
  bool Result = false;
  if (evaluateCondition(C, Condition(Arg), Result))
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
  bool Failed = Conditionals->isTopReached() &&
                evaluateCondition(C, Condition(Arg), Result);
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
    return Diags.error(Loc, "no conditional before '.endif'");
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
    C.skipBlanks();
    Loc = C.loc();
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
  for (size_t I = 0, E = Conditionals->getDepth(); I != E; ++I) {
    SourcePos Branch = Conditionals->getBranch(I);
    switch (Conditionals->getKind(I)) {
    case ClauseKind::If:
      Diags.error(Branch, "unterminated '.if'");
      break;
    case ClauseKind::ElseIf:
    case ClauseKind::Else:
      Diags.error(Branch, Conditionals->getKind(I) == ClauseKind::Else
                              ? "unterminated '.else'"
                              : "unterminated '.elseif'");
      Diags.note(Conditionals->getBegin(I), "here the conditional begins");
      break;
    case ClauseKind::Macro:
      Diags.error(Branch, "unterminated macro definition");
      break;
    case ClauseKind::Repetition:
      Diags.error(Branch, "unterminated repetition");
      break;
    }
  }
}
