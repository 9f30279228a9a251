//===- AccessLog.cpp - Memory that an instruction accesses ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Records accesses of memory.
//
//===----------------------------------------------------------------------===//

#include "Simulator/AccessLog.h"
#include "Simulator/GroupRunner.h"
#include "Simulator/MemoryElements.h"

using namespace clrx;
using namespace clrx::sim;

/// Returns the kind of an access of \p W to \p In by an instruction of
/// \p Format.
static MemoryKind getKind(const Wavefront &W, InstFormat Format,
                          const Bytes *In) {
  if (In == &W.Group.LDS)
    return MemoryKind::LDS;
  if (In == &W.Group.Runner.M.GDS)
    return MemoryKind::GDS;
  if (In == W.dispatch().Scratch)
    return MemoryKind::Scratch;
  switch (Format) {
  case InstFormat::SMRD:
    return MemoryKind::Scalar;
  case InstFormat::MUBUF:
  case InstFormat::MTBUF:
    return MemoryKind::Buffer;
  case InstFormat::MIMG:
    return MemoryKind::Image;
  default:
    return MemoryKind::Flat;
  }
}

bool AccessLog::onAccess(Wavefront &W, const Inst &I, const AccessRecord &R) {
  if (!R.In)
    return true;
  Records.push_back(R);
  Records.back().Values = nullptr;
  Records.back().Kind = getKind(W, I.Row->Format, R.In);
  return true;
}

bool AccessObserver::onLanes(Wavefront &W, const Inst &I, MemoryAccess Access,
                             const ElementPlaces &P, uint64_t Distance,
                             unsigned Size, StoredValues Values) {
  bool MayAccess = true;
  forEachLane(P.Lanes, [&](unsigned Lane) {
    const SplitElement *Split = P.Split.empty() ? nullptr : P.getSplit(Lane);
    if (!Split)
      MayAccess &= onAccess(W, I,
                            {Access, P.getBytes(Lane),
                             P.Offset[Lane] + Distance, Size, Lane, Values});
    else
      for (const BytePlace &Place : Split->Places)
        MayAccess &= onAccess(W, I, {Access, Place.In, Place.Offset, 1, Lane});
  });
  return MayAccess;
}
