//===- Reports.cpp - Reports in several forms
//-------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints reports. The report of a binary is that of its disassembly.
//
//===----------------------------------------------------------------------===//

#include "Actions/Reports.h"
#include "Actions/Extract.h"
#include "Report/MakeReports.h"
#include "Report/Printers.h"
#include "llvm/ADT/SmallVectorExtras.h"

using namespace llvm;
using namespace clrx;

ReportDetail clrx::getReportDetail(ReportForm Form) {
  switch (Form) {
  case ReportForm::None:
    return ReportDetail::None;
  case ReportForm::Text:
  case ReportForm::JSON:
    return ReportDetail::Kernels;
  case ReportForm::Dot:
    return ReportDetail::Blocks;
  case ReportForm::HTML:
    return ReportDetail::Lines;
  }
  llvm_unreachable("unknown form of a report");
}

Error clrx::selectKernel(std::vector<KernelReport> &Reports, StringRef Name) {
  if (Name.empty())
    return Error::success();
  const auto Names = map_to_vector(
      Reports, [](const KernelReport &R) { return StringRef(R.Name); });
  Expected<size_t> Index = findKernel(Names, Name);
  if (!Index)
    return Index.takeError();
  KernelReport Selected = std::move(Reports[*Index]);
  Reports.clear();
  Reports.push_back(std::move(Selected));
  return Error::success();
}

void clrx::printReport(raw_ostream &OS, ReportForm Form,
                       const AssembleResult &Result,
                       ArrayRef<Diagnostic> Diagnostics, StringRef Title) {
  switch (Form) {
  case ReportForm::None:
    return;
  case ReportForm::Text:
    return printTextReport(OS, Result.Kernels);
  case ReportForm::JSON:
    return printJSONReport(OS, Result.Kernels);
  case ReportForm::Dot:
    return printDotGraphs(OS, Result.Kernels);
  case ReportForm::HTML:
    return printHTMLReport(OS, Result.Kernels, Diagnostics, Title);
  }
}

Expected<AssembleResult> clrx::assembleDisassembly(AssembleOptions Assembling,
                                                   DisassembleOptions Options,
                                                   StringRef Binary,
                                                   SmallString<0> &Source) {
  // Ignore differences: even if the source assembles to other bytes, its
  // instructions are those of the binary.
  Options.IsReadable = true;
  Options.OnDifference = [](StringRef) {};
  Expected<SmallString<0>> Disassembly = makeSource(Options, Binary);
  if (!Disassembly)
    return Disassembly.takeError();
  Source = std::move(*Disassembly);
  if (Options.IsRawCode)
    Assembling.Language.Container = findContainer("rawcode");
  Assembling.Language.Target.Device = Options.Print.Device;
  Assembling.Language.Target.Wave32 = Options.Print.Wave32;
  const uint16_t Errors = std::exchange(Assembling.Checks.Errors, 0);
  AssembleResult Result =
      assemble(Assembling, MemoryBufferRef(Source.c_str(), "disassembly"));
  if (!Result.Succeeded)
    return createStringError(
        "its disassembly cannot be assembled: " +
        (Result.Diagnostics.empty() ? "" : Result.Diagnostics.front().Message));
  if (!Errors)
    return std::move(Result);
  Assembling.Checks.Errors = Errors;
  return assemble(Assembling, MemoryBufferRef(Source.c_str(), "disassembly"));
}

/// Prints a report of \p Binary, which contains \p Kernels.
static Error printReport(raw_ostream &OS, ReportForm Form,
                         const DisassembleOptions &Options, StringRef Binary,
                         ArrayRef<BinaryKernel> Kernels, StringRef Title,
                         StringRef Kernel) {
  AssembleOptions Assembling;
  Assembling.Report = getReportDetail(Form);
  Assembling.DetailedKernel = Kernel.str();
  SmallString<0> Source;
  Expected<AssembleResult> Result =
      assembleDisassembly(std::move(Assembling), Options, Binary, Source);
  if (!Result && Form != ReportForm::Text)
    return Result.takeError();
  AssembleResult Known;
  if (Result)
    Known = std::move(*Result);
  else
    OS << "  the code is not analyzed: " << toString(Result.takeError())
       << '\n';
  setResources(Known.Kernels, Kernels);
  if (Error E = selectKernel(Known.Kernels, Kernel))
    return E;
  printReport(OS, Form, Known, Known.Diagnostics, Title);
  return Error::success();
}

Error clrx::printReport(raw_ostream &OS, ReportForm Form,
                        const DisassembleOptions &Options, StringRef Binary,
                        StringRef Title, StringRef Kernel) {
  const auto PrintKernels = [&](StringRef Content,
                                ArrayRef<BinaryKernel> Kernels) {
    return ::printReport(OS, Form, Options, Content, Kernels, Title, Kernel);
  };
  if (Form == ReportForm::Text)
    return describe(Options, Binary, OS, PrintKernels);
  Expected<BinaryContents> Contents = readContents(Options, Binary);
  if (!Contents)
    return Contents.takeError();
  return PrintKernels(Binary, Contents->Kernels);
}

bool clrx::isBinary(StringRef Content) { return Content.contains('\0'); }
