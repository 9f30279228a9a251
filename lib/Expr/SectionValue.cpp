//===- SectionValue.cpp - Values of expressions and operators -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The arithmetic of each operator, on numbers and on offsets in sections.
//
//===----------------------------------------------------------------------===//

#include "SectionValue.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Section terms
//===----------------------------------------------------------------------===//

bool SectionValue::hasSameTerms(const SectionValue &Other) const {
  if (Terms.size() != Other.Terms.size())
    return false;
  return all_of(Terms, [&](const SectionTerm &T) {
    return any_of(Other.Terms, [&](const SectionTerm &U) {
      return T.Sec == U.Sec && T.Factor == U.Factor;
    });
  });
}

void SectionValue::addTerms(const SectionValue &Other, uint64_t Factor) {
  for (const SectionTerm &T : Other.Terms) {
    SectionTerm *Mine =
        find_if(Terms, [&](const SectionTerm &M) { return M.Sec == T.Sec; });
    if (Mine == Terms.end())
      Terms.push_back({T.Sec, T.Factor * Factor});
    else if ((Mine->Factor += T.Factor * Factor) == 0)
      Terms.erase(Mine);
  }
}

void SectionValue::scaleTerms(uint64_t Factor) {
  // Only the factor 0 removes the terms. A product that wraps around to 0 keeps
  // its term, which is an error later.
  if (Factor == 0)
    return Terms.clear();
  for (SectionTerm &T : Terms)
    T.Factor *= Factor;
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

StringRef clrx::getOffsetRule(ExprOp Op) {
  switch (Op) {
#define CLRX_BINARY(Id, Text, Precedence, OffsetRule, ...)                     \
  case ExprOp::Id:                                                             \
    return OffsetRule;
#include "Operators.def"
  case ExprOp::LogicalNot:
    return "'!' needs an absolute operand";
  case ExprOp::Choice:
    return "'?' needs an absolute condition";
  default:
    return "";
  }
}

static int64_t truth(bool B) { return B ? -1 : 0; }

/// Returns the smallest multiple of \p Alignment that is at least \p Value.
/// Returns \p Value if \p Alignment is 0.
static uint64_t alignUp(uint64_t Value, uint64_t Alignment) {
  return Alignment ? divideCeil(Value, Alignment) * Alignment : Value;
}

static uint64_t divideSigned(uint64_t L, uint64_t R) {
  // INT64_MIN / -1 wraps around instead of trapping.
  return int64_t(R) == -1 ? -L : uint64_t(int64_t(L) / int64_t(R));
}

static uint64_t remainderSigned(uint64_t L, uint64_t R) {
  return int64_t(R) == -1 ? 0 : uint64_t(int64_t(L) % int64_t(R));
}

static uint64_t shift(ExprOp Op, uint64_t L, uint64_t Count) {
  if (Op == ExprOp::AShr)
    return uint64_t(int64_t(L) >> (Count < 64 ? Count : 63));
  if (Count >= 64)
    return 0;
  return Op == ExprOp::Shl ? L << Count : L >> Count;
}

static uint64_t applyToNumbers(ExprOp Op, uint64_t L, uint64_t R) {
  switch (Op) {
#define CLRX_BINARY(Id, Text, Precedence, OffsetRule, OnNumbers)               \
  case ExprOp::Id:                                                             \
    return OnNumbers;
#include "Operators.def"
  default:
    return 0;
  }
}

ApplyResult clrx::applyUnary(ExprOp Op, SectionValue &V) {
  switch (Op) {
  case ExprOp::Negate:
    V.Number = -V.Number;
    V.scaleTerms(-1);
    break;
  case ExprOp::Complement:
    V.Number = ~V.Number;
    V.scaleTerms(-1);
    break;
  case ExprOp::LogicalNot:
    if (!V.isAbsolute())
      return ApplyResult::IllegalOnOffset;
    V.Number = !V.Number;
    break;
  default: // Plus
    break;
  }
  return ApplyResult::Done;
}

/// Applies one of & | ^ ! && || to operands of which at least one is relative
/// to a section. This is legal if the other operand alone decides the result or
/// changes nothing. \returns false if it is illegal.
static bool applyLogicToOffsets(ExprOp Op, SectionValue &L,
                                const SectionValue &R) {
  constexpr uint64_t Ones = ~uint64_t(0);
  auto Give = [&L](uint64_t N) {
    L = SectionValue(N);
    return true;
  };
  auto Keep = [&L](const SectionValue &V) {
    if (&V != &L)
      L = V;
    return true;
  };
  switch (Op) {
  case ExprOp::And:
    if (L.isNumber(0) || R.isNumber(0))
      return Give(0);
    if (L.isNumber(Ones) || R.isNumber(Ones))
      return Keep(L.isNumber(Ones) ? R : L);
    return false;
  case ExprOp::Or:
    if (L.isNumber(Ones) || R.isNumber(Ones))
      return Give(Ones);
    [[fallthrough]];
  case ExprOp::Xor:
    if (L.isNumber(0) || R.isNumber(0))
      return Keep(L.isNumber(0) ? R : L);
    return false;
  case ExprOp::OrNot:
    if (R.isNumber(0) || L.isNumber(Ones))
      return Give(Ones);
    if (R.isNumber(Ones))
      return true;
    if (!L.isNumber(0))
      return false;
    L = R;
    return applyUnary(ExprOp::Complement, L) == ApplyResult::Done;
  case ExprOp::LogicalAnd:
    return (L.isNumber(0) || R.isNumber(0)) && Give(0);
  case ExprOp::LogicalOr:
    return ((L.isAbsolute() && L.Number) || (R.isAbsolute() && R.Number)) &&
           Give(1);
  default:
    return false;
  }
}

/// Applies \p Op to operands of which at least one is not absolute.
static ApplyResult applyToOffsets(ExprOp Op, SectionValue &L,
                                  const SectionValue &R) {
  ApplyResult Result = ApplyResult::Done;
  switch (Op) {
  case ExprOp::Add:
  case ExprOp::Sub:
    L.addTerms(R, Op == ExprOp::Add ? 1 : -1);
    break;
  case ExprOp::Mul:
    if (!L.isAbsolute() && !R.isAbsolute())
      return ApplyResult::IllegalOnOffset;
    if (L.isAbsolute()) {
      uint64_t Factor = L.Number;
      L.Terms = R.Terms;
      L.scaleTerms(Factor);
    } else {
      L.scaleTerms(R.Number);
    }
    break;
  case ExprOp::Shl:
    if (!R.isAbsolute())
      return ApplyResult::IllegalOnOffset;
    L.scaleTerms(R.Number < 64 ? uint64_t(1) << R.Number : 0);
    L.Number = shift(Op, L.Number, R.Number);
    return R.Number < 64 ? ApplyResult::Done : ApplyResult::CountOutOfRange;
  default:
    if (Op < ExprOp::Equal || Op > ExprOp::AboveEqual)
      return applyLogicToOffsets(Op, L, R) ? ApplyResult::DoneOnOffset
                                           : ApplyResult::IllegalOnOffset;
    Result = L.hasSameTerms(R) ? ApplyResult::DoneOnOffset
                               : ApplyResult::IllegalOnOffset;
    L.Terms.clear();
    break;
  }
  L.Number = applyToNumbers(Op, L.Number, R.Number);
  return Result;
}

ApplyResult clrx::applyBinary(ExprOp Op, SectionValue &L,
                              const SectionValue &R) {
  if (!L.isAbsolute() || !R.isAbsolute())
    return applyToOffsets(Op, L, R);
  const bool IsShift = Op >= ExprOp::Shl && Op <= ExprOp::AShr;
  if (checksRightOperand(Op) && !IsShift && R.Number == 0)
    return ApplyResult::DivisionByZero;
  L.Number = applyToNumbers(Op, L.Number, R.Number);
  return IsShift && R.Number >= 64 ? ApplyResult::CountOutOfRange
                                   : ApplyResult::Done;
}
