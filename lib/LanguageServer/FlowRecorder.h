//===- FlowRecorder.h - The control flow of a source ---------- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps the flow graphs of a source after its assembly.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_FLOWRECORDER_H
#define CLRX_LIB_LANGUAGESERVER_FLOWRECORDER_H

#include "Analysis/Program.h"
#include "llvm/ADT/StringSet.h"

namespace clrx::server {

/// A line of a source.
struct FlowPlace {
  llvm::StringRef FileName; ///< Name in diagnostics.
  uint64_t Line = 0;        ///< From 1; 0 if an instruction has none.
};

/// The sink that makes the flow graphs of at most MaxInsts instructions.
/// Positions and sections in them are void after the assembly.
class FlowRecorder final : public InstSink {
  static constexpr size_t MaxInsts = 1 << 18;

public:
  FlowRecorder();

  unsigned getInterests() const override { return Recorder.getInterests(); }
  void start(Reporter &R) override;
  void onInstruction(const InstEvent &E) override;
  void onCodeFlow(CodeFlow Kind, const OutputEvent &E,
                  std::optional<uint64_t> Target) override {
    Recorder.onCodeFlow(Kind, E, Target);
  }
  void onRegisterNote(const RegisterNote &N, const OutputEvent &E) override {
    Recorder.onRegisterNote(N, E);
  }
  void sourceEnded(CodeView &Code) override;
  void finish(CodeView &Code) override;

  /// Returns the program; null if the source has errors or is too large.
  const Program *getProgram() const { return Code ? &*Code : nullptr; }
  /// Returns the place of the instruction \p Inst of the part \p Part.
  FlowPlace getPlace(size_t Part, uint32_t Inst) const {
    return Places[Part][Inst];
  }

private:
  CodeRecorder Recorder;
  size_t NumInsts = 0;
  std::optional<Program> Code;
  llvm::StringSet<> FileNames;
  std::vector<std::vector<FlowPlace>> Places; ///< By part and instruction.
};

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_FLOWRECORDER_H
