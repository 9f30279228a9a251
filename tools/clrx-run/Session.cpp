//===- Session.cpp - A run from its input to its results ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps of a run.
//
//===----------------------------------------------------------------------===//

#include "Session.h"
#include "Driver/CommonOptions.h"
#include "Driver/Files.h"
#include "Driver/Messages.h"
#include "Options/OptionReader.h"
#include "PathChecks/PathChecks.h"
#include "Run/CodeOrigin.h"
#include "Run/FindingLog.h"
#include "Run/Kernels.h"
#include "Run/Results.h"
#include "Run/Statistics.h"
#include "Run/Trace.h"
#include "Simulator/Simulator.h"
#include "clrx/Disassembler/Disassembler.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"

using namespace clrx;
using namespace llvm;

static int fail(const Twine &Message) {
  return reportError(RunToolName, Message);
}
static int fail(Error E) { return reportError(RunToolName, std::move(E)); }

namespace {

/// Keeps the findings and the final state of a run.
class RunRecorder : public sim::RunObserver {
public:
  explicit RunRecorder(sim::FindingGroups Groups) : Groups(Groups) {}

  const sim::FindingGroups Groups; ///< Those that the user wants.
  FindingLog Findings;
  FinalState State;

  raw_ostream *Trace = nullptr; ///< Null for no trace.
  bool IsCounting = false;
  RunStatistics Statistics;

  void onFinding(const sim::Finding &F) override { Findings.add(F); }
  bool wantsInstructions() const override { return Trace || IsCounting; }
  void onInstruction(const sim::Wavefront &W,
                     const sim::ExecutedInst &E) override {
    if (Trace)
      printTraceLine(*Trace, W, E);
    if (IsCounting)
      Statistics.add(E);
  }
  std::unique_ptr<sim::PathObserver>
  observePaths(const sim::Dispatch &D) override {
    return makePathChecks(D, Groups);
  }
  void onFirstGroupEnd(const sim::WorkGroup &G) override { State.save(G); }
};

class Session {
public:
  explicit Session(RunRequest &R)
      : R(R), Recorder(R.Run.Groups), Machine(Recorder, R.Run) {}
  int run();

private:
  RunRequest &R;
  RunRecorder Recorder;
  sim::Machine Machine;
  BufferMap Buffers;
  CodeOrigin Origin;
  SourceRecorder Source;
  AssembleResult Assembled;

  /// \name Steps; they return true after reporting an error
  /// @{
  bool assembleSource(MemoryBufferRef Input);
  bool checkRequests(const sim::Dispatch &D) const;
  bool reportHiddenStop() const;
  bool writeBuffers() const;
  /// @}
  /// Returns true if the user selects the container of raw code.
  bool isRawCodeWanted() const;
  bool isSource(StringRef Content) const;
  int runSource(MemoryBufferRef Input);
  int runBinary(StringRef Binary);
  int runRawCode(const RawCode &Code);
  int runKernel(StringRef Binary, const launch::LaunchOptions &Options);
  int execute(const sim::Dispatch &D);
};

} // namespace

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

bool Session::assembleSource(MemoryBufferRef Input) {
  setLanguageWarnings(R.Options);
  R.Options.Language.WarnOfOldVersions = true;
  R.Options.Language.ShowRemarks = true;
  R.Options.MakeLineMap = true;
  R.Options.Sinks.push_back(&Source);
  R.Options.OnDiagnostic = [this](const Diagnostic &D) {
    printDiagnostic(D, R.Colors);
  };
  R.Options.OnPrint = [](StringRef Line) { outs() << Line << '\n'; };
  Assembled = assemble(R.Options, {Input});
  if (!Assembled.Succeeded)
    return true;
  if (!Source.HasDialect)
    return fail("the simulator executes code of GCN 1.0 to 1.5 only");
  return false;
}

int Session::runSource(MemoryBufferRef Input) {
  if (assembleSource(Input))
    return 1;
  Origin.Source = Input.getBuffer();
  Origin.Lines = &Assembled.Lines;
  const StringRef Output(Assembled.Output.data(), Assembled.Output.size());
  if (!Source.IsRawCode) {
    launch::LaunchOptions Options = getLaunchOptions(R.Options.Language);
    Options.Device = Source.Device;
    return runKernel(Output, Options);
  }
  const TargetState &Device = R.Options.Language.Target;
  RawCode Code;
  Code.Bytes = arrayRefFromStringRef(Output);
  Code.Architecture = Source.Architecture.value_or(Device.architecture());
  Code.Wave32 = Source.Wave32;
  return runRawCode(Code);
}

//===----------------------------------------------------------------------===//
// Binaries
//===----------------------------------------------------------------------===//

bool Session::isRawCodeWanted() const {
  const auto &Container = R.Options.Language.Container;
  return Container && getOptionName(*Container) == "rawcode";
}

