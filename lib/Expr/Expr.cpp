//===- Expr.cpp - Parsing, evaluating and keeping expressions -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Expressions are parsed from statement text, folded at once when every symbol
// has a value, and otherwise kept as postfix items over cells that definitions
// fill. The quick ways come first: a lone number never becomes an item.
//
//===----------------------------------------------------------------------===//

#include "SymbolTableImpl.h"
#include "clrx/Expr/Literals.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Items of the expression being parsed
//===----------------------------------------------------------------------===//

/// The section that an offset in \p Sec is relative to in expressions: in some
/// sections, labels and `.` are plain numbers.
static const ExprSection *getBase(const ExprSection *Sec) {
  return Sec && Sec->getLabelValue() != LabelValue::Absolute ? Sec : nullptr;
}

void SymbolTable::Impl::setToValue(ExprItem &Item, int64_t Value,
                                   const ExprSection *Sec) {
  setToPlace(Item, Value, getBase(Sec));
}

void SymbolTable::Impl::setToPlace(ExprItem &Item, int64_t Value,
                                   const ExprSection *Sec) {
  Item.Op = Sec ? ExprOp::Place : ExprOp::Number;
  Item.Number = uint64_t(Value);
  Item.Sec = Sec;
}

void SymbolTable::Impl::setToCell(ExprItem &Item, clrx::Cell &C) {
  if (C.isKnown())
    return setToValue(Item, C.Value, C.Sec);
  Item.Op = ExprOp::Cell;
  Item.Cell = &C;
}

void SymbolTable::Impl::setToAddress(ExprItem &Item, clrx::Cell &C) {
  setToCell(Item, C);
  Item.IsAddress = true;
  if (C.isKnown())
    setToPlace(Item, C.Value, C.Sec);
}

bool SymbolTable::Impl::setSpecifier(RelocationSpecifier S, uint32_t Offset) {
  const SMLoc Loc = SMLoc::getFromPointer(Parsing.Text + Offset);
  if (!Parsing.MayRelocate)
    return Report.error(Loc, "a relocation is possible in operands of "
                             "instructions and in integer data only");
  if (Parsing.Specifier)
    return Report.error(Loc, "an expression can have one relocation only");
  Parsing.Specifier = S;
  Parsing.IsAddress = true;
  return false;
}

bool SymbolTable::Impl::addCounter(uint32_t Offset) {
  ExprItem &Item = Items.emplace_back(ExprOp::Counter, Offset);
  int64_t Value;
  const ExprSection *Sec;
  if (Host.getCounter(Sec, Value))
    return true;
  Parsing.HasSymbols = true;
  if (!Parsing.IsStored)
    setToValue(Item, Value, Sec);
  return false;
}

/// An unknown symbol where its value is needed at once; goes on, so that the
/// others are reported as well. \p S may be null.
bool SymbolTable::Impl::addUnknown(StringRef Path, Symbol *S, uint32_t Offset) {
  SourcePos Pos = capture(Parsing.Text + Offset);
  Report.error(Pos, "symbol '" + Path +
                        "' has no value yet, but it is "
                        "needed here");
  if (!noteRegister(Pos, Path, "") && !(S && S->isDefined()))
    noteSimilar(Pos, Path, *Current, /*IsOperand=*/false);
  Parsing.HasFailed = true;
  Items.emplace_back(ExprOp::Number, Offset);
  return false;
}

bool SymbolTable::Impl::addSymbol(StringRef Path, uint32_t Offset) {
  Parsing.HasSymbols = true;
  Symbol *S = Parsing.MustBeKnown ? find(Path) : findOrCreate(Path);
  if (S)
    showReference(S, Path, Parsing.Text + Offset);
  if (!Parsing.IsStored)
    if (std::optional<BuiltinSymbol> B = findBuiltin(S, Path)) {
      setToValue(Items.emplace_back(ExprOp::Number, Offset), B->Value, nullptr);
      return false;
    }
  return S ? addSymbolItem(*S, Offset) : addUnknown(Path, nullptr, Offset);
}

bool SymbolTable::Impl::addLocalLabel(StringRef Digits, bool IsForward,
                                      uint32_t Offset) {
  Parsing.HasSymbols = true;
  LocalLabel &L = getLocalLabel(Digits);
  showReference(&L, Digits, Parsing.Text + Offset);
  if (IsForward)
    return addSymbolItem(L.Next, Offset);
  if (!L.Previous.Current)
    return Report.error(SMLoc::getFromPointer(Parsing.Text + Offset),
                        "there is no local label '" + Digits + "' before this");
  return addSymbolItem(L.Previous, Offset);
}

