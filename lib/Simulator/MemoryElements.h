//===- MemoryElements.h - Elements of memory that lanes access --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Execution of the rows of memory operations for all lanes, after a format has
// computed the places in memory. Undefined bits travel with the values.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_MEMORYELEMENTS_H
#define CLRX_LIB_SIMULATOR_MEMORYELEMENTS_H

#include "Simulator/CodeCache.h"
#include "llvm/ADT/bit.h"

namespace clrx::sim {

/// Calls \p Fn with each lane of \p Lanes in ascending order.
template <typename Function>
inline void forEachLane(uint64_t Lanes, Function Fn) {
  if (Lanes == ~uint64_t(0)) {
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      Fn(Lane);
    return;
  }
  for (; Lanes; Lanes &= Lanes - 1)
    Fn(unsigned(llvm::countr_zero(Lanes)));
}

/// The place of a byte.
struct BytePlace {
  Allocation *In = nullptr; ///< Null if the byte is out of bounds.
  uint64_t Offset = 0;
};

/// An element whose bytes are not beside each other: a misaligned element of
/// memory that interleaves the dwords of lanes.
struct SplitElement {
  Allocation Copy; ///< The bytes of the element.
  llvm::SmallVector<BytePlace, 8> Places;
};

/// The places of one element of memory, for each lane. Only lanes in Lanes
/// count.
struct ElementPlaces {
  uint64_t Lanes = 0; ///< Lanes that execute the instruction.
  /// The bytes that all lanes access; null if they differ.
  Bytes *Common = nullptr;
  /// If Common is null: bytes that hold the element. Null if the element is out
  /// of bounds: then loads give 0 and stores have no effect.
  Bytes *In[MaxLanes];
  uint64_t Offset[MaxLanes]; ///< Offset of the element in its bytes.
  /// Elements that are copied. readSplit() fills the copies, and writeBack()
  /// stores them.
  std::vector<std::unique_ptr<SplitElement>> Split;

  /// Returns the bytes of lane \p Lane; null if it is out of bounds.
  Bytes *getBytes(unsigned Lane) const { return Common ? Common : In[Lane]; }
  /// Makes \p B the bytes of lane \p Lane.
  void set(unsigned Lane, Bytes *B, uint64_t At) {
    In[Lane] = B;
    Offset[Lane] = At;
  }
  /// Makes a copy of the bytes at \p Places the element of lane \p Lane. If one
  /// of them is out of bounds, the element is. \returns false then.
  bool setSplit(unsigned Lane, llvm::ArrayRef<BytePlace> Places);
  /// Returns the split element of lane \p Lane; null if it is not split.
  const SplitElement *getSplit(unsigned Lane) const;
  void readSplit() const;
  void writeBack() const;
  /// Sets Common if In is the same for all lanes.
  void findCommon();
  /// Adds the lanes \p More, whose elements are out of bounds.
  void addOutOfBounds(uint64_t More);
  /// Returns true if all lanes execute, and their offsets are consecutive
  /// dwords.
  bool areConsecutive() const;
};

/// One element in registers, with masks of undefined bits.
struct ElementValues {
  uint32_t Data[2] = {}, DataUndefined[2] = {};
  uint32_t Data2[2] = {}, Data2Undefined[2] = {};
  /// The former value of the destination, then its new value.
  uint32_t Result[2] = {}, ResultUndefined[2] = {};
};

/// Executes \p Op for the element at \p Offset in \p In, which is null if the
/// element is out of bounds. Result becomes the loaded value, or the old value
/// of an atomic. \returns true if a store or an atomic wrote only undefined
/// bits.
/// \p Size is getElementSize().
bool accessElement(const Operation &Op, unsigned Size, Bytes *In,
                   uint64_t Offset, ElementValues &V);

/// Returns the size of the element that \p Op accesses, in bytes.
unsigned getElementSize(const Operation &Op);

/// Executes a memory operation for all lanes, one element after the other.
class LaneAccess {
public:
  LaneAccess(Wavefront &W, const DecodedInst &D);
  LaneAccess(const LaneAccess &) = delete;
  /// Reports stores of undefined values.
  ~LaneAccess();

  Wavefront &W;
  const DecodedInst &D;
  const Operation &Op;
  /// Size of an element in bytes and in registers.
  const unsigned Size, Dwords;
  unsigned NumElements = 1; ///< Consecutive elements that each lane accesses.
  /// \name First registers of the operands; none if the operand is missing
  /// @{
  std::optional<unsigned> Result, Data, Data2;
  /// @}

  bool writes() const { return Op.Access != MemoryAccess::Load; }
  /// Returns \p Lanes without those in which \p Register, an address, has
  /// undefined bits. Reports the others. Their loads give undefined values.
  uint64_t checkAddress(unsigned Register, uint64_t Lanes);
  /// Executes the operation for element \p N, \p Distance bytes behind the
  /// places \p P. Registers of element N follow those of element N - 1.
  void access(const ElementPlaces &P, unsigned N, uint64_t Distance = 0);
  /// Notes which lanes have stored only undefined bits to memory that the host
  /// reads. Only for stores that do not use access().
  void noteStores(uint64_t UndefinedLanes) {
    UndefinedStores &= UndefinedLanes;
    HasAccessed = true;
  }
  /// Shows an access of \p NumBytes bytes \p Distance bytes behind \p P to the
  /// observer, if there is one; access() does so, too. \p Values are those of
  /// stores, if they are known. \returns false if the access must not happen.
  bool show(const ElementPlaces &P, unsigned NumBytes, uint64_t Distance = 0,
            StoredValues Values = nullptr) const;

private:
  /// Loads and stores only copy dwords.
  const bool IsCopy;
  /// Lanes that have written only undefined bits, to memory that the host
  /// reads. All lanes until the first access.
  uint64_t UndefinedStores = ~uint64_t(0);
  bool HasAccessed = false;

  uint64_t getStored(unsigned N, unsigned Lane) const;
  void checkAtomic(const ElementPlaces &P) const;
  void copyLoad(const ElementPlaces &P, unsigned Register, uint64_t Distance);
  void copyStore(const ElementPlaces &P, unsigned Register, uint64_t Distance);
  void noteUndefined(const Bytes *In, uint64_t Offset, unsigned N,
                     const ElementValues &V) const;
  void accessLane(const ElementPlaces &P, unsigned Lane, unsigned N,
                  uint64_t Distance);
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_MEMORYELEMENTS_H
