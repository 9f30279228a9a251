//===- Runs.cpp - Launches and runs of the C interface ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that execute code, and those that return results.
//
//===----------------------------------------------------------------------===//

#include "Options/NamedOptions.h"
#include "Print/InstPrinter.h"
#include "Programs.h"
#include "Run/Execution.h"
#include "Run/Profile.h"
#include <limits>

using namespace llvm;
using namespace clrx;

struct clrx_launch {
  const clrx_program &Program;
  NamedOptions Options{LaunchOption | ObserveOption};
  std::vector<ArgumentRequest> Arguments;
  bool IsCounting = false;
  std::string Error; ///< Message that clrx_launch_set_option returned last.

  explicit clrx_launch(const clrx_program &P) : Program(P) {}
  Expected<RunRequest> makeRequest() const;
  void add(const Twine &Text, RunValue Value) {
    Arguments.push_back({Text.str(), std::move(Value)});
  }
};

namespace {
/// A finding with the strings of its view.
struct CFinding {
  FindingReport Report;
  std::string Group, Kernel;
  std::unique_ptr<CDiagnostic> Description;
  clrx_finding View;

  CFinding(FindingReport R, std::string KernelName);
};

/// An executed instruction.
struct CTraceEntry {
  std::string Code, Inst, Written;
  Diagnostic Place; ///< Position in the source.
  clrx_trace_entry View;

  CTraceEntry(const sim::Wavefront &W, const sim::ExecutedInst &E,
              StringRef Written, const CodeOrigin &Origin);
};

/// Values of registers with their view.
struct CRegisters {
  std::vector<uint32_t> Values, Undefined;
  clrx_registers View;
};
} // namespace

struct clrx_run {
  const clrx_program &Program;
  const RunRequest Request;
  Execution Run;
  TraceFilter Filter;
  std::vector<std::unique_ptr<CTraceEntry>> Trace;
  std::string Reports; ///< Text of breakpoints and watchpoints.
  std::optional<Debugger> Debug;
  Coverage Covered;
  std::vector<clrx_line_count> LineCounts;
  std::string Profile;
  bool HasStarted = false, IsGood = false;
  std::string Error;
  std::vector<std::unique_ptr<CFinding>> Findings;
  std::vector<std::pair<std::string, uint64_t>> Statistics;
  std::vector<clrx_statistic> StatisticViews;
  std::vector<std::unique_ptr<CRegisters>> Registers;

  clrx_run(const clrx_program &P, RunRequest R)
      : Program(P), Request(std::move(R)), Run(*P.Code, Request.Launch) {}
};

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

clrx_launch *clrx_launch_create(const clrx_program *P) {
  return P->Code ? new clrx_launch(*P) : nullptr;
}

void clrx_launch_destroy(clrx_launch *L) { delete L; }

Expected<RunRequest> clrx_launch::makeRequest() const {
  RunRequest R;
  if (::Error E = readRunOptions(Options.parse(), R))
    return std::move(E);
  R.PrintStats |= IsCounting;
  R.Launch.Arguments = Arguments;
  if (!Arguments.empty())
    R.Launch.KernelOption = "argument";
  return R;
}

const char *clrx_launch_set_option(clrx_launch *L, const char *Name,
                                   const char *Value) {
  if (Error E = L->Options.add(Name, Value)) {
    L->Error = toString(std::move(E));
    return L->Error.c_str();
  }
  Error E = L->makeRequest().takeError();
  if (!E)
    return nullptr;
  L->Options.removeLast();
  L->Error = toString(std::move(E));
  return L->Error.c_str();
}

void clrx_launch_count_instructions(clrx_launch *L) { L->IsCounting = true; }

static RunValue makeContents(RunValue::Form Kind, const void *Data,
                             size_t Size) {
  RunValue V;
  V.Kind = Kind;
  V.Contents = sim::Bytes(Size, /*IsDefined=*/false);
  if (Data)
    V.Contents.write(0, ArrayRef(static_cast<const uint8_t *>(Data), Size));
  return V;
}

static RunValue makeNumber(RunValue::Form Kind, uint64_t Number) {
  RunValue V;
  V.Kind = Kind;
  V.Number = std::min<uint64_t>(Number, UINT32_MAX);
  return V;
}

void clrx_launch_add_value(clrx_launch *L, const void *Data, size_t Size) {
  L->add("value", makeContents(RunValue::Form::Elements, Data, Size));
}

void clrx_launch_add_buffer(clrx_launch *L, const void *Data, size_t Size) {
  L->add("buffer", makeContents(RunValue::Form::Buffer, Data, Size));
}

void clrx_launch_add_same(clrx_launch *L, size_t Index) {
  L->add("same:" + Twine(Index), makeNumber(RunValue::Form::Same, Index));
}

void clrx_launch_add_local(clrx_launch *L, size_t Size) {
  L->add("local:" + Twine(Size), makeNumber(RunValue::Form::Local, Size));
}

void clrx_launch_add_null(clrx_launch *L) { L->add("null", RunValue()); }

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

