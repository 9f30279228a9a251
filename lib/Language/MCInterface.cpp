//===- MCInterface.cpp - The MCAsmParser side -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Extensions from elsewhere read operands through MCAsmParser's interface.
// Tokens come from LLVM's lexer over the statement's text; expressions, names
// and strings are read by the language's own rules from the current token on,
// after which the lexer continues behind them. The container has a Cursor
// (AsmHost::getOperands), and no token is made for it.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "llvm/MC/MCExpr.h"

using namespace llvm;
using namespace clrx;

Cursor ClrxAsmParser::lexerCursor() {
  return Cursor(getTok().getLoc().getPointer(), Stmt.end());
}

void ClrxAsmParser::syncLexer(const Cursor &C) {
  Lexer.setBuffer(C.rest());
  Lexer.Lex();
}

void ClrxAsmParser::addDirectiveHandler(StringRef Directive,
                                        ExtensionDirectiveHandler Handler) {
  ExtensionOps[Directive] = Handler;
}

void ClrxAsmParser::addAliasForDirective(StringRef Directive, StringRef Alias) {
  ExtensionOps[Directive] = ExtensionOps.lookup(Alias);
}

bool ClrxAsmParser::parseExtensionOp(StringRef Name, Cursor &C, SMLoc Loc) {
  auto Handler = ExtensionOps.find(Name);
  if (Handler == ExtensionOps.end())
    return false;
  auto [Extension, Parse] = Handler->second;
  Operands = C;
  if (Extension != TheContainer.get()) {
    // The end of a statement is one only behind a token.
    syncLexer(Cursor(Loc.getPointer(), Stmt.end()));
    syncLexer(C);
  }
  Parse(Extension, Name, Loc);
  if (TheContainer)
    updateLinking();
  printPendingErrors();
  return true;
}

void ClrxAsmParser::Note(SMLoc L, const Twine &Msg, SMRange) {
  printPendingErrors();
  Diags.note(L, Msg);
}

bool ClrxAsmParser::Warning(SMLoc L, const Twine &Msg, SMRange) {
  printPendingErrors();
  Diags.warning(L, Msg);
  return Options.FatalWarnings;
}

bool ClrxAsmParser::parseIdentifier(StringRef &Res) {
  Cursor C = lexerCursor();
  Res = C.takeName();
  if (Res.empty())
    return true;
  syncLexer(C);
  return false;
}

StringRef ClrxAsmParser::parseStringToEndOfStatement() {
  Cursor C = lexerCursor();
  StringRef Rest = C.rest();
  eatToEndOfStatement();
  return Rest;
}

bool ClrxAsmParser::parseEscapedString(std::string &Data) {
  Cursor C = lexerCursor();
  bool Failed = parseString(C, Data);
  syncLexer(C);
  return Failed;
}

void ClrxAsmParser::eatToEndOfStatement() {
  syncLexer(Cursor(Stmt.end(), Stmt.end()));
}

bool ClrxAsmParser::parseExpression(const MCExpr *&Res, SMLoc &EndLoc) {
  int64_t Value;
  if (parseAbsoluteExpression(Value))
    return true;
  EndLoc = getTok().getLoc();
  Res = MCConstantExpr::create(Value, getContext());
  return false;
}

bool ClrxAsmParser::parseAbsoluteExpression(int64_t &Res) {
  Cursor C = lexerCursor();
  bool Failed = parseAbsolute(C, Res);
  syncLexer(C);
  return Failed;
}
