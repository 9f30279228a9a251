//===- Uses.h - Uses of registers and variables -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All reads and writes of registers and of elements of variables, in the order
// of the code. This includes uses by .usereg and by memory accesses in flight.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ALLOCATION_USES_H
#define CLRX_LIB_ALLOCATION_USES_H

#include "CallFlow.h"
#include "Expr/SymbolTable.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx::allocation {

/// A register, or an element of a variable, which needs one register.
struct Location {
  const RegVar *Var = nullptr; ///< The variable; null for a register.
  uint16_t Number = 0; ///< SGPR or VGPR number, or element index in Var.
  bool IsVector = false;
};

/// A read or write of a location.
struct Use {
  /// Operand of uses that belong to no range of registers.
  static constexpr uint8_t Alone = 0xff;
  static constexpr uint32_t NoPiece = ~0u;

  uint32_t Inst;
  uint32_t Location; ///< Index in Uses::getLocations().
  /// Uses of one instruction with equal values here, except Alone, belong to
  /// one operand.
  uint8_t Operand = Alone;
  bool IsWrite = false;
  bool IsPartial = false;      ///< A write that keeps a part of the old value.
  bool IsEarly = false;        ///< A write that may precede reads.
  bool IsInOtherLanes = false; ///< Uses lanes that EXEC may disable.
  bool IsPlain = false;        ///< A read that requires a defined value.
  uint32_t Piece = NoPiece;    ///< Index of the use's LiveRange.
};

/// The uses in a section.
class Uses {
public:
  /// \p MayReplay: see SourceView.
  Uses(const CallFlow &Flow, bool MayReplay);

  llvm::ArrayRef<Location> getLocations() const { return Locations; }
  /// Returns the uses by instruction, reads before writes.
  llvm::MutableArrayRef<Use> get() { return All; }
  llvm::ArrayRef<Use> get() const { return All; }
  /// Returns the indices in get() of the uses of \p Location.
  llvm::ArrayRef<uint32_t> of(uint32_t Location) const {
    return llvm::ArrayRef(ByLocation)
        .slice(FirstOf[Location], FirstOf[Location + 1] - FirstOf[Location]);
  }
  /// Elements of a variable that need consecutive registers everywhere.
  struct LinearRange {
    const RegVar *Var;
    uint16_t First, Count;
  };
  llvm::ArrayRef<LinearRange> getLinearRanges() const { return Linear; }
  /// Returns the location of element \p Number of \p Var, if it is used.
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
