//===- Help.h - What the program tells of its tables ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Answers to --help and its like. Functions print to standard output, and
// return the exit status.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXMC_HELP_H
#define CLRX_TOOLS_CLRXMC_HELP_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints what \p Print does, with lines that a terminal is too narrow for
/// wrapped; they go on below where their last column begins.
void printWrapped(llvm::function_ref<void(llvm::raw_ostream &)> Print);

/// The devices, for -mcpu=help.
int printDevices();

/// The names of all pseudo-ops, by container.
int printPseudoOpNames();
/// The page about those of the container \p Set or of the language, or, for a
/// name with a dot, what all pages say of it.
int printPseudoOpHelp(llvm::StringRef ToolName, llvm::StringRef Set);

/// What the tables say of the instruction \p Name.
int printInstructionHelp(llvm::StringRef ToolName, llvm::StringRef Name);

} // namespace clrx

#endif // CLRX_TOOLS_CLRXMC_HELP_H
