//===- Switches.cpp - Switches of the language ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The command line determines the initial states of the switches.
//
//===----------------------------------------------------------------------===//

#include "Switches.h"
#include "TargetSelection.h"

using namespace llvm;
using namespace clrx;

Switches::Switches(ParserContext &Ctx) : ParserPart(Ctx) {
  const LanguageOptions &Options = Ctx.Options;
  set(Switch::AltMacro, Options.AltMacro);
  set(Switch::MacroCaseSensitive, Options.MacroCaseSensitive);
  set(Switch::OldModifierParams, Options.OldModifierParams);
  set(Switch::BuggyFPLiterals, Options.BuggyFPLiterals);
}

/// ::= .altmacro | .noaltmacro | ...
bool Switches::parseSwitch(Cursor &C, unsigned Arg, SMLoc Loc) {
  if (checkGarbage(C))
    return true;
  auto S = Switch(Arg >> 1);
  bool On = Arg & 1;
  if (S == Switch::Wave32)
    return Ctx.Target.setWave32(On, Loc);
  set(S, On);
  return false;
}
