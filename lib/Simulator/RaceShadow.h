//===- RaceShadow.h - Last accesses of memory -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// For each byte of memory, the last accesses that can take part in a race.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_RACESHADOW_H
#define CLRX_LIB_SIMULATOR_RACESHADOW_H

#include "Simulator/Memory.h"
#include "llvm/ADT/DenseMap.h"

namespace clrx::sim {

/// An access.
struct PastAccess {
  /// Number of the wavefront in the launch.
  uint32_t Wave = 0;
  /// Number of the instruction in the wavefront, from 1; 0 for no access.
  uint32_t Inst = 0;
  uint32_t Place : 24; ///< Offset in the code, in dwords.
  uint32_t Lane : 7;   ///< NoLane for scalar instructions.
  uint32_t IsAtomic : 1;

  static constexpr unsigned NoLane = 127;

  PastAccess() : Place(0), Lane(0), IsAtomic(0) {}
  explicit operator bool() const { return Inst; }
};

/// The last accesses of a unit of memory.
struct ShadowCell {
  PastAccess Write;
  /// Reads of different wavefronts; the second one only if the first one is
  /// set.
  PastAccess Reads[2];
};

/// The cells of a page. A page has one cell as long as wavefronts access it as
/// a whole, lane by lane. After that it has a cell for each dword, until an
/// access concerns a part of a dword. Then it has a cell for each byte.
class ShadowPage {
public:
  static constexpr unsigned Size = 256; ///< Bytes of memory.

  uint32_t Generation = 0; ///< See RaceShadow.
  /// The cell of all dwords if isWhole(). Its lanes do not count: lane N
  /// accesses dword N.
  ShadowCell Whole;

  bool isWhole() const { return Cells.empty(); }
  bool hasByteCells() const { return Cells.size() == Size; }
  void splitIntoDwords();
  void splitIntoBytes();
  /// Returns the cell of the byte \p Offset of the page, unless isWhole().
  ShadowCell &get(unsigned Offset) {
    return Cells[hasByteCells() ? Offset : Offset / 4];
  }
  void clear() {
    Whole = ShadowCell();
    Cells.clear();
  }

private:
  std::vector<ShadowCell> Cells;
};

/// The cells of all memory that was accessed.
class RaceShadow {
public:
  /// Largest number of pages, which take about 2 GiB with cells for dwords.
  static constexpr uint64_t MaxPages = 1 << 20;

  /// Forgets all accesses.
  void clear() {
    ++Generation;
    LastPage = nullptr;
  }
  /// Returns the page with the byte at \p Offset of \p In; null if there are
  /// too many pages.
  ShadowPage *getPage(const Bytes *In, uint64_t Offset) {
    if (LastPage && In == Last && Offset / ShadowPage::Size == LastNumber)
      return LastPage;
    return LastPage = findPage(In, Offset);
  }

private:
  using Pages = std::vector<std::unique_ptr<ShadowPage>>;
  llvm::DenseMap<const Bytes *, std::unique_ptr<Pages>> Shadows;
  /// \name The result of the last search
  /// @{
  const Bytes *Last = nullptr;
  Pages *LastPages = nullptr; ///< The pages of Last.
  uint64_t LastNumber = 0;
  ShadowPage *LastPage = nullptr;
  /// @}
  uint64_t NumPages = 0;
  /// Accesses of pages with another generation are forgotten.
  uint32_t Generation = 0;

  ShadowPage *findPage(const Bytes *In, uint64_t Offset);
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_RACESHADOW_H
