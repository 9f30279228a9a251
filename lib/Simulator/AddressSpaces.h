//===- AddressSpaces.h - Memory that addresses select -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Address spaces find the bytes that an address selects: allocations in global
// memory, LDS, GDS and scratch memory.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_ADDRESSSPACES_H
#define CLRX_LIB_SIMULATOR_ADDRESSSPACES_H

#include "Simulator/MemoryElements.h"
#include "Simulator/MemoryFindings.h"

namespace clrx::sim {

/// Addresses of all lanes. Only those of executing lanes count.
using LaneAddresses = uint64_t[MaxLanes];

/// Memory that addresses select.
class AddressSpace {
public:
  explicit AddressSpace(Wavefront &W) : W(W) {}
  virtual ~AddressSpace() = default;

  /// Finds \p Size bytes at the address of each lane of P.Lanes, and fills \p
  /// P.
  /// \returns the lanes whose bytes are not all in one place; \p P has no place
  /// for them.
  virtual uint64_t find(ElementPlaces &P, const LaneAddresses &Addresses,
                        unsigned Size, bool Writes) = 0;
  /// Reports that find() found nothing for \p A.
  virtual void report(const BadAccess &A) = 0;

protected:
  Wavefront &W;
};

/// Allocations in global memory.
class GlobalSpace : public AddressSpace {
public:
  using AddressSpace::AddressSpace;
  uint64_t find(ElementPlaces &P, const LaneAddresses &Addresses, unsigned Size,
                bool Writes) override;
  void report(const BadAccess &A) override;
  /// Returns the allocation with \p Size bytes at \p Address; null if there is
  /// none. If \p Writes, it is writable.
  Allocation *findOne(uint64_t Address, uint64_t Size, bool Writes);

private:
  Allocation *Last = nullptr; ///< The last result of findOne().
};

/// LDS or GDS. An address is an offset in bytes.
class SharedSpace : public AddressSpace {
public:
  /// Addresses are offsets from \p Base in \p B. Those from \p Limit on, the
  /// limit in M0, are out of bounds.
  SharedSpace(Wavefront &W, llvm::StringRef Name, Bytes &B, uint64_t Base,
              uint64_t Limit);
  uint64_t find(ElementPlaces &P, const LaneAddresses &Addresses, unsigned Size,
                bool Writes) override;
  void report(const BadAccess &A) override;

private:
  llvm::StringRef Name;
  Bytes &B;
  uint64_t Base, Limit;
  uint64_t End; ///< First address that is out of bounds.
};

/// Returns the LDS of the work-group of \p W, without a limit.
SharedSpace getUnlimitedLDS(Wavefront &W);

/// Executes \p A for the lanes of \p Lanes. The elements of a lane are at
/// consecutive addresses in \p S.
void accessConsecutive(LaneAccess &A, AddressSpace &S, uint64_t Lanes,
                       const LaneAddresses &Addresses);

/// Executes element \p N of \p A for the lanes of \p Lanes, at \p Addresses.
void accessOne(LaneAccess &A, AddressSpace &S, uint64_t Lanes,
               const LaneAddresses &Addresses, unsigned N);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_ADDRESSSPACES_H
