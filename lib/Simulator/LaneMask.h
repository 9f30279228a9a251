//===- LaneMask.h - Masks of lanes ------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversions between masks of 64 bits and arrays of 64 lanes, in loops that
// compilers vectorise.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_LANEMASK_H
#define CLRX_LIB_SIMULATOR_LANEMASK_H

#include "Semantics/Operation.h"
#include "llvm/Support/Endian.h"
#include <array>

namespace clrx::sim {

/// The lane's bit in its half of a mask.
constexpr std::array<uint32_t, 32> makeLaneBits() {
  std::array<uint32_t, 32> Bits = {};
  for (unsigned Lane = 0; Lane != 32; ++Lane)
    Bits[Lane] = uint32_t(1) << Lane;
  return Bits;
}
constexpr std::array<uint32_t, 32> LaneBits = makeLaneBits();

/// Calls Fn(Lane, IsSet) for all lanes.
template <typename Function> void forEachLaneBit(uint64_t Mask, Function Fn) {
  for (unsigned Base = 0; Base != MaxLanes; Base += 32) {
    const uint32_t Half = uint32_t(Mask >> Base);
    for (unsigned I = 0; I != 32; ++I)
      Fn(Base + I, (Half & LaneBits[I]) != 0);
  }
}

/// Writes bit N of \p Mask to element N of \p Lanes.
inline void unpackMask(uint64_t Mask, uint32_t *Lanes) {
  forEachLaneBit(
      Mask, [=](unsigned Lane, bool IsSet) { Lanes[Lane] = IsSet ? 1 : 0; });
}

/// Returns the mask whose bit N is 1 if element N of \p Lanes is not 0.
inline uint64_t packMask(const uint32_t *Lanes) {
  uint8_t Bytes[MaxLanes];
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    Bytes[Lane] = Lanes[Lane] != 0;
  // The product moves bit 0 of byte N to bit 56 + N.
  uint64_t Mask = 0;
  for (unsigned Lane = 0; Lane != MaxLanes; Lane += 8)
    Mask |=
        (llvm::support::endian::read64le(Bytes + Lane) * 0x0102040810204080 >>
         56)
        << Lane;
  return Mask;
}

/// Sets all bits of the elements of \p Lanes that \p Mask has, and clears the
/// others.
inline void expandMask(uint64_t Mask, uint32_t *Lanes) {
  forEachLaneBit(
      Mask, [=](unsigned Lane, bool IsSet) { Lanes[Lane] = -uint32_t(IsSet); });
}

/// Copies the elements whose elements in \p Mask have all bits. The arrays do
/// not overlap.
inline void copyLanes(const uint32_t *__restrict Mask, uint32_t *__restrict To,
                      const uint32_t *__restrict From) {
  // Unlike a choice, this is free of branches.
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    To[Lane] ^= (To[Lane] ^ From[Lane]) & Mask[Lane];
}

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_LANEMASK_H
