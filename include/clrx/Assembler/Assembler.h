//===- Assembler.h - From source to bytes in one call -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The library's front door:
//
//   clrx::AssembleOptions Options;
//   Options.Language.Container = clrx::findContainer("gallium");
//   clrx::AssembleResult Result =
//       clrx::assemble(Options, llvm::MemoryBufferRef(Text, "kernel.clrx"));
//   if (Result.Succeeded)
//     use(Result.Output);
//   for (const clrx::Diagnostic &D : Result.Diagnostics)
//     D.print(llvm::errs());
//
// A call keeps nothing in the process that another could see: threads may
// assemble at the same time, each with options of its own. Who assembles many
// sources keeps a clrx::Assembler, for each thread one, and calls that.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ASSEMBLER_ASSEMBLER_H
#define CLRX_ASSEMBLER_ASSEMBLER_H

#include "clrx/Allocation/Allocation.h"
#include "clrx/Assembler/LineMap.h"
#include "clrx/Checks/Checks.h"
#include "clrx/Language/ClrxAsmParser.h"
#include "clrx/Report/KernelReport.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <string>
#include <vector>

namespace clrx {

class InstAssemblerPool;

/// All containers that a source may name, those included that nothing writes
/// (ContainerInfo::Create is null). The first one is what a source without a
/// choice gets.
llvm::ArrayRef<ContainerInfo> getContainers();

/// The container that a command line calls \p Name, in any case; null if there
/// is none.
const ContainerInfo *findContainer(llvm::StringRef Name);

/// Whether to describe the output in LLVM's assembly language as well.
enum class ListingKind : uint8_t {
  None,
  Assembly, ///< Labels, instructions, data.
  Encodings ///< The same, with `// encoding: [...]` behind each instruction.
};

/// A symbol of the global scope.
struct SymbolRecord {
  std::string Name;
  std::string Section; ///< Empty: the value is a number.
  uint64_t Value = 0;  ///< Offset in the section in bytes, or the number.
};

struct AssembleOptions {
  /// Where the source starts from: container, device, symbols, switches.
  LanguageOptions Language;

  ListingKind Listing = ListingKind::None;

  /// Whether to show the source's lines with the words that they became, and
  /// the kernels' reports behind them; and to say where each piece of the
  /// output is from.
  bool MakeSourceListing = false;
  bool MakeLineMap = false;
  bool MakeSymbolList = false; ///< Fill AssembleResult::Symbols.
  /// Warnings about the code, off unless asked for.
  CheckOptions Checks;
  /// What to tell of kernels. Nothing of it costs anything unless asked for.
  ReportDetail Report = ReportDetail::None;

  /// Who is shown every instruction, piece of data and symbol while the source
  /// is assembled. They must outlive the call.
  std::vector<InstSink *> Sinks;

  /// Who brings pseudo-ops of its own; see ParserServices::Extensions.
  std::vector<llvm::MCAsmParserExtension *> Extensions;

  /// Files for .include and .incbin; null: the real file system.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FileSystem;

  /// Where the output goes, from start to end, instead of to the result; null:
  /// to the result. After an error, nothing is written.
  llvm::raw_pwrite_stream *Output = nullptr;

  /// Called for each diagnostic as soon as it is complete, on the thread that
  /// called assemble(). Empty: they are collected in the result.
  DiagnosticHandler OnDiagnostic;

  /// Called for each line a .print writes, without the newline. Empty: they
  /// are collected in the result.
  std::function<void(llvm::StringRef)> OnPrint;

  /// Called about once for each MiB read of the sources. What was read is
  /// needed again for diagnostics only: an owner of mapped files may give pages
  /// back.
  std::function<void()> OnRead;
};

struct AssembleResult {
  /// False if anything was reported as an error; then Output and Listing are
  /// empty.
  bool Succeeded = false;
  /// The container file, or the raw code; empty if AssembleOptions::Output took
  /// it.
  llvm::SmallVector<char, 0> Output;
  /// As asked for by AssembleOptions::Listing. Assembled by llvm-mc with
  /// -triple=amdgcn and the device's -mcpu, it gives the same code.
  std::string Listing;
  /// As asked for by AssembleOptions::MakeSourceListing and MakeLineMap. What
  /// only relocations make known is 0 in the listing.
  std::string SourceListing;
  LineMap Lines;
  /// As asked for by AssembleOptions::Report or MakeSourceListing, in the order
  /// of the kernels; of raw code, one without a name.
  std::vector<KernelReport> Kernels;
  /// In the order of detection; empty if OnDiagnostic took them.
  std::vector<Diagnostic> Diagnostics;
  /// The registers that variables got, if .regalloc was on.
  std::vector<AllocationSummary> Allocations;
  /// What .print wrote; empty if OnPrint took it.
  std::string Printed;
  /// The files of .include and .incbin, each once, in the order in which they
  /// were first opened, under the names they were opened by.
  std::vector<std::string> FilesRead;
  /// In the order of first mention, as asked for by
  /// AssembleOptions::MakeSymbolList.
  std::vector<SymbolRecord> Symbols;
};

/// Assembles sources one after the other. Between them it keeps LLVM's target
/// objects and what it has learnt about encodings, nothing else. Calls must not
/// overlap.
class Assembler {
public:
  Assembler();
  ~Assembler();

  /// Assembles \p Sources, read one after the other as one source. Each must be
  /// followed by a NUL, as llvm::MemoryBuffer makes them; its identifier is the
  /// file name of diagnostics. The result needs neither \p Sources nor
  /// \p Options any more.
  AssembleResult assemble(const AssembleOptions &Options,
                          llvm::ArrayRef<llvm::MemoryBufferRef> Sources);

  /// Over all sources so far.
  EncodingStats getEncodingStats() const;

private:
  std::unique_ptr<InstAssemblerPool> Insts;
};

/// The same for one source: Assembler().assemble(Options, Sources).
AssembleResult assemble(const AssembleOptions &Options,
                        llvm::ArrayRef<llvm::MemoryBufferRef> Sources);

} // namespace clrx

#endif // CLRX_ASSEMBLER_ASSEMBLER_H
