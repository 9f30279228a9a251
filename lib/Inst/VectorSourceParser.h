//===- VectorSourceParser.h - Sources of vector instructions ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sources of vector instructions with their operand modifiers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_VECTORSOURCEPARSER_H
#define CLRX_LIB_INST_VECTORSOURCEPARSER_H

#include "ConstantParser.h"
#include "InstContext.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"

namespace clrx {

/// Set of operand modifiers that the sources of an instruction take.
enum class OperandModifiers : uint8_t {
  Neg,
  NegAbs,
  NegAbsSext,
  NegIgnoreAbs ///< Packed: || is accepted but has no effect.
};

/// Parses sources at the cursor of \p Ctx. Functions that return bool return
/// true on error and have reported it.
class VectorSourceParser {
public:
  explicit VectorSourceParser(InstContext &Ctx) : Ctx(Ctx) {}

  /// Parses a source of \p Count registers, or a constant.
  ///   ::= [-] source | [-] abs ( source ) | [-] |source|
  ///     | sext ( [-] source ) | sext ( [-] abs ( source ) )
  bool parse(InstOperand &Op, unsigned Count);
  /// Parses `abs(` or `|`. \p Close becomes the character that must follow the
  /// register, or 0.
  bool parseAbsStart(OperandModifiers Allowed, char &Close);
  /// Adds the operand modifiers to the bit fields of the sources, where
  /// modifiers after the operands may already have set bits.
  void collectModifiers();

private:
  InstContext &Ctx;

  OperandModifiers getAllowedModifiers() const;
  FloatType getDefaultFloatType(unsigned Count) const;
  llvm::ParseStatus parseRegister(InstOperand &Op, unsigned Count);
  unsigned getFirstSourceIndex() const;
  bool parseConstant(InstOperand &Op, unsigned Count);
  bool parseModifiedConstant(InstOperand &Op, unsigned Count);
};

} // namespace clrx

#endif // CLRX_LIB_INST_VECTORSOURCEPARSER_H
