//===- Assembler.h - From source to bytes in one call -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assembles sources from memory:
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
// Calls share no state, so threads may assemble at the same time, each with its
// own options. To assemble many sources, keep one clrx::Assembler per thread
// and reuse it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ASSEMBLER_ASSEMBLER_H
#define CLRX_ASSEMBLER_ASSEMBLER_H

#include "clrx/Allocation/AllocationSummary.h"
#include "clrx/Analysis/InstSink.h"
#include "clrx/Assembler/LineMap.h"
#include "clrx/Assembler/SourceIndex.h"
#include "clrx/Checks/CheckOptions.h"
#include "clrx/Language/ContainerInfo.h"
#include "clrx/Language/LanguageOptions.h"
#include "clrx/Report/KernelReport.h"
#include "clrx/Source/Diagnostic.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class MCAsmParserExtension;
} // namespace llvm

namespace clrx {

class InstAssemblerPool;

/// Returns all containers that a source may name, including those that cannot
/// be written (ContainerInfo::Create is null). The first one is the default.
llvm::ArrayRef<ContainerInfo> getContainers();

/// Returns the container with the name \p Name of command lines, in any letter
/// case; null if there is none.
const ContainerInfo *findContainer(llvm::StringRef Name);

/// Kind of listing in LLVM's assembly language.
enum class ListingKind : uint8_t {
  None,
  Assembly, ///< Labels, instructions and data.
  Encodings ///< The same, with `; encoding: [...]` after each instruction.
};

/// A symbol of the global scope.
struct SymbolRecord {
  std::string Name;
  std::string Section; ///< Empty if the value is a number.
  uint64_t Value = 0;  ///< Offset in the section in bytes, or the number.
};

/// Options of an assembly.
struct AssembleOptions {
  /// Initial container, device, symbols and switches of the source.
  LanguageOptions Language;

  ListingKind Listing = ListingKind::None;
  /// True to have LLVM's MCInst of each instruction in comments of the listing.
  bool ListMCInsts = false;

  /// True to fill AssembleResult::SourceListing: the source lines with their
  /// words, followed by the reports of the kernels.
  bool MakeSourceListing = false;
  bool MakeLineMap = false;     ///< True to fill AssembleResult::Lines.
  bool MakeSourceIndex = false; ///< True to fill AssembleResult::Index.
  bool MakeSymbolList = false;  ///< True to fill AssembleResult::Symbols.
  /// Checks of the code; none by default.
  CheckOptions Checks;
  /// Detail of AssembleResult::Kernels.
  ReportDetail Report = ReportDetail::None;
  /// Name of the kernel whose report has this detail; the other reports have no
  /// more than ReportDetail::Kernels. Empty means all kernels.
  std::string DetailedKernel;

  /// Sinks that receive every instruction, piece of data and symbol while the
  /// source is assembled. They must outlive the call.
  std::vector<InstSink *> Sinks;

  /// Extensions with additional pseudo-ops; see docs/library.md. They must
  /// outlive the call.
  std::vector<llvm::MCAsmParserExtension *> Extensions;

  /// File system for .include and .incbin. Null selects the real file system.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FileSystem;

  /// Stream for the output. If it is null, the output goes to the result. After
  /// an error, nothing is written.
  llvm::raw_pwrite_stream *Output = nullptr;

  /// Called for each diagnostic as soon as it is complete, on the thread that
  /// called assemble(). If it is empty, the result collects the diagnostics.
  DiagnosticHandler OnDiagnostic;

  /// Called for each line of .print, without the newline. If no function is
  /// set, the result collects the lines.
  std::function<void(llvm::StringRef)> OnPrint;

  /// Called about once for each MiB of the sources. Text that was read is
  /// needed again only for diagnostics, so the owner of mapped files may
  /// release pages.
  std::function<void()> OnRead;
};

/// An instruction that the assembler has inserted into a source with automatic
/// waits: a wait, wait states or the remedy of another hazard, or the s_nop
/// after a branch that the hardware of GCN 1.5 mishandles.
struct InsertedWait {
  std::string File; ///< File of the statement next to it.
  uint64_t Line;    ///< Counts from 1; in a macro, within its body.
  uint32_t Column;  ///< Counts from 1.
  bool IsAfter;     ///< True if it follows the statement.
  std::string Statement;
};

/// The result of an assembly.
struct AssembleResult {
  /// False if there was an error; then Output and Listing are empty.
  bool Succeeded = false;
  /// The container file, or the raw code; empty if AssembleOptions::Output is
  /// set.
  llvm::SmallVector<char, 0> Output;
  /// The listing that AssembleOptions::Listing selects. llvm-mc with
  /// -triple=amdgcn and the -mcpu of the device assembles it to the same code.
  std::string Listing;
  /// The source listing and the line map, if the options select them. A field
  /// that a relocation completes is 0 in the listing.
  std::string SourceListing;
  LineMap Lines;
  /// Names and blocks of the sources, if AssembleOptions::MakeSourceIndex is
  /// set. It is also made after an error.
  SourceIndex Index;
  /// Reports of the kernels in their order, if AssembleOptions::Report or
  /// MakeSourceListing is set. Raw code has one report without a name.
  std::vector<KernelReport> Kernels;
  /// Diagnostics in the order of detection; empty if OnDiagnostic is set.
  std::vector<Diagnostic> Diagnostics;
  /// Results of the register allocation, one for each connected piece of code.
  std::vector<AllocationSummary> Allocations;
  /// Instructions that the assembler has inserted, in source order; empty for a
  /// source without automatic waits.
  std::vector<InsertedWait> Inserted;
  /// Output of .print; empty if OnPrint is set.
  std::string Printed;
  /// Names of the files of .include and .incbin, each once, in the order in
  /// which the files were first opened.
  std::vector<std::string> FilesRead;
  /// Symbols in the order of first mention, if AssembleOptions::MakeSymbolList
  /// is set.
  std::vector<SymbolRecord> Symbols;
  /// Target and container at the end of the source. They are also set after an
  /// error.
  TargetState Target;
  const ContainerInfo *Container = nullptr;
};

/// Assembles sources one after the other. Between the calls it keeps only
/// LLVM's target objects, the encodings that it has learnt, and their
/// statistics. Calls must not overlap.
class Assembler {
public:
  Assembler();
  ~Assembler();

  /// Assembles \p Sources as one source, one after the other. Each buffer must
  /// be followed by a NUL, as in llvm::MemoryBuffer. The identifier of a buffer
  /// is the file name in diagnostics. The result does not refer to \p Sources
  /// or \p Options.
  AssembleResult assemble(const AssembleOptions &Options,
                          llvm::ArrayRef<llvm::MemoryBufferRef> Sources);

  /// Returns the statistics of all sources so far.
  EncodingStats getEncodingStats() const;

private:
  std::unique_ptr<InstAssemblerPool> Insts;
};

/// Calls Assembler().assemble(Options, Sources).
AssembleResult assemble(const AssembleOptions &Options,
                        llvm::ArrayRef<llvm::MemoryBufferRef> Sources);

} // namespace clrx

#endif // CLRX_ASSEMBLER_ASSEMBLER_H
