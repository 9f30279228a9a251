//===- RegVars.cpp - Register variables and code flow ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// No registers are ever allocated: these pseudo-ops are checked, and their
// variables may stand as operands, but nothing else comes of them.
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
  return !Symbols.defineRegVar(Path, {Type == 'v', uint16_t(Count)}) &&
         Diags.error(Loc,
                     "register variable '" + Path + "' is already defined");
}

/// ::= .regvar element {, element}
bool ClrxAsmParser::parseRegVar(Cursor &C, unsigned, SMLoc) {
  return parseList(C, [&] { return parseRegVarElement(C); });
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
    while (C.peek() && StringRef("rwRW").contains(C.peek()))
      C.advance();
    if (C.pos() == Begin)
      return Diags.error(C.loc(), "expected access, r or w or both");
  } while (parseNextElement(C));
  return false;
}

/// ::= .rvlin register {, register}, also .rvlin_once
bool ClrxAsmParser::parseLinearRegVar(Cursor &C, unsigned, SMLoc) {
  do {
    SMLoc Loc = C.nextLoc();
    RegisterRange Range;
    if (parseRegister(C, "register", Range))
      return true;
    if (Range.File != RegisterFile::RegVar)
      Diags.warning(Loc, "not a register variable, ignored");
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
  const ExprSection *From;

public:
  PendingTarget(ClrxAsmParser &Parser, const ExprSection *From)
      : Parser(Parser), From(From) {}

  void resolve(int64_t, const ExprSection *Sec, SourcePos ExprPos) override {
    if (Sec != From)
      report(ExprPos);
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

bool ClrxAsmParser::parseCodeFlowTarget(Cursor &C) {
  OperandValue Target;
  if (Symbols.parseExpression(C, EF_None, Target))
    return true;
  if (Target.K == OperandValue::Pending) {
    Symbols.attachUse(Target.Expr,
                      std::make_unique<PendingTarget>(*this, CurSection));
    return false;
  }
  return Target.Section != CurSection &&
         Diags.error(Target.Loc, "target is not in the current section");
}

/// ::= .cf_start | .cf_end | .cf_ret
///   | (.cf_jump | .cf_cjump | .cf_call) expression {, expression}
bool ClrxAsmParser::parseCodeFlow(Cursor &C, unsigned HasTargets, SMLoc Loc) {
  if (!CurSection || !CurSection->traits().IsCode)
    return Diags.error(Loc, "code flow can be declared in code sections only");
  if (!HasTargets)
    return checkGarbage(C);
  return parseList(C, [&] { return parseCodeFlowTarget(C); });
}
