//===- ObjectRecorder.h - Sources as objects --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_OBJECTRECORDER_H
#define CLRX_LIB_ASSEMBLER_OBJECTRECORDER_H

#include "MCSink/MCStreamerSink.h"
#include "clrx/Analysis/InstSink.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace clrx {

class Section;

/// Makes an object of an assembly: the code object if the output is one, or the
/// sections of the source.
class ObjectRecorder final : public InstSink {
public:
  unsigned getInterests() const override {
    return WantsInsts | WantsData | WantsSymbols | WantsValues |
           WantsCodeObject;
  }
  void start(Reporter &) override;
  void onInstruction(const InstEvent &E) override;
  void onData(const OutputEvent &E) override { note(E.Section); }
  void onDefinition(const SymbolEvent &, const OutputEvent &E) override {
    note(E.Section);
  }
  void onValue(const SymbolInfo &S) override;
  void finish(CodeView &View) override;
  void onCodeObject(const codeobject::Object &Written,
                    llvm::ArrayRef<const ExprSection *> Origins,
                    unsigned Version) override;

  /// \name After the assembly
  /// @{
  const codeobject::Object &getObject() const { return O; }
  const ObjectCode &getCode() const { return Code; }
  /// Returns the version of the code object; std::nullopt if the output is not
  /// a code object.
  std::optional<unsigned> getCodeObjectVersion() const { return Version; }
  /// @}

private:
  /// A label of the global scope.
  struct Label {
    codeobject::Symbol Symbol;
    const ExprSection *Sec;
  };

  llvm::MapVector<const ExprSection *, std::vector<InstRange>> Insts;
  std::vector<Label> Labels;
  codeobject::Object O;
  ObjectCode Code;
  std::optional<unsigned> Version;

  void note(const ExprSection *S) {
    if (S)
      Insts[S];
  }
  void addSection(const Section &S, CodeView &View);
  void annotate(llvm::ArrayRef<const ExprSection *> Origins);
};

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_OBJECTRECORDER_H
