//===- RegisterFlow.h - Where the values of registers live ---- -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Follows the values of registers along the flow graph.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGESERVER_REGISTERFLOW_H
#define CLRX_LIB_LANGUAGESERVER_REGISTERFLOW_H

#include "Analysis/Program.h"
#include "llvm/ADT/BitVector.h"
#include <set>

namespace clrx::server {

/// Registers by the operand code of the first one, at most 64.
struct FlowRegisters {
  unsigned First, Count;

  bool overlaps(unsigned OtherFirst, unsigned OtherCount) const {
    return First < OtherFirst + OtherCount && OtherFirst < First + Count;
  }
};

/// The life of the values that registers have at an instruction. Calls may keep
/// or change a register.
struct ValueLife {
  bool IsRead = false, IsWritten = false; ///< By the instruction itself.
  /// \name Indices of instructions
  /// @{
  std::set<uint32_t> Writers; ///< Those that have written the old values.
  std::set<uint32_t> Readers; ///< Those that read the new values.
  /// First instructions of entries whose values the registers may still have.
  std::set<uint32_t> Entries;
  llvm::BitVector Live; ///< All between the writers and the readers.
  /// @}
};

/// Follows the values of \p R from the instruction \p Inst in both directions.
ValueLife followValues(const FlowGraph &Graph, uint32_t Inst,
                       const FlowRegisters &R);

} // namespace clrx::server

#endif // CLRX_LIB_LANGUAGESERVER_REGISTERFLOW_H
