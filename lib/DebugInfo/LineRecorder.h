//===- LineRecorder.h - Debug information of a source -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sink that adds DWARF debug information to a code object.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DEBUGINFO_LINERECORDER_H
#define CLRX_LIB_DEBUGINFO_LINERECORDER_H

#include "DebugInfo/DebugSections.h"
#include "clrx/Analysis/InstSink.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace clrx {

/// Records the statements of all code, and adds their line table, the functions
/// and the macro calls to the code object. Warns if the output is none.
class LineRecorder final : public InstSink {
  DebugOptions Options;
  Reporter *Report = nullptr;
  llvm::DenseMap<const ExprSection *, std::vector<CodeRow>> Rows;
  llvm::StringMap<SourcePos> Labels; ///< Positions of the labels.

  void add(const OutputEvent &E, bool IsInserted);

public:
  explicit LineRecorder(DebugOptions Options) : Options(std::move(Options)) {}

  unsigned getInterests() const override {
    return WantsInsts | WantsData | WantsSymbols | WantsCodeObject;
  }
  void start(Reporter &R) override;
  void onInstruction(const InstEvent &E) override {
    add(E, E.Inserted != nullptr);
  }
  void onData(const OutputEvent &E) override { add(E, /*IsInserted=*/false); }
  void onDefinition(const SymbolEvent &S, const OutputEvent &E) override;
  void finish(CodeView &View) override;
  llvm::Error
  amendCodeObject(codeobject::Object &O,
                  llvm::ArrayRef<const ExprSection *> Origins) override;
};

} // namespace clrx

#endif // CLRX_LIB_DEBUGINFO_LINERECORDER_H
