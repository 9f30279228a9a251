//===- InstOperandHost.h - Host of operands ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The OperandHost of the parser. It forwards calls to the parts of the parser.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_INSTOPERANDHOST_H
#define CLRX_LIB_LANGUAGE_INSTOPERANDHOST_H

#include "Emission.h"
#include "Hints.h"
#include "ParserContext.h"
#include "TargetSelection.h"

namespace clrx {

class InstOperandHost final : public OperandHost {
  ParserContext &Ctx;
  Hints &TheHints;

public:
  InstOperandHost(ParserContext &Ctx, Hints &TheHints)
      : Ctx(Ctx), TheHints(TheHints) {}

  Reporter &getReporter() override { return Ctx.Diags; }
  bool isDeviceNamed() const override {
    return Ctx.Target.getState().IsSelected;
  }

  bool noteLateDevice() override { return TheHints.noteLateDevice(); }

  bool parseExpression(Cursor &C, unsigned Flags,
                       OperandValue &Result) override {
    return Ctx.Symbols.parseExpression(C, Flags, Result);
  }
  void dropExpression(PendingExpr *E) override {
    Ctx.Symbols.dropExpression(E);
  }
  bool lookUpRegister(Cursor &C, RegisterRange &Range) override {
    return Ctx.Symbols.lookUpRegister(C, Range);
  }
  bool isCurrentSection(const ExprSection *Sec) const override {
    return Sec && Sec == Ctx.Emit.getSection();
  }
  uint64_t getCurrentOffset() const override { return Ctx.Emit.getCounter(); }

  void considerStatements(ClosestName &Closest) override {
    TheHints.considerStatements(Closest);
  }
  bool noteUnknownWord(llvm::StringRef Word, llvm::SMLoc Loc) override {
    return TheHints.noteUnknownWord(Word, Loc);
  }
  void noteEndOfStatement(llvm::SMLoc Loc) override {
    TheHints.noteEndOfStatement(Loc);
  }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_INSTOPERANDHOST_H
