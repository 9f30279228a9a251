//===- SymbolTableImpl.h - What the symbol table is made of -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   Scopes.cpp       finding names: walks over scopes, paths
//   Expr.cpp         parsing expressions, evaluating and keeping them
//   StoredExpr.cpp   .eqv symbols, .for and .while conditions
//   SymbolTable.cpp  definitions, and what they set off
//   Unresolved.cpp   the end of the source and of temporary scopes
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_EXPR_SYMBOLTABLEIMPL_H
#define CLRX_LIB_EXPR_SYMBOLTABLEIMPL_H

#include "ExprParser.h"
#include "clrx/Expr/ExprHost.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>

namespace clrx {

/// A place in the current statement or one kept from earlier.
struct Where {
  const char *Ptr = nullptr;
  SourcePos Pos; ///< If Ptr is null.
};

struct SymbolTable::Impl {
  ExprHost &Host;
  Reporter &Report;
  llvm::BumpPtrAllocator Arena;

  explicit Impl(ExprHost &Host);

  /// \name Scopes.cpp
  /// @{
  std::deque<Scope> Scopes;
  Scope *Global;
  Scope *Current;
  /// Scopes to go back to; the parent of a scope opened through .using is
  /// another one.
  llvm::SmallVector<Scope *, 8> OuterScopes;
  llvm::StringMap<LocalLabel, ArenaMapAllocator> LocalLabels;
  uint64_t Stamp = 0; ///< Of the current look-up.
  bool HasRegVars = false;
  bool HasRegisters = false; ///< Some symbol stands for a register.
  llvm::SmallVector<Scope *, 8> ToVisit;

  Scope *createScope(llvm::StringRef Name, Scope *Parent, bool IsTemporary);
  Symbol *createSymbol(Scope &In, llvm::StringRef Name, uint32_t Hash);
  /// The symbol for reading; null if there is no such entry. Missing scopes of
  /// a path are created.
  Symbol *find(llvm::StringRef Path);
  Symbol *findOrCreate(llvm::StringRef Path);
  Symbol *findForDefinition(llvm::StringRef Path);
  const RegVar *findRegVar(llvm::StringRef Path);
  LocalLabel &getLocalLabel(llvm::StringRef Digits);
  /// From the global scope, joined by ::.
  std::string getPath(const Symbol &S);
  void forEachVisibleScope(Scope &From,
                           llvm::function_ref<void(Scope &)> Visit);
  /// @}

  /// \name Expr.cpp
  /// @{
  llvm::SmallVector<ExprItem, 16> Items; ///< Reused by each expression.
  llvm::SmallVector<ExprParser::OpenItem, 16> Open;
  bool HasFunctions = false;
  bool HasUnifiedVGPRs = false;
  bool IsLinking = false;
  llvm::SmallVector<SectionValue, 8> Values;
  /// What addresses are offsets in.
  const ExprSection AddressSpace{"addresses", LabelValue::Relative};
  /// In source order, without those at the front that are done.
  std::deque<PendingExpr> Exprs;
  uint32_t NextIndex = 0;

  /// Endless loops reach these, at one or two GiB of memory in all.
  static constexpr size_t MaxPendingExprs = size_t(1) << 22;
  static constexpr size_t MaxSize = size_t(1) << 30;
  static constexpr size_t ScopeSize = 512; ///< About that, with its tables.
  bool IsFull = false;                     ///< That has been reported.
  /// Ends the source if expressions and symbols have reached a limit.
  void limitMemory();

  /// The expression being parsed.
  struct {
    const char *Text;
    bool IsStored;    ///< Symbols stay symbols.
    bool MustBeKnown; ///< Unknown symbols are errors.
    bool HasFailed;   ///< An error that does not stop the parsing.
    unsigned NumUnknown;
    bool HasSymbols;
    bool MayRelocate;              ///< A specifier is legal.
    bool IsAddress;                ///< It is for the next symbol.
    RelocationSpecifier Specifier; ///< Of the whole expression.
  } Parsing = {};

  bool parseItems(Cursor &C, unsigned Flags, bool IsStored);
  /// \name For ExprParser: turn names into Items; true on error, reported
  /// @{
  /// The next symbol or label stands for its address, of which a relocation
  /// takes part \p S.
  bool setSpecifier(RelocationSpecifier S, uint32_t Offset);
  bool addCounter(uint32_t Offset);
  bool addSymbol(llvm::StringRef Path, uint32_t Offset);
  bool addLocalLabel(llvm::StringRef Digits, bool IsForward, uint32_t Offset);
  /// @}
  bool addSymbolItem(Symbol &S, uint32_t Offset);
  /// The symbol \p Name of LLVM's; \p S is the source's own, which may be null.
  std::optional<BuiltinSymbol> findBuiltin(const Symbol *S,
                                           llvm::StringRef Name) {
    return HasFunctions && !(S && S->isDefined()) ? Host.findBuiltin(Name)
                                                  : std::nullopt;
  }
  bool addUnknown(llvm::StringRef Path, Symbol *S, uint32_t Offset);
  Cell &getCell(Symbol &S);
  /// Makes \p Item stand for the cell's value or, if there is none, the cell.
  static void setToCell(ExprItem &Item, Cell &C);
  /// The same for the cell's address.
  static void setToAddress(ExprItem &Item, Cell &C);
  static void setToValue(ExprItem &Item, int64_t Value, const ExprSection *Sec);
  static void setToPlace(ExprItem &Item, int64_t Value, const ExprSection *Sec);
  static void setToMemo(ExprItem &Item, const StoredExpr &E);

