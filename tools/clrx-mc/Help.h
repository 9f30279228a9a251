//===- Help.h - Help from the tables ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements --help and similar options. Functions print to standard output and
// return the exit status.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_HELP_H
#define CLRX_TOOLS_CLRXMC_HELP_H

#include "Driver/HelpText.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints the names of all pseudo-ops by container.
int printPseudoOpNames();
/// Prints the pseudo-ops of the container \p Set or of the language. If \p Set
/// starts with a dot, prints the pseudo-op with that name.
int printPseudoOpHelp(llvm::StringRef ToolName, llvm::StringRef Set);

/// Prints the table entries of the instruction \p Name.
int printInstructionHelp(llvm::StringRef ToolName, llvm::StringRef Name);

/// Prints docs/rules.md, the page of all rules.
void printRules(llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_HELP_H
