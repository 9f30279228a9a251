//===- Messages.cpp - Messages and files ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Messages, groups of warnings, and files.
//
//===----------------------------------------------------------------------===//

#include "Messages.h"
#include "GenericPseudoOps.h"
#include "Targets/Processors.h"
#include "clrx/Analysis/WarningGroups.h"

using namespace llvm;
using namespace clrx;

/// ::= .print "text"
bool Messages::parsePrint(Cursor &C, unsigned, SMLoc) {
  std::string Text;
  if (parseString(C, Text) || checkGarbage(C))
    return true;
  Diags.flush();
  if (Ctx.Services.OnPrint)
    Ctx.Services.OnPrint(Text);
  return false;
}

/// ::= .error ["text"] | .warning ["text"] | .err anything
bool Messages::parseError(Cursor &C, unsigned Arg, SMLoc Loc) {
  auto Op = MessageOp(Arg);
  if (Op == MessageOp::Err)
    return Diags.error(Loc, rules::UserMessage, ".err encountered");
  std::string Text;
  if (C.atEnd())
    Text =
        Op == MessageOp::Error ? ".error encountered" : ".warning encountered";
  else if (parseString(C, Text) || checkGarbage(C))
    return true;
  if (Op == MessageOp::Error)
    return Diags.error(Loc, rules::UserMessage, Text);
  Diags.warning(Loc, rules::UserMessage, Text);
  return false;
}

/// ::= .fail absolute-expression
bool Messages::parseFail(Cursor &C, unsigned, SMLoc Loc) {
  int64_t Value = 0;
  if (parseAbsolute(C, Value) || checkGarbage(C))
    return true;
  // GNU as has the same limit.
  constexpr int64_t FirstWarning = 500;
  if (Value < FirstWarning)
    return Diags.error(Loc, rules::UserMessage,
                       ".fail " + Twine(Value) + " encountered");
  Diags.warning(Loc, rules::UserMessage,
                ".fail " + Twine(Value) + " encountered");
  return false;
}

bool Messages::parseWarningGroup(Cursor &C, uint16_t &Mask) {
  const SMLoc Loc = C.nextLoc();
  StringRef Name;
  if (parseNameOperand(C, "group of warnings", Name, /*MayHaveHyphens=*/true))
    return true;
  const WarningGroupRow *Group = WarningGroups.find(Name);
  if (!Group && !Name.equals_insensitive("all")) {
    Diags.error(Loc, rules::UnknownName,
                "unknown group of warnings '" + Name + "'");
    Diags.suggest(Loc, WarningGroups.findClosest(Name));
    return true;
  }
  Mask |= Group ? maskOf(Group->Value) : AllWarningGroups;
  return false;
}

/// ::= (.nowarn | .warn) (group | all) {, (group | all)}
bool Messages::parseMutedGroups(Cursor &C, unsigned IsMuted, SMLoc) {
  uint16_t Mask = 0;
  if (parseList(C, [&] { return parseWarningGroup(C, Mask); }))
    return true;
  const uint16_t Old = Diags.getMuted();
  Diags.setMuted(IsMuted ? Old | Mask : Old & ~Mask);
  return false;
}

/// ::= .file anything | .ln anything | .line anything | .lflags anything
bool Messages::parseIgnored(Cursor &, unsigned, SMLoc Loc) {
  Diags.warning(Loc, rules::Ignored, "this pseudo-op has no effect");
  return false;
}

/// ::= .title "text" | .sbttl "text" | .version "text"
bool Messages::parseIgnoredString(Cursor &C, unsigned, SMLoc) {
  std::string Text;
  return parseString(C, Text) || checkGarbage(C);
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// ::= .include "file"
bool Messages::parseInclude(Cursor &C, unsigned, SMLoc Loc) {
  SMLoc NameLoc = C.nextLoc();
  std::string Name;
  if (parseString(C, Name))
    return true;
  const StringRef Operand(NameLoc.getPointer(), C.pos() - NameLoc.getPointer());
  if (checkGarbage(C))
    return true;
  if (Ctx.Sources.getDepth(SourceStack::SourceKind::Include) >=
      SourceStack::MaxIncludeDepth)
    return Diags.error(Loc, rules::Limit,
                       "more than " + Twine(SourceStack::MaxIncludeDepth) +
                           " nested '.include' files");
  switch (Ctx.Sources.enterInclude(Name, Loc.getPointer())) {
  case SourceStack::IncludeResult::Entered:
    if (Ctx.Observer)
      Ctx.Observer->fileFound(Operand.rtrim(), Ctx.Sources.getNextFileName(),
                              /*IsBinary=*/false);
    return false;
  case SourceStack::IncludeResult::Unreadable:
    return reportUnreadable(NameLoc, "include file", Name);
  case SourceStack::IncludeResult::Binary:
    return Diags.errorWithFix(NameLoc, rules::File,
                              "'" + Name + "' is an ELF file, not a source",
                              "'.incbin' copies the bytes of a file");
  }
  llvm_unreachable("unknown result");
}

/// ::= .end
bool Messages::parseEnd(Cursor &C, unsigned, SMLoc Loc) {
  if (checkGarbage(C))
    return true;
  if (Ctx.Observer)
    Ctx.Observer->sourceStopped(Loc);
  Ctx.Sources.stop();
  return false;
}

/// ::= .abort anything
bool Messages::parseAbort(Cursor &, unsigned, SMLoc Loc) {
  Ctx.Sources.stop();
  return Diags.error(Loc, rules::UserMessage, "aborted by .abort");
}
