//===- InstHelp.h - Help about a mnemonic -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the architectures, operands, encodings and modifiers of an
// instruction.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_INSTHELP_H
#define CLRX_LIB_PRINT_INSTHELP_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints help about \p Mnemonic and about its names on other architectures.
/// \p Mnemonic has no suffix, and its letter case does not matter. \returns
/// false without output if no architecture has it.
bool printInstHelp(llvm::raw_ostream &OS, llvm::StringRef Mnemonic);

} // namespace clrx

#endif // CLRX_LIB_PRINT_INSTHELP_H
