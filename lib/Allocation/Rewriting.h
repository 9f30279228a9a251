//===- Rewriting.h - Instructions with their registers ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only the fields of variables are written: the words know values that were
// not known when the instruction was assembled.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_REWRITING_H
#define CLRX_LIB_ALLOCATION_REWRITING_H

#include "clrx/Analysis/Code.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx::allocation {

constexpr unsigned InList = 0xff;

/// Puts registers in the place of the variables of the instruction \p Number in
/// \p Code: in its words, which \p View is told, in what is recorded of it.
/// \p GetRegister has the source code of the register that an operand begins
/// with, which it is given with its number, InList for an element of an
/// address.
void giveRegisters(
    SectionCode &Code, uint32_t Number, CodeView &View,
    llvm::function_ref<unsigned(const InstOperand &, unsigned)> GetRegister);

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_REWRITING_H
