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
#include "clrx/Support/TextStream.h"

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
void printRegister(TextStream &OS, unsigned Code, unsigned Count, Arch A,
                   InstDialect Dialect);

/// Writes what clrxdisasm calls \p Count registers from source code \p Code, or
/// the constant, even where there is none.
void printSourceCode(TextStream &OS, unsigned Code, unsigned Count, Arch A);

/// The texts of printSourceCode() for one register or constant, ready: nearly
/// all operands are one.
class SourceTexts {
public:
  explicit SourceTexts(Arch A);

  /// The texts of \p A, made when they are first asked for.
  static const SourceTexts &get(Arch A);

  /// \returns false if the text of \p Code, a source code below 512, is too
  /// long to be here.
  bool print(TextStream &OS, unsigned Code) const {
    const Row &R = Rows[Code];
    OS.writeWith([&R](char *To) {
      std::memcpy(To, R.Text, sizeof(R.Text));
      return To + R.Size;
    });
    return R.Size;
  }

private:
  struct Row {
    char Text[15] = {};
    uint8_t Size = 0; ///< 0 if it does not fit.
  };
  Row Rows[512];
};

} // namespace clrx

#endif // CLRX_ISA_REGISTERS_H
