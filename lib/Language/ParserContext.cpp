//===- ParserContext.cpp - State that the parts share ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Messages that several parts report.
//
//===----------------------------------------------------------------------===//

#include "ParserContext.h"

using namespace llvm;
using namespace clrx;

bool ParserPart::reportUnreadable(SMLoc Loc, StringRef What, StringRef Name) {
  Diags.error(Loc, rules::File,
              "cannot find or read " + What + " '" + Name + "'");
  if (Ctx.Options.IncludeDirs.empty())
    Diags.note(Loc, "add directories to search with -I");
  return true;
}
