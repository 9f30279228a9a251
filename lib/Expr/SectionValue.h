//===- SectionValue.h - Values of expressions and operators -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// While it is computed, the value of an expression is `number + sum of
// m * section`, everything modulo 2^64. Each operator has its own rule for
// what it makes of the section terms.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_SECTIONVALUE_H
#define CLRX_LIB_EXPR_SECTIONVALUE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

class ExprSection;

/// Items of an expression in postfix order.
enum class ExprOp : uint8_t {
  // Operands.
  Number,
  Place,   ///< A known offset in a section.
  Cell,    ///< The value of a cell, perhaps not known yet.
  Symbol,  ///< What the symbol stands for at the time of evaluation.
  Counter, ///< `.` at the time of evaluation.
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
/// Whether its result may be half of an address, its left operand.
inline bool selectsHalf(ExprOp Op) {
  return Op == ExprOp::And || Op == ExprOp::LShr ||
         (Op >= ExprOp::SDiv && Op <= ExprOp::URem);
}
/// Divisions, remainders and shifts look at their right operand's number.
inline bool checksRightOperand(ExprOp Op) {
  return Op >= ExprOp::SDiv && Op <= ExprOp::AShr;
}

struct SectionTerm {
  const ExprSection *Sec;
  uint64_t Factor; ///< Modulo 2^64.
};

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
  /// A number, or an offset in one section.
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

/// What came of applying an operator; the last two are errors.
enum class ApplyResult : uint8_t {
  Done,
  DoneOnPlace,     ///< More than a sum or a multiple of places was made.
  CountOutOfRange, ///< A shift count above 63; the result is valid.
  DivisionByZero,
  IllegalOnPlace ///< See getPlaceRule.
};

/// Both operate on the left operand in place.
ApplyResult applyUnary(ExprOp Op, SectionValue &V);
ApplyResult applyBinary(ExprOp Op, SectionValue &Left,
                        const SectionValue &Right);

/// What an operator demands of section-relative operands, for diagnostics.
llvm::StringRef getPlaceRule(ExprOp Op);

} // namespace clrx

#endif // CLRX_LIB_EXPR_SECTIONVALUE_H
