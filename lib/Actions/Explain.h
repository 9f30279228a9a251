//===- Explain.h - Texts from the tables ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Texts for --help-instruction and similar options, and for the library.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ACTIONS_EXPLAIN_H
#define CLRX_LIB_ACTIONS_EXPLAIN_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints the names of all pseudo-ops by container.
void printPseudoOpNames(llvm::raw_ostream &OS);
/// Prints the pseudo-ops of the container \p Set or of the language. If \p Set
/// starts with a dot, prints the pseudo-op with that name.
llvm::Error printPseudoOpHelp(llvm::raw_ostream &OS, llvm::StringRef Set);

/// Prints the index of the manual, or the page of an instruction format.
/// \returns false if \p Name is neither.
bool printManualPart(llvm::raw_ostream &OS, llvm::StringRef Name);
/// Prints the table entries of the instruction \p Name, in which a `*` stands
/// for any text. \returns an error if there is none; then the text lists the
/// instructions that begin with \p Name.
llvm::Error printInstructionHelp(llvm::raw_ostream &OS, llvm::StringRef Name);

/// Prints the devices for -mcpu=help.
void printDevices(llvm::raw_ostream &OS);

/// Prints docs/rules.md, the page of all rules.
void printRules(llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_LIB_ACTIONS_EXPLAIN_H
