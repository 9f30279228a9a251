//===- LLVMPrinter.h - Inst in LLVM's syntax --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions as text for LLVM's parser, to be encoded or listed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_LLVMPRINTER_H
#define CLRX_LIB_LLVMBRIDGE_LLVMPRINTER_H

#include "clrx/ISA/Inst.h"
#include "clrx/Inst/OperandHost.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Writes \p Inst as LLVM's AMDGPU parser reads it: registers by number,
/// immediates as numbers, the encoding as a suffix. LLVM need not accept it.
void printLLVM(const clrx::Inst &Inst, Arch A, llvm::raw_ostream &OS);

/// Writes the register or inline constant that a register symbol stands for.
void printLLVM(const RegisterRange &Range, Arch A, llvm::raw_ostream &OS);

/// An instruction of the same mnemonic and encoding as \p Inst that LLVM
/// accepts if it knows the mnemonic: registers of the sizes it wants, no
/// modifiers. SDWA and DPP become the short encoding that they extend. Lane
/// masks are those of 64 lanes.
clrx::Inst makePlaceholder(const clrx::Inst &Inst, Arch A);

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_LLVMPRINTER_H
