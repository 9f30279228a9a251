//===- Debugger.h - Breakpoints and watchpoints --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Observes executed instructions as a trace does, prints reports where the user
// wants them, and lets somebody look at the stopped wavefront.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_DEBUGGER_H
#define CLRX_LIB_RUN_DEBUGGER_H

#include "Run/CodePlaces.h"
#include "Run/TraceFilter.h"
#include "Run/Watchpoints.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// A launch as the debugger sees it. The members must outlive the launch.
struct DebuggedLaunch {
  const sim::Dispatch *D = nullptr;
  const BufferMap *Buffers = nullptr;
  const sim::Memory *Mem = nullptr;
  CodeOrigin Origin;
};

/// A wavefront at which the run has stopped.
struct DebugStop {
  const sim::Wavefront *W;
  /// Address of the next instruction. After a finding that stopped the
  /// wavefront, that of the instruction that has the finding.
  uint64_t PC;
  /// True if the wavefront has no turn yet: it has just executed another
  /// instruction, or it is not the wavefront at which the run stopped.
  bool WaitsForTurn = false;
};

/// Reports instructions at breakpoints, and those that change watched values.
/// Only wavefronts that a filter selects have reports.
class Debugger {
public:
  /// Reports go to \p OS. All arguments must outlive the debugger.
  Debugger(llvm::raw_ostream &OS, const TraceFilter &Filter,
           const RunProgram &P)
      : OS(OS), Filter(Filter), P(P) {}

  /// Called when the run stops, after the report. Without a function, the run
  /// goes on. The function calls step(), stepOver(), resume() or quit().
  std::function<void(const DebugStop &)> OnStop;

  llvm::raw_ostream &getStream() const { return OS; }
  const RunProgram &getProgram() const { return P; }
  const DebuggedLaunch &getLaunch() const { return Launch; }

  /// \name Breakpoints and watchpoints
  /// @{
  /// Adds a breakpoint at the instructions that \p Text names.
  llvm::Error addBreakpoint(llvm::StringRef Text);
  llvm::Error addWatchpoint(llvm::StringRef Text);
  /// Adds the breakpoints and watchpoints of \p R. \returns an error that names
  /// the option.
  llvm::Error addRequests(const RunRequest &R);
  /// Removes the breakpoint or watchpoint with a number. \returns false if
  /// there is none.
  bool remove(unsigned Number);
  /// Prints a line for each breakpoint and watchpoint.
  void list() const;
  /// @}

  /// \name Continuing a stopped run
  /// @{
  /// Stops at the first instruction.
  void stopAtStart() { Mode = RunMode::Step; }
  /// Stops after \p Count instructions of the stopped wavefront.
  void step(const DebugStop &S, uint64_t Count);
  /// Does the same after one instruction, or after the function that the
  /// instruction calls.
  void stepOver(const DebugStop &S);
  /// Stops at breakpoints and watchpoints only.
  void resume() { Mode = RunMode::Free; }
  /// Ends the run.
  void quit() { Mode = RunMode::Quit; }
  bool hasQuit() const { return Mode == RunMode::Quit; }
  /// @}

  /// \name Events of a run
  /// @{
  /// Prepares for a launch. \returns an error if an option does not suit it;
  /// then the breakpoint or watchpoint has no effect.
  llvm::Error start(DebuggedLaunch L);
  /// \returns false to end the run.
  bool beforeInstruction(const sim::Wavefront &W);
  void afterInstruction(const sim::Wavefront &W, const sim::ExecutedInst &E);
  /// Called for the first occurrence of a finding at its place.
  void onFinding(const sim::Finding &F);
  /// @}

  /// Returns the place of the instruction at \p PC as text.
  llvm::StringRef getPlace(uint64_t PC);
  /// Prints the place and the instruction at which the run has stopped, with
  /// the registers that it reads.
  void printStop(const DebugStop &S, const llvm::Twine &Reason);

private:
  struct Breakpoint {
    unsigned Number;
    std::string Text;
    std::vector<CodePoint> Points;
  };
  struct Watch {
    unsigned Number;
    std::string Text;
    std::unique_ptr<Watchpoint> Value;
  };
  enum class RunMode : uint8_t {
    Free,  ///< Stop at breakpoints and watchpoints only.
    Step,  ///< Count instructions of the wavefront.
    Until, ///< Wait for the wavefront to reach an address.
    Quit
  };
  struct Wave {
    sim::GroupId Group;
    unsigned Index;
  };

  llvm::raw_ostream &OS;
  const TraceFilter &Filter;
  const RunProgram &P;
  DebuggedLaunch Launch;
  std::vector<Breakpoint> Breakpoints;
  std::vector<Watch> Watches;
  unsigned LastNumber = 0;
  /// Numbers of breakpoints by the address of the instruction.
  llvm::DenseMap<uint64_t, unsigned> Addresses;
  llvm::DenseMap<uint64_t, std::string> Places; ///< Results of getPlace().

  RunMode Mode = RunMode::Free;
  std::optional<Wave> Stepped; ///< Nothing at the start.
  uint64_t NumSteps = 0; ///< Instructions up to the stop of RunMode::Step.
  uint64_t Target = 0;   ///< Address for RunMode::Until.
  std::string Found;     ///< Text of the findings since the last instruction.

  llvm::Error findAddresses(const Breakpoint &B);
  std::string findReason(const sim::Wavefront &W);
  std::string findStepReason(const sim::Wavefront &W);
  void stop(const DebugStop &S, const llvm::Twine &Reason);
  bool printChanges(const sim::Wavefront &W, const sim::ExecutedInst &E);
};

} // namespace clrx

#endif // CLRX_LIB_RUN_DEBUGGER_H
