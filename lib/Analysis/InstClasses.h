//===- InstClasses.h - Classes of instructions for analyses -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Classes of instructions, as analyses need them. Most classes follow from the
// mnemonic or the format; see InstClasses.def.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_INSTCLASSES_H
#define CLRX_LIB_ANALYSIS_INSTCLASSES_H

#include "clrx/ISA/Accesses.h"
#include <array>
#include <optional>

namespace clrx {

/// Bit numbers in InstClasses.
enum class InstClass : uint8_t {
#define CLRX_INST_CLASS(Id, Doc) Id,
#include "Analysis/InstClasses.def"
};

/// A set of classes.
class InstClasses {
  uint64_t Bits[2] = {};

public:
  constexpr InstClasses() = default;
  constexpr InstClasses(InstClass C) {
    Bits[unsigned(C) / 64] = uint64_t(1) << unsigned(C) % 64;
  }

  constexpr bool has(InstClass C) const {
    return Bits[unsigned(C) / 64] >> unsigned(C) % 64 & 1;
  }
  constexpr bool hasAny(InstClasses Other) const {
    return (Bits[0] & Other.Bits[0]) | (Bits[1] & Other.Bits[1]);
  }
  constexpr bool empty() const { return !(Bits[0] | Bits[1]); }
  constexpr InstClasses operator|(InstClasses Other) const {
    Other.Bits[0] |= Bits[0];
    Other.Bits[1] |= Bits[1];
    return Other;
  }
  InstClasses &operator|=(InstClasses Other) { return *this = *this | Other; }
};
constexpr InstClasses operator|(InstClass A, InstClass B) {
  return InstClasses(A) | B;
}

/// Maximum number of operands that analyses tell apart. VOPD instructions have
/// two destinations and up to six sources.
constexpr unsigned MaxCodeOperands = 8;

/// Properties that all instructions with one opcode share.
struct OpcodeFacts {
  llvm::StringRef Mnemonic;
  InstClasses Classes; ///< Those that do not depend on fields.
  unsigned NumOperands = 0;
  std::array<OperandKind, MaxCodeOperands> Operands = {};
  const InstRow *Row = nullptr; ///< Null without a CLRX dialect.
  /// The masks of all its instructions, if they are equal.
  std::optional<OperandMasks> Masks;
};

/// Returns true if \p Pattern from a table matches \p Mnemonic. A `*` matches
/// any text.
bool matchesPattern(llvm::StringRef Pattern, llvm::StringRef Mnemonic);

/// Returns the classes of all instructions with the format \p Format and the
/// mnemonic \p Mnemonic.
InstClasses classify(InstFormat Format, llvm::StringRef Mnemonic);

/// Returns the facts about \p Row, which live as long as the program.
const OpcodeFacts &getOpcodeFacts(const InstRow &Row);

/// Returns the classes of \p I, an instruction with the opcode \p Opcode.
InstClasses classify(const Inst &I, const OpcodeFacts &Opcode);

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_INSTCLASSES_H
