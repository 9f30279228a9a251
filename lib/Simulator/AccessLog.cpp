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
#include "Simulator/MemoryElements.h"
#include "Simulator/Simulator.h"

using namespace clrx;
using namespace clrx::sim;

/// Returns the kind of an access of \p W to \p In by an instruction of
/// \p Format.
static MemoryKind getKind(const Wavefront &W, InstFormat Format,
                          const Bytes *In) {
  if (In == &W.Group.LDS)
    return MemoryKind::LDS;
  if (In == &W.Group.M.GDS)
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

void AccessLog::add(const Wavefront &W, InstFormat Format, MemoryAccess Access,
                    const Bytes *In, uint64_t Offset, unsigned Size) {
  if (In)
    Records.push_back({getKind(W, Format, In), Access, In, Offset, Size});
}

void AccessLog::add(const Wavefront &W, InstFormat Format, MemoryAccess Access,
                    const ElementPlaces &P, uint64_t Distance, unsigned Size) {
  forEachLane(P.Lanes, [&](unsigned Lane) {
    add(W, Format, Access, P.getBytes(Lane), P.Offset[Lane] + Distance, Size);
  });
}
