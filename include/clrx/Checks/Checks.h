//===- Checks.h - Warnings about code that would not work -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the hardware does not do for the program: waiting for memory, and wait
// states. docs/checks.md explains the warnings.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CHECKS_CHECKS_H
#define CLRX_CHECKS_CHECKS_H

#include "clrx/Analysis/Program.h"
#include "clrx/Analysis/WarningGroups.h"

namespace clrx {

struct CheckOptions {
  uint16_t Groups = 0; ///< That are on: a mask of WarningGroup.
  uint16_t Errors = 0; ///< Those whose warnings are errors.
  /// Warnings of one kind that are shown; how many more there are is said.
  unsigned MaxPerKind = 100;
};

/// Reports what is wrong with the code of \p P, in its order, each instruction
/// once for each kind. Where \p P does not know how the code goes on, that is
/// said once for each kernel, and there are no warnings.
void runChecks(const Program &P, const CheckOptions &Options, Reporter &Report);

/// The groups and warnings with examples, as docs/checks.md has them.
void printChecks(llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_CHECKS_CHECKS_H
