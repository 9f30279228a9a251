//===- Analyses.cpp - Analyses of assembled code --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Connects the analyses to an assembly.
//
//===----------------------------------------------------------------------===//

#include "Analyses.h"
#include "Allocation/Allocation.h"
#include "Checks/AutoWaits.h"
#include "Checks/Checks.h"

using namespace llvm;
using namespace clrx;

void Analyses::addTo(std::vector<InstSink *> &Sinks) {
  Sinks.push_back(&Recorder);
  if (Options.Report >= ReportDetail::Blocks)
    Sinks.push_back(&Labels);
  Sinks.push_back(this);
}

void Analyses::start(Reporter &) { Result.Inserted.clear(); }

void Analyses::onInstruction(const InstEvent &E) {
  if (!E.Inserted)
    return;
  const SourcePos Pos = Recorder.getReporter().capture(E.Loc);
  Result.Inserted.push_back({Pos.getFileName().str(), Pos.getLine(),
                             Pos.getColumn(), E.Inserted->IsAfter,
                             E.Inserted->Statement});
}

void Analyses::sourceEnded(CodeView &View) {
  Allocations = allocateRegisters(Recorder, View);
  if (Inserted.hasAutoWaits())
    insertWaits(View);
}

/// Returns the position of the instruction \p Number of the source.
static SourcePos findInst(const Program &P, uint32_t Number) {
  for (const Program::Part &In : P.Parts)
    for (const CodeInst &I : In.Code.Insts)
      if (I.Number == Number && !I.IsInserted)
        return I.Pos;
  return SourcePos();
}

void Analyses::insertWaits(CodeView &View) {
  const Program P(Recorder, View);
  const uint64_t Hash = hashForWaits(P);
  if (Inserted.hasWaitsFor(Hash) ||
      Inserted.setWaits(planWaits(P, Options.Checks.Groups), Hash))
    return;
  Reporter &Report = Recorder.getReporter();
  SourcePos Pos = Inserted.getChangedConditional();
  const bool IsConditional = Pos.isValid();
  if (!IsConditional)
    Pos = findInst(P, Inserted.getFirstChanged());
  Report.error(Pos, rules::UnstableWaits,
               IsConditional ? "inserted waits change the result of this "
                               "conditional, which changes the waits"
                             : "the wait at this instruction changes the code "
                               "that it is needed for");
  Report.note(Pos, "compare with a constant, or write the waits of this code "
                   "between '.waits manual' and '.waits pop'");
}

void Analyses::finish(CodeView &View) {
  Program P(Recorder, View);
  if (Options.Checks.Groups)
    runChecks(P, Options.Checks, Recorder.getReporter());
  if (const ReportDetail Detail = getDetail(Options);
      Detail != ReportDetail::None)
    Result.Kernels = makeReports(P, Labels, Detail, Options.DetailedKernel);
  // Nobody reads the code anymore, and making the output takes memory, too.
  Recorder.clear();
}
