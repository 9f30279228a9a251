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

#include "clrx/Analysis/Liveness.h"
#include "clrx/Report/MakeReports.h"

namespace clrx {

/// Live registers at an instruction: in front of it or behind it with what it
/// writes, whichever are more.
struct LiveCounts {
  uint16_t SGPRs = 0, VGPRs = 0;
};

class KernelCode {
public:
  const SectionCode &Code;
  const FlowGraph &Graph;
  /// Numbers in the graph, in the order of the code.
  std::vector<uint32_t> Blocks;
  uint32_t Entry; ///< The block that the kernel begins with.
  uint64_t NumUnknownWays = 0;

  /// Of \p K, which must have code; \p End is where the next kernel begins.
  KernelCode(const Program::Kernel &K, uint32_t End);

  /// Visits the instructions in the order of the code: each one's number and
  /// how many registers are live there.
  void forEachInst(
      const Liveness &L,
      llvm::function_ref<void(uint32_t Block, uint32_t Inst, LiveCounts)> Visit)
      const;
};

/// Adds Blocks.
void describeBlocks(KernelReport &R, const KernelCode &Code, const Liveness &L,
                    const LabelRecorder &Labels);
/// Adds at most \p MaxLines Lines.
void describeLines(KernelReport &R, const KernelCode &Code, const Liveness &L,
                   size_t MaxLines);

} // namespace clrx

#endif // CLRX_LIB_REPORT_KERNELCODE_H
