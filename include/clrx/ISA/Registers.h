//===- Registers.h - Names of registers -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Special registers by name and by code, and the text of any register. The
// table is Registers.def.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_REGISTERS_H
#define CLRX_ISA_REGISTERS_H

#include "clrx/ISA/Inst.h"
#include "clrx/ISA/Names.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// What a special register is.
enum class SpecialKind : uint8_t {
  Pair,   ///< Two registers; the halves have names, too.
  Single, ///< One register.
  Source, ///< Can only be read, by operands of any size.
  Lane    ///< The same, by the first vector source only.
};

/// A special register; the value is its source code. OtherName is what LLVM
/// calls it, which sources may do, too.
struct SpecialRegister : NamedCode {
  SpecialKind Kind;
  llvm::StringLiteral Halves[2]; ///< Of a pair.

  bool isPair() const { return Kind == SpecialKind::Pair; }
};

/// The special registers of all architectures.
llvm::ArrayRef<SpecialRegister> getSpecialRegisters();

/// Finds the special register \p Name on \p A, in any case; of a pair \p Half
/// says which half it is (0 or 1; -1 without). Null if there is none.
const SpecialRegister *findSpecialRegister(llvm::StringRef Name, Arch A,
                                           int &Half);

/// The architectures that have a special register \p Name.
ArchMask getSpecialRegisterArches(llvm::StringRef Name);

/// Offers the names of the special registers of \p A.
void considerRegisterNames(ClosestName &Closest, Arch A);

/// Writes \p Count registers of the scalar file from source code \p Code, or of
/// the vector file from CodeVGPR0 on.
void printRegister(llvm::raw_ostream &OS, unsigned Code, unsigned Count, Arch A,
                   InstDialect Dialect);

/// Writes what clrxdisasm calls \p Count registers from source code \p Code, or
/// the constant, even where there is none.
void printSourceCode(llvm::raw_ostream &OS, unsigned Code, unsigned Count,
                     Arch A);

} // namespace clrx

#endif // CLRX_ISA_REGISTERS_H
