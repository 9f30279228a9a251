//===- InstHelp.h - What the tables say of a mnemonic -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Architectures, operands, encodings and modifiers of an instruction, as text.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_INSTHELP_H
#define CLRX_PRINT_INSTHELP_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints about \p Mnemonic, in any case and without a suffix; also where other
/// architectures have it under another name.
/// \returns false if no architecture has it; nothing was printed then.
bool printInstHelp(llvm::raw_ostream &OS, llvm::StringRef Mnemonic);

} // namespace clrx

#endif // CLRX_PRINT_INSTHELP_H
