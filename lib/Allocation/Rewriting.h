//===- Rewriting.h - Allocated registers in instructions --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Only the fields of variables are written. The other fields may have values
// that became known only after the instruction was assembled, and encoding the
// instruction again would lose them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_REWRITING_H
#define CLRX_LIB_ALLOCATION_REWRITING_H

#include "Analysis/Code.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx::allocation {

/// Operand index for an element of an address list.
constexpr unsigned InList = 0xff;

/// Replaces the variables of instruction \p Number in \p Code by registers, in
/// the words, in \p View and in the record. \p GetRegister returns the source
/// operand code of the first register of an operand. Its second argument is the
/// operand index, or InList for an element of an address list.
void setRegisters(
    SectionCode &Code, uint32_t Number, CodeView &View,
    llvm::function_ref<unsigned(const InstOperand &, unsigned)> GetRegister);

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_REWRITING_H
