//===- Watchpoints.h - Values that a debugger watches --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the instructions that change registers or memory.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_WATCHPOINTS_H
#define CLRX_LIB_RUN_WATCHPOINTS_H

#include "Run/RawCode.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Registers or memory whose changes are printed.
class Watchpoint {
public:
  virtual ~Watchpoint() = default;

  /// Prepares for a launch of \p D, which must outlive it. \returns an error if
  /// the launch has no such registers or memory. Then nothing is watched.
  virtual llvm::Error start(const sim::Dispatch &D,
                            const BufferMap &Buffers) = 0;
  /// Called before each instruction of \p W.
  virtual void before(const sim::Wavefront &W) = 0;
  /// Called after each instruction of \p W, which made \p Accesses. Prints a
  /// line for each change to \p OS.
  virtual void after(const sim::Wavefront &W,
                     llvm::ArrayRef<sim::AccessRecord> Accesses,
                     llvm::raw_ostream &OS) = 0;
};

/// Parses a register or a range of them, or a part of memory:
/// WHAT[+OFFSET[:SIZE]], where WHAT is the number of an argument, buffer:N or
/// lds. Without an offset, all of the memory is watched. The default size is 4.
llvm::Expected<std::unique_ptr<Watchpoint>>
parseWatchpoint(llvm::StringRef Text);

} // namespace clrx

#endif // CLRX_LIB_RUN_WATCHPOINTS_H
