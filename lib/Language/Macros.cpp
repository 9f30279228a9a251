//===- Macros.cpp - .macro and macro calls --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recording bodies, definitions, calls.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "ConditionalStack.h"
#include "MCParserAdapter.h"

using namespace llvm;
using namespace clrx;

using SourceKind = SourceStack::SourceKind;

bool ClrxAsmParser::isPseudoOp(StringRef Name) const {
  if (!Name.starts_with("."))
    return false;
  if (findGenericOp(Name) || findSelector(Services.Containers, Name))
    return true;
  SmallString<32> Lower;
  StringRef Key = MacroTable::fold(Name, /*CaseSensitive=*/false, Lower);
  return MC.findDirective(Key) ||
         any_of(Services.Containers, [&](const ContainerInfo &Info) {
           return Info.IsPseudoOp(Key);
         });
}

//===----------------------------------------------------------------------===//
// Recording
//===----------------------------------------------------------------------===//

/// Skips statements up to the one that closes what begins at \p Loc.
void ClrxAsmParser::skipBody(ClauseKind Kind, SMLoc Loc) {
  HasReadBody = true;
  size_t Outside = Conditionals->getDepth();
  Conditionals->open(Kind, Loc, /*IsTaken=*/true);
  while (Conditionals->getDepth() != Outside && Sources.next(Stmt))
    skipStatement(Stmt);
}

/// Reads statements up to the one that closes what begins at \p Loc into
/// \p Body. \returns true if they are of no use; that has been reported, or
/// will be at the end of the source.
bool ClrxAsmParser::recordBody(ClauseKind Kind, SMLoc Loc, RecordedBody &Body,
                               RecordedBody::NameLookup Lookup,
                               bool HasCounter) {
  HasReadBody = true;
  size_t Outside = Conditionals->getDepth();
  Conditionals->open(Kind, Loc, /*IsTaken=*/true);
  bool Failed = false;
  while (Sources.next(Stmt)) {
    Cursor C = Stmt;
    SMLoc OpLoc;
    const GenericOp *Op = findBlockOp(C, OpLoc);
    OpClass Class = Op ? Op->Class : OpClass::None;
    if (Class == OpClass::Macro) {
      Conditionals->open(ClauseKind::Macro, OpLoc, true);
    } else if (Class == OpClass::Repeat) {
      Conditionals->open(ClauseKind::Repetition, OpLoc, true);
    } else if (Class == OpClass::EndMacro || Class == OpClass::EndRepeat) {
      Failed |= closeBody(Class, OpLoc);
      if (Conditionals->getDepth() == Outside)
        return Failed;
    }
    if (!Failed && !Sources.record(Body, Lookup, HasCounter))
      Failed =
          Diags.error(Stmt.loc(), "body takes more than " +
                                      Twine(RecordedBody::MaxSize) + " bytes");
  }
  return true;
}

/// .endm and .endr. True on error, reported; nothing is closed then.
bool ClrxAsmParser::closeBody(OpClass Class, SMLoc Loc) {
  bool IsMacro = Class == OpClass::EndMacro;
  if (Conditionals->isEmpty())
    return Diags.error(Loc, IsMacro ? "no '.macro' before '.endm'"
                                    : "no '.rept' before '.endr'");
  if (Conditionals->getTop() ==
      (IsMacro ? ClauseKind::Macro : ClauseKind::Repetition)) {
    Conditionals->close();
    return false;
  }
  StringRef Inner = Conditionals->isTopConditional() ? "conditional"
                    : IsMacro                        ? "repetition"
                                                     : "macro";
  Diags.error(Loc, Twine(IsMacro ? "macro" : "repetition") + " ends inside a " +
                       Inner);
  Diags.note(Conditionals->getBegin(0), "the " + Inner + " begins here");
  return true;
}

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

/// ::= name [':' ('req' | 'vararg')] ['=' argument]
bool ClrxAsmParser::parseMacroParameter(Cursor &C, MacroDefinition &M) {
  StringRef Name;
  SMLoc Loc;
  if (parseName(C, "macro parameter name", Name, Loc))
    return true;
  if (!M.Parameters.empty() && M.Parameters.back().IsVariadic)
    return Diags.error(Loc, "a parameter follows the variadic one");
  if (M.findParameter(Name) != SubstitutionPoint::NotAName)
    return Diags.error(Loc, "duplicate macro parameter '" + Name + "'");

  MacroParameter &P = M.Parameters.emplace_back();
  P.Name = Name.str();
  if (C.consume(':')) {
    SMLoc QualifierLoc = C.nextLoc();
    StringRef Qualifier = C.takeName();
    P.IsRequired = Qualifier == "req";
    P.IsVariadic = Qualifier == "vararg";
    if (!P.IsRequired && !P.IsVariadic)
      return Diags.error(QualifierLoc, "expected qualifier 'req' or 'vararg'");
  }
  if (!C.consume('='))
    return false;
  SMLoc DefaultLoc = C.nextLoc();
  ValueStack::Mark Mark = Sources.values().mark();
  Sources.values().push();
  bool Failed = parseArgument(C);
  P.Default = Sources.values()[Mark.NumValues].str();
  Sources.values().release(Mark);
  if (!Failed && P.IsRequired)
    Diags.warning(DefaultLoc, "the default of parameter '" + Name +
                                  "' is never used, a value is required");
  return Failed;
}

