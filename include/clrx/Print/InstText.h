//===- InstText.h - Parts of an instruction's text --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the texts of an instruction in CLRX's and in LLVM's syntax have in
// common: the list of operands, names, and the modifiers that both write the
// same way. Nothing here allocates.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_INSTTEXT_H
#define CLRX_PRINT_INSTTEXT_H

#include "clrx/ISA/Inst.h"
#include "clrx/ISA/Names.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Base of the printers.
class InstText {
protected:
  ~InstText() = default;

  InstText(const clrx::Inst &Inst, Arch A, InstDialect Dialect,
           llvm::raw_ostream &OS)
      : Inst(Inst), A(A), Facts(getArchInfo(A)), Dialect(Dialect), OS(OS) {}

  const clrx::Inst &Inst;
  Arch A;
  const ArchInfo &Facts;
  InstDialect Dialect;
  llvm::raw_ostream &OS;
  unsigned SourceIndex = 0; ///< Of the source that is printed next.

  bool isLong() const {
    return Inst.Base == Layout::VOP3A || Inst.Base == Layout::VOP3B ||
           Inst.Base == Layout::VOP3P;
  }
  bool hasSDWA() const {
    return Inst.Ext == Layout::SDWA || Inst.Ext == Layout::SDWAB;
  }

  // Operands. Virtual is what the syntaxes write each in its way.
  void printOperands();
  void printOperand(const InstOperand &Op, const OperandSpec &Spec);
  /// An operand of kind \p K that is no register: an immediate, or an offset
  /// that may be one.
  virtual void printImmediate(const InstOperand &Op, OperandKind K) = 0;
  /// A source with its modifiers. \p Count: the registers it would have.
  virtual void printSource(const InstOperand &Op, unsigned Count) = 0;
  virtual void printLiteral() = 0;
  virtual void printValue(const InstOperand &Op, unsigned Count);
  /// An image address that is no list.
  virtual void printShortAddr(const InstOperand &Op) {
    printValue(Op, Op.Count);
  }
  void printHex(uint64_t Value);
  void printRegister(const InstOperand &Op);
  void printAddr(const InstOperand &Op);
  void printExpTarget();
  void printAttr();
  virtual void printParam();

  // Modifiers. Those that are 0 are not written.
  llvm::StringRef nameOf(Field F) const;
  llvm::StringRef nameOf(const NamedCode &V) const;
  void printName(Field F) { OS << ' ' << nameOf(F); }
  void printFlag(Field F);
  void printNumber(Field F);
  /// Writes the list of the \p Count lowest of \p Bits, 0 or not.
  void printBits(Field F, uint32_t Bits, unsigned Count);
  void printDSOffsets();
  /// With \p NumSources bits for sources and one for the destination.
  void printOpSel(unsigned NumSources);
  void printPackedModifiers(bool HasOpSel, bool HasOpSelHi);
  void printOutputModifier();
  /// \returns false if the control has no name.
  bool printDPPControl();
  void printLanes(uint32_t Lanes, unsigned Count, unsigned Bits);
};

} // namespace clrx

#endif // CLRX_PRINT_INSTTEXT_H
