//===- Sources.cpp - Functions on sources ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles a source, and returns the binary or another form of the output.
//
//===----------------------------------------------------------------------===//

#include "Sources.h"
#include "Actions/ActionOptions.h"
#include "Actions/CHeader.h"
#include "Actions/Dependencies.h"
#include "Options/OptTable.h"
#include "Print/FormatSource.h"
#include "Source/FixCollector.h"
#include "clrx/Disassembler/Disassembler.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace llvm::opt;
using namespace clrx;

/// Adds an error if \p Text is not a source. \returns true after doing so.
static bool refuseBinary(clrx_result &R, StringRef Name, StringRef Text) {
  const std::string Kind = describeFileKind(Text);
  if (Kind.empty())
    return false;
  R.Result.Diagnostics.push_back(makeFileDiagnostic(
      Severity::Error, Name, "this is " + Kind + ", not a source"));
  return true;
}

void clrx::assemble(clrx_assembler &A, AssembleOptions Options, StringRef Name,
                    StringRef Text, clrx_result &R) {
  if (refuseBinary(R, Name, Text))
    return;
  const std::unique_ptr<MemoryBuffer> Source =
      MemoryBuffer::getMemBufferCopy(Text, Name);
  Options.MakeSymbolList |= (A.Details & CLRX_DETAIL_SYMBOLS) != 0;
  Options.MakeLineMap |= (A.Details & CLRX_DETAIL_LINES) != 0;
  if (A.Details & CLRX_DETAIL_KERNELS)
    Options.Report = std::max(Options.Report, ReportDetail::Kernels);
  R.Result = A.Asm.assemble(Options, Source->getMemBufferRef());
  R.Stats = A.Asm.getEncodingStats();
}

clrx_result *clrx::assembleAndPrint(
    clrx_assembler &A, AssembleOptions Options, StringRef Name, StringRef Text,
    function_ref<void(const AssembleResult &, raw_ostream &)> Print) {
  auto R = std::make_unique<clrx_result>();
  assemble(A, std::move(Options), Name, Text, *R);
  if (R->Result.Succeeded) {
    std::string Output;
    raw_string_ostream OS(Output);
    Print(R->Result, OS);
    R->setOutput(Output);
  }
  R->fillViews();
  return R.release();
}

clrx_result *clrx_assemble(clrx_assembler *A, const char *Name,
                           const char *Text, size_t Size) {
  auto R = std::make_unique<clrx_result>();
  assemble(*A, A->makeOptions(), Name, StringRef(Text, Size), *R);
  R->fillViews();
  return R.release();
}

clrx_result *clrx_list(clrx_assembler *A, const char *Name, const char *Text,
                       size_t Size) {
  AssembleOptions Options = A->makeOptions();
  const InputArgList Args = A->Options.parse();
  Options.MakeSourceListing = Args.hasArg(OPT_listing);
  if (!Options.MakeSourceListing)
    requestListing(Args, Options);
  return assembleAndPrint(*A, std::move(Options), Name, StringRef(Text, Size),
                          [](const AssembleResult &R, raw_ostream &OS) {
                            OS << R.Listing << R.SourceListing;
                          });
}

clrx_result *clrx_make_c_header(clrx_assembler *A, const char *Name,
                                const char *Text, size_t Size) {
  const std::string Array =
      cantFail(readCName(A->Options.parse(), sys::path::stem(Name)));
  return assembleAndPrint(
      *A, A->makeOptions(), Name, StringRef(Text, Size),
      [&](const AssembleResult &R, raw_ostream &OS) {
        printCHeader(Array, StringRef(R.Output.data(), R.Output.size()), OS);
      });
}

clrx_result *clrx_make_line_map(clrx_assembler *A, const char *Name,
                                const char *Text, size_t Size) {
  AssembleOptions Options = A->makeOptions();
  Options.MakeLineMap = true;
  return assembleAndPrint(
      *A, std::move(Options), Name, StringRef(Text, Size),
      [](const AssembleResult &R, raw_ostream &OS) { R.Lines.printJSON(OS); });
}

clrx_result *clrx_make_dependencies(clrx_assembler *A, const char *Name,
                                    const char *Text, size_t Size) {
  const InputArgList Args = A->Options.parse();
  DependencyOptions Rule;
  Rule.Targets =
      readDependencyTargets(Args, (sys::path::stem(Name) + ".o").str());
  Rule.HasPhonyTargets = Args.hasArg(OPT_MP);
  return assembleAndPrint(*A, A->makeOptions(), Name, StringRef(Text, Size),
                          [&](const AssembleResult &R, raw_ostream &OS) {
                            std::vector<std::string> Files = {Name};
                            append_range(Files, R.FilesRead);
                            printDependencies(Rule, Files, OS);
                          });
}

clrx_result *clrx_format_source(clrx_assembler *, const char *Name,
                                const char *Text, size_t Size) {
  auto R = std::make_unique<clrx_result>();
  if (!refuseBinary(*R, Name, StringRef(Text, Size))) {
    R->setOutput(formatSource(StringRef(Text, Size)));
    R->Result.Succeeded = true;
  }
  R->fillViews();
  return R.release();
}

clrx_result *clrx_fix(clrx_assembler *A, const char *Name, const char *Text,
                      size_t Size) {
  const StringRef Source(Text, Size);
  const InputArgList Args = A->Options.parse();
  auto R = std::make_unique<clrx_result>();
  if (!refuseBinary(*R, Name, Source)) {
    FixCollector Fixes;
    std::vector<Diagnostic> Diagnostics;
    AssembleOptions Options = A->makeOptions();
    Options.OnDiagnostic = [&](const Diagnostic &D) {
      Fixes.add(D);
      Diagnostics.push_back(D);
    };
    assemble(*A, std::move(Options), Name, Source, *R);
    for (Diagnostic &D : Diagnostics)
      A->add(*R, std::move(D));
    R->Result.Succeeded = true;
    std::string Output;
    raw_string_ostream OS(Output);
    if (cantFail(readFixMode(Args)) == FixMode::Diff)
      Fixes.printDiff(Name, Source, OS);
    else
      OS << Fixes.apply(Name, Source);
    R->setOutput(Output);
  }
  R->fillViews();
  return R.release();
}
