//===- RegVars.cpp - Register variables -----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declarations, notes about registers, and the allocation.
//
//===----------------------------------------------------------------------===//

#include "RegVars.h"
#include "Emission.h"
#include "Instructions.h"
#include "clrx/Analysis/WarningGroups.h"

using namespace llvm;
using namespace clrx;

RegisterVariables::RegisterVariables(ParserContext &Ctx, Instructions &Insts)
    : ParserPart(Ctx), Insts(Insts),
      IsAllocating(Ctx.Options.AllocateRegisters),
      IsRecorded(Ctx.Options.AllocateRegisters),
      ShouldWarn(Ctx.Options.Warnings.Variables) {}

//===----------------------------------------------------------------------===//
// Variables
//===----------------------------------------------------------------------===//

/// ::= name : (v | s) [: absolute-expression]
bool RegisterVariables::parseRegVarElement(Cursor &C) {
  StringRef Path;
  SMLoc Loc;
  if (parsePath(C, "name of a register variable", Path, Loc))
    return true;
  if (!C.consume(':'))
    return Diags.error(C.loc(), rules::Syntax,
                       "expected ':' after register variable");
  C.skipBlanks();
  char Type = toLower(C.peek());
  if (Type != 'v' && Type != 's')
    return Diags.error(C.loc(), rules::Syntax, "expected register type v or s");
  C.advance();
  HasVariables = true;
  int64_t Count = 1;
  if (C.consume(':')) {
    SMLoc CountLoc = C.nextLoc();
    if (parseAbsolute(C, Count))
      return true;
    if (Count < 1 || Count > UINT16_MAX)
      return Diags.error(CountLoc, rules::ValueRange,
                         "register count " + Twine(Count) +
                             " is out of range (1 to 65535)");
  }
  const RegVar *Previous = Symbols.defineRegVar(
      Path, {Type == 'v', uint16_t(Count), Diags.capture(Loc)});
  if (!Previous)
    return false;
  Diags.error(Loc, rules::Redefinition,
              "register variable '" + Path + "' is already defined");
  Diags.note(Previous->Pos, "the previous definition is here");
  Diags.note(Loc,
             "give one of the two another name, or put it into a '.scope'");
  return true;
}

/// ::= .regvar element {, element}
bool RegisterVariables::parseRegVar(Cursor &C, unsigned, SMLoc) {
  return parseList(C, [&] { return parseRegVarElement(C); });
}

/// Starts recording the code, unless an option has requested it. Reports an
/// error if there is an instruction already, even if other sinks have recorded
/// it: whether they do depends on options. \returns true after reporting an
/// error.
bool RegisterVariables::startAllocation(SMLoc Loc) {
  if (IsRecorded)
    return false;
  if (HasInstructions) {
    Diags.error(Loc, rules::RegisterAllocation,
                "'.regalloc on' must precede the first instruction");
    Diags.note(Loc, "write it before the code; '.regalloc off' excludes the "
                    "instructions that follow it");
    return true;
  }
  IsRecorded = true;
  for (InstSink *Sink : Ctx.Services.AllocationSinks)
    Ctx.Emit.addSink(*Sink);
  return false;
}

/// ::= .regalloc (on | off)
bool RegisterVariables::parseRegAlloc(Cursor &C, unsigned, SMLoc Loc) {
  const SMLoc WordLoc = C.nextLoc();
  const StringRef Word = C.takePath();
  const bool IsOn = Word.equals_insensitive("on");
  if (!IsOn && !Word.equals_insensitive("off"))
    return Diags.error(WordLoc, rules::Syntax, "expected 'on' or 'off'");
  if (checkGarbage(C) || (IsOn && startAllocation(Loc)))
    return true;
  IsAllocating = IsOn;
  return false;
}

void RegisterVariables::warnIfUsed(const Inst *I) {
  if (!I || !I->hasVars() || (Diags.getMuted() & maskOf(WarningGroup::Kernel)))
    return;
  ShouldWarn = false;
  Diags.warning(Ctx.StatementLoc, rules::RegisterAllocation,
                "register variables are encoded as register 0");
  Diags.note(Ctx.StatementLoc, "'.regalloc on' before the code, or "
                               "--allocate-registers, gives them registers");
}

/// ::= .usereg register : {r | w} {, register : {r | w}}
bool RegisterVariables::parseUseReg(Cursor &C, unsigned, SMLoc) {
  do {
    RegisterRange Range;
    if (Insts.parseRegister(C, "register", Range))
      return true;
    if (!C.consume(':'))
      return Diags.error(C.loc(), rules::Syntax, "expected ':' after register");
    C.skipBlanks();
    const char *Begin = C.pos();
    RegisterNote Note{Range};
    for (; C.peek() && StringRef("rwRW").contains(C.peek()); C.advance())
      (toLower(C.peek()) == 'r' ? Note.IsRead : Note.IsWritten) = true;
    if (C.pos() == Begin)
      return Diags.error(C.loc(), rules::Syntax,
                         "expected access, r or w or both");
    Ctx.Emit.showRegisterNote(Note);
  } while (parseNextElement(C));
  return false;
}

/// ::= (.rvlin | .rvlin_once) register {, register}
bool RegisterVariables::parseLinearRegVar(Cursor &C, unsigned IsOnce, SMLoc) {
  do {
    SMLoc Loc = C.nextLoc();
    RegisterRange Range;
    if (Insts.parseRegister(C, "register", Range))
      return true;
    if (Range.File != RegisterFile::RegVar)
      Diags.warning(Loc, rules::Ignored, "not a register variable, ignored");
    else
      Ctx.Emit.showRegisterNote({Range, /*IsRead=*/false, /*IsWritten=*/false,
                                 /*IsLinear=*/true, bool(IsOnce)});
  } while (parseNextElement(C));
  return false;
}
