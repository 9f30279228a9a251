//===- Uses.h - What code does with registers -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Every read and write of a register or of a part of a variable, one by one, in
// the order in which they happen, with those that no instruction names: what
// .usereg says, and registers that memory access still holds.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_USES_H
#define CLRX_LIB_ALLOCATION_USES_H

#include "CallFlow.h"
#include "clrx/Expr/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx::allocation {

/// A register, or what is to get one: one register's worth of a variable.
struct Location {
  const RegVar *Var = nullptr; ///< Null: a register.
  uint16_t Number = 0;         ///< SGPR, VGPR, or the place in Var.
  bool IsVector = false;
};

struct Use {
  /// Of no operand that could stand in a range.
  static constexpr uint8_t Alone = 0xff;
  static constexpr uint32_t NoPiece = ~0u;

  uint32_t Inst;
  uint32_t Location; ///< Number in Uses::getLocations().
  /// Uses of an instruction with the same number here are of the same operand.
  uint8_t Operand = Alone;
  bool IsWrite = false;
  bool IsPartial = false;      ///< A write that keeps some of what was there.
  bool IsEarly = false;        ///< A write before all reads.
  bool IsOfOtherLanes = false; ///< Of lanes that EXEC may lack.
  bool IsPlain = false;        ///< A read of a source, which wants a value.
  uint32_t Piece = NoPiece;    ///< See LiveRanges.h.
};

class Uses {
public:
  /// \p MayReplay: see SourceView.
  Uses(const CallFlow &Flow, bool MayReplay);

  llvm::ArrayRef<Location> getLocations() const { return Locations; }
  /// By instruction, reads in front of writes.
  llvm::MutableArrayRef<Use> get() { return All; }
  llvm::ArrayRef<Use> get() const { return All; }
  /// Those of \p Location, as numbers in get().
  llvm::ArrayRef<uint32_t> of(uint32_t Location) const {
    return llvm::ArrayRef(ByLocation)
        .slice(FirstOf[Location], FirstOf[Location + 1] - FirstOf[Location]);
  }
  /// Parts of variables that follow one another everywhere.
  struct LinearRange {
    const RegVar *Var;
    uint16_t First, Count;
  };
  llvm::ArrayRef<LinearRange> getLinearRanges() const { return Linear; }
  /// The location of \p Number in \p Var, if it is used.
  std::optional<uint32_t> find(const void *Var, unsigned Number) const {
    auto It = VarLocations.find({Var, Number});
    return It == VarLocations.end() ? std::nullopt
                                    : std::optional<uint32_t>(It->second);
  }

private:
  const CallFlow &Flow;
  const SectionCode &Code;
  const bool MayReplay;
  std::vector<Location> Locations;
  std::vector<Use> All;
  std::vector<uint32_t> ByLocation, FirstOf;
  std::vector<LinearRange> Linear;
  llvm::DenseMap<std::pair<const void *, unsigned>, uint32_t> VarLocations;

  uint32_t getLocation(const RegVar *Var, unsigned Number, bool IsVector);
  void collect();
  void collectInst(uint32_t Number, bool IsDisplaced);
  void addAccess(const Use &Like, const RegVar *Var, unsigned First,
                 unsigned Count, bool IsVector);
  void addNotes(uint32_t Number);
  void addHeld();
  void index();
};

} // namespace clrx::allocation

#endif // CLRX_LIB_ALLOCATION_USES_H
