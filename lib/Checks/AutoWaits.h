//===- AutoWaits.h - Waits that the assembler inserts -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the instructions that automatic parts of a source lack: waits for
// memory accesses, wait states, and the remedies of other hazards.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_AUTOWAITS_H
#define CLRX_LIB_CHECKS_AUTOWAITS_H

#include "Analysis/Program.h"

namespace clrx {

/// Returns the instructions to insert, sorted by place. With them, the default
/// groups of -Wwaitcnt and -Whazard find nothing in the automatic parts of
/// \p P. Instructions of \p P that were inserted before do not count. \p Groups
/// is the mask of the WarningGroups that are on; the waits that waitcnt-calls
/// and waitcnt-flat ask for are also inserted if they are on.
std::vector<InsertedInst> planWaits(const Program &P, uint16_t Groups);

/// Returns a hash of all that planWaits() looks at. Inserted instructions do
/// not change it, unless they change what the source says, such as a distance.
uint64_t hashForWaits(const Program &P);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_AUTOWAITS_H
