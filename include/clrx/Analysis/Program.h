//===- Program.h - Kernels and the code they run ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What all analyses start from: recorded code, its flow graphs, and where each
// kernel enters them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_PROGRAM_H
#define CLRX_ANALYSIS_PROGRAM_H

#include "clrx/Analysis/FlowGraph.h"

namespace clrx {

struct Program {
  struct Part {
    SectionCode &Code;
    FlowGraph Graph;
  };
  struct Kernel : KernelView {
    Part *In = nullptr; ///< Null: it has no code.
    uint32_t EntryInst = 0;
  };

  SourceView Source;
  std::vector<Kernel> Kernels; ///< In the order of their declaration.
  std::deque<Part> Parts;      ///< One for each section with code.

  /// Of what \p Recorder has recorded, when the source has ended. It must
  /// outlive the result.
  Program(CodeRecorder &Recorder, CodeView &View);
};

} // namespace clrx

#endif // CLRX_ANALYSIS_PROGRAM_H
