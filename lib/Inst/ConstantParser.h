//===- ConstantParser.h - Constants of sources ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Constants of source operands: inline constants and literals.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_CONSTANTPARSER_H
#define CLRX_LIB_INST_CONSTANTPARSER_H

#include "InstContext.h"
#include "clrx/ISA/InlineConstants.h"

namespace clrx {

/// Rules for constants in a source operand.
struct ConstantRules {
  FloatType Default = FloatType::Single;
  /// Error to report for a literal; empty if literals are legal.
  llvm::StringRef LiteralError;
  unsigned ExpressionFlags = EF_MayRelocate;
};

/// Parses constants at the cursor of \p Ctx. Functions that return bool return
/// true on error and have reported it.
class ConstantParser {
public:
  explicit ConstantParser(InstContext &Ctx) : Ctx(Ctx) {}

  /// Parses a constant or an expression.
  ///   ::= [@] expression | [@] lit ( expression ) | float | lit ( float )
  bool parse(InstOperand &Op, const ConstantRules &Rules);
  /// Parses the constant of v_madmk and similar instructions. It is always a
  /// literal.
  bool parseLiteralField(InstOperand &Op);
  /// Makes \p Op the literal, with the value of the constant at \p Loc.
  bool setLiteral(InstOperand &Op, const char *Loc, const ConstantRules &Rules,
                  const OperandValue &Value);

private:
  InstContext &Ctx;

  const char *findFloatEnd() const;
  bool parseFloatBits(FloatType Default, const char *End, FloatType &Type,
                      uint32_t &Bits);
  bool parseFloat(InstOperand &Op, const ConstantRules &Rules, const char *End,
                  bool ForceLiteral);
  bool parseInteger(InstOperand &Op, const ConstantRules &Rules,
                    bool ForceLiteral);
  bool parseLit(bool &IsExpression);
  bool allowsSeveralLiterals() const;
};

} // namespace clrx

#endif // CLRX_LIB_INST_CONSTANTPARSER_H