  /// Where an evaluation reports to.
  struct Context {
    Where Start; ///< Items' offsets count from its Ptr.
    const UseTrace *Trace = nullptr;
    const Where *Use = nullptr; ///< Set while FrameIndex is evaluated for it.
    size_t FrameIndex = 0;
  };
  /// True on error, reported. All cells must be known.
  bool evaluate(llvm::ArrayRef<ExprItem> Items, const Context &Ctx,
                bool AsAddresses, SectionValue &Result);
  /// The same for a whole expression, whose value must be a number or an
  /// offset in one section.
  bool evaluateWhole(llvm::ArrayRef<ExprItem> Items, const Context &Ctx,
                     int64_t &Value, const ExprSection *&Sec);
  /// The section that \p Item is an offset in; null for a number.
  static const ExprSection *getSection(const ExprItem &Item);
  /// The section with an address, now or in the end, that \p Item is a place
  /// in; null if there is none.
  static const ExprSection *getAddressed(const ExprItem &Item);
  /// Whether \p Items have places in sections with addresses alone, and are
  /// more than a sum that its terms' sections give a value. All cells must be
  /// known.
  bool needsAddresses(llvm::ArrayRef<ExprItem> Items);
  /// Whether operators and result are legal on the places in \p Items, and make
  /// sums and multiples of them alone; or, with \p AsAddresses, whether they
  /// are legal on their addresses, known or not.
  bool isLegal(llvm::ArrayRef<ExprItem> Items, bool AsAddresses);
  /// As needsAddresses, and the addresses are not known yet.
  bool mustWaitForAddresses(llvm::ArrayRef<ExprItem> Items);
  /// With \p AsAddress, a place in a section with an address becomes one in
  /// AddressSpace.
  void pushOperand(const ExprItem &Item, bool AsAddress);
  /// Applies an operator to the last Values; \p Right gets the right operand of
  /// a binary one.
  ApplyResult compute(const ExprItem &Item, SectionValue &Right);
  bool apply(const ExprItem &Item, const Context &Ctx);
  /// Where the output stands now; null: in none.
  const ExprSection *getCurrentSection();
  bool checkRepresentable(const SectionValue &V, const Context &Ctx);
  SourcePos capture(const char *Ptr) const {
    return Report.capture(llvm::SMLoc::getFromPointer(Ptr));
  }
  SourcePos getPos(const Where &W) const {
    return W.Ptr ? capture(W.Ptr) : W.Pos;
  }
  SourcePos getPos(const ExprItem *Item, const Context &Ctx) const;
  bool errorAt(SourcePos Pos, const Context &Ctx, const llvm::Twine &Msg);

  /// Copies \p From out of the current statement, whose expression starts at
  /// \p Text.
  llvm::ArrayRef<ExprItem> keepItems(llvm::ArrayRef<ExprItem> From,
                                     const char *Text);
  /// Makes an expression that waits for the unknown cells in \p Kept; without
  /// any, for the end.
  PendingExpr *createPending(llvm::ArrayRef<ExprItem> Kept, SourcePos Start,
                             const UseTrace *Trace);
  /// @}

  /// \name StoredExpr.cpp
  /// @{
  uint64_t Generation = 0; ///< One per expression that may use .eqv symbols.
  /// Items of .eqv expressions that may still be evaluated; a few symbols that
  /// use one another can make work, and memory when they must wait, without
  /// end.
  uint64_t Budget = uint64_t(1) << 27;
  struct Frame {
    Symbol *S;
    size_t NextItem = 0;
    const UseTrace *Trace = nullptr;
  };
  llvm::SmallVector<Frame, 4> Frames;
  llvm::SmallVector<ExprItem, 16> Expanded;

  StoredExpr *createStored(const char *Text);
  /// Evaluates .eqv symbol \p S for a use at \p Use, if the current expression
  /// has not used it before: its memo then holds the value or a cell. True on
  /// error, reported; the expression must be given up then.
  bool evaluateSymbol(Symbol &S, const Where &Use, bool MustBeKnown);
  Symbol *findUnevaluated(Frame &F);
  bool evaluateFrame(size_t Index, const Where &Use, bool MustBeKnown);
  bool spend(uint64_t NumItems, const Context &Ctx);
  /// Replaces symbols and counters of \p E by what they stand for now, into
  /// Expanded. True on error, reported.
  bool expand(const StoredExpr &E, const Context &Ctx, bool MustBeKnown,
              unsigned &NumUnknown);
  bool expandSymbol(ExprItem &Item, const Context &Ctx, bool MustBeKnown);
  const UseTrace *getTrace(const Context &Ctx);
  const UseTrace *getTrace(size_t FrameIndex, const Where &Use);
  /// @}

