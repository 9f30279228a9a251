//===- KernelCode.h - The code of one kernel --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The blocks that a kernel can reach, and how many registers are live at each
// of their instructions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_REPORT_KERNELCODE_H
#define CLRX_LIB_REPORT_KERNELCODE_H

#include "Analysis/Liveness.h"
#include "Report/MakeReports.h"

namespace clrx {

/// Number of live registers at an instruction: before it, or after it together
/// with the registers that it writes, whichever is larger.
struct LiveCounts {
  uint16_t SGPRs = 0, VGPRs = 0;
};

class KernelCode {
public:
  const SectionCode &Code;
  const FlowGraph &Graph;
  /// Indices of blocks in the graph, in the order of the code.
  std::vector<uint32_t> Blocks;
  uint32_t Entry; ///< Index of the kernel's first block.
  uint64_t NumUnknownJumps = 0;

  /// Collects the blocks of \p K, which must have code. The next kernel begins
  /// at \p End.
  KernelCode(const Program::Kernel &K, uint32_t End);

  /// Visits the instructions in the order of the code, with the index of each
  /// one and the number of live registers there.
  void forEachInst(
      const Liveness &L,
      llvm::function_ref<void(uint32_t Block, uint32_t Inst, LiveCounts)> Visit)
      const;
};

/// Returns the statement of \p I, which the assembler inserted, with a comment.
std::string getInsertedText(const SectionCode &Code, const CodeInst &I);
/// Adds the blocks to a report.
void describeBlocks(KernelReport &R, const KernelCode &Code, const Liveness &L,
                    const LabelRecorder &Labels);
/// Adds the text of instructions to the blocks, \p MaxInsts or fewer.
void describeInsts(KernelReport &R, const KernelCode &Code, size_t MaxInsts);
/// Adds lines to a report until it has \p MaxLines or slightly more.
void describeLines(KernelReport &R, const KernelCode &Code, const Liveness &L,
                   size_t MaxLines);

} // namespace clrx

#endif // CLRX_LIB_REPORT_KERNELCODE_H
