//===- RegVars.cpp - Register variables and code flow ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// These pseudo-ops change no byte by themselves: sinks are shown what they say.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// ::= name : (v | s) [: absolute-expression]
bool ClrxAsmParser::parseRegVarElement(Cursor &C) {
  StringRef Path;
  SMLoc Loc;
  if (parsePath(C, "name of a register variable", Path, Loc))
    return true;
  if (!C.consume(':'))
    return Diags.error(C.loc(), "expected ':' after register variable");
  C.skipBlanks();
  char Type = toLower(C.peek());
  if (Type != 'v' && Type != 's')
    return Diags.error(C.loc(), "expected register type v or s");
  C.advance();
  int64_t Count = 1;
  if (C.consume(':')) {
    SMLoc CountLoc = C.nextLoc();
    if (parseAbsolute(C, Count))
      return true;
    if (Count < 1 || Count > UINT16_MAX)
      return Diags.error(CountLoc, "register count " + Twine(Count) +
                                       " is out of range (1 to 65535)");
  }
  return !Symbols.defineRegVar(
             Path, {Type == 'v', uint16_t(Count), Diags.capture(Loc)}) &&
         Diags.error(Loc,
                     "register variable '" + Path + "' is already defined");
}

/// ::= .regvar element {, element}
bool ClrxAsmParser::parseRegVar(Cursor &C, unsigned, SMLoc) {
  return parseList(C, [&] { return parseRegVarElement(C); });
}

/// The code is to be recorded from its beginning. True on error, reported.
bool ClrxAsmParser::startAllocation(SMLoc Loc) {
  if (IsRecorded)
    return false;
  if (HasInstructions)
    return Diags.error(
        Loc, "'.regalloc on' must stand in front of the first instruction");
  IsRecorded = true;
  for (InstSink *Sink : Services.AllocationSinks)
    addSink(*Sink);
  return false;
}

/// ::= .regalloc (on | off)
bool ClrxAsmParser::parseRegAlloc(Cursor &C, unsigned, SMLoc Loc) {
  const SMLoc WordLoc = C.nextLoc();
  const StringRef Word = C.takePath();
  const bool IsOn = Word.equals_insensitive("on");
  if (!IsOn && !Word.equals_insensitive("off"))
    return Diags.error(WordLoc, "expected 'on' or 'off'");
  if (checkGarbage(C) || (IsOn && startAllocation(Loc)))
    return true;
  AllocatesRegisters = IsOn;
  return false;
}

/// Variables in the instruction just assembled have no registers.
void ClrxAsmParser::warnOfVariables() {
  if (!Encoded.Instruction || !Encoded.Instruction->hasVars())
    return;
  ShouldWarnOfVariables = false;
  Diags.warning(StatementLoc, "register variables are encoded as register 0");
  Diags.note(StatementLoc, "'.regalloc on' in front of the code, or "
                           "--allocate-registers, gives them registers");
}

/// ::= .usereg register : {r | w} {, register : {r | w}}
bool ClrxAsmParser::parseUseReg(Cursor &C, unsigned, SMLoc) {
  do {
    RegisterRange Range;
    if (parseRegister(C, "register", Range))
      return true;
    if (!C.consume(':'))
      return Diags.error(C.loc(), "expected ':' after register");
    C.skipBlanks();
    const char *Begin = C.pos();
    RegisterNote Note{Range};
    for (; C.peek() && StringRef("rwRW").contains(C.peek()); C.advance())
      (toLower(C.peek()) == 'r' ? Note.IsRead : Note.IsWritten) = true;
    if (C.pos() == Begin)
      return Diags.error(C.loc(), "expected access, r or w or both");
    showRegisterNote(Note);
  } while (parseNextElement(C));
  return false;
}

/// ::= .rvlin register {, register}, also .rvlin_once
bool ClrxAsmParser::parseLinearRegVar(Cursor &C, unsigned IsOnce, SMLoc) {
  do {
    SMLoc Loc = C.nextLoc();
    RegisterRange Range;
    if (parseRegister(C, "register", Range))
      return true;
    if (Range.File != RegisterFile::RegVar)
      Diags.warning(Loc, "not a register variable, ignored");
    else
      showRegisterNote({Range, /*IsRead=*/false, /*IsWritten=*/false,
                        /*IsLinear=*/true, bool(IsOnce)});
  } while (parseNextElement(C));
  return false;
}

//===----------------------------------------------------------------------===//
// Code flow
//===----------------------------------------------------------------------===//

namespace {

/// A target that is known later; it must be in the section of its pseudo-op.
class PendingTarget final : public PendingUse {
  ClrxAsmParser &Parser;
  CodeFlow Kind;
  OutputEvent From;

public:
  PendingTarget(ClrxAsmParser &Parser, CodeFlow Kind, const OutputEvent &From)
      : Parser(Parser), Kind(Kind), From(From) {}

  void resolve(int64_t Value, const ExprSection *Sec,
               SourcePos ExprPos) override {
    if (Sec != From.Section)
      report(ExprPos);
    else
      Parser.showCodeFlow(Kind, From, Value);
  }
  void relocate(const ExprSection *, int64_t, RelocationSpecifier,
                SourcePos ExprPos) override {
    report(ExprPos);
  }

private:
  void report(SourcePos ExprPos) {
    Parser.getReporter().error(ExprPos, "target is not in the current section");
  }
};

} // namespace

bool ClrxAsmParser::parseCodeFlowTarget(Cursor &C, CodeFlow Kind) {
  OperandValue Target;
  if (Symbols.parseExpression(C, EF_None, Target))
    return true;
  const OutputEvent Here = makeEvent(getCounter(), SMLoc());
  if (Target.K == OperandValue::Pending) {
    Symbols.attachUse(Target.Expr,
                      std::make_unique<PendingTarget>(*this, Kind, Here));
    return false;
  }
  if (Target.Section != CurSection)
    return Diags.error(Target.Loc, "target is not in the current section");
  showCodeFlow(Kind, Here, Target.Value);
  return false;
}

/// ::= .cf_start | .cf_end | .cf_ret
///   | (.cf_jump | .cf_cjump | .cf_call) expression {, expression}
bool ClrxAsmParser::parseCodeFlow(Cursor &C, unsigned Arg, SMLoc Loc) {
  const CodeFlow Kind = CodeFlow(Arg);
  if (!CurSection || !CurSection->traits().IsCode)
    return Diags.error(Loc, "code flow can be declared in code sections only");
  if (Kind >= CodeFlow::Jump)
    return parseList(C, [&] { return parseCodeFlowTarget(C, Kind); });
  showCodeFlow(Kind, makeEvent(getCounter(), Loc), std::nullopt);
  return checkGarbage(C);
}

//===----------------------------------------------------------------------===//
// Sinks
//===----------------------------------------------------------------------===//

void ClrxAsmParser::showCodeFlow(CodeFlow Kind, const OutputEvent &E,
                                 std::optional<uint64_t> Target) {
  Sinks.forEach(WantsNotes,
                [&](InstSink &Sink) { Sink.onCodeFlow(Kind, E, Target); });
}

void ClrxAsmParser::showRegisterNote(const RegisterNote &N) {
  const OutputEvent E = makeEvent(getCounter(), StatementLoc);
  Sinks.forEach(WantsNotes, [&](InstSink &Sink) { Sink.onRegisterNote(N, E); });
}
