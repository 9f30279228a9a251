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
#include "Driver/CommonOptions.h"
#include "Driver/Files.h"
#include "Driver/Messages.h"
#include "Run/Execution.h"

using namespace clrx;
using namespace llvm;

/// Prints \p E, unless its diagnostics have been printed. \returns 1.
static int fail(Error E) {
  if (!E.isA<SourceError>())
    return reportError(RunToolName, std::move(E));
  consumeError(std::move(E));
  return 1;
}

static Expected<std::unique_ptr<Program>> loadProgram(RunRequest &R,
                                                      MemoryBufferRef Input) {
  setLanguageWarnings(R.Options);
  R.Options.OnDiagnostic = [&R](const Diagnostic &D) {
    printDiagnostic(D, R.Colors);
  };
  R.Options.OnPrint = [](StringRef Line) { outs() << Line << '\n'; };
  return Program::load(Input, R.Options);
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
      return createStringError(
          "'-out=" + Twine(O.Number) + ":" + O.File + "': " +
          (D.KernelName.empty() ? "there is no buffer "
                                : "there is no buffer of argument ") +
          Twine(O.Number));
  return Error::success();
}

/// Runs \p E with a trace. \returns true if nothing is wrong; an error if the
/// trace cannot be written.
static Expected<bool> runTraced(const RunRequest &R, Execution &E) {
  std::error_code EC;
  raw_fd_ostream Trace(R.TraceFile.empty() ? "-" : R.TraceFile, EC);
  if (EC)
    return createStringError("cannot write '" + R.TraceFile +
                             "': " + EC.message());
  E.traceTo(Trace);
  const bool IsGood = E.run();
  Trace.flush();
  if (!Trace.has_error())
    return IsGood;
  const std::string Message = Trace.error().message();
  Trace.clear_error();
  return createStringError("cannot write '" + R.TraceFile + "': " + Message);
}

static Error writeBuffers(const RunRequest &R, const Execution &E) {
  for (const OutputRequest &O : R.Outputs)
    if (Error Wrong =
            writeOutput(O.File, toStringRef(E.getBuffer(O.Number)->Values)))
      return createStringError("cannot write " + toString(std::move(Wrong)));
  return Error::success();
}

/// Prints what the user requests. \returns true after reporting an error.
static bool printResults(const RunRequest &R, const Execution &E) {
  if (R.PrintStats)
    E.getStatistics().print(errs());
  for (const FindingReport &F : E.getFindings())
    printDiagnostic(F.Description, R.Colors);
  for (const PrintRequest &P : R.Prints)
    printValues(outs(), P, E.getState(), E.getBuffers());
  bool HadError = false;
  if (Error Wrong = E.checkHiddenStop())
    HadError = fail(std::move(Wrong));
  if (Error Wrong = writeBuffers(R, E))
    HadError = fail(std::move(Wrong));
  return HadError;
}

int clrx::runSession(RunRequest &R) {
  std::unique_ptr<MemoryBuffer> Input = readInput(RunToolName, R.Input);
  if (!Input)
    return 1;
  Expected<std::unique_ptr<Program>> P = loadProgram(R, *Input);
  if (!P)
    return fail(P.takeError());
  Execution E(**P, R.Launch);
  if (Error Wrong = E.prepare())
    return fail(std::move(Wrong));
  if (Error Wrong = checkRequests(R, E))
    return fail(std::move(Wrong));
  if (R.PrintStats)
    E.countInstructions();
  Expected<bool> IsGood = R.IsTraced ? runTraced(R, E) : E.run();
  if (!IsGood)
    return fail(IsGood.takeError());
  return printResults(R, E) || !*IsGood;
}