/// ::= [[','] parameter {[','] parameter}]
bool ClrxAsmParser::parseMacroParameters(Cursor &C, MacroDefinition &M) {
  if (C.pos() == C.end())
    return false;
  C.consume(',');
  if (C.atEnd()) {
    Diags.error(C.loc(), "expected macro parameter name");
    Diags.note(C.loc(), "the name of a macro without parameters must end the "
                        "statement; not even a blank or comment may follow");
    return true;
  }
  do {
    if (parseMacroParameter(C, M))
      return true;
    // A quoted default does not take the blanks behind it.
    if (C.pos() == C.end())
      return false;
    C.consume(',');
  } while (true);
}

/// ::= .macro name parameters
bool ClrxAsmParser::parseMacro(Cursor &C, unsigned, SMLoc Loc) {
  StringRef Name;
  SMLoc NameLoc;
  if (parseName(C, "macro name", Name, NameLoc))
    return true;
  SmallString<64> Buffer;
  StringRef Key =
      MacroTable::fold(Name, isOn(Switch::MacroCaseSensitive), Buffer);
  if (Macros->find(Key))
    return Diags.error(NameLoc, "macro '" + Key + "' is already defined");
  MacroRef M = new MacroDefinition;
  M->Name = Key.str();
  if (parseMacroParameters(C, *M)) {
    M->IsFaulty = true;
    Macros->add(M);
    return true;
  }
  if (isPseudoOp(Name)) {
    Diags.warning(Loc, "'" + Name + "' is a pseudo-op; this macro is ignored");
    skipBody(ClauseKind::Macro, Loc);
    return false;
  }
  auto Lookup = [&](StringRef Name) { return M->findParameter(Name); };
  if (recordBody(ClauseKind::Macro, Loc, *M->Body, Lookup,
                 /*HasCounter=*/true))
    return true;
  Macros->add(M);
  return false;
}

/// ::= (.endm | .endr) anything
bool ClrxAsmParser::parseEndBody(Cursor &, unsigned Arg, SMLoc Loc) {
  return closeBody(OpClass(Arg), Loc);
}

/// ::= .purgem name
bool ClrxAsmParser::parsePurgeMacro(Cursor &C, unsigned, SMLoc) {
  StringRef Name;
  SMLoc NameLoc;
  if (parseName(C, "macro name", Name, NameLoc) || checkGarbage(C))
    return true;
  SmallString<64> Buffer;
  StringRef Key =
      MacroTable::fold(Name, isOn(Switch::MacroCaseSensitive), Buffer);
  if (Macros->remove(Key))
    return false;
  Diags.warning(NameLoc, "there is no macro '" + Key + "'");
  ClosestName Closest(Key);
  Closest.considerAll(Macros->names());
  Diags.suggest(NameLoc, Closest);
  return false;
}

/// ::= .exitm
bool ClrxAsmParser::parseExitMacro(Cursor &C, unsigned, SMLoc Loc) {
  if (checkGarbage(C))
    return true;
  switch (Sources.getCurrentKind()) {
  case SourceKind::File:
  case SourceKind::Include:
    Diags.warning(Loc, ".exitm has no effect outside of a macro");
    return false;
  case SourceKind::Repetition:
    Diags.warning(Loc,
                  ".exitm inside a repetition leaves the repetition, not the "
                  "macro");
    break;
  case SourceKind::Macro:
    break;
  }
  Sources.leave();
  return false;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Puts a value for each parameter on top of the value stack.
bool ClrxAsmParser::parseCallArguments(Cursor &C, const MacroDefinition &M) {
  ValueStack &Values = Sources.values();
  bool IsFirst = true;
  for (const MacroParameter &P : M.Parameters) {
    if (!IsFirst)
      C.consume(',');
    IsFirst = false;
    SMLoc Loc = C.nextLoc();
    Values.push();
    if (P.IsVariadic ? parseVariadicArgument(C) : parseArgument(C))
      return true;
    if (!Values[Values.size() - 1].empty())
      continue;
    if (P.IsRequired)
      return Diags.error(Loc, "parameter '" + P.Name + "' of macro '" + M.Name +
                                  "' requires a value");
    if (appendToArgument(P.Default, Loc))
      return true;
  }
  if (C.atEnd())
    return false;
  size_t Count = M.Parameters.size();
  return Diags.error(C.loc(), "too many arguments: macro '" + M.Name +
                                  "' takes " + Twine(Count));
}

bool ClrxAsmParser::callMacro(StringRef Name, Cursor &C, SMLoc Loc) {
  if (Macros->isEmpty())
    return false;
  SmallString<64> Buffer;
  MacroRef M = Macros->find(
      MacroTable::fold(Name, isOn(Switch::MacroCaseSensitive), Buffer));
  if (!M)
    return false;
  if (M->IsFaulty)
    return true;
  if (Sources.getDepth(SourceKind::Macro) >= SourceStack::MaxMacroDepth) {
    Diags.error(Loc, "more than " + Twine(SourceStack::MaxMacroDepth) +
                         " macro calls are nested");
    return true;
  }
  ValueStack::Mark Mark = Sources.values().mark();
  if (parseCallArguments(C, *M)) {
    Sources.values().release(Mark);
    return true;
  }
  Sources.enterMacro(BodyReader(std::move(M), Macros->NumCalls++,
                                isOn(Switch::AltMacro), Sources.values(), Mark),
                     Loc.getPointer());
  return true;
}
