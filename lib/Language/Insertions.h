//===- Insertions.h - Instructions that the source lacks --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions that the assembler adds to those of the source. Only the whole
// source shows where they are needed, and they move the code after them.
// Therefore, the source is assembled again until the insertions no longer
// change.
//
// One kind is the s_nop after a branch over exactly 63 words, which hardware of
// GCN 1.5 mishandles. Under `.dialect llvm`, the assembler inserts the s_nop as
// llvm-mc does. The other kind is waits and wait states (.waits auto).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_INSERTIONS_H
#define CLRX_LIB_LANGUAGE_INSERTIONS_H

#include "clrx/Analysis/InsertedInst.h"
#include "clrx/Support/SourcePos.h"
#include "llvm/ADT/DenseSet.h"
#include <algorithm>
#include <optional>
#include <vector>

namespace clrx {

/// The insertions of one source. The object is kept from one pass over the
/// source to the next. Instructions of the source are numbered from 1, in the
/// order in which they are assembled.
class Insertions {
  llvm::DenseSet<uint32_t> Padded;
  std::vector<InsertedInst> Waits;   ///< Sorted by place.
  size_t NextWait = 0;               ///< Index in Waits.
  std::optional<uint64_t> WaitsHash; ///< Hash of the code of Waits.
  unsigned NumPlans = 0;             ///< Number of changes of Waits.
  uint32_t FirstChanged = 0;         ///< See getFirstChanged().
  /// Results of the conditionals of the last pass and of this one.
  std::vector<bool> OldConditions, Conditions;
  SourcePos Changed; ///< The first conditional with another result.
  bool HasAutoWaits = false;
  bool IsAnalyzed = false;
  uint32_t NumInsts = 0;
  bool IsTentative = false;
  bool IsStale = false;

public:
  /// \p WillBeAnalyzed is true if setWaits() will be called for this pass.
  void startPass(bool WillBeAnalyzed) {
    IsAnalyzed = WillBeAnalyzed;
    NextWait = 0;
    NumInsts = 0;
    OldConditions = std::move(Conditions);
    Conditions.clear();
    Changed = SourcePos();
    IsTentative = false;
    IsStale = false;
  }
  /// Counts an instruction of the source. \returns its number.
  uint32_t addInstruction() { return ++NumInsts; }

  /// \name Branches that need an s_nop
  /// @{
  /// Records that the instruction just counted may need an s_nop after it.
  void watch() { IsTentative = true; }
  bool isPadded(uint32_t Number) const { return Padded.contains(Number); }
  /// Inserts an s_nop after the instruction \p Number from the next pass on.
  void pad(uint32_t Number) { IsStale |= Padded.insert(Number).second; }
  /// @}

  /// \name Automatic waits
  /// @{
  /// Called where the source turns automatic waits on.
  void startWaits() {
    HasAutoWaits = IsTentative = true;
    IsStale |= !IsAnalyzed;
  }
  /// Returns true if any pass has turned automatic waits on.
  bool hasAutoWaits() const { return HasAutoWaits; }
  /// Returns the next instruction to insert before or after the instruction
  /// just counted; null if there is none.
  const InsertedInst *takeWait(bool IsAfter) {
    if (NextWait == Waits.size() ||
        Waits[NextWait].getKey() != std::make_pair(NumInsts, IsAfter))
      return nullptr;
    return &Waits[NextWait++];
  }
  /// Returns true if setWaits() was called last for code with \p Hash.
  bool hasWaitsFor(uint64_t Hash) const { return WaitsHash == Hash; }
  /// Sets the instructions to insert from the next pass on, for code with
  /// \p Hash. \p Insts is sorted by place. \returns false, without effect, if
  /// they have changed too often.
  bool setWaits(std::vector<InsertedInst> Insts, uint64_t Hash) {
    constexpr unsigned MaxPlans = 8;
    WaitsHash = Hash;
    if (Waits == Insts)
      return true;
    if (NumPlans++ == MaxPlans) {
      const auto [Old, New] =
          std::mismatch(Waits.begin(), Waits.end(), Insts.begin(), Insts.end());
      FirstChanged = std::min(Old == Waits.end() ? UINT32_MAX : Old->Number,
                              New == Insts.end() ? UINT32_MAX : New->Number);
      return false;
    }
    Waits = std::move(Insts);
    IsStale = true;
    return true;
  }
  /// Returns the number of the instruction at the first place where waits have
  /// changed too often, after setWaits() has failed.
  uint32_t getFirstChanged() const { return FirstChanged; }
  /// Records the result of the conditional at \p Pos.
  void noteCondition(bool Result, SourcePos Pos) {
    const size_t Number = Conditions.size();
    if (!Changed.isValid() && Number < OldConditions.size() &&
        OldConditions[Number] != Result)
      Changed = Pos;
    Conditions.push_back(Result);
  }
  /// Returns the position of the first conditional whose result is not that of
  /// the last pass; invalid if there is none.
  SourcePos getChangedConditional() const { return Changed; }
  /// @}

  /// Returns true if another pass may become necessary.
  bool isTentative() const { return IsTentative; }
  /// Returns true if another pass is necessary.
  bool isStale() const { return IsStale; }
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_INSERTIONS_H
