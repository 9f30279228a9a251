//===- Analyses.h - What is done with assembled code ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The order of analyses: registers are allocated before the container looks at
// the source as a whole; what was assembled is checked and reported before it
// is written.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ASSEMBLER_ANALYSES_H
#define CLRX_LIB_ASSEMBLER_ANALYSES_H

#include "clrx/Analysis/Program.h"
#include "clrx/Assembler/Assembler.h"
#include "clrx/Report/MakeReports.h"

namespace clrx {

class Analyses final : public InstSink {
  const AssembleOptions &Options;
  CodeRecorder &Recorder;
  AssembleResult &Result;
  LabelRecorder Labels; ///< For reports.
  std::vector<AllocationSummary> Allocations;

public:
  /// Whether \p Options ask for any.
  static bool areWanted(const AssembleOptions &Options) {
    return Options.Checks.Groups || getDetail(Options) != ReportDetail::None ||
           Options.Language.AllocateRegisters;
  }

  /// Listings end with reports.
  static ReportDetail getDetail(const AssembleOptions &Options) {
    return Options.MakeSourceListing
               ? std::max(Options.Report, ReportDetail::Kernels)
               : Options.Report;
  }

  /// \p Recorder is shown the same, before this.
  Analyses(const AssembleOptions &Options, CodeRecorder &Recorder,
           AssembleResult &Result)
      : Options(Options), Recorder(Recorder), Result(Result) {}

  /// Adds those that are shown what these need, and this.
  void addTo(std::vector<InstSink *> &Sinks);

  unsigned getInterests() const override { return 0; }
  void sourceEnded(CodeView &View) override;
  void finish(CodeView &View) override;

  std::vector<AllocationSummary> takeAllocations() {
    return std::move(Allocations);
  }
};

} // namespace clrx

#endif // CLRX_LIB_ASSEMBLER_ANALYSES_H
