//===- Session.cpp - A run from its input to its results ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads the program, executes it, and prints what the user requests.
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "CommandReader.h"
#include "Driver/CommonOptions.h"
#include "Driver/Files.h"
#include "Driver/Messages.h"
#include "LineCounts.h"
#include "Run/DebugCommands.h"
#include "Run/LaunchTest.h"

using namespace clrx;
using namespace llvm;

int clrx::reportFailure(Error E, bool Colors) {
  handleAllErrors(
      std::move(E), [](const SourceError &) {},
      [&](const PlacedError &P) { printDiagnostic(P.Description, Colors); },
      [](const ErrorInfoBase &Other) {
        reportError(RunToolName, Other.message());
      });
  return 1;
}

static Expected<std::unique_ptr<RunProgram>>
loadProgram(RunRequest &R, MemoryBufferRef Input, LineCounts &Covered) {
  setLanguageWarnings(R.Options);
  R.Options.OnDiagnostic = [&](const Diagnostic &D) {
    printDiagnostic(D, R.Colors);
    Covered.addMessage(D);
  };
  R.Options.OnPrint = [](StringRef Line) { outs() << Line << '\n'; };
  return RunProgram::load(Input, R.Options);
}

/// Returns an error if \p E cannot give the values that \p R requests.
static Error checkRequests(const RunRequest &R, const Execution &E) {
  const sim::Dispatch &D = E.getDispatch();
  for (const PrintRequest &P : R.Prints)
    if (Error Wrong = checkPrint(P, D, E.getBuffers()))
      return createStringError("'-print=" + P.Name +
                               "': " + toString(std::move(Wrong)));
  for (const OutputRequest &O : R.Outputs)
    if (!E.getBuffer(O.Number))
      return createStringError("'-out=" + Twine(O.Number) + ":" + O.File +
                               "': " + E.describeMissingBuffer(O.Number));
  return Error::success();
}

namespace {
/// The file of the trace and of reports of the debugger.
class TraceFile {
public:
  /// Opens the file if \p R requests a trace of \p P or a debugger. \returns
  /// true after reporting an error.
  bool open(const RunRequest &R, const RunProgram &P) {
    if (!R.IsTraced && !R.needsDebugger())
      return false;
    IsTraced = R.IsTraced;
    Expected<TraceFilter> Selected = TraceFilter::make(R.Trace, P);
    if (!Selected)
      return reportError(RunToolName, Selected.takeError());
    Filter = std::move(*Selected);
    Name = R.TraceFile;
    std::error_code EC;
    if (!Name.empty())
      File.emplace(Name, EC);
    Start = getStream().tell();
    return EC && fail(EC);
  }
  void startTrace(Execution &E) {
    if (IsTraced)
      E.traceTo(printTraceTo(getStream()), Filter);
  }
  raw_ostream &getStream() { return File ? *File : outs(); }
  const TraceFilter &getFilter() const { return Filter; }
  /// \returns true after reporting an error.
  bool flush() {
    getStream().flush();
    if (!File)
      return false;
    const std::error_code EC = File->error();
    File->clear_error();
    return EC && fail(EC);
  }

  /// Warns if the trace has no line. Without a filter, it always has one.
  void warnIfEmpty(const RunRequest &R) {
    if (IsTraced && getStream().tell() == Start &&
        !R.Options.Language.NoWarnings)
      printMessage(RunToolName, Severity::Warning,
                   "the trace is empty: its options select no instruction that "
                   "was executed");
  }

private:
  bool IsTraced = false;
  TraceFilter Filter;
  std::string Name;
  std::optional<raw_fd_ostream> File; ///< Nothing for standard output.
  uint64_t Start = 0;                 ///< Position of the trace in its stream.

  bool fail(std::error_code EC) const {
    return reportError(RunToolName,
                       "cannot write '" + Name + "': " + EC.message());
  }
};
} // namespace

namespace {
/// The debugger, and the session of its user.
class DebuggerHolder {
public:
  /// Makes the debugger if \p R requests one for \p P. \returns true after
  /// reporting an error.
  bool open(const RunRequest &R, const RunProgram &P, TraceFile &Trace);
  /// Starts to debug \p E. \returns an error if a breakpoint or watchpoint does
  /// not suit the launch.
  Error start(Execution &E) {
    return Debug ? E.debugWith(*Debug) : Error::success();
  }
  /// Called after a launch. \returns true if the user has ended it.
  bool finish() {
    if (!Debug || !Session)
      return false;
    if (!Debug->hasQuit())
      outs() << "the run has ended\n";
    return Debug->hasQuit();
  }

private:
  std::optional<Debugger> Debug;
  std::optional<CommandReader> Reader;
  std::optional<DebugSession> Session;

  void startSession(Debugger &D, const RunProgram &P);
};
} // namespace

void DebuggerHolder::startSession(Debugger &D, const RunProgram &P) {
  CommandReader &Lines = Reader.emplace(
      [&P](StringRef Line) { return completeDebugCommand(P, Line); });
  DebugSession &Commands =
      Session.emplace(D, [&Lines] { return Lines.read(); });
  D.OnStop = [&Commands](const DebugStop &S) { Commands.handleStop(S); };
  D.stopAtStart();
}

