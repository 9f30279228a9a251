//===- ContainerHost.h - Host of containers ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The AsmHost of the parser. It holds the operands of the container's pseudo-op
// that is being parsed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_CONTAINERHOST_H
#define CLRX_LIB_LANGUAGE_CONTAINERHOST_H

#include "Emission.h"
#include "ParserContext.h"
#include "Symbols.h"
#include "TargetSelection.h"

namespace clrx {

class ContainerHost final : public AsmHost, ParserPart {
  SymbolDirectives &AddedSymbols;
  Cursor Operands;

public:
  ContainerHost(ParserContext &Ctx, SymbolDirectives &AddedSymbols)
      : ParserPart(Ctx), AddedSymbols(AddedSymbols) {}

  /// Sets the operands of the pseudo-op that the container parses next.
  void setOperands(const Cursor &C) { Operands = C; }

  Reporter &getReporter() override { return Diags; }
  TargetState &getTarget() override { return Ctx.Target.getState(); }
  const LoaderVersions &getLoaderVersions() const override {
    return Ctx.Options.Versions;
  }
  bool shouldWarnOfOldVersions() const override {
    return Ctx.Options.Warnings.OldVersions;
  }
  bool wasSelectedBy(llvm::StringRef Name) const override {
    return Ctx.Target.wasSelectedBy(Name);
  }
  bool hasRefusedStatements() const override {
    return Ctx.Emit.hasRefusedStatements();
  }
  SourcePos getDevicePos() const override { return Ctx.Target.getDevicePos(); }
  SourcePos getBitnessPos() const override {
    return Ctx.Target.getBitnessPos();
  }

  Section *createSection(llvm::StringRef Name, SectionTraits Traits) override;
  Section *getCurrentSection() override { return Ctx.Emit.getSection(); }
  void switchToSection(Section *S) override;
  void addSink(InstSink &Sink) override { Ctx.Emit.addSink(Sink); }
  llvm::Error
  amendCodeObject(codeobject::Object &O,
                  llvm::ArrayRef<const ExprSection *> Origins) override;
  void showCodeObject(const codeobject::Object &O,
                      llvm::ArrayRef<const ExprSection *> Origins,
                      unsigned Version) override {
    Ctx.Emit.getSinks().forEach(WantsCodeObject, [&](InstSink &Sink) {
      Sink.onCodeObject(O, Origins, Version);
    });
  }

  Cursor &getOperands() override { return Operands; }
  bool parseNumber(NumberUse Use) override;
  bool parseAbsolute(int64_t &Value) override {
    return OperandParser::parseAbsolute(Operands, Value);
  }
  bool parseString(std::string &Value) override {
    return OperandParser::parseString(Operands, Value);
  }
  bool parseAndAssignSymbol(Section *Sec, uint64_t Value) override;
  bool checkEndOfStatement() override { return checkGarbage(Operands); }

  bool emitData(llvm::StringRef Bytes, llvm::SMLoc Loc) override {
    return Ctx.Emit.emitData(Bytes, Loc);
  }
  SymbolTable &getSymbols() override { return Symbols; }
  void forEachAddedSymbol(
      llvm::function_ref<void(const SymbolInfo &)> Visit) override {
    AddedSymbols.forEachAddedSymbol(Visit);
  }

  bool readStatement(Cursor &Statement) override;
  SourcePos getEndOfSource() override { return Ctx.Sources.getEnd(); }
  llvm::StringRef getRestOfFile() override {
    return Ctx.Sources.getRestOfFile();
  }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_CONTAINERHOST_H
