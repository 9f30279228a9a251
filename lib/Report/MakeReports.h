//===- MakeReports.h - From assembled code to reports -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the reports of kernels from the recorded results of an assembly.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_REPORT_MAKEREPORTS_H
#define CLRX_LIB_REPORT_MAKEREPORTS_H

#include "Analysis/Program.h"
#include "KernelModel/BinaryContainer.h"
#include "clrx/Report/KernelReport.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// Records labels, which name basic blocks in reports.
class LabelRecorder final : public InstSink {
public:
  unsigned getInterests() const override { return WantsSymbols; }
  void start(Reporter &) override { Labels.clear(); }
  void onDefinition(const SymbolEvent &S, const OutputEvent &E) override;

  /// Returns the first label at \p Offset; empty if there is none.
  llvm::StringRef find(const ExprSection *S, uint64_t Offset) const;

private:
  llvm::DenseMap<std::pair<const ExprSection *, uint64_t>, std::string> Labels;
};

/// Returns a report for each kernel, in the order of the kernels. The reports
/// of kernels with other names than \p OnlyKernel, unless it is empty, have no
/// more than ReportDetail::Kernels. \p P must be complete, so call this from a
/// sink's finish(). The result refers neither to \p P nor to the source.
std::vector<KernelReport> makeReports(const Program &P,
                                      const LabelRecorder &Labels,
                                      ReportDetail MaxDetail,
                                      llvm::StringRef OnlyKernel);

/// Replaces the resources of \p Reports by those in the binary. The reports
/// describe the disassembly of the binary. Adds a report for each of \p Kernels
/// that has none.
void setResources(std::vector<KernelReport> &Reports,
                  llvm::ArrayRef<BinaryKernel> Kernels);

} // namespace clrx

#endif // CLRX_LIB_REPORT_MAKEREPORTS_H
