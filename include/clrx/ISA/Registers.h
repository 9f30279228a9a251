//===- Registers.h - Names of registers -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Special registers by name and by code, and the text of all registers.
// Registers.def has the rows.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_REGISTERS_H
#define CLRX_ISA_REGISTERS_H

#include "clrx/ISA/Inst.h"
#include "clrx/ISA/Names.h"
#include "clrx/Support/TextStream.h"

namespace clrx {

/// Kinds of special registers.
enum class SpecialKind : uint8_t {
  Pair,   ///< Two registers; each half has a name, too.
  Single, ///< One register.
  Source, ///< Read-only, for operands of any size.
  Lane    ///< Read-only, for the first vector source.
};

/// A special register. Value is its source operand code. OtherName is LLVM's
/// name, which programs may also use.
struct SpecialRegister : NamedCode {
  SpecialKind Kind;
  llvm::StringLiteral Halves[2]; ///< Names of the halves of a pair.

  bool isPair() const { return Kind == SpecialKind::Pair; }
};

/// Returns the special registers of all architectures.
llvm::ArrayRef<SpecialRegister> getSpecialRegisters();

/// Returns the special register \p Name on \p A, in any letter case; null if
/// there is none. \p Half becomes the half of a pair that \p Name means, 0 or
/// 1, and -1 otherwise.
const SpecialRegister *findSpecialRegister(llvm::StringRef Name, Arch A,
                                           int &Half);

/// Returns the architectures that have a special register \p Name.
ArchMask getSpecialRegisterArches(llvm::StringRef Name);

/// Adds the special registers of \p A to the candidates of \p Closest.
void considerRegisterNames(ClosestName &Closest, Arch A);

/// Prints \p Count registers. \p Code is the operand code of the first one.
void printRegister(TextStream &OS, unsigned Code, unsigned Count, Arch A,
                   InstDialect Dialect);

/// Prints \p Count registers, or the constant, with the source operand code \p
/// Code as clrxdisasm does, even if they do not exist.
void printSourceCode(TextStream &OS, unsigned Code, unsigned Count, Arch A);

/// Precomputed texts of printSourceCode() for one register, which cover nearly
/// all operands, or for another number of registers.
class SourceTexts {
public:
  explicit SourceTexts(Arch A, unsigned Count = 1);

  /// Returns the texts of \p A for one register, which are built on first use.
  static const SourceTexts &get(Arch A);

  /// Prints the text of \p Code, a source operand code below 512. \returns
  /// false if the text is too long for the table.
  bool print(TextStream &OS, unsigned Code) const {
    const Row &R = Rows[Code];
    OS.writeWith([&R](char *To) {
      std::memcpy(To, R.Text, sizeof(R.Text));
      return To + R.Size;
    });
    return R.Size;
  }

  /// Returns the text of \p Code, which is empty if it is too long for the
  /// table.
  llvm::StringRef get(unsigned Code) const {
    return llvm::StringRef(Rows[Code].Text, Rows[Code].Size);
  }

private:
  struct Row {
    char Text[15] = {};
    uint8_t Size = 0; ///< 0 if the text does not fit.
  };
  Row Rows[512];
};

} // namespace clrx

#endif // CLRX_ISA_REGISTERS_H
