//===- Checks.h - Warnings about code that fails on hardware ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the rules that the hardware does not enforce: waits for memory, wait
// states, and a kernel configuration that fits the code. docs/checks.md
// explains the warnings.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_CHECKS_H
#define CLRX_LIB_CHECKS_CHECKS_H

#include "Analysis/Program.h"
#include "clrx/Analysis/WarningGroups.h"
#include "clrx/Checks/CheckOptions.h"

namespace clrx {

/// Reports problems in the code of \p P by section and in code order, and then
/// problems of the source as a whole. If the control flow of a kernel is not
/// fully known, one remark reports this. Code that is reached from unknown code
/// is checked as if nothing were in flight.
void runChecks(const Program &P, const CheckOptions &Options, Reporter &Report);

/// Prints the warning groups and warnings with examples for docs/checks.md.
void printChecks(llvm::raw_ostream &OS);

/// Returns the rules of all warnings of the checks.
std::vector<RuleInfo> getCheckRules();

} // namespace clrx

#endif // CLRX_LIB_CHECKS_CHECKS_H
