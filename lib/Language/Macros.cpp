//===- Macros.cpp - .macro and macro calls --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions with their parameters, and calls with their arguments.
//
//===----------------------------------------------------------------------===//

#include "Macros.h"
#include "MCParserAdapter.h"
#include "Switches.h"

using namespace llvm;
using namespace clrx;

using SourceKind = SourceStack::SourceKind;

/// Returns the key of the macro \p Name in the table.
StringRef Macros::getKey(StringRef Name, SmallVectorImpl<char> &Buffer) const {
  return MacroTable::fold(Name, TheSwitches.isOn(Switch::MacroCaseSensitive),
                          Buffer);
}

/// Returns true if \p Name, with the dot, is a pseudo-op of the language, of an
/// extension or of any container. No macro can have such a name.
bool Macros::isPseudoOp(StringRef Name) const {
  if (!Name.starts_with("."))
    return false;
  if (findGenericOp(Name) || findSelector(Ctx.Services.Containers, Name))
    return true;
  SmallString<32> Lower;
  StringRef Key = MacroTable::fold(Name, /*CaseSensitive=*/false, Lower);
  return Extensions.findDirective(Key) ||
         any_of(Ctx.Services.Containers, [&](const ContainerInfo &Info) {
           return Info.IsPseudoOp(Key);
         });
}

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

/// ::= name [':' ('req' | 'vararg')] ['=' argument]
bool Macros::parseParameter(Cursor &C, MacroDefinition &M) {
  StringRef Name;
  SMLoc Loc;
  if (parseName(C, "macro parameter name", Name, Loc))
    return true;
  if (!M.Parameters.empty() && M.Parameters.back().IsVariadic)
    return Diags.error(Loc, rules::Syntax,
                       "a parameter follows the variadic one");
  if (M.findParameter(Name) != SubstitutionPoint::NotAName)
    return Diags.error(Loc, rules::Redefinition,
                       "duplicate macro parameter '" + Name + "'");

  MacroParameter &P = M.Parameters.emplace_back();
  P.Name = Name.str();
  if (Ctx.Observer)
    Ctx.Observer->parameterDefined(M, Name);
  if (C.consume(':')) {
    SMLoc QualifierLoc = C.nextLoc();
    StringRef Qualifier = C.takeName();
    P.IsRequired = Qualifier == "req";
    P.IsVariadic = Qualifier == "vararg";
    if (!P.IsRequired && !P.IsVariadic)
      return Diags.error(QualifierLoc, rules::Syntax,
                         "expected qualifier 'req' or 'vararg'");
  }
  if (!C.consume('='))
    return false;
  SMLoc DefaultLoc = C.nextLoc();
  ValueStack::Mark Mark = Ctx.Sources.values().mark();
  Ctx.Sources.values().push();
  bool Failed = Arguments.parse(C);
  P.Default = Ctx.Sources.values()[Mark.NumValues].str();
  Ctx.Sources.values().getOrigin(Mark.NumValues, 0, P.DefaultOrigin);
  Ctx.Sources.values().release(Mark);
  if (!Failed && P.IsRequired)
    Diags.warning(DefaultLoc, rules::Ignored,
                  "the default of parameter '" + Name +
                      "' is never used, a value is required");
  return Failed;
}

/// ::= [[','] parameter {[','] parameter}]
bool Macros::parseParameters(Cursor &C, MacroDefinition &M) {
  if (C.pos() == C.end())
    return false;
  C.consume(',');
  if (C.atEnd()) {
    Diags.error(C.loc(), rules::Syntax, "expected macro parameter name");
    Diags.note(C.loc(), "the name of a macro without parameters must end the "
                        "statement; not even a blank or comment may follow");
    return true;
  }
  do {
    if (parseParameter(C, M))
      return true;
    // The blanks after a quoted default have not been skipped.
    if (C.pos() == C.end())
      return false;
    C.consume(',');
  } while (true);
}

/// ::= .macro name parameters
bool Macros::parseMacro(Cursor &C, unsigned, SMLoc Loc) {
  StringRef Name;
  SMLoc NameLoc;
  if (parseName(C, "macro name", Name, NameLoc))
    return true;
  SmallString<64> Buffer;
  StringRef Key = getKey(Name, Buffer);
  if (const MacroRef Previous = Table.find(Key)) {
    Diags.error(NameLoc, rules::Redefinition,
                "macro '" + Key + "' is already defined");
    Diags.note(Previous->DefinedAt, "the previous definition is here");
    Diags.note(NameLoc, "'.purgem " + Key +
                            "' removes it; in a file that is included twice, "
                            "'.ifndef' and a symbol protect it");
    return true;
  }
  MacroRef M = new MacroDefinition;
  M->Name = Key.str();
  M->DefinedAt = Diags.capture(NameLoc);
  if (Ctx.Observer)
    Ctx.Observer->macroDefined(*M, Name);
  if (parseParameters(C, *M)) {
    M->IsFaulty = true;
    Table.add(M);
    return true;
  }
  if (isPseudoOp(Name)) {
    Diags.warning(Loc, rules::Ignored,
                  "'" + Name + "' is a pseudo-op; this macro is ignored");
    Bodies.skip(ClauseKind::Macro, Loc);
    return false;
  }
  auto Lookup = [&](StringRef Name) { return M->findParameter(Name); };
  if (Bodies.record(ClauseKind::Macro, Loc, *M->Body, Lookup,
                    /*HasCounter=*/true))
    return true;
  Table.add(M);
  if (Ctx.Observer)
    Ctx.Observer->macroRecorded(
        *M, BodyReader(M, /*CallNumber=*/0, TheSwitches.isOn(Switch::AltMacro),
                       Ctx.Sources.values(), Ctx.Sources.values().mark()));
  return false;
}

