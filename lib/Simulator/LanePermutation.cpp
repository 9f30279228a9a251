//===- LanePermutation.cpp - Data-parallel primitives ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// DPP: the lanes from which an instruction takes its first source.
// Source: AMD's ISA documents, "Data Parallel Processing".
//
//===----------------------------------------------------------------------===//

#include "Simulator/LaneUnit.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

namespace {
/// Ranges of the field dpp_ctrl. The low bits of ranges are a number of lanes.
enum DPPControl : unsigned {
  LastQuadPerm = 0xff,
  RowShiftLeft = 0x100,
  RowShiftRight = 0x110,
  RowRotateRight = 0x120,
  WaveShiftLeft = 0x130,
  WaveRotateLeft = 0x134,
  WaveShiftRight = 0x138,
  WaveRotateRight = 0x13c,
  RowMirror = 0x140,
  RowHalfMirror = 0x141,
  RowBroadcast15 = 0x142,
  RowBroadcast31 = 0x143,
  RowShare = 0x150,
  RowXMask = 0x160
};
constexpr int RowSize = 16;
constexpr int BankSize = 4;
constexpr int Nowhere = -1; ///< A lane that does not exist.
} // namespace

/// Returns lane \p InRow of the row of \p Lane; Nowhere if it is in another
/// row.
static int getRowLane(int Lane, int InRow) {
  if (InRow < 0 || InRow >= RowSize)
    return Nowhere;
  return Lane / RowSize * RowSize + InRow;
}

/// Returns the source of \p Lane for a control of ranges.
static int getShiftedLane(unsigned Control, int Lane) {
  const int Count = int(Control & 15);
  const int InRow = Lane % RowSize;
  switch (Control & ~15u) {
  case RowShiftLeft:
    return getRowLane(Lane, InRow + Count);
  case RowShiftRight:
    return getRowLane(Lane, InRow - Count);
  case RowRotateRight:
    return getRowLane(Lane, (InRow + RowSize - Count) % RowSize);
  case RowShare:
    return getRowLane(Lane, Count);
  case RowXMask:
    return getRowLane(Lane, InRow ^ Count);
  default:
    return Lane;
  }
}

/// Returns the lane from which \p Lane takes its source in a wavefront of
/// \p Lanes lanes.
static int getSourceLane(unsigned Control, int Lane, int Lanes) {
  if (Control <= LastQuadPerm)
    return Lane / 4 * 4 + int(Control >> Lane % 4 * 2 & 3);
  switch (Control) {
  case WaveShiftLeft:
    return Lane + 1 == Lanes ? Nowhere : Lane + 1;
  case WaveRotateLeft:
    return (Lane + 1) % Lanes;
  case WaveShiftRight:
    return Lane == 0 ? Nowhere : Lane - 1;
  case WaveRotateRight:
    return (Lane + Lanes - 1) % Lanes;
  case RowMirror:
    return Lane ^ (RowSize - 1);
  case RowHalfMirror:
    return Lane ^ (RowSize / 2 - 1);
  case RowBroadcast15:
    return Lane < RowSize ? Lane : Lane / RowSize * RowSize - 1;
  case RowBroadcast31:
    return Lane < 32 ? Lane : 31;
  default:
    return getShiftedLane(Control, Lane);
  }
}

/// Returns the lanes of the banks and rows that the masks of \p I switch on.
static uint64_t getEnabledLanes(const Inst &I) {
  uint64_t Enabled = 0;
  for (int Lane = 0; Lane != int(MaxLanes); ++Lane)
    if (I[Field::RowMask] >> Lane / RowSize & 1 &&
        I[Field::BankMask] >> Lane % RowSize / BankSize & 1)
      Enabled |= uint64_t(1) << Lane;
  return Enabled;
}

/// Returns the lane of the group of 8 lanes that DPP8 names.
static int getLaneOf8(unsigned Selectors, int Lane) {
  return Lane / 8 * 8 + int(Selectors >> Lane % 8 * 3 & 7);
}

DPPLanes sim::decodeDPP(const Inst &I, unsigned NumLanes) {
  const bool Is8 = I.Ext == Layout::DPP8;
  const unsigned Control = I[Field::DppCtrl];
  DPPLanes Result;
  for (int Lane = 0; Lane != int(MaxLanes); ++Lane) {
    const int From = Is8 ? getLaneOf8(Control, Lane)
                         : getSourceLane(Control, Lane, int(NumLanes));
    Result.From[Lane] = From == Nowhere ? Lane : From;
    Result.HasSource |= uint64_t(From != Nowhere) << Lane;
  }
  Result.Enabled = Is8 ? ~uint64_t(0) : getEnabledLanes(I);
  return Result;
}

uint64_t sim::evaluateDPP(LaneExecution &E) {
  const Inst &I = E.D.I;
  const DPPLanes &DPP = *E.D.DPP;
  const uint64_t Readable =
      I[Field::FetchInactive] ? E.W.allLanes() : E.W.exec();
  uint64_t Invalid = ~DPP.HasSource;
  if (Readable != E.W.allLanes())
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      Invalid |= (~Readable >> DPP.From[Lane] & 1) << Lane;
  E.Exec &= DPP.Enabled;
  // DPP8 reads zeros from lanes that are off.
  if (I.Ext == Layout::DPP8 || I[Field::BoundCtrl])
    return Invalid;
  E.Exec &= ~Invalid;
  return 0;
}
