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
#include "Programs.h"
#include "Run/Execution.h"
#include <limits>

using namespace llvm;
using namespace clrx;

struct clrx_launch {
  const RunProgram &Code;
  NamedOptions Options{LaunchOption};
  std::vector<ArgumentRequest> Arguments;
  bool IsCounting = false;
  std::string Error; ///< Message that clrx_launch_set_option returned last.

  explicit clrx_launch(const RunProgram &Code) : Code(Code) {}
  Expected<LaunchRequest> makeRequest() const;
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

/// Values of registers with their view.
struct CRegisters {
  std::vector<uint32_t> Values, Undefined;
  clrx_registers View;
};
} // namespace

struct clrx_run {
  const LaunchRequest Request;
  Execution Run;
  bool HasStarted = false, IsGood = false;
  std::string Error;
  std::vector<std::unique_ptr<CFinding>> Findings;
  std::vector<std::pair<std::string, uint64_t>> Statistics;
  std::vector<clrx_statistic> StatisticViews;
  std::vector<std::unique_ptr<CRegisters>> Registers;

  clrx_run(const clrx_launch &L, LaunchRequest R)
      : Request(std::move(R)), Run(L.Code, Request) {}
};

//===----------------------------------------------------------------------===//
// Launches
//===----------------------------------------------------------------------===//

clrx_launch *clrx_launch_create(const clrx_program *P) {
  return P->Code ? new clrx_launch(*P->Code) : nullptr;
}

void clrx_launch_destroy(clrx_launch *L) { delete L; }

Expected<LaunchRequest> clrx_launch::makeRequest() const {
  LaunchRequest R;
  if (::Error E = readLaunchOptions(Options.parse(), R))
    return std::move(E);
  R.Arguments = Arguments;
  if (!Arguments.empty())
    R.KernelOption = "argument";
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

/// Copies the results that views refer to.
static void fillViews(clrx_run &R) {
  for (FindingReport &F : R.Run.getFindings())
    R.Findings.push_back(std::make_unique<CFinding>(
        std::move(F), R.Run.getDispatch().KernelName));
  R.Statistics = R.Run.getStatistics().list();
  for (const auto &[Name, Value] : R.Statistics)
    R.StatisticViews.push_back({Name.c_str(), Value});
}

/// Returns an error if the launch does not start, or has no visible end.
static Error execute(clrx_run &R, bool IsCounting) {
  if (Error E = R.Run.prepare())
    return E;
  if (IsCounting)
    R.Run.countInstructions();
  R.HasStarted = true;
  R.IsGood = R.Run.run();
  fillViews(R);
  return R.Run.checkHiddenStop();
}

clrx_run *clrx_launch_run(const clrx_launch *L) {
  Expected<LaunchRequest> Request = L->makeRequest();
  // A file in an option may have changed since the option was set.
  LaunchRequest Empty;
  auto R = std::make_unique<clrx_run>(*L, Request ? std::move(*Request)
                                                  : std::move(Empty));
  Error E = Request ? execute(*R, L->IsCounting) : Request.takeError();
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
