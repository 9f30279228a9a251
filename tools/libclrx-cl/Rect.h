//===- Rect.h - Rectangular regions -----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rectangular regions of buffers, in two or three dimensions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_RECT_H
#define CLRX_TOOLS_LIBCLRX_CL_RECT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <cstddef>
#include <cstdint>

namespace clrx::ocl {

/// A region of memory with a regular structure.
struct Rect {
  size_t Offset = 0;  ///< Offset of the first byte.
  size_t RowSize = 0; ///< Bytes of each row.
  size_t NumRows = 0; ///< Rows of each slice.
  size_t NumSlices = 0;
  size_t RowPitch = 0;   ///< Distance of rows.
  size_t SlicePitch = 0; ///< Distance of slices.
  /// False if the arguments of the constructor are invalid, or the offsets do
  /// not fit into 63 bits.
  bool IsValid = false;

  /// \p Origin and \p Region have three elements; the first one counts bytes. A
  /// pitch of 0 means that there are no gaps.
  Rect(const size_t *Origin, const size_t *Region, size_t RowPitch,
       size_t SlicePitch);

  /// Returns the number of bytes from the first to the last byte.
  size_t getExtent() const {
    return (NumSlices - 1) * SlicePitch + (NumRows - 1) * RowPitch + RowSize;
  }
  bool hasPitchesOf(const Rect &Other) const {
    return RowPitch == Other.RowPitch && SlicePitch == Other.SlicePitch;
  }
  Rect movedBy(size_t Distance) const {
    Rect Moved = *this;
    Moved.Offset += Distance;
    return Moved;
  }
  /// Returns true if both, with the same region, have a byte in common. If
  /// their pitches differ, also bytes between the rows count.
  bool overlaps(const Rect &Other) const;
};

/// Calls \p Copy for each row, with its offsets in \p A and \p B and its size.
void forEachRow(const Rect &A, const Rect &B,
                llvm::function_ref<void(size_t, size_t, size_t)> Copy);

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_RECT_H
