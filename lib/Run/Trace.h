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

#include "Simulator/WorkGroup.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints a line about \p E, which \p W has just executed: work-group,
/// wavefront, offset in the code, EXEC before the instruction, the text, and
/// the registers and the memory that it may have written with their new values.
void printTraceLine(llvm::raw_ostream &OS, const sim::Wavefront &W,
                    const sim::ExecutedInst &E);

} // namespace clrx

#endif // CLRX_LIB_RUN_TRACE_H
