//===- KernelReport.h - The report of a kernel ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The report of a kernel: its hardware resources, the kinds of its
// instructions, the location with the most live registers, and the number of
// wavefronts that run at once. For pages that show the code, the report also
// describes each line and each basic block.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_REPORT_KERNELREPORT_H
#define CLRX_REPORT_KERNELREPORT_H

#include "clrx/Analysis/BlockExit.h"
#include "clrx/Analysis/CodeView.h"
#include "clrx/Report/Occupancy.h"
#include "llvm/ADT/SmallVector.h"

namespace clrx {

/// The number of instructions of one kind. KernelReport.cpp has the table of
/// kinds.
struct MixEntry {
  llvm::StringLiteral Name; ///< Name in JSON.
  llvm::StringLiteral Title;
  uint64_t Count;
};

/// The location with the largest number of live registers.
struct RegisterPeak {
  unsigned Count = 0;
  std::string FileName; ///< Empty for a binary, or if there is no location.
  uint64_t Line = 0;    ///< Line from 1 on.
  uint64_t Offset = 0;  ///< Offset in the section in bytes.
};

/// A row of the listing: a line of the source with its instructions, a line
/// that leads to instructions, such as the call of a macro, or a line between
/// instructions. Each line has one row. The lines of macros and repetitions
/// have one row for each expansion.
struct LineReport {
  static constexpr uint32_t None = ~0u;

  std::string Text;
  std::string FileName;
  uint64_t Line = 0; ///< 0 for instructions that the source lacks.
  /// Number of includes, macro calls and repetitions that led to the line.
  unsigned Depth = 0;
  /// \name Round of a repetition that begins here, from 1; 0 if none begins.
  /// NumRounds is 0 if the number of rounds is unknown
  /// @{
  uint64_t Round = 0, NumRounds = 0;
  /// @}
  llvm::SmallVector<uint32_t, 1> Blocks; ///< Blocks that begin here.
  /// Offsets of the instructions in the section, in the order of the code.
  llvm::SmallVector<uint64_t, 1> Offsets;
  /// Number of instructions that wavefronts executed; only in a profile.
  uint64_t NumExecuted = 0;
  /// \name Largest number of live registers at one of the instructions
  /// @{
  uint16_t SGPRs = 0, VGPRs = 0;
  /// @}
  /// The first row, in the order of the code, that accesses the registers that
  /// this row loads.
  uint32_t UsedAt = None;
  uint32_t UseDistance = 0; ///< Number of instructions to that row.

  bool hasInsts() const { return !Offsets.empty(); }
};

struct BlockReport {
  std::string Label;             ///< Label in the source; may be empty.
  uint64_t Offset = 0, Size = 0; ///< Offset and size in bytes.
  uint64_t FirstLine = 0, LastLine = 0;
  uint32_t NumInsts = 0;
  uint16_t SGPRs = 0, VGPRs = 0; ///< Largest number of live registers.
  BlockExit Ending = BlockExit::Known;
  bool IsEntry = false;
  /// Indexes in KernelReport::Blocks. The block that follows in the code is
  /// first.
  llvm::SmallVector<uint32_t, 2> Successors;
  llvm::SmallVector<uint32_t, 1> Callees;
  /// \name The text of instructions. Long blocks have only the first and the
  /// last ones. ReportDetail::Lines has the texts of lines instead
  /// @{
  std::vector<std::string> FirstInsts, LastInsts;
  /// @}
};

struct KernelReport {
  std::string Name;     ///< Empty for raw code.
  std::string FileName; ///< File of the declaration; may be empty.
  uint64_t Line = 0;
  /// False if the processor has no CLRX dialect, or the kernel has no code.
  /// Then the live registers and the occupancy are unknown.
  bool IsUnderstood = false;
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
  std::optional<KernelResources> Resources;
  /// Number of AccVGPRs that the code accesses, for processors without a CLRX
  /// dialect. Resources->Counted has the other registers.
  unsigned UsedAccVGPRs = 0;

  /// \name Code that the kernel can reach, including functions
  /// @{
  uint64_t CodeSize = 0; ///< Size in bytes.
  uint64_t NumInsts = 0;
  uint64_t NumInserted = 0;  ///< Number of those that the assembler inserted.
  std::vector<MixEntry> Mix; ///< Kinds with at least one instruction.
  /// Number of jumps with an unknown target. If there are any, all code up to
  /// the next kernel counts, and dead registers may count as live.
  uint64_t NumUnknownJumps = 0;
  RegisterPeak SGPRs, VGPRs; ///< Live registers.
  /// @}

  /// Absent for kernels without resources.
  std::optional<Occupancy> Waves;

  /// \name Members that ReportDetail::Lines fills. ReportDetail::Blocks fills
  /// only Blocks
  /// @{
  std::vector<LineReport> Lines;
  /// Number of instructions whose lines are left out after the last of Lines.
  uint64_t NumLinesLeftOut = 0;
  std::vector<BlockReport> Blocks; ///< In the order of the code.
  /// @}

  /// Number of instructions of Lines that wavefronts executed; 0 if the report
  /// is no profile.
  uint64_t NumExecuted = 0;

  /// Returns the demand of Resources; all amounts are 0 if there are none.
  KernelDemand getDemand() const;
};

enum class ReportDetail : uint8_t {
  None,    ///< No report.
  Kernels, ///< Resources and counts of each kernel.
  Blocks,  ///< Blocks as well.
  Lines    ///< Lines as well, about MaxReportedLines for all kernels together.
};

constexpr size_t MaxReportedLines = 20000;

/// \name Limits for the instructions of blocks
/// @{
constexpr size_t MaxInstsOfBlock = 40;
/// Limit for the blocks of a kernel together. The blocks share it equally.
constexpr size_t MaxInstsOfBlocks = 4000;
/// Limit for all kernels together, which is slightly exceeded.
constexpr size_t MaxReportedInsts = 200000;
/// @}

} // namespace clrx

#endif // CLRX_REPORT_KERNELREPORT_H
