//===- Sources.cpp - .include, .end, .abort -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pseudo-ops that bring sources up or end them.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"

using namespace llvm;
using namespace clrx;

/// ::= .include "file"
bool ClrxAsmParser::parseInclude(Cursor &C, unsigned, SMLoc Loc) {
  C.skipBlanks();
  SMLoc NameLoc = C.loc();
  std::string Name;
  if (parseString(C, Name) || checkGarbage(C))
    return true;
  if (Sources.getDepth(SourceStack::SourceKind::Include) >=
      SourceStack::MaxIncludeDepth)
    return Diags.error(Loc, "more than " + Twine(SourceStack::MaxIncludeDepth) +
                                " files are included in one another");
  if (Sources.enterInclude(Name, Loc.getPointer()))
    return false;
  return cannotRead(NameLoc, "include file", Name);
}

bool ClrxAsmParser::cannotRead(SMLoc Loc, StringRef What, StringRef Name) {
  Diags.error(Loc, "cannot find or read " + What + " '" + Name + "'");
  if (Options.IncludeDirs.empty())
    Diags.note(Loc, "add directories to search with -I");
  return true;
}

/// ::= .end
bool ClrxAsmParser::parseEnd(Cursor &C, unsigned, SMLoc) {
  if (checkGarbage(C))
    return true;
  Sources.stop();
  return false;
}

/// ::= .abort anything
bool ClrxAsmParser::parseAbort(Cursor &, unsigned, SMLoc Loc) {
  Sources.stop();
  return Diags.error(Loc, "aborted by .abort");
}
