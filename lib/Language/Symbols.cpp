//===- Symbols.cpp - Pseudo-ops about symbols and scopes ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SymbolTableImpl.h"

using namespace llvm;
using namespace clrx;

/// Takes the path of a symbol; true on error, reported.
bool ClrxAsmParser::parseSymbolPath(Cursor &C, StringRef &Path, SMLoc &Loc) {
  C.skipBlanks();
  Loc = C.loc();
  Path = C.takePath();
  if (Path.empty())
    return Diags.error(Loc, "expected symbol name");
  if (Path.ends_with("::."))
    return Diags.error(Loc, "symbol '.' exists in the global scope only");
  return false;
}

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

/// ::= .set symbol, (expression | %register), also .equ, .equiv, .eqv
bool ClrxAsmParser::parseSet(Cursor &C, unsigned Arg, SMLoc) {
  StringRef Path;
  SMLoc Loc;
  return parseSymbolPath(C, Path, Loc) || expectComma(C) ||
         Symbols.parseAssignment(Path, Loc, AssignmentKind(Arg), C);
}

/// ::= .undef symbol
bool ClrxAsmParser::parseUndef(Cursor &C, unsigned, SMLoc) {
  StringRef Path;
  SMLoc Loc;
  if (parseSymbolPath(C, Path, Loc) || checkGarbage(C))
    return true;
  if (Path == ".")
    return Diags.error(Loc, "symbol '.' cannot be undefined");
  Symbol *S = Symbols.I->find(Path);
  if (S && S->isDefined())
    Symbols.I->undefine(*S);
  else
    Diags.warning(Loc, "symbol '" + Path + "' is not defined");
  return false;
}

/// The number that the first name of an .enum gets.
bool ClrxAsmParser::parseEnumStart(Cursor &C, uint64_t &Next) {
  if (!C.consume('>'))
    return false;
  OptionalOperand Start;
  if (parseOptional(C, Start) || expectComma(C))
    return true;
  Next = uint64_t(Start.Value);
  return false;
}

/// ::= .enum [> [expression],] symbol {, symbol}
bool ClrxAsmParser::parseEnum(Cursor &C, unsigned, SMLoc) {
  uint64_t &Next = Symbols.I->Current->NextEnumerator;
  if (parseEnumStart(C, Next))
    return true;
  return parseList(C, [&] {
    StringRef Path;
    SMLoc Loc;
    if (parseSymbolPath(C, Path, Loc))
      return true;
    if (Path == ".")
      return Diags.error(Loc, "symbol '.' is already defined");
    Symbol &S = *Symbols.I->findForDefinition(Path);
    if (Symbols.I->checkDefinition(S, Path, Loc, /*Once=*/true))
      return true;
    Symbols.I->define(S, /*Once=*/true, int64_t(Next++), nullptr);
    return false;
  });
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

/// ::= .scope [name]
bool ClrxAsmParser::parseScope(Cursor &C, unsigned, SMLoc Loc) {
  constexpr unsigned MaxDepth = 1000;
  C.skipBlanks();
  StringRef Name = C.takeName();
  bool Failed = checkGarbage(C);
  if (Symbols.I->OuterScopes.size() >= MaxDepth)
    return Diags.error(Loc, "scopes are nested more than " + Twine(MaxDepth) +
                                " deep");
  Symbols.I->openScope(Name);
  return Failed;
}

/// ::= .ends | .endscope
bool ClrxAsmParser::parseEndScope(Cursor &C, unsigned, SMLoc Loc) {
  bool Failed = checkGarbage(C);
  if (!Symbols.I->closeScope())
    return Diags.error(Loc, "the global scope cannot be closed");
  return Failed;
}

/// ::= .using scope
bool ClrxAsmParser::parseUsing(Cursor &C, unsigned, SMLoc) {
  C.skipBlanks();
  SMLoc Loc = C.loc();
  StringRef Path = C.takePath();
  if (Path.empty())
    return Diags.error(Loc, "expected scope name");
  if (checkGarbage(C))
    return true;
  Scope *S = Symbols.I->findOrCreateScope(Path);
  auto &Used = Symbols.I->Current->Used;
  erase(Used, S);
  Used.push_back(S);
  return false;
}

/// ::= .unusing [scope | '::']
bool ClrxAsmParser::parseUnusing(Cursor &C, unsigned, SMLoc) {
  C.skipBlanks();
  StringRef Path = C.takePath();
  if (Path.empty() && C.rest().starts_with("::"))
    C.advance(2);
  if (checkGarbage(C))
    return true;
  auto &Used = Symbols.I->Current->Used;
  if (Path.empty())
    Used.clear();
  else
    erase(Used, Symbols.I->findOrCreateScope(Path));
  return false;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Takes the symbol whose attribute is to be set, null for the counter, which
/// has none. True on error, reported.
bool ClrxAsmParser::parseAttributedSymbol(Cursor &C, Symbol *&S) {
  StringRef Path;
  SMLoc Loc;
  S = nullptr;
  if (parseSymbolPath(C, Path, Loc))
    return true;
  if (Path == ".") {
    Diags.warning(Loc, "symbol '.' has no attributes, ignored");
    return false;
  }
  S = Symbols.I->findOrCreate(Path);
  if (S->Kind == Symbol::Plain)
    return false;
  StringRef What = S->Kind == Symbol::Register
                       ? "' stands for a register"
                       : "' is set by .eqv and not a constant";
  S = nullptr;
  return Diags.error(Loc,
                     "symbol '" + Path + What + ", it cannot have attributes");
}

/// ::= .global symbol {, symbol}, also .globl, .local, .weak
bool ClrxAsmParser::parseBinding(Cursor &C, unsigned Arg, SMLoc) {
  return parseList(C, [&] {
    Symbol *S;
    if (parseAttributedSymbol(C, S))
      return true;
    if (S)
      S->Binding = uint8_t(Arg);
    return false;
  });
}

/// ::= .size symbol, absolute-expression
bool ClrxAsmParser::parseSize(Cursor &C, unsigned, SMLoc) {
  Symbol *S;
  int64_t Value;
  if (parseAttributedSymbol(C, S) || expectComma(C) ||
      parseAbsolute(C, Value) || checkGarbage(C))
    return true;
  if (S)
    S->Size = uint64_t(Value);
  return false;
}

/// ::= .extern [name {, name}]
/// Undefined symbols do not exist in the containers; only the syntax counts.
bool ClrxAsmParser::parseExtern(Cursor &C, unsigned, SMLoc) {
  if (C.atEnd())
    return false;
  do {
    C.skipBlanks();
    if (C.takeName().empty())
      return Diags.error(C.loc(), "expected symbol name");
  } while (parseNextElement(C));
  return false;
}