CFinding::CFinding(FindingReport R, std::string KernelName)
    : Report(std::move(R)), Group(getGroupInfo(Report.First.Group).Name),
      Kernel(std::move(KernelName)),
      Description(std::make_unique<CDiagnostic>(Report.Description)) {
  const sim::Finding &F = Report.First;
  View = {&Description->get(),
          Group.c_str(),
          Report.Description.Place.c_str(),
          Kernel.c_str(),
          {F.WorkGroup[0], F.WorkGroup[1], F.WorkGroup[2]},
          F.Wave,
          F.Lane ? int32_t(*F.Lane) : -1,
          Report.Times};
}

CTraceEntry::CTraceEntry(const sim::Wavefront &W, const sim::ExecutedInst &E,
                         StringRef Written, const CodeOrigin &Origin)
    : Written(Written.ltrim()) {
  const sim::Dispatch &D = W.dispatch();
  const sim::Allocation &From = D.findCode(W.CurrentPC);
  const sim::GroupId &Id = W.Group.Id;
  raw_string_ostream OS(Inst);
  printInst(E.I, D.Architecture, OS);
  if (&From == D.Code)
    Place = Origin.makePlace(int64_t(W.CurrentPC - D.EntryAddress));
  else
    Code = From.Name;
  View = {{Id[0], Id[1], Id[2]},
          W.Index,
          Code.c_str(),
          W.CurrentPC - From.Address,
          Place.Line ? Place.FileName.c_str() : "",
          Place.Line,
          E.Exec,
          Inst.c_str(),
          this->Written.c_str()};
}

/// Copies the counts of lines, and prints the page if the program has reports
/// for it.
static void fillLineCounts(clrx_run &R) {
  const RunProgram &P = *R.Program.Code;
  const LineMap &Lines = *P.getLines();
  for (const LineCount &L : R.Covered.count(Lines))
    R.LineCounts.push_back(
        {Lines.Files[L.File].c_str(), L.Line, L.Executions, L.Instructions});
  if (!R.Program.HasLineReports)
    return;
  std::vector<Diagnostic> Messages;
  for (const auto &D : R.Program.Diagnostics)
    Messages.push_back(D->getDiagnostic());
  for (const FindingReport &F : R.Run.getFindings())
    Messages.push_back(F.Description);
  raw_string_ostream OS(R.Profile);
  printProfile(OS, P, R.Covered, Messages);
}

/// Copies the results that views refer to.
static void fillViews(clrx_run &R) {
  for (FindingReport &F : R.Run.getFindings())
    R.Findings.push_back(std::make_unique<CFinding>(
        std::move(F), R.Run.getDispatch().KernelName));
  R.Statistics = R.Run.getStatistics().list();
  for (const auto &[Name, Value] : R.Statistics)
    R.StatisticViews.push_back({Name.c_str(), Value});
  if (R.Request.PrintLineStats)
    fillLineCounts(R);
}

/// Starts to record the trace that the options request.
static void startTrace(clrx_run &R) {
  const CodeOrigin Origin =
      R.Program.Code->getOrigin(R.Run.getDispatch().KernelName);
  R.Run.traceTo(
      [&R, Origin](const sim::Wavefront &W, const sim::ExecutedInst &E,
                   StringRef Written) {
        R.Trace.push_back(std::make_unique<CTraceEntry>(W, E, Written, Origin));
      },
      R.Filter);
}

/// Starts what observes the run. \returns an error about an option.
static Error startObservers(clrx_run &R) {
  const RunProgram &P = *R.Program.Code;
  Expected<TraceFilter> Filter = TraceFilter::make(R.Request.Trace, P);
  if (!Filter)
    return Filter.takeError();
  R.Filter = std::move(*Filter);
  if (R.Request.IsTraced)
    startTrace(R);
  if (R.Request.PrintStats)
    R.Run.countInstructions();
  if (R.Request.PrintLineStats && !P.getLines())
    return createStringError("'-stats-lines': a binary has no lines; run the "
                             "source of the kernel");
  if (R.Request.PrintLineStats)
    R.Run.addCoverageTo(R.Covered);
  return Error::success();
}

/// Executes what is prepared. Reports of breakpoints and watchpoints go to \p
/// OS.
static Error execute(clrx_run &R, raw_ostream &OS) {
  if (R.Request.needsDebugger()) {
    R.Debug.emplace(OS, R.Filter, *R.Program.Code);
    if (Error E = R.Debug->addRequests(R.Request))
      return E;
    if (Error E = R.Run.debugWith(*R.Debug))
      return E;
  }
  R.HasStarted = true;
  R.IsGood = R.Run.run();
  fillViews(R);
  return R.Run.checkHiddenStop();
}

/// Returns an error if the launch does not start, or has no visible end.
static Error execute(clrx_run &R) {
  if (Error E = R.Run.prepare())
    return E;
  if (Error E = startObservers(R))
    return E;
  raw_string_ostream OS(R.Reports);
  return execute(R, OS);
}

