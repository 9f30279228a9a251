//===- Host.cpp - Services for containers ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sections, and operands that containers leave to the language.
//
//===----------------------------------------------------------------------===//

#include "ClrxAsmParserImpl.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCSymbol.h"

using namespace llvm;
using namespace clrx;

Section *ClrxAsmParser::createSection(StringRef Name, SectionTraits Traits) {
  MCSymbol *Begin = getContext().createTempSymbol();
  OwnedSections.push_back(std::make_unique<Section>(
      getContext().allocateString(Name), Traits, Begin));
  Section *S = OwnedSections.back().get();
  // Entering it defines its begin symbol, which relocations may name even if
  // nothing is ever emitted there.
  Streamer.pushSection();
  Streamer.switchSection(S);
  Streamer.popSection();
  return S;
}

void ClrxAsmParser::switchToSection(Section *S) {
  CurSection = S;
  Streamer.switchSection(S);
}

bool ClrxAsmParser::parseValue(OperandValue &Result, bool MustBeKnown) {
  return Symbols.parseExpression(
      Operands, MustBeKnown ? EF_MustBeKnown : EF_None, Result);
}

bool ClrxAsmParser::parseAndAssignSymbol(Section *Sec, uint64_t Value) {
  Operands.skipBlanks();
  SMLoc Loc = Operands.loc();
  StringRef Path = Operands.takePath();
  if (Path.empty())
    return Diags.error(Loc, "expected symbol name");
  if (checkEndOfStatement())
    return true;
  if (Sec && Path == ".") {
    switchToSection(Sec);
    return false;
  }
  return assignSymbol(Path, Loc, Sec, int64_t(Value));
}
