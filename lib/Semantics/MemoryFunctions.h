//===- MemoryFunctions.h - Functions in the texts of memory operations -*- C++
//-*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions that the texts of MemoryOps.def use. The manual explains each of
// them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_MEMORYFUNCTIONS_H
#define CLRX_LIB_SEMANTICS_MEMORYFUNCTIONS_H

#include <cstdint>

namespace clrx {

/// Returns \p Register with \p Value as its lower half.
inline uint32_t setLowHalf(uint32_t Register, uint16_t Value) {
  return (Register & 0xffff0000) | Value;
}

/// Returns \p Register with \p Value as its upper half.
inline uint32_t setHighHalf(uint32_t Register, uint16_t Value) {
  return (Register & 0xffff) | uint32_t(Value) << 16;
}

/// Returns \p Memory, in which each dword is replaced with the low 31 bits of
/// the same dword of \p Data if bit 31 of the latter is 1.
inline uint64_t exchangeMarkedDwords(uint64_t Memory, uint64_t Data) {
  for (unsigned Shift = 0; Shift != 64; Shift += 32) {
    if (!(Data >> Shift >> 31 & 1))
      continue;
    Memory &= ~(uint64_t(0xffffffff) << Shift);
    Memory |= (Data >> Shift & 0x7fffffff) << Shift;
  }
  return Memory;
}

/// Returns the lane that ds_swizzle_b32 reads for \p Lane. Bit 15 of \p Offset
/// selects a permutation of four lanes, with two bits for each lane. Otherwise
/// bits 0 to 4 are an AND mask, bits 5 to 9 an OR mask and bits 10 to 14 an XOR
/// mask for the lane's number among 32 lanes.
inline unsigned swizzledLane(unsigned Lane, unsigned Offset) {
  if (Offset & 0x8000)
    return (Lane & ~3u) | (Offset >> (Lane & 3) * 2 & 3);
  const unsigned And = Offset & 31;
  const unsigned Or = Offset >> 5 & 31;
  const unsigned Xor = Offset >> 10 & 31;
  return (Lane & ~31u) | ((((Lane & 31) & And) | Or) ^ Xor);
}

/// Returns swizzledLane() with the two modes of GCN 1.4 and later. Both keep
/// bits 0 to 4 of \p Offset as a mask and never leave the half of 32 lanes.
/// From 0xe000 on, a fast Fourier transform finds its inputs: the bits of the
/// lane's number are reversed, and the mask selects bits that stay. From 0xc000
/// on, lanes rotate by bits 5 to 9, downward if bit 10 is 1, and the mask
/// selects bits that stay.
inline unsigned swizzledOrRotatedLane(unsigned Lane, unsigned Offset) {
  if (Offset < 0xc000)
    return swizzledLane(Lane, Offset);
  const unsigned Mask = Offset & 31;
  unsigned Other = 0;
  if (Offset >= 0xe000) {
    for (unsigned Bit = 0; Bit != 5; ++Bit)
      Other |= (Lane >> Bit & 1) << (4 - Bit);
    for (unsigned Bit = 0; Bit != 5; ++Bit)
      Other >>= Mask >> Bit & 1;
  } else {
    const unsigned Distance = Offset >> 5 & 31;
    Other = (Offset & 0x400 ? Lane - Distance : Lane + Distance) & ~Mask;
  }
  return (Lane & ~31u) | (((Lane & Mask) | Other) & 31);
}

} // namespace clrx

#endif // CLRX_LIB_SEMANTICS_MEMORYFUNCTIONS_H
