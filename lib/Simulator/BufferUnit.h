//===- BufferUnit.h - Buffer addresses --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Addresses of buffer instructions, and accesses of texels in registers. Images
// of type buffer use them, too.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_BUFFERUNIT_H
#define CLRX_LIB_SIMULATOR_BUFFERUNIT_H

#include "Simulator/AddressSpaces.h"
#include "Simulator/BufferDescriptor.h"
#include "Simulator/TexelFormat.h"

namespace clrx::sim {

/// Range checks of buffer accesses.
enum class RangeCheck : uint8_t {
  None,          ///< There is none: addr64.
  Bytes,         ///< The offset is less than num_records.
  Records,       ///< The index is less than num_records.
  RecordStart,   ///< Records, and the offset in the record is in the record.
  RecordElement, ///< Records, and the element is in the record.
  AnyRecord      ///< num_records is not 0.
};

/// Indices and offsets of a buffer access, for each lane.
struct BufferAddress {
  BufferAddress(const BufferDescriptor &B, Arch A) : B(B), A(A) {}

  const BufferDescriptor &B;
  const Arch A;
  bool HasIndex = false; ///< idxen
  bool Is64Bit = false;  ///< addr64: Offset64 is added to the base.
  uint32_t ScalarOffset = 0;
  RangeCheck Check = RangeCheck::None; ///< Result of setCheck().
  uint32_t Limit = 0; ///< Number of bytes for RangeCheck::Bytes.
  uint32_t Index[MaxLanes];
  uint32_t Offset[MaxLanes]; ///< Offset in the record.
  LaneAddresses Offset64;

  /// Sets Check and Limit. The other members are final, apart from arrays.
  void setCheck();
  /// Returns the offset of the byte \p At behind the lane's offset from the
  /// base, without ScalarOffset.
  uint32_t getBufferOffset(unsigned Lane, uint32_t At) const;
  /// Returns true if the descriptor allows \p Size bytes there.
  bool isInRange(unsigned Lane, uint32_t At, unsigned Size) const;
  /// Returns true if the elements of \p Size bytes of all \p Lanes, up to the
  /// one at \p Last, are in range and at consecutive addresses.
  bool areConsecutive(uint64_t Lanes, uint32_t Last, unsigned Size) const;
  /// Returns true if swizzling separates the bytes of an element.
  bool isSplit(unsigned Lane, uint32_t At, unsigned Size) const;
  /// Returns the address in memory.
  uint64_t getAddress(unsigned Lane, uint32_t At) const;
  /// Returns the alignment of elements of \p Size bytes. The hardware ignores
  /// the low bits of other addresses.
  unsigned getAlignment(unsigned Size) const;

private:
  RangeCheck getCheck() const;
};

/// Sets the addresses of the elements of \p Size bytes at the offset \p At of
/// each lane of \p Lanes. Reports misaligned ones.
void getBufferAddresses(LaneAccess &L, const BufferAddress &Address,
                        uint64_t Lanes, uint32_t At, unsigned Size,
                        LaneAddresses &To);

/// Finds \p Size bytes at the offset \p At of each lane of \p Lanes. Reports
/// lanes that are out of bounds; they have no place.
void findBufferPlaces(LaneAccess &L, GlobalSpace &S,
                      const BufferAddress &Address, uint64_t Lanes, uint32_t At,
                      unsigned Size, ElementPlaces &P);

/// Describes how the components of texels are in registers.
struct TexelRegisters {
  unsigned First = 0;         ///< Number of the first VGPR.
  unsigned NumComponents = 0; ///< Number of components in registers.
  /// Numbers of these components in the texel.
  uint8_t Components[4] = {0, 1, 2, 3};
  bool Is16Bit = false;  ///< Components have 16 bits.
  bool IsPacked = false; ///< Two components are in a register.
};

/// Loads the texels at \p P into registers, or stores them there.
void accessTexels(LaneAccess &L, const ElementPlaces &P, const TexelFormat &F,
                  const uint8_t (&Select)[4], const TexelRegisters &R);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_BUFFERUNIT_H
