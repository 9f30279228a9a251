//===- Execution.h - One launch ------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a program on a machine of its own, and keeps everything that the
// user can ask for afterwards.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_EXECUTION_H
#define CLRX_LIB_RUN_EXECUTION_H

#include "Run/Coverage.h"
#include "Run/Debugger.h"
#include "Run/FindingLog.h"
#include "Run/Program.h"
#include "Run/Results.h"
#include "Run/Statistics.h"
#include "Run/Trace.h"
#include "Simulator/Simulator.h"

namespace clrx {

/// One launch of a kernel or start of raw code.
class Execution final : sim::RunObserver {
public:
  /// \p P and \p R must outlive the execution.
  Execution(const RunProgram &P, const LaunchRequest &R)
      : Execution(P, R, R.Run) {}

  /// Puts code and arguments into the memory. \returns an error about the
  /// kernel, the sizes or an argument.
  llvm::Error prepare();
  const sim::Dispatch &getDispatch() const { return Dispatch; }
  /// Returns the buffer with a number; null if there is none.
  sim::Allocation *getBuffer(unsigned Number) const {
    return Buffers.lookup(Number);
  }

  /// Returns a message that the buffer \p Number does not exist.
  std::string describeMissingBuffer(unsigned Number) const;

  /// Passes the executed instructions that \p Filter selects to \p Handle.
  void traceTo(TraceHandler Handle, const TraceFilter &Filter);
  /// Adds the executed instructions of a source to \p C, which must outlive the
  /// execution.
  void addCoverageTo(Coverage &C);
  /// Lets \p D, which must outlive the execution, stop it. \returns an error if
  /// a breakpoint or watchpoint does not suit the launch.
  llvm::Error debugWith(Debugger &D);
  /// Counts instructions and memory traffic.
  void countInstructions() { IsCounting = true; }
  /// Executes what is prepared, then the other runs of the request. Results are
  /// those of the first run; findings are those of all runs. \returns true if
  /// all of them ran to their end, and no finding was an error.
  bool run();

  /// \name After the run
  /// @{
  /// Returns an error if a finding stopped the run that nobody sees.
  llvm::Error checkHiddenStop() const;
  /// Returns the findings in the order of first occurrence.
  std::vector<FindingReport> getFindings() const;
  const RunStatistics &getStatistics() const { return Statistics; }
  const FinalState &getState() const { return State; }
  const BufferMap &getBuffers() const { return Buffers; }
  /// @}

private:
  const RunProgram &P;
  const LaunchRequest &R;
  sim::Machine Machine;
  sim::Dispatch Dispatch;
  SourceRecorder::Kernel Kernel; ///< Its place in the source.
  BufferMap Buffers;
  FindingLog Findings;
  FinalState State;
  std::optional<Trace> Tracer;
  Coverage *Covered = nullptr;
  Debugger *Debug = nullptr;
  bool IsCounting = false;
  RunStatistics Statistics;
  /// The message of checkHiddenStop(); empty if there is none.
  std::string HiddenStop;

  Execution(const RunProgram &P, const LaunchRequest &R,
            const sim::RunOptions &Options)
      : P(P), R(R), Machine(*this, Options) {}
  llvm::Expected<sim::Dispatch> makeDispatch();

  /// Executes what is prepared once.
  bool runOnce();
  /// Runs the launch with the seed \p Seed and adds its findings. \p Order is
  /// set if the contents of a buffer differ, unless it is set already.
  bool runOtherSchedule(uint64_t Seed, std::optional<sim::Finding> &Order);
  std::optional<sim::Finding> compareBuffers(const Execution &Other) const;

  bool wantsFinding(const sim::Finding &F) const override;
  void onFinding(const sim::Finding &F) override;
  bool wantsInstructions() const override {
    return Tracer || Covered || Debug || IsCounting;
  }
  bool beforeInstruction(const sim::Wavefront &W) override {
    return !Debug || Debug->beforeInstruction(W);
  }
  void onInstruction(const sim::Wavefront &W,
                     const sim::ExecutedInst &E) override;
  std::unique_ptr<sim::PathObserver>
  observePaths(const sim::Dispatch &D) override;
  void onFirstGroupEnd(const sim::WorkGroup &G) override {
    State.save(*G.Waves.front());
  }
};

} // namespace clrx

#endif // CLRX_LIB_RUN_EXECUTION_H
