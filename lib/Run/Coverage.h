//===- Coverage.h - Executed lines ---------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Counts how often wavefronts execute the lines of a source.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_COVERAGE_H
#define CLRX_LIB_RUN_COVERAGE_H

#include "Run/Program.h"
#include "Simulator/Dispatch.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx {

/// The numbers of a line of a source.
struct LineCount {
  uint32_t File; ///< Index in LineMap::Files.
  uint64_t Line; ///< Counts from 1.
  /// Number of times that wavefronts execute the line. A macro call has the
  /// number of its body.
  uint64_t Executions = 0;
  /// Number of executed instructions of the line itself.
  uint64_t Instructions = 0;
};

/// Executions of the instructions of a source, perhaps by several launches.
class Coverage {
public:
  /// Counts the current instruction of \p W, whose kernel is at \p Kernel.
  void add(const sim::Wavefront &W, const SourceRecorder::Kernel &Kernel);
  /// Returns the counts of all lines with instructions, by file and line.
  std::vector<LineCount> count(const LineMap &Lines) const;
  /// Prints the counts of all lines with instructions as a tracefile of lcov.
  void print(llvm::raw_ostream &OS, const LineMap &Lines) const;
  /// Prints the number of executed instructions of each line of \p P, which is
  /// a source, in the format of LLVM's -stats. The largest numbers are first.
  void printLineStats(llvm::raw_ostream &OS, const RunProgram &P) const;

  /// Adds the number of executed instructions to each line of \p K, whose code
  /// is in the section with the index \p Section.
  void addTo(KernelReport &K, uint32_t Section) const;

private:
  /// Numbers of executions by section and offset.
  llvm::DenseMap<std::pair<uint32_t, uint64_t>, uint64_t> Counts;
};

} // namespace clrx

#endif // CLRX_LIB_RUN_COVERAGE_H