bool SymbolTable::Impl::addSymbolItem(Symbol &S, uint32_t Offset) {
  const char *Ptr = Parsing.Text + Offset;
  if (S.Kind == SymbolKind::Register)
    return Report.error(SMLoc::getFromPointer(Ptr),
                        "register symbol '" + S.Name + "' in an expression");
  if (Parsing.IsStored) {
    Items.emplace_back(ExprOp::Symbol, Offset).Symbol = &S;
    return false;
  }
  ExprItem Item(ExprOp::Cell, Offset);
  if (S.Kind == SymbolKind::Expression) {
    if (evaluateSymbol(S, {Ptr, {}}, Parsing.MustBeKnown))
      return true;
    setToMemo(Item, *S.Expr);
  } else {
    if (Parsing.MustBeKnown && !(S.Current && S.Current->isKnown()))
      return addUnknown(getPath(S), &S, Offset);
    clrx::Cell &C = getCell(S);
    if (IsLinking && C.isKnown() && C.Sec) // The linker may know it by name.
      Item.Cell = &C;
    else if (Parsing.IsAddress)
      setToAddress(Item, C);
    else
      setToCell(Item, C);
  }
  Parsing.IsAddress = false;
  Parsing.NumUnknown += Item.Op == ExprOp::Cell && !Item.Cell->isKnown();
  Items.push_back(Item);
  return false;
}

/// Parses at \p C, which is at the first token. True on error, reported; an
/// empty expression is none.
bool SymbolTable::Impl::parseItems(Cursor &C, unsigned Flags, bool IsStored) {
  ++Generation;
  Parsing = {};
  Parsing.Text = C.pos();
  Parsing.IsStored = IsStored;
  Parsing.MustBeKnown = Flags & EF_MustBeKnown;
  Parsing.MayRelocate = Flags & EF_MayRelocate;
  if (ExprParser(*this, C).parse(Flags & EF_OneOperand)) {
    C.skipToComma();
    return true;
  }
  if (Items.empty() && !(Flags & EF_MayBeEmpty)) {
    Report.error(C.loc(), "expected expression");
    C.skipToComma();
    return true;
  }
  return Parsing.HasFailed;
}

//===----------------------------------------------------------------------===//
// Evaluation
//===----------------------------------------------------------------------===//

/// \p Item null: the start of the expression.
SourcePos SymbolTable::Impl::getPos(const ExprItem *Item,
                                    const Context &Ctx) const {
  if (!Item)
    return getPos(Ctx.Start);
  if (Ctx.Start.Ptr)
    return capture(Ctx.Start.Ptr + Item->Offset);
  return checksRightOperand(Item->Op) ? *Item->Pos : Ctx.Start.Pos;
}

/// Reports with notes about the uses of .eqv symbols that led there.
bool SymbolTable::Impl::errorAt(SourcePos Pos, const Context &Ctx,
                                const Twine &Msg) {
  Report.error(Pos, Msg);
  const UseTrace *Trace = getTrace(Ctx);
  constexpr unsigned MaxUses = 10;
  unsigned N = 0;
  for (; Trace && N != MaxUses; Trace = Trace->Outer, ++N)
    Report.note(Trace->Site, "evaluated for the use here");
  if (Trace)
    Report.note(Trace->Site, "and for more uses around that");
  return true;
}

ApplyResult SymbolTable::Impl::compute(const ExprItem &Item,
                                       SectionValue &Right) {
  if (isUnary(Item.Op))
    return applyUnary(Item.Op, Values.back());
  if (isBinary(Item.Op)) {
    Right = Values.pop_back_val();
    return applyBinary(Item.Op, Values.back(), Right);
  }
  // Choice
  SectionValue &Condition = Values[Values.size() - 3];
  if (!Condition.isAbsolute())
    return ApplyResult::IllegalOnPlace;
  Condition = std::move(Values[Values.size() - (Condition.Number ? 2 : 1)]);
  Values.pop_back_n(2);
  return ApplyResult::Done;
}

