//===- SymbolHost.cpp - Host of expressions -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The output counter and registers.
//
//===----------------------------------------------------------------------===//

#include "SymbolHost.h"
#include "OutputContainer.h"
#include "Sections.h"
#include "TargetSelection.h"
#include "clrx/ISA/Registers.h"

using namespace llvm;
using namespace clrx;

bool SymbolHost::getCounter(const ExprSection *&Sec, int64_t &Value) {
  if (Ctx.Output.start())
    return true;
  Sec = Ctx.Emit.getSection();
  Value = int64_t(Ctx.Emit.getCounter());
  return false;
}

bool SymbolHost::moveCounterTo(const ExprSection *Sec, int64_t Value,
                               SMLoc Loc) {
  uint64_t From = Ctx.Emit.getCounter();
  if (Ctx.Emit.moveCounter(Sec, Value, /*IsAbsolute=*/!Sec, /*Fill=*/0, Loc))
    return true;
  Ctx.Emit.showData(From);
  return false;
}

bool SymbolHost::getLabelOffset(SMLoc Loc, const ExprSection *&Sec,
                                int64_t &Value) {
  if (getCounter(Sec, Value))
    return true;
  return Ctx.Emit.getSection() &&
         !Ctx.Emit.getSection()->traits().Addressable &&
         Ctx.Emit.refuse(Loc, "cannot hold labels");
}

const ExprSection *SymbolHost::getSectionAt(uint64_t Address) {
  return Ctx.Sections.findSectionAt(Address);
}

void SymbolHost::labelFound(StringRef Name) { Ctx.Output->labelDefined(Name); }

std::string SymbolHost::explainRegister(StringRef Name,
                                        StringRef Alternatives) {
  return explainRegisterName(Name, Ctx.Target.getState().architecture(),
                             Alternatives);
}

void SymbolHost::considerRegisters(ClosestName &Closest) {
  considerRegisterNames(Closest, Ctx.Target.getState().architecture());
}
