//===- LLVMDialect.h - Instructions in LLVM's syntax ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instruction dialect of `.dialect llvm`. LLVM's parser reads the
// statement, with three additions: register symbols are replaced by their
// registers, expressions are those of the language, and values that LLVM leaves
// to fixups become PendingFields.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_LLVMDIALECT_H
#define CLRX_LIB_LLVMBRIDGE_LLVMDIALECT_H

#include "Inst/InstAssembler.h"
#include "LLVMEncoder.h"
#include "clrx/ISA/Inst.h"
#include <vector>

namespace llvm {
class MCSymbolRefExpr;
}

namespace clrx {

/// Assembles statements in LLVM's syntax.
class LLVMDialect {
public:
  /// \p Assembler reads the indices of register symbols.
  LLVMDialect(const TargetDescription &Description, InstAssembler &Assembler)
      : Description(Description), Assembler(Assembler) {}

  /// See InstAssembler::assemble.
  bool assemble(llvm::StringRef Statement, const Subtarget &For,
                OperandHost &Host, EncodedInst &Result);

  /// See InstAssembler::getLLVMText. \p WasPatched becomes true if LLVM's
  /// parser and printer disagree about the text.
  LLVMText getText(bool &WasPatched);

private:
  /// An operand whose value LLVM does not know; LLVM sees a symbol.
  struct SymbolUse {
    OperandValue Value;
    bool HasFixup = false;
    bool IsNumber = false; ///< LLVM rejected the symbol and got its value.
    std::string Text;      ///< Text for listings.
    FieldFixup Kind = FieldFixup::Symbol32; ///< Valid if HasFixup.
    std::optional<unsigned> Operand;        ///< Index in LLVM's instruction.

    /// Returns true for a number that LLVM would leave to a fixup.
    bool isDistance() const { return Value.IsFromLabels && !IsNumber; }
  };
  class Client;
  class TextExpr;

  /// The encoder of a subtarget, and the symbols for the operands of a
  /// statement.
  struct Target {
    Subtarget Of;
    std::unique_ptr<LLVMEncoder> Encoder;
    llvm::SmallVector<const llvm::MCSymbolRefExpr *, 4> Symbols;

    const llvm::MCSymbolRefExpr *getSymbol(size_t Index);
    size_t findSymbol(const llvm::MCExpr *E) const;
  };

  const TargetDescription &Description;
  InstAssembler &Assembler;
  std::vector<std::unique_ptr<Target>> Targets; ///< Created on first use.
  Target *Last = nullptr;
  llvm::SmallVector<SymbolUse, 2> Uses; ///< Uses in the last statement.
  llvm::SmallVector<uint32_t, 6> Words;
  Inst Decoded; ///< The instruction that the words decode to.
  llvm::SmallString<128> Text;

  llvm::Error selectTarget(const Subtarget &For);
  bool encode(llvm::StringRef Statement, Client &Operands,
              llvm::SmallVectorImpl<uint32_t> &Encoded,
              llvm::SmallVectorImpl<llvm::MCFixup> &Fixups);
  void findOperands();
  LLVMText print();
  bool encodeLiterals(llvm::StringRef Statement, Client &Operands,
                      llvm::ArrayRef<llvm::MCFixup> Fixups,
                      llvm::SmallVectorImpl<uint32_t> &Encoded);
  bool applyFixups(llvm::ArrayRef<llvm::MCFixup> Fixups, OperandHost &Host,
                   EncodedInst &Result);
  bool applyFixup(const llvm::MCFixup &Fixup, OperandHost &Host,
                  EncodedInst &Result);
  bool completeNow(const PendingField &Field, OperandHost &Host,
                   EncodedInst &Result, SymbolUse &Use);
};

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_LLVMDIALECT_H
