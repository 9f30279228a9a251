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

/// The cells of a page. A page has a cell for each dword until an access
/// concerns a part of a dword. Then it has a cell for each byte.
class ShadowPage {
public:
  static constexpr unsigned Size = 256; ///< Bytes of memory.

  uint32_t Generation = 0; ///< See RaceShadow.

  bool hasByteCells() const { return Cells.size() == Size; }
  void splitIntoBytes();
  /// Returns the cell of the byte \p Offset of the page.
  ShadowCell &get(unsigned Offset) {
    return Cells[hasByteCells() ? Offset : Offset / 4];
  }
  void clear() { Cells.assign(Size / 4, ShadowCell()); }

private:
  std::vector<ShadowCell> Cells = std::vector<ShadowCell>(Size / 4);
};

/// The cells of all memory that was accessed.
class RaceShadow {
public:
  /// Largest number of pages, which take up to 2 GiB.
  static constexpr uint64_t MaxPages = 1 << 19;

  /// Forgets all accesses.
  void clear() { ++Generation; }
  /// Returns the page with the byte at \p Offset of \p In; null if there are
  /// too many pages.
  ShadowPage *getPage(const Bytes *In, uint64_t Offset);

private:
  using Pages = std::vector<std::unique_ptr<ShadowPage>>;
  llvm::DenseMap<const Bytes *, std::unique_ptr<Pages>> Shadows;
  const Bytes *Last = nullptr; ///< The argument of the last call.
  Pages *LastPages = nullptr;  ///< Its pages.
  uint64_t NumPages = 0;
  /// Accesses of pages with another generation are forgotten.
  uint32_t Generation = 0;
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_RACESHADOW_H