int Session::runBinary(StringRef Binary) {
  const LanguageOptions &Language = R.Options.Language;
  const TargetState &Target = Language.Target;
  if (!Target.getProcessor().HasDialect)
    return fail("the simulator executes code of GCN 1.0 to 1.5 only");
  if (!isRawCodeWanted())
    return runKernel(Binary, getLaunchOptions(Language));
  if (!Target.IsSelected)
    return fail("raw code does not name its device; select one with -mcpu");
  RawCode Code;
  Code.Bytes = arrayRefFromStringRef(Binary);
  Code.Architecture = Target.architecture();
  Code.Wave32 = Target.Wave32;
  return runRawCode(Code);
}

int Session::runKernel(StringRef Binary, const launch::LaunchOptions &Options) {
  if (!R.RawOption.empty())
    return fail("'" + R.RawOption +
                "': only raw code has an initial state; pass arguments with "
                "-arg");
  Expected<sim::Dispatch> D =
      makeKernelDispatch(R, Binary, Options, Machine.Mem, Buffers);
  if (!D)
    return fail("'" + Origin.File + "': " + toString(D.takeError()));
  const auto Kernel = Source.Kernels.find(D->KernelName);
  if (Kernel == Source.Kernels.end())
    Origin.Lines = nullptr;
  else
    Origin.Kernel = Kernel->second;
  return execute(*D);
}

//===----------------------------------------------------------------------===//
// Execution
//===----------------------------------------------------------------------===//

int Session::runRawCode(const RawCode &Code) {
  if (!R.KernelOption.empty())
    return fail("'" + R.KernelOption +
                "': raw code has no kernels and arguments; use -sgpr, -vgpr, "
                "-buffer and -resource");
  Expected<sim::Dispatch> D = makeRawDispatch(R, Code, Machine.Mem, Buffers);
  return D ? execute(*D) : fail(D.takeError());
}

bool Session::checkRequests(const sim::Dispatch &D) const {
  for (const PrintRequest &P : R.Prints)
    if (Error E = checkPrint(P, D, Buffers))
      return fail("'-print=" + P.Name + "': " + toString(std::move(E)));
  for (const OutputRequest &O : R.Outputs)
    if (!Buffers.lookup(O.Number))
      return fail("'-out=" + Twine(O.Number) + ":" + O.File + "': " +
                  (D.KernelName.empty() ? "there is no buffer "
                                        : "there is no buffer of argument ") +
                  Twine(O.Number));
  return false;
}

/// Reports that a finding that nobody sees stopped the run.
bool Session::reportHiddenStop() const {
  const std::optional<sim::FindingGroup> Reason = Machine.stopReason();
  if (!Reason || Machine.isShown(*Reason))
    return false;
  return fail("the kernel did not run to its end: a finding of the group '" +
              sim::getGroupInfo(*Reason).Name +
              "', which is turned off, stopped it");
}

bool Session::writeBuffers() const {
  for (const OutputRequest &O : R.Outputs)
    if (Error E =
            writeOutput(O.File, toStringRef(Buffers.lookup(O.Number)->Values)))
      return fail("cannot write " + toString(std::move(E)));
  return false;
}

int Session::execute(const sim::Dispatch &D) {
  if (checkRequests(D))
    return 1;
  Recorder.State.Architecture = D.Architecture;
  std::error_code EC;
  raw_fd_ostream Trace(R.TraceFile.empty() ? "-" : R.TraceFile, EC);
  if (EC)
    return fail("cannot write '" + R.TraceFile + "': " + EC.message());
  Recorder.Trace = R.IsTraced ? &Trace : nullptr;
  Recorder.IsCounting = R.PrintStats;
  const bool IsGood = Machine.run(D);
  Trace.flush();
  if (Trace.has_error()) {
    const std::string Message = Trace.error().message();
    Trace.clear_error();
    return fail("cannot write '" + R.TraceFile + "': " + Message);
  }
  if (R.PrintStats)
    Recorder.Statistics.print(errs());
  for (const Diagnostic &Finding : Recorder.Findings.describe(D, Origin))
    printDiagnostic(Finding, R.Colors);
  for (const PrintRequest &P : R.Prints)
    printValues(outs(), P, Recorder.State, Buffers);
  // Both print messages.
  const bool WasHidden = reportHiddenStop();
  const bool CannotWrite = writeBuffers();
  return WasHidden || CannotWrite || !IsGood;
}

/// Returns true if \p Content is UTF-8 without control characters.
static bool isText(StringRef Content) {
  const auto *Begin = reinterpret_cast<const UTF8 *>(Content.begin());
  return none_of(Content,
                 [](char C) { return uint8_t(C) < ' ' && !isSpace(C); }) &&
         isLegalUTF8String(&Begin,
                           reinterpret_cast<const UTF8 *>(Content.end()));
}

/// Short raw code may look like a source. It is no text, however.
bool Session::isSource(StringRef Content) const {
  return describeFileKind(Content).empty() &&
         (!isRawCodeWanted() || isText(Content));
}

int Session::run() {
  std::unique_ptr<MemoryBuffer> Input = readInput(RunToolName, R.Input);
  if (!Input)
    return 1;
  Origin.File = R.Input == "-" ? "<stdin>" : R.Input;
  const StringRef Content = Input->getBuffer();
  return isSource(Content) ? runSource(*Input) : runBinary(Content);
}

int clrx::runSession(RunRequest &R) { return Session(R).run(); }
