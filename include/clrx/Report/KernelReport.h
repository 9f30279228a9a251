//===- KernelReport.h - What is known of a kernel ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an assembly can tell of each kernel: what it takes of the hardware, what
// its code is made of, where most registers are live, how many wavefronts run
// at once; and, for pages that show the code, the same for each line.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_REPORT_KERNELREPORT_H
#define CLRX_REPORT_KERNELREPORT_H

#include "clrx/Analysis/FlowGraph.h"
#include "clrx/Report/Occupancy.h"

namespace clrx {

/// Of what instructions are counted apart; rows of the table in
/// KernelReport.cpp.
struct MixEntry {
  llvm::StringLiteral Name; ///< As in JSON.
  llvm::StringLiteral Title;
  uint64_t Count;
};

/// Where something is most.
struct WidestPlace {
  unsigned Count = 0;
  std::string FileName; ///< Empty: in a binary, or nowhere.
  uint64_t Line = 0;    ///< From 1.
  uint64_t Offset = 0;  ///< In the section, in bytes.
};

/// A row of the listing: a line of the source with its instructions, or one
/// between them.
struct LineReport {
  static constexpr uint32_t None = ~0u;

  std::string Text;
  std::string FileName;
  uint64_t Line = 0;
  uint32_t Block = None; ///< Of its instructions; None: it has none.
  uint32_t NumInsts = 0;
  uint64_t Offset = 0; ///< Of the first of them, in the section.
  /// \name Registers that are live at the widest of its instructions
  /// @{
  uint16_t SGPRs = 0, VGPRs = 0;
  /// @}
  /// The row that first touches what this one loads, in the order of the code.
  uint32_t UsedAt = None;
  uint32_t UseDistance = 0; ///< In instructions.
};

struct BlockReport {
  std::string Label;             ///< Of the source; may be empty.
  uint64_t Offset = 0, Size = 0; ///< In bytes.
  uint64_t FirstLine = 0, LastLine = 0;
  uint32_t NumInsts = 0;
  uint16_t SGPRs = 0, VGPRs = 0; ///< Live at the widest place.
  BlockExit Ending = BlockExit::Known;
  bool IsEntry = false;
  /// Numbers in KernelReport::Blocks. The one that follows in the code first.
  llvm::SmallVector<uint32_t, 2> Successors;
  llvm::SmallVector<uint32_t, 1> Callees;
};

struct KernelReport {
  std::string Name;     ///< Empty: of raw code.
  std::string FileName; ///< Where it was declared; may be empty.
  uint64_t Line = 0;
  /// False: its processor has no CLRX dialect, or it has no code. Of what
  /// follows, only its size and resources are known then.
  bool IsUnderstood = false;
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
  std::optional<KernelResources> Resources;

  /// \name Code that it can reach, functions included
  /// @{
  uint64_t CodeSize = 0; ///< In bytes.
  uint64_t NumInsts = 0;
  std::vector<MixEntry> Mix; ///< Without those of which there is none.
  /// Places from where nobody knows the way: then all code up to the next
  /// kernel counts, and more registers may count as live than are.
  uint64_t NumUnknownWays = 0;
  WidestPlace SGPRs, VGPRs; ///< Live registers.
  /// @}

  /// Not of kernels without resources.
  std::optional<Occupancy> Waves;

  /// \name With ReportDetail::Lines
  /// @{
  std::vector<LineReport> Lines;
  uint64_t NumLinesLeftOut = 0;    ///< Behind the last one.
  std::vector<BlockReport> Blocks; ///< In the order of the code.
  /// @}

  /// What Resources or, without them, the code itself takes.
  KernelDemand getDemand() const;
};

enum class ReportDetail : uint8_t {
  None,    ///< No report.
  Kernels, ///< Numbers of kernels.
  Blocks,  ///< Blocks as well.
  Lines    ///< Lines as well, about MaxReportedLines of all kernels.
};

constexpr size_t MaxReportedLines = 20000;

} // namespace clrx

#endif // CLRX_REPORT_KERNELREPORT_H
