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
#include <functional>

namespace clrx {

struct RegisterAccess;

/// Receives an instruction that a wavefront has just executed, and the text of
/// the registers and the memory that it may have written with their new values.
using TraceHandler =
    std::function<void(const sim::Wavefront &W, const sim::ExecutedInst &E,
                       llvm::StringRef Written)>;

/// Returns a handler that prints lines to \p OS: work-group, wavefront, offset
/// in the code, EXEC before the instruction, its text, and what it has written.
TraceHandler printTraceTo(llvm::raw_ostream &OS);

/// The trace of a launch.
class Trace {
public:
  /// Passes the instructions of \p D that \p Filter selects to \p Handle. \p
  /// Kernel is the place of the kernel in the source. \p Filter and \p D must
  /// outlive the trace.
  Trace(TraceHandler Handle, const TraceFilter &Filter, const sim::Dispatch &D,
        SourceRecorder::Kernel Kernel);

  /// Handles \p E, which \p W has just executed.
  void add(const sim::Wavefront &W, const sim::ExecutedInst &E);

private:
  const TraceHandler Handle;
  const TraceFilter &Filter;
  const SourceRecorder::Kernel Kernel;
  /// The registers to show; empty for all registers and memory.
  std::vector<RegisterPlace> Registers;

  bool isShown(const RegisterAccess &Access, unsigned Code) const;
};

} // namespace clrx

#endif // CLRX_LIB_RUN_TRACE_H
