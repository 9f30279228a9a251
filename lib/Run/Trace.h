//===- Trace.h - Executed instructions -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints each executed instruction.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_TRACE_H
#define CLRX_LIB_RUN_TRACE_H

#include "Run/RawCode.h"
#include "Run/TraceFilter.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

struct RegisterAccess;

/// The trace of a launch.
class Trace {
public:
  /// Prints the instructions of \p D that \p Filter selects. \p Kernel is the
  /// place of the kernel in the source. All but \p Kernel must outlive the
  /// trace.
  Trace(llvm::raw_ostream &OS, const TraceFilter &Filter,
        const sim::Dispatch &D, SourceRecorder::Kernel Kernel);

  /// Prints a line about \p E, which \p W has just executed: work-group,
  /// wavefront, offset in the code, EXEC before the instruction, the text, and
  /// the registers and the memory that it may have written with their new
  /// values.
  void add(const sim::Wavefront &W, const sim::ExecutedInst &E);

private:
  llvm::raw_ostream &OS;
  const TraceFilter &Filter;
  const SourceRecorder::Kernel Kernel;
  /// The registers to show; empty for all registers and memory.
  std::vector<RegisterPlace> Registers;

  bool isShown(const RegisterAccess &Access, unsigned Code) const;
};

} // namespace clrx

#endif // CLRX_LIB_RUN_TRACE_H
