//===- Symbols.cpp - Pseudo-ops about symbols and scopes ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pseudo-ops that define symbols, open scopes and give symbols attributes.
//
//===----------------------------------------------------------------------===//

#include "Symbols.h"
#include "OutputContainer.h"
#include "clrx/Analysis/WarningGroups.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

/// ::= (.set | .equ | .equiv | .eqv) symbol, (expression | %register)
bool SymbolDirectives::parseSet(Cursor &C, unsigned Arg, SMLoc) {
  StringRef Path;
  SMLoc Loc;
  return parseSymbolPath(C, Path, Loc) || expectComma(C) ||
         Symbols.parseAssignment(Path, Loc, AssignmentKind(Arg), C);
}

/// ::= .undef symbol
bool SymbolDirectives::parseUndef(Cursor &C, unsigned, SMLoc) {
  StringRef Path;
  SMLoc Loc;
  if (parseSymbolPath(C, Path, Loc) || checkGarbage(C))
    return true;
  if (Path == ".")
    return Diags.error(Loc, rules::SymbolUse, "symbol '.' cannot be undefined");
  if (!Symbols.undefine(Path))
    Diags.warning(Loc, rules::UndefinedSymbol,
                  "symbol '" + Path + "' is not defined");
  return false;
}

/// ::= [> [expression],]
/// Parses the number of the first name of an .enum.
bool SymbolDirectives::parseEnumStart(Cursor &C) {
  if (!C.consume('>'))
    return false;
  OptionalOperand Start;
  if (parseOptional(C, Start) || expectComma(C))
    return true;
  Symbols.setNextEnumerator(uint64_t(Start.Value));
  return false;
}

