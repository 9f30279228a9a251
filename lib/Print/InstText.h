//===- InstText.h - Parts of an instruction's text --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parts of an instruction's text that are common to CLRX's and LLVM's syntax:
// the operand list, names, and modifiers with equal spelling. Nothing here
// allocates memory.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_INSTTEXT_H
#define CLRX_LIB_PRINT_INSTTEXT_H

#include "clrx/ISA/Inst.h"
#include "clrx/ISA/Names.h"
#include "clrx/Support/TextStream.h"

namespace clrx {

/// Base class of instruction printers.
class InstText {
protected:
  ~InstText() = default;

  InstText(const clrx::Inst &Inst, Arch A, InstDialect Dialect, TextStream &OS)
      : Inst(Inst), A(A), Facts(getArchInfo(A)), Dialect(Dialect), OS(OS) {}

  const clrx::Inst &Inst;
  Arch A;
  const ArchInfo &Facts;
  InstDialect Dialect;
  TextStream &OS;
  unsigned SourceIndex = 0; ///< Index of the next source.

  bool isLong() const {
    return Inst.Base == Layout::VOP3A || Inst.Base == Layout::VOP3B ||
           Inst.Base == Layout::VOP3P;
  }
  bool hasSDWA() const {
    return Inst.Ext == Layout::SDWA || Inst.Ext == Layout::SDWAB;
  }

  // Operands. Virtual functions print what the syntaxes spell differently.
  void printOperands();
  void printOperand(const InstOperand &Op, const OperandSpec &Spec);
  /// Prints an operand of kind \p K: an immediate, or a scalar memory offset,
  /// which may be an immediate or a register.
  virtual void printImmediate(const InstOperand &Op, OperandKind K) = 0;
  /// Prints a source with its modifiers. \p Count is its number of registers.
  virtual void printSource(const InstOperand &Op, unsigned Count) = 0;
  virtual void printLiteral() = 0;
  virtual void printValue(const InstOperand &Op, unsigned Count);
  /// Prints an image address that is no list.
  virtual void printShortAddr(const InstOperand &Op) {
    printValue(Op, Op.Count);
  }
  void printHex(uint64_t Value);
  void printRegister(const InstOperand &Op);
  void printAddr(const InstOperand &Op);
  void printExpTarget();
  void printAttr();
  virtual void printParam();

  // Modifiers. Those with the value 0 are not printed.
  llvm::StringRef nameOf(Field F) const;
  llvm::StringRef nameOf(const NamedCode &V) const;
  void printName(Field F) { OS << ' ' << nameOf(F); }
  void printFlag(Field F);
  void printNumber(Field F);
  /// Prints a list of the \p Count lowest of \p Bits, even if they are 0.
  void printBits(Field F, uint32_t Bits, unsigned Count);
  void printDSOffsets();
  /// Prints \p NumSources bits for sources and one for the destination.
  void printOpSel(unsigned NumSources);
  void printPackedModifiers(bool HasOpSel, bool HasOpSelHi);
  void printOutputModifier();
  /// Prints the DPP control. \returns false if it has no name.
  bool printDPPControl();
  void printLanes(uint32_t Lanes, unsigned Count, unsigned Bits);
};

} // namespace clrx

#endif // CLRX_LIB_PRINT_INSTTEXT_H
