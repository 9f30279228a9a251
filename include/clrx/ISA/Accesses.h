//===- Accesses.h - Registers an instruction reads and writes ---*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The registers that an instruction reads or writes, implicit ones included,
// and the memory counters that it increments. If M0 or the VGPR index mode
// displaces registers, those that the instruction names are listed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_ACCESSES_H
#define CLRX_ISA_ACCESSES_H

#include "clrx/ISA/Inst.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

/// The use of an operand by an instruction.
struct OperandAccess {
  bool Reads = false;
  bool Writes = false;
};

/// Returns how \p I uses \p Op, one of its operands.
OperandAccess getOperandAccess(const Inst &I, const InstOperand &Op);

/// Consecutive registers of one file.
struct RegisterAccess {
  /// Source operand code of the first register: SGPRs and special registers as
  /// they are encoded (CodeSCC for SCC), VGPRs from CodeVGPR0.
  uint16_t First;
  uint16_t Count;
  bool IsWrite;
  /// Null for implicit registers. May point into Inst::AddrVars. If it is a
  /// register variable, First is meaningless.
  const InstOperand *Operand;

  bool isVector() const { return First >= CodeVGPR0; }
};

/// Calls \p Fn for each register range that \p I reads, then for each that it
/// writes. NULL is skipped. \p Wave32 determines the sizes of EXEC and VCC.
/// Sources: AMD's ISA documents, checked against LLVM's instruction
/// descriptions.
void forEachAccess(const Inst &I, Arch A, bool Wave32,
                   llvm::function_ref<void(const RegisterAccess &)> Fn);

/// Counters that instructions can wait for, as bits of a mask.
enum MemoryCounter : uint8_t {
  VMCnt = 1 << 0,   ///< loadcnt on GFX12.
  LGKMCnt = 1 << 1, ///< dscnt on GFX12.
  ExpCnt = 1 << 2,
  VSCnt = 1 << 3, ///< From GCN 1.5 on; storecnt on GFX12.
  // From GFX12 on.
  SampleCnt = 1 << 4,
  BVHCnt = 1 << 5,
  KMCnt = 1 << 6,
  XCnt = 1 << 7 ///< From GFX12.5 on.
};

/// Returns the mask of MemoryCounters that \p I increments when it is issued
/// and decrements when it completes.
unsigned getRaisedCounters(const Inst &I, Arch A);

} // namespace clrx

#endif // CLRX_ISA_ACCESSES_H