clrx_run *clrx_launch_run(const clrx_launch *L) {
  Expected<RunRequest> Request = L->makeRequest();
  // A file in an option may have changed since the option was set.
  RunRequest Empty;
  auto R = std::make_unique<clrx_run>(L->Program, Request ? std::move(*Request)
                                                          : std::move(Empty));
  Error E = Request ? execute(*R) : Request.takeError();
  if (E)
    R->Error = toString(std::move(E));
  return R.release();
}

void clrx_run_destroy(clrx_run *R) { delete R; }

const char *clrx_run_error(const clrx_run *R) {
  return R->Error.empty() ? nullptr : R->Error.c_str();
}

int clrx_run_succeeded(const clrx_run *R) {
  return R->IsGood && R->Error.empty();
}

/// Returns the buffer with the number \p Index; null if there is none.
static const sim::Bytes *findBuffer(const clrx_run *R, size_t Index) {
  if (Index > std::numeric_limits<uint16_t>::max())
    return nullptr;
  return R->Run.getBuffer(unsigned(Index));
}

const void *clrx_run_buffer(const clrx_run *R, size_t Index, size_t *Size) {
  const sim::Bytes *Buffer = findBuffer(R, Index);
  *Size = Buffer ? Buffer->size() : 0;
  return Buffer ? Buffer->Values.data() : nullptr;
}

const void *clrx_run_undefined_bits(const clrx_run *R, size_t Index,
                                    size_t *Size) {
  const sim::Bytes *Buffer = findBuffer(R, Index);
  *Size = Buffer ? Buffer->size() : 0;
  return Buffer ? Buffer->Undefined.data() : nullptr;
}

size_t clrx_run_num_findings(const clrx_run *R) { return R->Findings.size(); }

const clrx_finding *clrx_run_finding(const clrx_run *R, size_t Index) {
  return Index < R->Findings.size() ? &R->Findings[Index]->View : nullptr;
}

size_t clrx_run_num_statistics(const clrx_run *R) {
  return R->StatisticViews.size();
}

const clrx_statistic *clrx_run_statistic(const clrx_run *R, size_t Index) {
  return Index < R->StatisticViews.size() ? &R->StatisticViews[Index] : nullptr;
}

size_t clrx_run_num_trace_entries(const clrx_run *R) { return R->Trace.size(); }

const clrx_trace_entry *clrx_run_trace_entry(const clrx_run *R, size_t Index) {
  return Index < R->Trace.size() ? &R->Trace[Index]->View : nullptr;
}

size_t clrx_run_num_line_counts(const clrx_run *R) {
  return R->LineCounts.size();
}

const clrx_line_count *clrx_run_line_count(const clrx_run *R, size_t Index) {
  return Index < R->LineCounts.size() ? &R->LineCounts[Index] : nullptr;
}

const char *clrx_run_reports(const clrx_run *R) { return R->Reports.c_str(); }

const char *clrx_run_profile(const clrx_run *R) {
  return R->Profile.empty() ? nullptr : R->Profile.c_str();
}

const void *clrx_run_lds(const clrx_run *R, size_t *Size) {
  const sim::Bytes &LDS = R->Run.getState().LDS;
  *Size = LDS.size();
  return LDS.size() ? LDS.Values.data() : nullptr;
}

const void *clrx_run_undefined_lds_bits(const clrx_run *R, size_t *Size) {
  const sim::Bytes &LDS = R->Run.getState().LDS;
  *Size = LDS.size();
  return LDS.size() ? LDS.Undefined.data() : nullptr;
}

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

/// Returns a request for the registers \p Name as dwords.
static Expected<PrintRequest> findRegisters(const clrx_run &R, StringRef Name) {
  PrintRequest P;
  P.From = PrintRequest::Source::Registers;
  P.Name = Name.str();
  P.Type = cantFail(findElementType("u32", /*IsPrinted=*/false));
  Expected<RegisterName> Registers = parseRegisterName(Name);
  if (!Registers)
    return Registers.takeError();
  P.Registers = std::move(*Registers);
  if (Error E = checkPrint(P, R.Run.getDispatch(), R.Run.getBuffers()))
    return std::move(E);
  return P;
}

const clrx_registers *clrx_run_registers(clrx_run *R, const char *Name) {
  if (!R->HasStarted)
    return nullptr;
  Expected<PrintRequest> P = findRegisters(*R, Name);
  if (!P) {
    consumeError(P.takeError());
    return nullptr;
  }
  auto Registers = std::make_unique<CRegisters>();
  for (const RegisterRow &Row : readRegisters(*P, R->Run.getState()))
    for (sim::ScalarValue V : Row.Values) {
      Registers->Values.push_back(uint32_t(V.Bits));
      Registers->Undefined.push_back(uint32_t(V.Undefined));
    }
  Registers->View = {Registers->Values.data(), Registers->Undefined.data(),
                     Registers->Values.size()};
  R->Registers.push_back(std::move(Registers));
  return &R->Registers.back()->View;
}
