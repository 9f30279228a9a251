//===- LLVMDialect.h - Instructions in LLVM's syntax ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Under `.dialect llvm` a statement goes to LLVM's parser as it stands. Three
// things are of the language around it: register symbols are replaced by the
// registers they stand for, expressions are the language's own, and a value
// that LLVM must leave to a fixup becomes a PendingField.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_LLVMDIALECT_H
#define CLRX_LIB_LLVMBRIDGE_LLVMDIALECT_H

#include "LLVMEncoder.h"
#include "clrx/ISA/Inst.h"
#include "clrx/Inst/InstAssembler.h"
#include <vector>

namespace llvm {
class MCSymbolRefExpr;
}

namespace clrx {

class LLVMDialect {
public:
  /// \p Assembler reads the indices of register symbols.
  LLVMDialect(const TargetDescription &Description, InstAssembler &Assembler)
      : Description(Description), Assembler(Assembler) {}

  /// As InstAssembler::assemble.
  bool assemble(llvm::StringRef Statement, const Subtarget &For,
                OperandHost &Host, EncodedInst &Result);

  /// As InstAssembler::getLLVMText. Patched stands for what LLVM's parser and
  /// printer disagree about.
  llvm::StringRef getText(bool &WasPatched);

private:
  /// An operand whose value LLVM does not see: to it, a symbol.
  struct SymbolUse {
    OperandValue Value;
    bool HasFixup = false;
    bool IsNumber = false; ///< LLVM refused a symbol and was given the value.
    std::string Text;      ///< For listings.

    /// A number that LLVM would leave to a fixup.
    bool isDistance() const { return Value.IsFromLabels && !IsNumber; }
  };
  class Client;

  /// The encoder for a subtarget, and the symbols that stand for the operands
  /// of a statement.
  struct Target {
    Subtarget Of;
    std::unique_ptr<LLVMEncoder> Encoder;
    llvm::SmallVector<const llvm::MCSymbolRefExpr *, 4> Symbols;

    const llvm::MCSymbolRefExpr *getSymbol(size_t Index);
    size_t findSymbol(const llvm::MCExpr *E) const;
  };

  const TargetDescription &Description;
  InstAssembler &Assembler;
  std::vector<std::unique_ptr<Target>> Targets; ///< Made when needed.
  Target *Last = nullptr;
  llvm::SmallVector<SymbolUse, 2> Uses; ///< Of the last statement.
  llvm::SmallVector<uint32_t, 6> Words;
  Inst Decoded; ///< What the words are, by the tables.
  llvm::SmallString<128> Text;

  llvm::Error selectTarget(const Subtarget &For);
  bool encode(llvm::StringRef Statement, Client &Operands,
              llvm::SmallVectorImpl<uint32_t> &Encoded,
              llvm::SmallVectorImpl<llvm::MCFixup> &Fixups);
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
