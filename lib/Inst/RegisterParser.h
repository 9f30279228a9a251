//===- RegisterParser.h - Register operands ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers by number, by name and by register symbol.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_REGISTERPARSER_H
#define CLRX_LIB_INST_REGISTERPARSER_H

#include "InstContext.h"
#include "InstDiagnostics.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"

namespace clrx {

/// Parses registers at the cursor of \p Ctx. Functions that return bool return
/// true on error and have reported it. Functions that return NoMatch have
/// skipped at most blanks.
class RegisterParser {
public:
  explicit RegisterParser(InstContext &Ctx) : Ctx(Ctx) {}

  /// \name Registers of any size
  /// @{
  llvm::ParseStatus parseScalarRegister(InstOperand &Op);
  llvm::ParseStatus parseVectorRegister(InstOperand &Op);
  /// Parses an accumulation VGPR, which has no name in CLRX's dialect.
  llvm::ParseStatus parseAccumulator(InstOperand &Op);
  /// ::= [@] symbol [ [e] | [e:e] ]
  llvm::ParseStatus parseRegisterSymbol(InstOperand &Op);
  /// Parses a scalar register or a register symbol of either file. M0 also
  /// stands for a pair, NULL for any number of registers. \p Count is the
  /// number that the operand requires; 0 if it takes any.
  llvm::ParseStatus parseScalarOrSymbol(InstOperand &Op, unsigned Count);
  /// Parses a register or register symbol of either file.
  llvm::ParseStatus parseAnyRegister(InstOperand &Op);
  /// Parses a name that only sources may have, such as vccz, and with
  /// \p AllowLane also lds_direct.
  llvm::ParseStatus parseSourceOnlyName(InstOperand &Op, bool AllowLane);
  /// @}

  /// \name Complete operands
  /// @{
  /// Parses \p Count scalar registers; 0 stands for any number.
  bool parseScalarRegs(InstOperand &Op, unsigned Count, Alignment Align);
  /// Parses \p Min to \p Max vector registers.
  bool parseVectorRegs(InstOperand &Op, unsigned Min, unsigned Max);
  /// @}

  /// \name Checks of operands that were parsed
  /// @{
  /// Returns the alignment of scalar ranges in the current instruction.
  Alignment getScalarAlignment() const;
  bool checkScalarRegs(const InstOperand &Op, const char *Loc, unsigned Count,
                       Alignment Align);
  bool checkVectorRegs(const InstOperand &Op, const char *Loc, unsigned Min,
                       unsigned Max);
  /// Checks that \p Op is an inline constant whose index, if any, fits an
  /// operand of \p Count registers.
  bool checkInline(InstOperand &Op, const char *Loc, unsigned Count);
  /// @}

private:
  InstContext &Ctx;

  bool parseRangeEnd(int64_t &Value);
  bool parseIndex(unsigned Limit, llvm::StringRef What, unsigned &First,
                  unsigned &Count);
  llvm::ParseStatus parseNumbered(llvm::StringRef Word, llvm::StringRef Prefix,
                                  unsigned Limit, llvm::StringRef What,
                                  unsigned &First, unsigned &Count);
  llvm::ParseStatus parseSpecialRegister(InstOperand &Op, llvm::StringRef Word);
  llvm::ParseStatus parseConstantIndex(InstOperand &Op,
                                       const RegisterRange &Range);
};

} // namespace clrx

#endif // CLRX_LIB_INST_REGISTERPARSER_H