bool DebuggerHolder::open(const RunRequest &R, const RunProgram &P,
                          TraceFile &Trace) {
  if (!R.needsDebugger())
    return false;
  if (R.IsInteractive && R.Input == "-")
    return reportError(RunToolName, "'-interactive': standard input cannot "
                                    "have both the source and commands");
  Debugger &D = Debug.emplace(R.IsInteractive ? outs() : Trace.getStream(),
                              Trace.getFilter(), P);
  if (R.IsInteractive)
    startSession(D, P);
  Error E = D.addRequests(R);
  return E && reportError(RunToolName, std::move(E));
}

static Error writeBuffers(const RunRequest &R, const Execution &E) {
  for (const OutputRequest &O : R.Outputs)
    if (Error Wrong =
            writeOutput(O.File, toStringRef(E.getBuffer(O.Number)->Values)))
      return createStringError("cannot write " + toString(std::move(Wrong)));
  return Error::success();
}

static void printFindings(const RunRequest &R, const Execution &E) {
  for (const FindingReport &F : E.getFindings())
    printDiagnostic(F.Description, R.Colors);
}

/// Prints what the user requests. \returns true after reporting an error.
static bool printResults(const RunRequest &R, const Execution &E) {
  if (R.PrintStats)
    E.getStatistics().print(errs());
  printFindings(R, E);
  for (const PrintRequest &P : R.Prints)
    printValues(outs(), P, E.getState(), E.getBuffers());
  bool HadError = false;
  if (Error Wrong = E.checkHiddenStop())
    HadError = reportError(RunToolName, std::move(Wrong));
  if (Error Wrong = writeBuffers(R, E))
    HadError = reportError(RunToolName, std::move(Wrong));
  return HadError;
}

int clrx::runSession(RunRequest &R) {
  std::unique_ptr<MemoryBuffer> Input = readInput(RunToolName, R.Input);
  if (!Input)
    return 1;
  LineCounts Covered(R);
  Expected<std::unique_ptr<RunProgram>> P = loadProgram(R, *Input, Covered);
  if (!P)
    return reportFailure(P.takeError(), R.Colors);
  Execution E(**P, R.Launch);
  if (Error Wrong = E.prepare())
    return reportError(RunToolName, std::move(Wrong));
  if (Error Wrong = checkRequests(R, E))
    return reportError(RunToolName, std::move(Wrong));
  TraceFile Trace;
  if (Trace.open(R, **P))
    return 1;
  DebuggerHolder Debug;
  if (Covered.open(**P) || Debug.open(R, **P, Trace))
    return 1;
  if (Error Wrong = Debug.start(E))
    return reportError(RunToolName, std::move(Wrong));
  Trace.startTrace(E);
  Covered.start(E);
  if (R.PrintStats)
    E.countInstructions();
  const bool IsGood = E.run();
  for (const FindingReport &F : E.getFindings())
    Covered.addMessage(F.Description);
  if (Trace.flush() || Covered.write())
    return 1;
  Trace.warnIfEmpty(R);
  if (Debug.finish()) {
    printFindings(R, E);
    return 1;
  }
  return printResults(R, E) || !IsGood;
}

static void printSummary(const LaunchTest &Test, StringRef Name) {
  outs() << Name << ": launches: " << Test.NumLaunches
         << ", comparisons: " << Test.NumExpectations
         << ", failures: " << Test.NumFailures << '\n';
}

int clrx::runLaunches(RunRequest &R, LaunchFile &File) {
  std::unique_ptr<MemoryBuffer> Input = readInput(RunToolName, R.Input);
  if (!Input)
    return 1;
  LineCounts Covered(R);
  Expected<std::unique_ptr<RunProgram>> P = loadProgram(R, *Input, Covered);
  if (!P)
    return reportFailure(P.takeError(), R.Colors);
  TraceFile Trace;
  if (Trace.open(R, **P))
    return 1;
  DebuggerHolder Debug;
  if (Covered.open(**P) || Debug.open(R, **P, Trace))
    return 1;
  LaunchTest Test(File, **P);
  Test.OnDiagnostic = R.Options.OnDiagnostic;
  Test.OnStart = [&](Execution &E) {
    Trace.startTrace(E);
    Covered.start(E);
    // Other launches may have what this one lacks.
    consumeError(Debug.start(E));
    if (R.PrintStats)
      E.countInstructions();
  };
  bool CannotWrite = false, HasQuit = false;
  Test.OnEnd = [&](const Execution &E) {
    CannotWrite |= Trace.flush();
    if (R.PrintStats)
      E.getStatistics().print(errs());
    HasQuit = Debug.finish();
    return !HasQuit;
  };
  Test.run();
  CannotWrite |= Covered.write();
  Trace.warnIfEmpty(R);
  if (HasQuit)
    return 1;
  printSummary(Test, R.LaunchFile);
  return CannotWrite || Test.NumFailures;
}
