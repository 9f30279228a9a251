//===- SectionValue.h - Values of expressions and operators -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// During evaluation, the value of an expression is a number plus a sum of terms
// `factor * address of a section`, modulo 2^64. Each operator has its own rule
// for these terms.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_SECTIONVALUE_H
#define CLRX_LIB_EXPR_SECTIONVALUE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

class ExprSection;

/// Kinds of items in a postfix expression.
enum class ExprOp : uint8_t {
  // Operands.
  Number,
  SectionOffset, ///< A known offset in a section.
  Cell,          ///< The value of a cell, which may be unknown.
  Symbol,        ///< The value of the symbol at the time of evaluation.
  Counter,       ///< The value of `.` at the time of evaluation.
  // Unary operators.
  Plus,
  Negate,
  Complement,
  LogicalNot,
#define CLRX_BINARY(Id, ...) Id,
#include "Operators.def"
  // The only ternary one.
  Choice
};

inline bool isOperand(ExprOp Op) { return Op < ExprOp::Plus; }
inline bool isUnary(ExprOp Op) {
  return Op >= ExprOp::Plus && Op <= ExprOp::LogicalNot;
}
inline bool isBinary(ExprOp Op) {
  return Op >= ExprOp::Mul && Op <= ExprOp::TotalVGPRs;
}
/// Returns true if the result of \p Op may be one half of its left operand, an
/// address.
inline bool selectsHalf(ExprOp Op) {
  return Op == ExprOp::And || Op == ExprOp::LShr ||
         (Op >= ExprOp::SDiv && Op <= ExprOp::URem);
}
/// Returns true if \p Op checks its right operand: for divisions, remainders
/// and shifts.
inline bool checksRightOperand(ExprOp Op) {
  return Op >= ExprOp::SDiv && Op <= ExprOp::AShr;
}

/// A multiple of the address of a section.
struct SectionTerm {
  const ExprSection *Sec;
  uint64_t Factor; ///< Modulo 2^64.
};

/// The value of an expression during its evaluation.
struct SectionValue {
  uint64_t Number = 0;
  llvm::SmallVector<SectionTerm, 2> Terms;

  SectionValue() = default;
  explicit SectionValue(uint64_t N, const ExprSection *Sec = nullptr)
      : Number(N) {
    if (Sec)
      Terms.push_back({Sec, 1});
  }

  bool isAbsolute() const { return Terms.empty(); }
  bool isNumber(uint64_t N) const { return Terms.empty() && Number == N; }
  /// Returns true if the value is a number or an offset in one section.
  bool isRepresentable() const {
    return Terms.empty() || (Terms.size() == 1 && Terms[0].Factor == 1);
  }
  const ExprSection *getSection() const {
    return Terms.empty() ? nullptr : Terms[0].Sec;
  }
  bool hasSameTerms(const SectionValue &Other) const;
  void addTerms(const SectionValue &Other, uint64_t Factor);
  void scaleTerms(uint64_t Factor);
};

/// Result of applying an operator. The last two are errors.
enum class ApplyResult : uint8_t {
  Done,
  DoneOnOffset,    ///< Done by a comparison, bitwise or logical operator.
  CountOutOfRange, ///< A shift count is above 63; the result is valid.
  DivisionByZero,
  IllegalOnOffset ///< getOffsetRule says why.
};

/// Applies \p Op and stores the result in the left operand.
ApplyResult applyUnary(ExprOp Op, SectionValue &V);
ApplyResult applyBinary(ExprOp Op, SectionValue &Left,
                        const SectionValue &Right);

/// Returns the text of the rule for section-relative operands of \p Op.
llvm::StringRef getOffsetRule(ExprOp Op);

} // namespace clrx

#endif // CLRX_LIB_EXPR_SECTIONVALUE_H
