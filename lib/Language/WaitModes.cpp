//===- WaitModes.cpp - Places where waits are automatic -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Switches the mode, and restores former modes.
//
//===----------------------------------------------------------------------===//

#include "WaitModes.h"
#include "Language/Insertions.h"
#include "clrx/Support/NameTable.h"

using namespace llvm;
using namespace clrx;

WaitModes::WaitModes(ParserContext &Ctx) : ParserPart(Ctx) {
  set(Ctx.Options.AutoWaits ? WaitMode::Auto : WaitMode::Manual);
}

void WaitModes::set(WaitMode Mode) {
  Current = Mode;
  if (Mode != WaitMode::Manual)
    Ctx.Services.Inserted.startWaits();
}

/// ::= .waits (auto | manual | trust | pop)
bool WaitModes::parse(Cursor &C, unsigned, SMLoc Loc) {
  static constexpr std::pair<StringLiteral, WaitMode> Modes[] = {
      {"auto", WaitMode::Auto},
      {"manual", WaitMode::Manual},
      {"trust", WaitMode::Trust}};
  const SMLoc NameLoc = C.nextLoc();
  StringRef Name;
  if (parseNameOperand(C, "auto, manual, trust or pop", Name) ||
      checkGarbage(C))
    return true;
  if (Name.equals_insensitive("pop")) {
    if (Former.empty())
      return Diags.errorWithFix(Loc, rules::UnmatchedEnd,
                                "no '.waits' before '.waits pop'",
                                "'.waits pop' restores the mode before the "
                                "last '.waits'");
    set(Former.pop_back_val());
    return false;
  }
  const auto *Mode = find_if(Modes, [Name](const auto &M) {
    return Name.equals_insensitive(M.first);
  });
  if (Mode == std::end(Modes))
    return Diags.errorWithFix(NameLoc, rules::UnknownName,
                              "unknown mode of waits '" + Name + "'",
                              "the modes are auto, manual, trust and pop");
  Former.push_back(Current);
  set(Mode->second);
  return false;
}
