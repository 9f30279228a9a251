//===- HeldRegisters.h - Registers that memory access holds -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads write their registers later, and some stores and exports read theirs
// later. A register that the program does not look at any more is not free
// before the program has waited for that: whoever wrote with variables could
// not know that another one would get the register.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_HELDREGISTERS_H
#define CLRX_LIB_ALLOCATION_HELDREGISTERS_H

#include "Uses.h"

namespace clrx::allocation {

/// Reads of locations where they are held no longer: at the waits, or at the
/// end of the program.
std::vector<Use> findHeldRegisters(const CallFlow &Flow, const Uses &AllUses);

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_HELDREGISTERS_H
