//===- InstPrinterImpl.h - Instructions as CLRX text ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The class InstPrinter is implemented in three files:
//   InstPrinter.cpp      mnemonic and operands
//   InstModifiers.cpp    modifiers, in the order of clrxdisasm
//   UnusedFields.cpp     fields without a meaning, which clrxdisasm prints
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_INSTPRINTERIMPL_H
#define CLRX_LIB_PRINT_INSTPRINTERIMPL_H

#include "Print/InstPrinter.h"
#include "Print/InstText.h"
#include "clrx/ISA/Registers.h"

namespace clrx {

/// Prints one instruction in CLRX's syntax.
class InstPrinter final : InstText {
public:
  InstPrinter(const clrx::Inst &Inst, Arch A, TextStream &OS,
              const InstPrintOptions &Options)
      : InstText(Inst, A, InstDialect::Clrx, OS), Options(Options),
        Texts(SourceTexts::get(A)),
        IsComplete(Options.Style == InstStyle::Clrxdisasm) {}

  /// Prints everything after the mnemonic; each part starts with a space.
  void printRest();

private:
  const InstPrintOptions &Options;
  const SourceTexts &Texts;
  bool IsComplete; ///< True for clrxdisasm's style.
  /// Mask of the sources with modifiers at the operand.
  unsigned Modified = 0;

  // Operands
  void printExtraDestination();
  void printImmediate(const InstOperand &Op, OperandKind K) override;
  void printLiteral() override;
  void printParam() override;
  void printSource(const InstOperand &Op, unsigned Count) override;
  void printValue(const InstOperand &Op, unsigned Count) override;
  bool printShort(const InstOperand &Op, unsigned Count);
  void printAnySource(const InstOperand &Op, unsigned Count, unsigned Bit);
  void printShortAddr(const InstOperand &Op) override;
  bool hasLiteral(const InstOperand &Op) const;
  void printNoLiteral();
  unsigned getShownCount(const InstOperand &Op, unsigned Count) const;
  void printFloatComment();
  bool isMarkedHalf(const InstOperand &Op, unsigned Bit) const;
  void printTarget();
  uint32_t getOffset(unsigned Bits) const;
  void printSMemOffset();
  void printOffsetRegister(unsigned Code);
  void printSMOffset(const InstOperand &Op);
  void printNamed(const NamedCode *Known, unsigned Value,
                  llvm::StringRef Illegal = llvm::StringRef());
  void printHwReg();
  void printWaitCnt();
  void printSendMsg();

  // Modifiers
  void printModifiers();
  void printModifier(Field F);
  void printFlatOffset();
  void printBufferFormat();
  void printSourceModifiers();
  void printOutputModifiers();
  void printSelect(Field F, bool IsThere);
  bool asksForSDWA() const;
  void printSDWA();
  void printDPP();
  void printPacked();
  bool fitsShortForm() const;
  void printForm();

  // Fields that the instruction does not use
  bool uses(Field F) const;
  void printUnused();
  void printUnusedOf(Layout Encoding);
  void printUnusedField(llvm::StringRef Name, uint32_t Value);
  bool isShown(Field F) const;
  bool hasLateNV() const;
  uint32_t getBits(Field F) const;
  bool isExported(Field F) const;
  void printUnusedExtension();
  void printUnusedSources();
  unsigned getNumOpSelSources() const;
  bool hasUnusedOpSel() const;
};

/// Returns true if only the suffix `_dpp` selects DPP, because the first source
/// is no vector register. The reference accepts such an instruction only
/// without DPP modifiers.
bool isDPPBySuffix(const Inst &I);

} // namespace clrx

#endif // CLRX_LIB_PRINT_INSTPRINTERIMPL_H