  /// \name SymbolTable.cpp
  /// @{
  std::vector<Cell *> Places; ///< Cells to be known at the end only.
  llvm::SmallVector<Waiter *, 8> ToComplete;

  Cell *createCell(Symbol *Owner) {
    limitMemory();
    return new (Arena) Cell(Owner);
  }
  /// \name To the host, if it wants to know
  /// @{
  bool ShowsSymbols = false;
  void showDefinition(const void *S, llvm::StringRef Path, llvm::SMLoc Loc,
                      bool IsLabel = false) {
    if (ShowsSymbols)
      Host.symbolDefined({S, Path, Loc, IsLabel});
  }
  void showReference(const void *S, llvm::StringRef Path, const char *Ptr) {
    if (ShowsSymbols)
      Host.symbolReferenced({S, Path, llvm::SMLoc::getFromPointer(Ptr)});
  }
  /// @}

  /// The symbol to be defined; null on error, reported: it may not be defined
  /// (once more).
  Symbol *findDefinable(llvm::StringRef Path, llvm::SMLoc Loc, bool Once,
                        bool IsLabel = false);
  /// The cell that the next definition of \p S fills.
  Cell &beginDefinition(Symbol &S, bool Once);
  void define(Symbol &S, bool Once, int64_t Value, const ExprSection *Sec);
  void definePending(Symbol &S, bool Once, PendingExpr &E);
  bool defineExpression(Symbol &S, StoredExpr *E);
  void defineRegister(Symbol &S, bool Once, const RegisterRange &Range,
                      llvm::SMLoc Loc);
  void defineLocalLabel(llvm::StringRef Digits, const ExprSection *Sec,
                        int64_t Value);
  void undefine(Symbol &S);

  bool checkRightSideEnd(Cursor &C);
  bool assignCounter(llvm::SMLoc Loc, Cursor &C);
  bool assignRegister(llvm::StringRef Path, llvm::SMLoc Loc, bool Once,
                      Cursor &C);
  bool assignStored(llvm::StringRef Path, llvm::SMLoc Loc, Cursor &C);
  bool assignValue(llvm::StringRef Path, llvm::SMLoc Loc, bool Once, Cursor &C);
  bool assignBuiltin(llvm::StringRef Path, llvm::SMLoc Loc, Cursor &C,
                     int64_t &Variable);

  /// Gives \p C its value and completes what waited for it.
  void setValue(Cell &C, int64_t Value, const ExprSection *Sec);
  void setPending(Cell &C, PendingExpr &E);
  /// Whether \p C got a value, which its own waiters are to learn.
  bool fill(Cell &C, int64_t Value, const ExprSection *Sec);
  void completeWaiters(Cell &C);
  /// All cells of \p E are known. \returns the cell that thereby got a value.
  Cell *complete(PendingExpr &E);
  /// The same, not waiting for the end.
  Cell *settle(PendingExpr &E);
  static SymbolInfo getInfo(const Symbol &S);
  /// @}

  /// \name Unresolved.cpp
  /// @{
  unsigned NumSuggestions = 0;

  void settleDistances();
  void resolvePlaces();
  Cell *completeAtEnd(PendingExpr &E);
  bool relocate(PendingExpr &E);
  bool relocateNumber(PendingExpr &E, uint64_t Number, const Context &Ctx);
  /// \name If a linker comes behind
  /// @{
  std::deque<ExprSection> SymbolSections;
  llvm::DenseMap<const Symbol *, const ExprSection *> SectionsOfSymbols;
  const ExprSection *getSectionOf(const Symbol &S);
  /// Whether the linker alone knows the value of \p Items, all of whose cells
  /// are known; \p IsTaken says of which sections it takes a place itself.
  bool isForLinker(llvm::ArrayRef<ExprItem> Items,
                   llvm::function_ref<bool(const ExprSection *)> IsTaken);
  void placeInGlobal(Symbol &S);
  void placeUndefined();
  const ExprSection *nameTarget(llvm::ArrayRef<ExprItem> Items,
                                const ExprSection *Target, uint64_t &Addend);
  bool leaveToLinker(PendingExpr &E, llvm::ArrayRef<ExprItem> Place,
                     RelocationSpecifier Half, const Context &Ctx);
  /// @}
  void reportUnresolved();
  void reportUnresolvedIn(Scope &Closed);
  void reportUnknown(const PendingExpr &E, const Cell &C);
  template <typename Fn> void reportUnknowns(const PendingExpr &E, Fn Select);
  /// Adds a note to the last error if a register is called \p Name.
  bool noteRegister(SourcePos Pos, llvm::StringRef Name,
                    llvm::StringRef Alternatives);
  /// Adds a note to the last error if a symbol that is visible in \p From, or a
  /// register if \p IsOperand, has a name close to \p Name.
  void noteSimilar(SourcePos Pos, llvm::StringRef Name, Scope &From,
                   bool IsOperand);
  /// @}
};

} // namespace clrx

#endif // CLRX_LIB_EXPR_SYMBOLTABLEIMPL_H
