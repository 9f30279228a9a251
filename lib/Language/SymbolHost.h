//===- SymbolHost.h - Host of expressions -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ExprHost of the parser: output counter, sections, registers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_SYMBOLHOST_H
#define CLRX_LIB_LANGUAGE_SYMBOLHOST_H

#include "BuiltinSymbols.h"
#include "Emission.h"
#include "Instructions.h"
#include "ParserContext.h"

namespace clrx {

class SymbolHost final : public ExprHost {
  ParserContext &Ctx;
  Instructions &Insts;
  BuiltinSymbols &Builtins;

public:
  SymbolHost(ParserContext &Ctx, Instructions &Insts, BuiltinSymbols &Builtins)
      : Ctx(Ctx), Insts(Insts), Builtins(Builtins) {}

  Reporter &getReporter() override { return Ctx.Diags; }

  bool getCounter(const ExprSection *&Sec, int64_t &Value) override;
  bool moveCounterTo(const ExprSection *Sec, int64_t Value,
                     llvm::SMLoc Loc) override;
  bool getLabelOffset(llvm::SMLoc Loc, const ExprSection *&Sec,
                      int64_t &Value) override;
  const ExprSection *getSectionAt(uint64_t Address) override;
  void labelFound(llvm::StringRef Name) override;
  void symbolDefined(const SymbolEvent &S) override {
    if (Ctx.Observer)
      Ctx.Observer->symbolDefined(S);
    Ctx.Emit.showSymbol(S, &InstSink::onDefinition);
  }
  void symbolReferenced(const SymbolEvent &S) override {
    if (Ctx.Observer)
      Ctx.Observer->symbolReferenced(S);
    Ctx.Emit.showSymbol(S, &InstSink::onReference);
  }
  void symbolMissing(llvm::StringRef Path, const Scope &From) override {
    if (Ctx.Observer)
      Ctx.Observer->symbolMissing(Path, &From);
  }
  void scopeReferenced(const Scope &S, llvm::StringRef Name) override {
    if (Ctx.Observer)
      Ctx.Observer->scopeReferenced(S, Name);
  }
  void scopeOpened(const Scope &S, llvm::StringRef Name) override {
    if (Ctx.Observer)
      Ctx.Observer->scopeOpened(S, Name);
  }
  std::optional<BuiltinSymbol> findBuiltin(llvm::StringRef Name) override {
    return Builtins.find(Name);
  }

  bool parseRegister(Cursor &C, llvm::StringRef What,
                     RegisterRange &Range) override {
    return Insts.parseRegister(C, What, Range);
  }
  std::string explainRegister(llvm::StringRef Name,
                              llvm::StringRef Alternatives) override;
  void considerRegisters(ClosestName &Closest) override;
  void stopReading() override { Ctx.Sources.stop(); }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_SYMBOLHOST_H