bool SymbolTable::Impl::apply(const ExprItem &Item, const Context &Ctx) {
  SectionValue Right;
  switch (compute(Item, Right)) {
  case ApplyResult::Done:
  case ApplyResult::DoneOnPlace:
    return false;
  case ApplyResult::CountOutOfRange:
    Report.warning(getPos(&Item, Ctx), "shift count " + Twine(Right.Number) +
                                           " is out of range (0 to 63)");
    return false;
  case ApplyResult::DivisionByZero:
    return errorAt(getPos(&Item, Ctx), Ctx, "division by zero");
  case ApplyResult::IllegalOnPlace:
    break;
  }
  return errorAt(getPos(nullptr, Ctx), Ctx,
                 (isBinary(Item.Op) ? "section-relative value: " : "") +
                     getPlaceRule(Item.Op));
}

void SymbolTable::Impl::pushOperand(const ExprItem &Item, bool AsAddress) {
  const ExprSection *Sec = AsAddress ? getAddressed(Item) : nullptr;
  if (Item.Op == ExprOp::Number)
    Values.emplace_back(Item.Number);
  else if (Sec)
    Values.emplace_back(Sec->getAddress().value_or(0) +
                            (Item.Op == ExprOp::Place
                                 ? Item.Number
                                 : uint64_t(Item.Cell->Value)),
                        &AddressSpace);
  else
    Values.emplace_back(Item.Op == ExprOp::Place ? Item.Number
                                                 : uint64_t(Item.Cell->Value),
                        getSection(Item));
}

const ExprSection *SymbolTable::Impl::getSection(const ExprItem &Item) {
  if (Item.Op == ExprOp::Place)
    return Item.Sec;
  if (Item.Op != ExprOp::Cell)
    return nullptr;
  return Item.IsAddress ? Item.Cell->Sec : getBase(Item.Cell->Sec);
}

bool SymbolTable::Impl::evaluate(ArrayRef<ExprItem> Items, const Context &Ctx,
                                 bool AsAddresses, SectionValue &Result) {
  Values.clear();
  for (const ExprItem &Item : Items) {
    if (isOperand(Item.Op))
      pushOperand(Item, AsAddresses);
    else if (apply(Item, Ctx))
      return true;
  }
  Result = std::move(Values.back());
  return false;
}

const ExprSection *SymbolTable::Impl::getAddressed(const ExprItem &Item) {
  const ExprSection *Sec = nullptr;
  if (Item.Op == ExprOp::Place)
    Sec = Item.Sec;
  else if (Item.Op == ExprOp::Cell)
    Sec = Item.Cell->Sec;
  return Sec && Sec->getLabelValue() == LabelValue::Addressed ? Sec : nullptr;
}

