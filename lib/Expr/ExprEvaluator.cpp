//===- ExprEvaluator.cpp - Evaluation of expressions ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Values of postfix expressions, and the questions whether a value is legal,
// needs addresses, or is left to a linker.
//
//===----------------------------------------------------------------------===//

#include "ExprEvaluator.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

ApplyResult ExprEvaluator::compute(const ExprItem &Item, SectionValue &Right) {
  if (isUnary(Item.Op))
    return applyUnary(Item.Op, Values.back());
  if (isBinary(Item.Op)) {
    Right = Values.pop_back_val();
    return applyBinary(Item.Op, Values.back(), Right);
  }
  // Choice
  SectionValue &Condition = Values[Values.size() - 3];
  if (!Condition.isAbsolute())
    return ApplyResult::IllegalOnOffset;
  Condition = std::move(Values[Values.size() - (Condition.Number ? 2 : 1)]);
  Values.pop_back_n(2);
  return ApplyResult::Done;
}

bool ExprEvaluator::apply(const ExprItem &Item, const EvalSite &Site) {
  SectionValue Right;
  switch (compute(Item, Right)) {
  case ApplyResult::Done:
  case ApplyResult::DoneOnOffset:
    return false;
  case ApplyResult::CountOutOfRange:
    Ctx.Report.warning(Ctx.getPos(&Item, Site), rules::ValueRange,
                       "shift count " + Twine(Right.Number) +
                           " is out of range (0 to 63)");
    return false;
  case ApplyResult::DivisionByZero:
    return Ctx.errorAt(Ctx.getPos(&Item, Site), Site, rules::Division,
                       "division by zero");
  case ApplyResult::IllegalOnOffset:
    break;
  }
  return Ctx.errorAt(Ctx.getPos(nullptr, Site), Site, rules::NotAbsolute,
                     (isBinary(Item.Op) ? "section-relative value: " : "") +
                         getOffsetRule(Item.Op));
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

const ExprSection *ExprEvaluator::getSection(const ExprItem &Item) {
  if (Item.Op == ExprOp::SectionOffset)
    return Item.Sec;
  if (Item.Op != ExprOp::Cell)
    return nullptr;
  return Item.IsAddress ? Item.Cell->Sec : getBase(Item.Cell->Sec);
}

const ExprSection *ExprEvaluator::getAddressed(const ExprItem &Item) {
  const ExprSection *Sec = nullptr;
  if (Item.Op == ExprOp::SectionOffset)
    Sec = Item.Sec;
  else if (Item.Op == ExprOp::Cell)
    Sec = Item.Cell->Sec;
  return Sec && Sec->getLabelValue() == LabelValue::Addressed ? Sec : nullptr;
}

void ExprEvaluator::pushOperand(const ExprItem &Item, bool AsAddress) {
  const ExprSection *Sec = AsAddress ? getAddressed(Item) : nullptr;
  if (Item.Op == ExprOp::Number)
    Values.emplace_back(Item.Number);
  else if (Sec)
    Values.emplace_back(Sec->getAddress().value_or(0) +
                            (Item.Op == ExprOp::SectionOffset
                                 ? Item.Number
                                 : uint64_t(Item.Cell->Value)),
                        &AddressSpace);
  else
    Values.emplace_back(Item.Op == ExprOp::SectionOffset
                            ? Item.Number
                            : uint64_t(Item.Cell->Value),
                        getSection(Item));
}

//===----------------------------------------------------------------------===//
// Whole expressions
//===----------------------------------------------------------------------===//

bool ExprEvaluator::evaluate(ArrayRef<ExprItem> Items, const EvalSite &Site,
                             bool AsAddresses, SectionValue &Result) {
  Values.clear();
  for (const ExprItem &Item : Items) {
    if (isOperand(Item.Op))
      pushOperand(Item, AsAddresses);
    else if (apply(Item, Site))
      return true;
  }
  Result = std::move(Values.back());
  return false;
}

bool ExprEvaluator::needsAddresses(ArrayRef<ExprItem> Items) {
  bool HasAddressed = false;
  for (const ExprItem &Item : Items) {
    if (getAddressed(Item))
      HasAddressed = true;
    else if (getSection(Item))
      return false;
  }
  return HasAddressed && Items.size() > 1 &&
         !isLegal(Items, /*AsAddresses=*/false);
}

bool ExprEvaluator::isLegal(ArrayRef<ExprItem> Items, bool AsAddresses) {
  Values.clear();
  for (const ExprItem &Item : Items) {
    if (isOperand(Item.Op)) {
      pushOperand(Item, AsAddresses);
      continue;
    }
    SectionValue Right;
    ApplyResult Result = compute(Item, Right);
    if (Result == ApplyResult::IllegalOnOffset ||
        (Result == ApplyResult::DoneOnOffset && !AsAddresses))
      return Item.Op == ExprOp::LogicalNot; // Illegal on addresses, too.
  }
  return Values.back().isRepresentable();
}

bool ExprEvaluator::mustWaitForAddresses(ArrayRef<ExprItem> Items) {
  return needsAddresses(Items) && any_of(Items, [](const ExprItem &Item) {
           const ExprSection *Sec = getAddressed(Item);
           return Sec && !Sec->getAddress();
         });
}

bool ExprEvaluator::isForLinker(
    ArrayRef<ExprItem> Items, function_ref<bool(const ExprSection *)> IsTaken) {
  Values.clear();
  for (const ExprItem &Item : Items) {
    SectionValue Right;
    if (isOperand(Item.Op))
      pushOperand(Item, /*AsAddress=*/false);
    else if (compute(Item, Right) == ApplyResult::IllegalOnOffset)
      return selectsHalf(Items.back().Op);
  }
  const SectionValue &V = Values.back();
  // Global symbols are referred to by name.
  const bool IsNamed = any_of(Items, [](const ExprItem &Item) {
    return Item.Op == ExprOp::Cell && Item.Cell->Owner->Attributes.Binding;
  });
  return !V.isAbsolute() &&
         (IsNamed || !V.isRepresentable() || !IsTaken(V.getSection()));
}

bool ExprEvaluator::checkRepresentable(const SectionValue &V,
                                       const EvalSite &Site) {
  return !V.isRepresentable() &&
         Ctx.errorAt(
             Ctx.getPos(nullptr, Site), Site, rules::NotAbsolute,
             "expression is neither a number nor an offset in one section");
}

bool ExprEvaluator::evaluateWhole(ArrayRef<ExprItem> Items,
                                  const EvalSite &Site, int64_t &Value,
                                  const ExprSection *&Sec) {
  if (Items.size() == 1 && Items[0].Op <= ExprOp::SectionOffset) {
    Value = int64_t(Items[0].Number);
    Sec = Items[0].Sec;
    return false;
  }
  const bool AsAddresses = needsAddresses(Items) &&
                           !mustWaitForAddresses(Items) &&
                           isLegal(Items, /*AsAddresses=*/true);
  SectionValue V;
  if (evaluate(Items, Site, AsAddresses, V) || checkRepresentable(V, Site))
    return true;
  Sec = V.getSection();
  // A result with an address becomes an offset in the section at that address.
  const std::optional<uint64_t> Start = Sec == &AddressSpace ? 0
                                        : Sec                ? Sec->getAddress()
                                                             : std::nullopt;
  if (Start) {
    const uint64_t Address = *Start + V.Number;
    Sec = Ctx.Host.getSectionAt(Address);
    V.Number = Address - *Sec->getAddress();
  }
  Value = int64_t(V.Number);
  return false;
}
