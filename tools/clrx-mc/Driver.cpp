//===- Driver.cpp - Common part of the command lines ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the sources, assembles them, prints diagnostics and writes the output.
//
//===----------------------------------------------------------------------===//

#include "Driver.h"
#include "Actions/CHeader.h"
#include "Actions/EncoderStatistics.h"
#include "Source/FixCollector.h"
#include "Support/Cursor.h"
#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace llvm;
using namespace clrx;

/// Sets the handlers of \p I. \p Kept receives the diagnostics that an HTML
/// page will show, and \p Fixes those whose edits are used.
static void setHandlers(Invocation &I, std::vector<Diagnostic> &Kept,
                        FixCollector &Fixes) {
  I.Options.OnDiagnostic =
      [&Kept, &Fixes, Colors = I.Colors, Keeps = I.Report == ReportForm::HTML,
       FixesAreUsed = I.Fixes != FixMode::None](const Diagnostic &D) {
        if (Keeps)
          Kept.push_back(D);
        if (FixesAreUsed)
          Fixes.add(D);
        printDiagnostic(D, Colors);
      };
  // If the output goes to standard output, .print goes to standard error.
  const bool OutputIsStdout = (I.Output == "-" && I.Kind != OutputKind::Null) ||
                              I.ListingFile == "-" || I.LineMapFile == "-" ||
                              I.Report != ReportForm::None ||
                              I.Fixes == FixMode::Diff;
  I.Options.OnPrint = [OutputIsStdout](StringRef Line) {
    (OutputIsStdout ? errs() : outs()) << Line << '\n';
  };
}

/// Prints statistics in the format of LLVM's -stats.
static void printStats(const EncodingStats &Stats, raw_ostream &OS) {
  for (const auto &[What, Value] : listStatistics(Stats))
    OS << format_decimal(int64_t(Value), 10) << " encoding - " << What << '\n';
}

/// Prints the result of the register allocation for each connected piece of
/// code.
static void printAllocations(ArrayRef<AllocationSummary> Allocations,
                             raw_ostream &OS) {
  for (const AllocationSummary &S : Allocations) {
    const auto Print = [&](const FileAllocation &F, StringRef File) {
      OS << format_decimal(F.NumUsed, 10) << " allocation - " << File
         << " used, " << F.MaxAlive << " alive at most, " << F.Least
         << " needed at least in '" << join(S.Kernels, "', '") << "'\n";
    };
    Print(S.SGPRs, "SGPRs");
    Print(S.VGPRs, "VGPRs");
  }
}

static void printInserted(ArrayRef<InsertedWait> Inserted, raw_ostream &OS) {
  for (const InsertedWait &W : Inserted)
    OS << W.File << ':' << W.Line << ':' << W.Column << ": "
       << (W.IsAfter ? "after: " : "before: ") << W.Statement << '\n';
}

/// Writes the rule. Standard input is no file that a rule can name.
static Error writeDependencies(const Invocation &I,
                               ArrayRef<std::string> FilesRead) {
  std::vector<std::string> Files;
  copy_if(I.Inputs, std::back_inserter(Files),
          [](StringRef Name) { return Name != "-"; });
  append_range(Files, FilesRead);
  std::string Rule;
  raw_string_ostream OS(Rule);
  printDependencies(I.Dependencies, Files, OS);
  return writeOutput(I.Dependencies.File, Rule);
}

static Error writeCHeader(const Invocation &I, StringRef Bytes) {
  SmallString<0> Text;
  raw_svector_ostream OS(Text);
  printCHeader(I.CName, Bytes, OS);
  return writeOutput(I.Output, Text);
}

/// Writes all requested files except the output.
static Error writeSideFiles(const Invocation &I, const AssembleResult &Result) {
  if (!I.Dependencies.File.empty())
    if (Error E = writeDependencies(I, Result.FilesRead))
      return E;
  if (!I.ListingFile.empty())
    if (Error E = writeOutput(I.ListingFile, Result.SourceListing))
      return E;
  if (I.LineMapFile.empty())
    return Error::success();
  std::string LineMap;
  raw_string_ostream OS(LineMap);
  Result.Lines.printJSON(OS);
  return writeOutput(I.LineMapFile, LineMap);
}

/// Writes all requested files. \p Binary is the file that has received the
/// binary; null if the binary is in \p Result.
static Error writeResults(const Invocation &I, const AssembleResult &Result,
                          OutputFile *Binary) {
  // Write the rule first: an output without its rule would not be rebuilt.
  if (Error E = writeSideFiles(I, Result))
    return E;
  const StringRef Bytes(Result.Output.data(), Result.Output.size());
  switch (I.Kind) {
  case OutputKind::Object:
    return Binary ? Binary->keep() : writeOutput(I.Output, Bytes);
  case OutputKind::Listing:
    return writeOutput(I.Output, Result.Listing);
  case OutputKind::CHeader:
    return writeCHeader(I, Bytes);
  case OutputKind::Null:
    return Error::success();
  }
  llvm_unreachable("unknown kind of output");
}

