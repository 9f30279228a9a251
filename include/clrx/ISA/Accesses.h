//===- Accesses.h - Registers an instruction reads and writes ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For analyses: every register that an instruction reads or writes, those
// beside its operands included, and the counters that tell when memory is done.
// Registers that M0 or the VGPR index mode displaces are those that the
// instruction names.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_ACCESSES_H
#define CLRX_ISA_ACCESSES_H

#include "clrx/ISA/Inst.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

/// What an instruction does with an operand.
struct OperandAccess {
  bool Reads = false;
  bool Writes = false;
};

/// \p Op is one of the operands of \p I.
OperandAccess getOperandAccess(const Inst &I, const InstOperand &Op);

/// Some registers of one file.
struct RegisterAccess {
  /// Source code of the first: SGPRs and special registers as they are encoded
  /// (CodeSCC for SCC), VGPRs from CodeVGPR0.
  uint16_t First;
  uint16_t Count;
  bool IsWrite;
  /// Null for a register beside the operands. May be one of Inst::AddrVars. If
  /// it is a register variable, First says nothing.
  const InstOperand *Operand;

  bool isVector() const { return First >= CodeVGPR0; }
};

/// Calls \p Fn for each register or range that \p I reads, then for each that
/// it writes. NULL is none. \p Wave32 says how large EXEC and VCC are.
/// Sources: AMD's ISA documents; checked against what LLVM says of its
/// instructions.
void forEachAccess(const Inst &I, Arch A, bool Wave32,
                   llvm::function_ref<void(const RegisterAccess &)> Fn);

/// Counters of s_waitcnt and s_waitcnt_vscnt, as bits.
enum MemoryCounter : uint8_t {
  VMCnt = 1 << 0,
  LGKMCnt = 1 << 1,
  ExpCnt = 1 << 2,
  VSCnt = 1 << 3 ///< GCN 1.5.
};

/// The counters that \p I raises until it is done, once each.
unsigned getRaisedCounters(const Inst &I, Arch A);

} // namespace clrx

#endif // CLRX_ISA_ACCESSES_H