/// ::= .purgem name
bool Macros::parsePurgeMacro(Cursor &C, unsigned, SMLoc) {
  StringRef Name;
  SMLoc NameLoc;
  if (parseName(C, "macro name", Name, NameLoc) || checkGarbage(C))
    return true;
  SmallString<64> Buffer;
  StringRef Key = getKey(Name, Buffer);
  if (const MacroRef M = Table.find(Key); M && Ctx.Observer)
    Ctx.Observer->macroReferenced(*M, Name);
  if (Table.remove(Key))
    return false;
  Diags.warning(NameLoc, rules::UnknownName, "there is no macro '" + Key + "'");
  ClosestName Closest(Key);
  Closest.considerAll(Table.names());
  Diags.suggest(NameLoc, Closest);
  return false;
}

/// ::= .exitm
bool Macros::parseExitMacro(Cursor &C, unsigned, SMLoc Loc) {
  if (checkGarbage(C))
    return true;
  switch (Ctx.Sources.getCurrentKind()) {
  case SourceKind::File:
  case SourceKind::Include:
    Diags.warning(Loc, rules::Ignored,
                  ".exitm has no effect outside of a macro");
    return false;
  case SourceKind::Repetition:
    Diags.warning(Loc, rules::Ignored,
                  ".exitm inside a repetition leaves the repetition, not the "
                  "macro");
    break;
  case SourceKind::Macro:
    break;
  }
  if (Ctx.Observer)
    Ctx.Observer->bodyLeft(Loc);
  Ctx.Sources.leave();
  return false;
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

/// Pushes a value for each parameter. \returns true after reporting an error.
bool Macros::parseCallArguments(Cursor &C, const MacroDefinition &M) {
  ValueStack &Values = Ctx.Sources.values();
  bool IsFirst = true;
  Arguments.reset();
  for (const MacroParameter &P : M.Parameters) {
    if (!IsFirst)
      C.consume(',');
    IsFirst = false;
    SMLoc Loc = C.nextLoc();
    Values.push();
    if (P.IsVariadic ? Arguments.parseVariadic(C) : Arguments.parse(C))
      return true;
    if (!Values[Values.size() - 1].empty())
      continue;
    if (P.IsRequired)
      return Diags.error(Loc, rules::OperandCount,
                         "parameter '" + P.Name + "' of macro '" + M.Name +
                             "' requires a value");
    if (!Ctx.Sources.values().append(P.Default, P.DefaultOrigin))
      return Arguments.reportSize(Loc);
  }
  if (C.atEnd())
    return false;
  size_t Count = M.Parameters.size();
  Diags.error(C.loc(), rules::OperandCount,
              "too many arguments: macro '" + M.Name + "' takes " +
                  Twine(Count));
  Arguments.noteBlanks(C);
  return true;
}

bool Macros::callNamed(StringRef Name, Cursor &C, SMLoc Loc) {
  SmallString<64> Buffer;
  MacroRef M = Table.find(getKey(Name, Buffer));
  if (!M)
    return false;
  if (Ctx.Observer)
    Ctx.Observer->macroReferenced(*M, Name);
  if (M->IsFaulty)
    return true;
  if (Ctx.Sources.getDepth(SourceKind::Macro) >= SourceStack::MaxMacroDepth) {
    Diags.error(Loc, rules::Limit,
                "more than " + Twine(SourceStack::MaxMacroDepth) +
                    " macro calls are nested");
    Diags.note(Loc, "a macro that calls itself ends by '.if' or '.exitm'");
    return true;
  }
  ValueStack::Mark Mark = Ctx.Sources.values().mark();
  if (parseCallArguments(C, *M)) {
    Ctx.Sources.values().release(Mark);
    return true;
  }
  BodyReader Body(M, Table.NumCalls++, TheSwitches.isOn(Switch::AltMacro),
                  Ctx.Sources.values(), Mark);
  if (Ctx.Observer)
    Ctx.Observer->macroCalled(*M, Name, Body);
  Ctx.Sources.enterMacro(std::move(Body), Loc.getPointer());
  return true;
}
