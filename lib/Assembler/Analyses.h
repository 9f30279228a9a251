//===- Analyses.h - Analyses of assembled code ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the analyses in their order: registers are allocated and waits are
// inserted before the container finishes the source; the code is checked and
// reported before it is written.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_ANALYSES_H
#define CLRX_LIB_ASSEMBLER_ANALYSES_H

#include "Analysis/Program.h"
#include "Language/Insertions.h"
#include "Report/MakeReports.h"
#include "clrx/Assembler/Assembler.h"

namespace clrx {

/// Runs the analyses that the options select.
class Analyses final : public InstSink {
  const AssembleOptions &Options;
  CodeRecorder &Recorder;
  Insertions &Inserted;
  AssembleResult &Result;
  LabelRecorder Labels; ///< Labels for reports.
  std::vector<AllocationSummary> Allocations;

public:
  /// Returns true if \p Options select an analysis.
  static bool areRequested(const AssembleOptions &Options) {
    return Options.Checks.Groups || getDetail(Options) != ReportDetail::None ||
           Options.Language.AllocateRegisters || Options.Language.AutoWaits;
  }

  /// Returns the detail of the report. A source listing ends with a report.
  static ReportDetail getDetail(const AssembleOptions &Options) {
    return Options.MakeSourceListing
               ? std::max(Options.Report, ReportDetail::Kernels)
               : Options.Report;
  }

  /// \p Recorder must receive each event before this object.
  Analyses(const AssembleOptions &Options, CodeRecorder &Recorder,
           Insertions &Inserted, AssembleResult &Result)
      : Options(Options), Recorder(Recorder), Inserted(Inserted),
        Result(Result) {}

  /// Adds the sinks that the analyses need, and then this object.
  void addTo(std::vector<InstSink *> &Sinks);

  unsigned getInterests() const override {
    return Inserted.hasAutoWaits() ? unsigned(WantsInsts) : 0;
  }
  void start(Reporter &) override;
  void onInstruction(const InstEvent &E) override;
  void sourceEnded(CodeView &View) override;
  void finish(CodeView &View) override;

  std::vector<AllocationSummary> takeAllocations() {
    return std::move(Allocations);
  }

private:
  void insertWaits(CodeView &View);
};

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_ANALYSES_H