/// ::= .enum [> [expression],] symbol {, symbol}
bool SymbolDirectives::parseEnum(Cursor &C, unsigned, SMLoc) {
  if (parseEnumStart(C))
    return true;
  return parseList(C, [&] {
    StringRef Path;
    SMLoc Loc;
    if (parseSymbolPath(C, Path, Loc))
      return true;
    if (Path == ".")
      return Diags.error(Loc, rules::Redefinition,
                         "symbol '.' is already defined");
    return Symbols.defineEnumerator(Path, Loc);
  });
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

/// ::= .scope [name]
bool SymbolDirectives::parseScope(Cursor &C, unsigned, SMLoc Loc) {
  constexpr unsigned MaxDepth = 1000;
  C.skipBlanks();
  StringRef Name = C.takeName();
  bool Failed = checkGarbage(C);
  if (Symbols.getScopeDepth() >= MaxDepth)
    return Diags.error(Loc, rules::Limit,
                       "scopes are nested more than " + Twine(MaxDepth) +
                           " deep");
  Symbols.openScope(Name);
  return Failed;
}

/// ::= .ends | .endscope
bool SymbolDirectives::parseEndScope(Cursor &C, unsigned, SMLoc Loc) {
  bool Failed = checkGarbage(C);
  if (Ctx.Observer)
    Ctx.Observer->scopeClosed();
  if (!Symbols.closeScope())
    return Diags.error(Loc, rules::UnmatchedEnd,
                       "the global scope cannot be closed");
  return Failed;
}

/// ::= .using scope
bool SymbolDirectives::parseUsing(Cursor &C, unsigned, SMLoc) {
  StringRef Path;
  SMLoc Loc;
  if (parsePath(C, "scope name", Path, Loc) || checkGarbage(C))
    return true;
  Symbols.useScope(Path);
  return false;
}

/// ::= .unusing [scope | '::']
bool SymbolDirectives::parseUnusing(Cursor &C, unsigned, SMLoc) {
  C.skipBlanks();
  StringRef Path = C.takePath();
  if (Path.empty() && C.rest().starts_with("::"))
    C.advance(2);
  if (checkGarbage(C))
    return true;
  Symbols.stopUsingScope(Path);
  return false;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// Parses the symbol whose attribute is set. \p A is null for the counter,
/// which has no attributes. \returns true after reporting an error.
bool SymbolDirectives::parseAttributedSymbol(Cursor &C, SymbolAttributes *&A) {
  StringRef Path;
  SMLoc Loc;
  A = nullptr;
  if (parseSymbolPath(C, Path, Loc))
    return true;
  if (Path == ".") {
    Diags.warning(Loc, rules::Ignored, "symbol '.' has no attributes, ignored");
    return false;
  }
  SymbolKind Kind;
  A = Symbols.findAttributes(Path, Kind);
  if (A)
    return false;
  StringRef Reason = Kind == SymbolKind::Register ? "' stands for a register"
                                                  : "' is set by .eqv";
  return Diags.error(Loc, rules::SymbolUse,
                     "symbol '" + Path + Reason +
                         ", so it cannot have attributes");
}

/// Records that other files may refer to \p Path, which is at \p Pos. Warns if
/// the symbol belongs to another scope than the global one, because files show
/// only global symbols.
void SymbolDirectives::declare(StringRef Path, SourcePos Pos) {
  if (!Ctx.Options.Warnings.Declarations ||
      (Diags.getMuted() & maskOf(WarningGroup::Kernel)))
    return;
  const StringRef Name = Symbols.getGlobalName(Path);
  if (!Name.empty()) {
    Declared.push_back({Name.str(), Pos});
    return;
  }
  Diags.warning(Pos, rules::Ignored,
                "symbol '" + Path +
                    "' is not in the global scope, so other files cannot "
                    "refer to it");
  const size_t ScopeEnd = Path.rfind("::");
  Diags.note(Pos,
             "use a symbol of the global scope, such as '::" +
                 Path.substr(ScopeEnd == StringRef::npos ? 0 : ScopeEnd + 2) +
                 "'");
}

/// ::= (.global | .globl | .local | .weak) symbol {, symbol}
bool SymbolDirectives::parseBinding(Cursor &C, unsigned Arg, SMLoc) {
  return parseList(C, [&] {
    SymbolAttributes *A;
    const char *Begin = C.nextLoc().getPointer();
    if (parseAttributedSymbol(C, A))
      return true;
    if (A && Arg != ELF::STB_LOCAL)
      declare(StringRef(Begin, C.pos() - Begin).rtrim(),
              Diags.capture(SMLoc::getFromPointer(Begin)));
    if (A) {
      A->Binding = uint8_t(Arg);
      A->IsListed = true;
    }
    return false;
  });
}

void SymbolDirectives::checkDeclared() {
  if (Diags.hadError() || Ctx.Output.keepsSections())
    return; // The linker finds these symbols.
  for (const NamedPlace &D : Declared) {
    if (Symbols.isDefinedGlobally(D.Name))
      continue;
    Diags.warning(D.Pos, rules::UndefinedSymbol,
                  "symbol '" + D.Name +
                      "' is declared for other files, but never defined");
    Diags.note(D.Pos, "define it with a label '" + D.Name +
                          ":', or leave the declaration out");
  }
}

/// ::= .size symbol, absolute-expression
bool SymbolDirectives::parseSize(Cursor &C, unsigned, SMLoc) {
  SymbolAttributes *A;
  int64_t Value;
  if (parseAttributedSymbol(C, A) || expectComma(C) ||
      parseAbsolute(C, Value) || checkGarbage(C))
    return true;
  if (A)
    A->Size = uint64_t(Value);
  return false;
}

/// ::= .extern [name {, name}]
/// Checks the syntax only: a symbol that a linker may define needs no
/// declaration.
bool SymbolDirectives::parseExtern(Cursor &C, unsigned, SMLoc) {
  if (C.atEnd())
    return false;
  do {
    StringRef Name;
    SMLoc Loc;
    if (parseName(C, "symbol name", Name, Loc))
      return true;
    if (Ctx.Observer)
      Ctx.Observer->symbolMissing(Name, nullptr);
  } while (parseNextElement(C));
  return false;
}

/// ::= .sym symbol {, symbol}
bool SymbolDirectives::parseAddedSymbols(Cursor &C, unsigned, SMLoc) {
  return parseList(C, [&] {
    StringRef Path;
    SMLoc Loc;
    if (parseSymbolPath(C, Path, Loc))
      return true;
    if (Ctx.Observer)
      Ctx.Observer->symbolMissing(Path, nullptr);
    AddedSymbols.push_back({Path.str(), Diags.capture(Loc)});
    return false;
  });
}

void SymbolDirectives::forEachAddedSymbol(
    function_ref<void(const SymbolInfo &)> Visit) {
  if (Ctx.Options.AddSymbols)
    return Symbols.forEachGlobalSymbol(Visit);
  for (const NamedPlace &S : AddedSymbols) {
    std::optional<SymbolInfo> Info = Symbols.findGlobalSymbol(S.Name);
    if (Info && (Info->HasValue || Info->IsPending))
      Visit(*Info);
    else
      Diags.error(S.Pos, rules::UndefinedSymbol,
                  "symbol '" + S.Name + "' has no value in the global scope");
  }
}