bool SymbolTable::Impl::needsAddresses(ArrayRef<ExprItem> Items) {
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

bool SymbolTable::Impl::isLegal(ArrayRef<ExprItem> Items, bool AsAddresses) {
  Values.clear();
  for (const ExprItem &Item : Items) {
    if (isOperand(Item.Op)) {
      pushOperand(Item, AsAddresses);
      continue;
    }
    SectionValue Right;
    ApplyResult Result = compute(Item, Right);
    if (Result == ApplyResult::IllegalOnPlace ||
        (Result == ApplyResult::DoneOnPlace && !AsAddresses))
      return Item.Op == ExprOp::LogicalNot; // No address helps.
  }
  return Values.back().isRepresentable();
}

bool SymbolTable::Impl::mustWaitForAddresses(ArrayRef<ExprItem> Items) {
  return needsAddresses(Items) && any_of(Items, [](const ExprItem &Item) {
           const ExprSection *Sec = getAddressed(Item);
           return Sec && !Sec->getAddress();
         });
}

const ExprSection *SymbolTable::Impl::getCurrentSection() {
  const ExprSection *Sec = nullptr;
  int64_t Value;
  Host.getCounter(Sec, Value);
  return Sec;
}

bool SymbolTable::Impl::isForLinker(
    ArrayRef<ExprItem> Items, function_ref<bool(const ExprSection *)> IsTaken) {
  Values.clear();
  for (const ExprItem &Item : Items) {
    SectionValue Right;
    if (isOperand(Item.Op))
      pushOperand(Item, /*AsAddress=*/false);
    else if (compute(Item, Right) == ApplyResult::IllegalOnPlace)
      return selectsHalf(Items.back().Op);
  }
  const SectionValue &V = Values.back();
  // What others see goes by its name.
  const bool IsNamed = any_of(Items, [](const ExprItem &Item) {
    return Item.Op == ExprOp::Cell && Item.Cell->Owner->Attributes.Binding;
  });
  return !V.isAbsolute() &&
         (IsNamed || !V.isRepresentable() || !IsTaken(V.getSection()));
}

bool SymbolTable::Impl::checkRepresentable(const SectionValue &V,
                                           const Context &Ctx) {
  return !V.isRepresentable() &&
         errorAt(getPos(nullptr, Ctx), Ctx,
                 "expression is neither a number nor an offset in one section");
}

bool SymbolTable::Impl::evaluateWhole(ArrayRef<ExprItem> Items,
                                      const Context &Ctx, int64_t &Value,
                                      const ExprSection *&Sec) {
  if (Items.size() == 1 && Items[0].Op <= ExprOp::Place) {
    Value = int64_t(Items[0].Number);
    Sec = Items[0].Sec;
    return false;
  }
  const bool AsAddresses = needsAddresses(Items) &&
                           !mustWaitForAddresses(Items) &&
                           isLegal(Items, /*AsAddresses=*/true);
  SectionValue V;
  if (evaluate(Items, Ctx, AsAddresses, V) || checkRepresentable(V, Ctx))
    return true;
  Sec = V.getSection();
  // A place in the end is in the section that its address is in.
  const std::optional<uint64_t> Start = Sec == &AddressSpace ? 0
                                        : Sec                ? Sec->getAddress()
                                                             : std::nullopt;
  if (Start) {
    const uint64_t Address = *Start + V.Number;
    Sec = Host.getSectionAt(Address);
    V.Number = Address - *Sec->getAddress();
  }
  Value = int64_t(V.Number);
  return false;
}

//===----------------------------------------------------------------------===//
// Expressions that outlive their statement
//===----------------------------------------------------------------------===//

void SymbolTable::Impl::limitMemory() {
  if (IsFull)
    return;
  bool HasTooMany = Exprs.size() > MaxPendingExprs;
  IsFull = HasTooMany ||
           Arena.getBytesAllocated() + Scopes.size() * ScopeSize > MaxSize;
  if (!IsFull)
    return;
  Report.error(SMLoc(), HasTooMany ? "more than " + Twine(MaxPendingExprs) +
                                         " expressions wait for symbols"
                                   : "symbols and expressions take more than " +
                                         Twine(MaxSize) + " bytes");
  Host.stopReading();
}

ArrayRef<ExprItem> SymbolTable::Impl::keepItems(ArrayRef<ExprItem> From,
                                                const char *Text) {
  limitMemory();
  MutableArrayRef<ExprItem> Kept(Arena.Allocate<ExprItem>(From.size()),
                                 From.size());
  uninitialized_copy(From, Kept.begin());
  for (ExprItem &Item : Kept)
    if (checksRightOperand(Item.Op))
      Item.Pos = new (Arena) SourcePos(capture(Text + Item.Offset));
  return Kept;
}

PendingExpr *SymbolTable::Impl::createPending(ArrayRef<ExprItem> Kept,
                                              SourcePos Start,
                                              const UseTrace *Trace) {
  // Most wait for a label close by. Nobody looks for those that are done.
  while (!Exprs.empty() && Exprs.front().isDone())
    Exprs.pop_front();
  PendingExpr &E = Exprs.emplace_back();
  E.Items = Kept;
  E.Start = Start;
  E.Trace = Trace;
  E.Index = NextIndex++;
  for (const ExprItem &Item : Kept) {
    if (Item.Op != ExprOp::Cell)
      continue;
    clrx::Cell &C = *Item.Cell;
    C.IsCaptured = true;
    if (C.isKnown())
      continue;
    Waiter *W = new (Arena) Waiter{&E, nullptr};
    (C.LastWaiter ? C.LastWaiter->Next : C.FirstWaiter) = W;
    C.LastWaiter = W;
    ++E.NumWaiting;
  }
  E.WaitsForEnd = E.NumWaiting == 0;
  return &E;
}

//===----------------------------------------------------------------------===//
// Interface
//===----------------------------------------------------------------------===//

/// Whether what stands at \p C cannot go on an expression that a number ends,
/// by the few cases that are frequent: the end, a comma, the end of a register
/// range or of its first part, or a word behind a blank.
static bool endsNumber(Cursor C) {
  switch (C.peek()) {
  case ',':
  case ']':
    return true;
  case ':':
    return C.peek(1) != ':';
  case ' ':
    return isAlpha(C.peek(1)) || C.atEnd();
  default:
    return C.atEnd();
  }
}

/// The most frequent expression by far: one number.
static bool parseLoneNumber(Cursor &C, int64_t &Value) {
  Cursor Ahead = C;
  bool IsNegative = Ahead.peek() == '-';
  Ahead.advance(IsNegative);
  uint64_t Number;
  if (!isDigit(Ahead.peek()) || scanInteger(Ahead, Number))
    return false;
  if (!endsNumber(Ahead))
    return false;
  Value = int64_t(IsNegative ? -Number : Number);
  C = Ahead;
  return true;
}

void SymbolTable::setLinking() { I->IsLinking = true; }

void SymbolTable::setFunctions(bool On, bool HasUnifiedVGPRs) {
  I->HasFunctions = On;
  I->HasUnifiedVGPRs = HasUnifiedVGPRs;
}

bool SymbolTable::parseExpression(Cursor &C, unsigned Flags,
                                  OperandValue &Result) {
  Result = OperandValue();
  SMLoc Loc = C.nextLoc();
  if (parseLoneNumber(C, Result.Value)) {
    Result.Loc = Loc;
    return false;
  }
  if (I->parseItems(C, Flags, /*IsStored=*/false))
    return true;
  if (I->Items.empty())
    return false;
  Result.Loc = Loc;
  const char *Text = Loc.getPointer();
  const bool MayBeLinked = I->IsLinking && (Flags & EF_MayRelocate);
  if (I->Parsing.NumUnknown || I->Parsing.Specifier ||
      (!I->Parsing.MustBeKnown && I->mustWaitForAddresses(I->Items)) ||
      (MayBeLinked && I->isForLinker(I->Items, [&](const ExprSection *Sec) {
        return !(Flags & EF_MustBeAbsolute) && Sec == I->getCurrentSection();
      }))) {
    Result.K = OperandValue::Pending;
    Result.Expr = I->createPending(I->keepItems(I->Items, Text),
                                   I->getPos({Text, {}}), nullptr);
    Result.Expr->Specifier = I->Parsing.Specifier;
    return false;
  }
  const ExprSection *Sec = nullptr;
  if (I->evaluateWhole(I->Items, {{Text, {}}}, Result.Value, Sec))
    return true;
  if (Sec && (Flags & EF_MustBeAbsolute))
    return I->Report.error(Loc, "expression must be absolute, but it is an "
                                "offset in section '" +
                                    Sec->getName() + "'");
  Result.K = Sec ? OperandValue::Relative : OperandValue::Absolute;
  Result.IsFromPlaces = !Sec && any_of(I->Items, [](const ExprItem &Item) {
    return Item.Op == ExprOp::Place || Item.Op == ExprOp::Cell;
  });
  Result.Section = Sec;
  return false;
}

void SymbolTable::dropUnused() {
  for (PendingExpr &E : reverse(I->Exprs)) {
    if (E.IsSettled || E.Target || E.Use)
      break;
    E.IsSettled = true;
  }
}

void SymbolTable::attachUse(PendingExpr *E, std::unique_ptr<PendingUse> Use) {
  E->Use = std::move(Use);
  // The error about a value that cannot wait is reported at once.
  if (E->WaitsForEnd && !E->Specifier && !E->Use->takesDistances() &&
      !I->IsLinking)
    I->settle(*E);
}

void SymbolTable::dropExpression(PendingExpr *E) { E->IsSettled = true; }

StoredExpr *SymbolTable::parseStoredExpression(Cursor &C) {
  C.skipBlanks();
  const char *Text = C.pos();
  if (I->parseItems(C, EF_MayBeEmpty, /*IsStored=*/true))
    return nullptr;
  if (I->Items.empty())
    I->Items.emplace_back(ExprOp::Number, 0);
  return I->createStored(Text);
}

bool SymbolTable::evaluateStored(StoredExpr *E, int64_t &Value) {
  const ExprSection *Sec;
  if (evaluateStored(E, Value, Sec))
    return true;
  return Sec && I->Report.error(E->Start, "expression must be absolute");
}
