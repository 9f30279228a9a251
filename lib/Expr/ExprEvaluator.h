//===- ExprEvaluator.h - Evaluation of expressions --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of postfix expressions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_EXPREVALUATOR_H
#define CLRX_LIB_EXPR_EXPREVALUATOR_H

#include "ExprContext.h"

namespace clrx {

/// Evaluates expressions whose cells are all known.
class ExprEvaluator {
public:
  explicit ExprEvaluator(ExprContext &Ctx) : Ctx(Ctx) {}

  /// Computes the value of \p Items. With \p AsAddresses, an offset in a
  /// section with an address counts as an address. \returns true after
  /// reporting an error.
  bool evaluate(llvm::ArrayRef<ExprItem> Items, const EvalSite &Site,
                bool AsAddresses, SectionValue &Result);
  /// Does the same for a whole expression, whose value must be a number or an
  /// offset in one section.
  bool evaluateWhole(llvm::ArrayRef<ExprItem> Items, const EvalSite &Site,
                     int64_t &Value, const ExprSection *&Sec);

  /// Returns true if \p Items need the addresses of sections, and these are
  /// not known yet.
  bool mustWaitForAddresses(llvm::ArrayRef<ExprItem> Items);
  /// Returns true if only the linker knows the value of \p Items. \p IsTaken
  /// returns true for sections whose offsets are legal values without a linker.
  bool isForLinker(llvm::ArrayRef<ExprItem> Items,
                   llvm::function_ref<bool(const ExprSection *)> IsTaken);

private:
  ExprContext &Ctx;
  llvm::SmallVector<SectionValue, 8> Values; ///< Stack of operands.
  /// Stands for the address space: an address is an offset in this section.
  const ExprSection AddressSpace{"addresses", LabelValue::Relative};

  /// Returns the section that \p Item is an offset in; null for a number.
  static const ExprSection *getSection(const ExprItem &Item);
  /// Returns the section of \p Item if that section has an address, now or at
  /// the end of the source; otherwise null.
  static const ExprSection *getAddressed(const ExprItem &Item);
  /// Returns true if all sections in \p Items have addresses, and the value
  /// cannot be computed from the offsets alone.
  bool needsAddresses(llvm::ArrayRef<ExprItem> Items);
  /// Returns true if the operators and the result of \p Items are legal. Also
  /// returns true for `!` of an offset, which is an error even with addresses,
  /// so that the expression does not wait for them. Without \p AsAddresses, the
  /// operands are offsets, and comparisons, bitwise and logical operators are
  /// illegal on them. With \p AsAddresses, the operands are addresses, which
  /// need not be known yet.
  bool isLegal(llvm::ArrayRef<ExprItem> Items, bool AsAddresses);
  bool checkRepresentable(const SectionValue &V, const EvalSite &Site);

  /// Pushes the value of \p Item. With \p AsAddress, an offset in a section
  /// with an address becomes one in AddressSpace.
  void pushOperand(const ExprItem &Item, bool AsAddress);
  /// Applies an operator to the last values. \p Right gets the right operand of
  /// a binary operator.
  ApplyResult compute(const ExprItem &Item, SectionValue &Right);
  /// Does the same as compute, and reports errors. \returns true on error.
  bool apply(const ExprItem &Item, const EvalSite &Site);
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_EXPREVALUATOR_H
