//===- InstRecorder.h - The instructions of a source ---------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records each instruction with its place in the source and its words.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_INSTRECORDER_H
#define CLRX_LIB_LANGUAGESERVER_INSTRECORDER_H

#include "clrx/Analysis/InstSink.h"
#include "llvm/ADT/SmallVector.h"
#include <string>
#include <vector>

namespace clrx::server {

/// An instruction in the output.
struct AssembledInst {
  std::string FileName; ///< Name in diagnostics.
  uint64_t Line = 0;    ///< Line of the statement from 1.
  uint64_t Offset = 0;  ///< Offset in its section.
  llvm::SmallVector<uint32_t, 2> Words;
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
  /// Register variables may be among its operands.
  bool HasVariables = false;
};

/// The sink that records at most MaxInsts instructions.
class InstRecorder final : public InstSink {
  static constexpr size_t MaxInsts = 1 << 18;

  Reporter *Report = nullptr;
  std::vector<const ExprSection *> Sections; ///< One for each instruction.

public:
  std::vector<AssembledInst> Insts; ///< In the order of the source.

  unsigned getInterests() const override { return WantsInsts; }
  void start(Reporter &R) override;
  void onInstruction(const InstEvent &E) override;
  void finish(CodeView &Code) override;
};

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_INSTRECORDER_H
