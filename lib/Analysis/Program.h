//===- Program.h - Kernels and the code they run ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The common input of all analyses: recorded code, its flow graphs, and the
// entry of each kernel.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_PROGRAM_H
#define CLRX_LIB_ANALYSIS_PROGRAM_H

#include "Analysis/FlowGraph.h"
#include "llvm/ADT/STLExtras.h"

namespace clrx {

/// The recorded code of a source, and its kernels.
struct Program {
  /// The code of one section.
  struct Part {
    SectionCode &Code;
    FlowGraph Graph;
    /// Indices in Program::Kernels of the kernels that begin in this section.
    std::vector<uint32_t> KernelNumbers = {};
  };
  struct Kernel : KernelView {
    Part *In = nullptr; ///< Null if the kernel has no code.
    uint32_t EntryInst = 0;
  };

  SourceView Source;
  std::vector<Kernel> Kernels; ///< In the order of their declaration.
  std::deque<Part> Parts;      ///< One for each section with code.

  /// Builds the program from the code in \p Recorder when the source has ended.
  /// \p Recorder must outlive the result.
  Program(CodeRecorder &Recorder, CodeView &View);

  /// Returns the kernels that begin in \p In.
  auto getKernels(const Part &In) const {
    return llvm::map_range(
        In.KernelNumbers,
        [this](uint32_t Number) -> const Kernel & { return Kernels[Number]; });
  }
};

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_PROGRAM_H