/// Reports inputs that are binaries. \returns true if there are any.
static bool reportBinaries(const Invocation &I) {
  bool HadBinary = false;
  for (auto [Name, Buffer] : zip_equal(I.Inputs, I.Buffers))
    HadBinary |=
        reportBinary(I.ToolName, Name, Buffer->getBuffer(), I.BinaryAdvice);
  return HadBinary;
}

/// Reports that a file cannot be written. \returns true.
static bool reportUnwritable(const Invocation &I, Error E) {
  return reportError(I.ToolName, "cannot write " + toString(std::move(E)));
}

/// Applies \p Fixes to the file \p Name, or prints them. \returns true after
/// reporting an error.
static bool useFixesOf(const Invocation &I, const FixCollector &Fixes,
                       StringRef Name) {
  // Standard input has been read; its text is in the buffers of I.
  const auto Input = find(I.Inputs, "-");
  const bool IsStdin = Name == "<stdin>" && Input != I.Inputs.end();
  if (IsStdin && I.Fixes == FixMode::Apply)
    return reportError(I.ToolName, "--fix cannot change standard input; "
                                   "--fix=diff prints the changes");
  std::unique_ptr<MemoryBuffer> File;
  if (!IsStdin && !(File = readInput(I.ToolName, Name)))
    return true;
  const StringRef Text = IsStdin
                             ? I.Buffers[Input - I.Inputs.begin()]->getBuffer()
                             : File->getBuffer();
  if (I.Fixes == FixMode::Diff) {
    Fixes.printDiff(Name, Text, outs());
    return false;
  }
  const std::string Fixed = Fixes.apply(Name, Text);
  File.reset();
  if (Error E = writeOutput(Name, Fixed))
    return reportUnwritable(I, std::move(E));
  printMessage(I.ToolName, Severity::Remark,
               "'" + Name + "': " + Twine(Fixes.getNumEdits(Name)) +
                   (Fixes.getNumEdits(Name) == 1 ? " edit" : " edits") +
                   " applied");
  return false;
}

/// Applies or prints \p Fixes as \p I requests. \returns true after reporting
/// an error.
static bool useFixes(const Invocation &I, const FixCollector &Fixes) {
  bool HadError = false;
  for (StringRef Name : Fixes.getFileNames())
    HadError |= useFixesOf(I, Fixes, Name);
  if (Fixes.getNumLeftOut())
    printMessage(I.ToolName, Severity::Remark,
                 Twine(Fixes.getNumLeftOut()) +
                     " more diagnostics suggest several edits, or edits that "
                     "overlap; none of these were used");
  return HadError;
}

int clrx::run(Invocation &I) {
  if (I.Buffers.empty())
    I.Buffers = readInputs(I.ToolName, I.Inputs);
  if (is_contained(I.Buffers, nullptr) || reportBinaries(I))
    return 1;
  const auto &Buffers = I.Buffers;
  std::vector<MemoryBufferRef> Sources;
  for (const auto &Buffer : Buffers)
    Sources.push_back(*Buffer);

  std::vector<Diagnostic> Diagnostics;
  FixCollector Fixes;
  setHandlers(I, Diagnostics, Fixes);
  setLanguageWarnings(I.Options);
  I.Options.Language.Warnings.OldVersions = I.Kind != OutputKind::Listing;
  I.Options.Report = getReportDetail(I.Report);
  I.Options.DetailedKernel = I.Kernel;
  I.Options.OnRead = [&Buffers] { llvm::for_each(Buffers, releasePages); };
  std::unique_ptr<OutputFile> Binary;
  if (I.Kind == OutputKind::Object) {
    if (Error E = OutputFile::open(I.Output).moveInto(Binary))
      return reportUnwritable(I, std::move(E));
    I.Options.Output = Binary ? &Binary->os() : nullptr;
  }
  Assembler A;
  AssembleResult Result = A.assemble(I.Options, Sources);
  if (I.PrintStats) {
    printStats(A.getEncodingStats(), errs());
    printAllocations(Result.Allocations, errs());
  }
  if (I.PrintWaits)
    printInserted(Result.Inserted, errs());
  const bool HadFixError = useFixes(I, Fixes);
  if (!Result.Succeeded || HadFixError)
    return 1;

  if (Error E = selectKernel(Result.Kernels, I.Kernel))
    return reportError(I.ToolName, std::move(E));
  if (Error E = writeResults(I, Result, Binary.get()))
    return reportUnwritable(I, std::move(E));
  printReport(outs(), I.Report, Result, Diagnostics, I.Inputs.front());
  return 0;
}
