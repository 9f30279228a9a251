//===- Messages.cpp - Messages, switches, ignored pseudo-ops --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pseudo-ops that print, warn, fail or do nothing, and the language's switches.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"

using namespace llvm;
using namespace clrx;

/// ::= .print "text"
bool ClrxAsmParser::parsePrint(Cursor &C, unsigned, SMLoc) {
  std::string Text;
  if (parseString(C, Text) || checkGarbage(C))
    return true;
  Diags.flush();
  if (Services.OnPrint)
    Services.OnPrint(Text);
  return false;
}

/// ::= .error ["text"] | .warning ["text"] | .err anything
bool ClrxAsmParser::parseError(Cursor &C, unsigned Arg, SMLoc Loc) {
  auto Op = MessageOp(Arg);
  if (Op == MessageOp::Err)
    return Diags.error(Loc, ".err encountered");
  std::string Text;
  if (C.atEnd())
    Text =
        Op == MessageOp::Error ? ".error encountered" : ".warning encountered";
  else if (parseString(C, Text) || checkGarbage(C))
    return true;
  if (Op == MessageOp::Error)
    return Diags.error(Loc, Text);
  Diags.warning(Loc, Text);
  return false;
}

/// ::= .fail absolute-expression
bool ClrxAsmParser::parseFail(Cursor &C, unsigned, SMLoc Loc) {
  int64_t Value = 0;
  if (parseAbsolute(C, Value) || checkGarbage(C))
    return true;
  // GNU as has this limit, too.
  constexpr int64_t FirstWarning = 500;
  if (Value < FirstWarning)
    return Diags.error(Loc, ".fail " + Twine(Value) + " encountered");
  Diags.warning(Loc, ".fail " + Twine(Value) + " encountered");
  return false;
}

/// ::= .file anything | .ln anything | .line anything | .lflags anything
bool ClrxAsmParser::parseIgnored(Cursor &, unsigned, SMLoc Loc) {
  Diags.warning(Loc, "this pseudo-op has no effect");
  return false;
}

/// ::= .title "text" | .sbttl "text" | .version "text"
bool ClrxAsmParser::parseIgnoredString(Cursor &C, unsigned, SMLoc) {
  std::string Text;
  return parseString(C, Text) || checkGarbage(C);
}

/// ::= .dialect name
bool ClrxAsmParser::parseDialect(Cursor &C, unsigned, SMLoc) {
  C.skipBlanks();
  SMLoc Loc = C.loc();
  StringRef Name;
  if (parseNameOperand(C, "dialect name", Name))
    return true;
  std::optional<InstDialect> D = parseDialectName(Name);
  if (!D) {
    Diags.error(Loc, "unknown dialect '" + Name + "'");
    ClosestName Closest(Name);
    Closest.considerAll(InstDialectNames);
    Diags.suggest(Loc, Closest);
    return true;
  }
  if (checkGarbage(C))
    return true;
  setDialect(*D);
  return false;
}

/// ::= .altmacro | .noaltmacro | ...
bool ClrxAsmParser::parseSwitch(Cursor &C, unsigned Arg, SMLoc) {
  if (checkGarbage(C))
    return true;
  auto S = Switch(Arg >> 1);
  bool On = Arg & 1;
  setSwitch(S, On);
  if (S != Switch::Wave32)
    return false;
  Target.Wave32 = On;
  if (TheContainer)
    TheContainer->wave32Changed(On);
  return false;
}
