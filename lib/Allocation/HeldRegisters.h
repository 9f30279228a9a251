//===- HeldRegisters.h - Registers held by memory accesses ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loads write their registers late, and some stores and exports read theirs
// late. A register without further uses in the program becomes free only after
// the program has waited for such an access. The author of the source cannot
// know that another variable will get the register.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_HELDREGISTERS_H
#define CLRX_LIB_ALLOCATION_HELDREGISTERS_H

#include "Uses.h"

namespace clrx::allocation {

/// Returns uses that keep held locations live. Each use is a read of a location
/// at an instruction where an access stops holding it, such as a wait or the
/// end of the program.
std::vector<Use> findHeldRegisters(const CallFlow &Flow, const Uses &AllUses);

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_HELDREGISTERS_H
