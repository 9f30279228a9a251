//===- Printers.h - Printers of generated files -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares one function for each kind of generated file.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_CLRXDOCGEN_PRINTERS_H
#define CLRX_TOOLS_CLRXDOCGEN_PRINTERS_H

#include "Programs.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints a manual page with the macros of man(7).
void printManPage(llvm::raw_ostream &OS, const ProgramPage &Program);

/// \name Completions for shells
/// @{
void printBashCompletion(llvm::raw_ostream &OS,
                         llvm::ArrayRef<ProgramPage> Programs);
void printZshCompletion(llvm::raw_ostream &OS,
                        llvm::ArrayRef<ProgramPage> Programs);
void printFishCompletion(llvm::raw_ostream &OS, const ProgramPage &Program);
/// @}

/// \name Syntax files for editors
/// @{
void printVimSyntax(llvm::raw_ostream &OS);
/// Prints a TextMate grammar for VS Code and other editors.
void printTextMateGrammar(llvm::raw_ostream &OS);
/// @}

} // namespace clrx

#endif // CLRX_TOOLS_CLRXDOCGEN_PRINTERS_H
