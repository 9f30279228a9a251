//===- LLVMPrinter.h - Inst in LLVM's syntax --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints instructions for LLVM's parser, to encode or list them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_LLVMPRINTER_H
#define CLRX_LIB_LLVMBRIDGE_LLVMPRINTER_H

#include "Inst/OperandHost.h"
#include "clrx/ISA/Inst.h"
#include "clrx/ISA/LLVMText.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Prints \p Inst for LLVM's AMDGPU parser. Registers and immediates are
/// numbers, and the encoding is a suffix. LLVM may reject the text. If
/// \p IsPlaceholder is true, only the opcode matters; if LLVM's operands differ
/// from the dialect's, the text then has LLVM's operands. \returns the text,
/// which refers to \p Buffer.
LLVMText printLLVM(const clrx::Inst &Inst, Arch A,
                   llvm::SmallVectorImpl<char> &Buffer,
                   bool IsPlaceholder = false);

/// Prints the register or inline constant that a register symbol stands for.
void printLLVM(const RegisterRange &Range, Arch A, llvm::raw_ostream &OS);

/// Returns an instruction with the mnemonic and encoding of \p Inst that LLVM
/// accepts if it knows the mnemonic. It has registers of the required sizes and
/// no modifiers. SDWA and DPP become the short encoding that they extend. Lane
/// masks have 64 lanes.
clrx::Inst makePlaceholder(const clrx::Inst &Inst, Arch A);

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_LLVMPRINTER_H
