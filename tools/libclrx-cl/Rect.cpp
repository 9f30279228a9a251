//===- Rect.cpp - Rectangular regions -------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Geometry of rectangular regions.
//
//===----------------------------------------------------------------------===//

#include "Rect.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;
using namespace clrx::ocl;

/// Returns A*B+C, or a number that is too large.
static uint64_t multiplyAdd(uint64_t A, uint64_t B, uint64_t C) {
  return SaturatingMultiplyAdd(A, B, C);
}

Rect::Rect(const size_t *Origin, const size_t *Region, size_t WantedRowPitch,
           size_t WantedSlicePitch)
    : RowPitch(WantedRowPitch), SlicePitch(WantedSlicePitch) {
  if (!Origin || !Region || !Region[0] || !Region[1] || !Region[2])
    return;
  RowSize = Region[0];
  NumRows = Region[1];
  NumSlices = Region[2];
  if (!RowPitch)
    RowPitch = RowSize;
  const uint64_t MinSlicePitch = multiplyAdd(NumRows, RowPitch, 0);
  if (!SlicePitch)
    SlicePitch = MinSlicePitch;
  if (RowPitch < RowSize || SlicePitch < MinSlicePitch || SlicePitch % RowPitch)
    return;
  Offset = multiplyAdd(Origin[2], SlicePitch,
                       multiplyAdd(Origin[1], RowPitch, Origin[0]));
  const uint64_t Extent = multiplyAdd(NumSlices, SlicePitch, RowSize);
  IsValid = isUInt<63>(SaturatingAdd<uint64_t>(Offset, Extent));
}

/// Returns true if rows of \p Size bytes overlap, one of which may be moved by
/// \p Pitch up to \p Max times in both directions from the distance \p
/// Distance.
static bool canMeet(int64_t Distance, int64_t Pitch, int64_t Max,
                    int64_t Size) {
  const int64_t Nearest = std::clamp(-Distance / Pitch, -Max, Max);
  for (int64_t Moves : {Nearest - 1, Nearest, Nearest + 1})
    if (Moves >= -Max && Moves <= Max &&
        std::abs(Distance + Moves * Pitch) < Size)
      return true;
  return false;
}

bool Rect::overlaps(const Rect &Other) const {
  const int64_t Distance = int64_t(Other.Offset) - int64_t(Offset);
  if (!hasPitchesOf(Other))
    return Distance < int64_t(getExtent()) &&
           -Distance < int64_t(Other.getExtent());
  const int64_t MaxSlices = int64_t(NumSlices) - 1;
  for (int64_t Slice = -MaxSlices; Slice <= MaxSlices; ++Slice)
    if (canMeet(Distance + Slice * int64_t(SlicePitch), int64_t(RowPitch),
                int64_t(NumRows) - 1, int64_t(RowSize)))
      return true;
  return false;
}

void clrx::ocl::forEachRow(const Rect &A, const Rect &B,
                           function_ref<void(size_t, size_t, size_t)> Copy) {
  for (size_t Slice = 0; Slice != A.NumSlices; ++Slice)
    for (size_t Row = 0; Row != A.NumRows; ++Row)
      Copy(A.Offset + Slice * A.SlicePitch + Row * A.RowPitch,
           B.Offset + Slice * B.SlicePitch + Row * B.RowPitch, A.RowSize);
}
