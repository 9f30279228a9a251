//===- DialectSelection.cpp - Syntax of instructions ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// .dialect, and devices that have no dialect but LLVM's.
//
//===----------------------------------------------------------------------===//

#include "DialectSelection.h"
#include "Sections.h"
#include "TargetSelection.h"
#include "Targets/Processors.h"

using namespace llvm;
using namespace clrx;

void DialectSelection::start() {
  set(Ctx.Options.Dialect);
  update();
}

void DialectSelection::set(InstDialect D) {
  Current = D;
  Ctx.Sections.enterCompilerSection(CompilerSection::Code);
  Ctx.Sources.setLLVMComments(D == InstDialect::LLVM);
  WasLLVM |= D == InstDialect::LLVM;
  updateFunctions();
}

void DialectSelection::updateFunctions() {
  if (Current == InstDialect::LLVM)
    Symbols.setFunctions(true,
                         getProcessorFacts(Ctx.Target.getState().getProcessor())
                             .HasUnifiedVGPRs);
  else
    Symbols.setFunctions(false, false);
}

void DialectSelection::update() {
  const bool HasChoice = Ctx.Target.getState().getProcessor().HasDialect;
  const InstDialect D = HasChoice ? Chosen : InstDialect::LLVM;
  IsImplied = D != Chosen;
  if (D != Current)
    set(D);
  else
    updateFunctions();
}

/// ::= .dialect name
bool DialectSelection::parseDialect(Cursor &C, unsigned, SMLoc) {
  SMLoc Loc = C.nextLoc();
  std::optional<InstDialect> D =
      parseKnownName(C, "dialect", "name", parseDialectName,
                     [] { return ArrayRef(InstDialectNames); });
  if (!D || checkGarbage(C))
    return true;
  if (*D == InstDialect::Clrx &&
      !Ctx.Target.getState().getProcessor().HasDialect)
    return Diags.error(Loc, rules::Device,
                       Ctx.Target.getState().getName() +
                           " has no CLRX dialect, so its instructions "
                           "are LLVM's");
  Chosen = *D;
  IsImplied = false;
  set(*D);
  return false;
}

void DialectSelection::remarkImplied() {
  IsImplied = false;
  Chosen = InstDialect::LLVM;
  if (!Ctx.Options.ShowRemarks)
    return;
  Diags.remark(Ctx.StatementLoc, rules::Device,
               Ctx.Target.getState().getName() +
                   " has no CLRX dialect, so its instructions "
                   "are LLVM's, as after '.dialect llvm'");
}
