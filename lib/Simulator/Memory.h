//===- Memory.h - Simulated memory ------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Memory as a map of allocations: buffers, arguments, code, constant data,
// scratch. Each bit of memory is known to be defined or not.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_MEMORY_H
#define CLRX_LIB_SIMULATOR_MEMORY_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace clrx::sim {

/// Bytes of simulated memory with their definedness. LDS and allocations are
/// such bytes.
struct Bytes {
  std::vector<uint8_t> Values;
  /// Mask of the undefined bits of each byte of Values.
  std::vector<uint8_t> Undefined;
  /// True if the host reads the bytes after the run. Stores of undefined values
  /// there are findings.
  bool IsReadByHost = false;

  explicit Bytes(uint64_t Size = 0, bool IsDefined = true)
      : Values(Size), Undefined(Size, IsDefined ? 0 : 0xff) {}
  uint64_t size() const { return Values.size(); }
  /// Writes \p Contents, which are defined, from \p Offset on.
  void write(uint64_t Offset, llvm::ArrayRef<uint8_t> Contents);
};

/// A range of memory that somebody allocated.
struct Allocation : Bytes {
  std::string Name; ///< For messages, such as `arg 0` or `buffer 4`.
  uint64_t Address = 0;
  bool IsWritable = true;

  using Bytes::Bytes;
  uint64_t end() const { return Address + size(); }
  /// Returns true if all \p Size bytes at \p At are inside.
  bool contains(uint64_t At, uint64_t Size) const {
    return At >= Address && At - Address <= size() &&
           Size <= size() - (At - Address);
  }
};

/// The memory of a device.
class Memory {
public:
  /// Allocates \p Size bytes at an address that is a multiple of \p Alignment,
  /// a power of two. Between allocations are gaps, in which every access is out
  /// of bounds. The reference is valid as long as the memory lives.
  Allocation &allocate(llvm::StringRef Name, uint64_t Size,
                       uint64_t Alignment = 256, bool IsDefined = true);

  /// Allocates only addresses of 32 bits. Nothing may have been reserved.
  void useLowAddresses() { Next = FirstLowAddress; }

  /// Reserves \p Size bytes for several allocations with known distances.
  /// \returns their address, a multiple of \p Alignment, which is a power of
  /// two.
  uint64_t reserve(uint64_t Size, uint64_t Alignment = 4096);
  /// Allocates \p Size bytes at \p Address, in a reserved range or above all
  /// of them. Allocations there must not overlap.
  Allocation &allocateAt(llvm::StringRef Name, uint64_t Address, uint64_t Size,
                         bool IsDefined = true);

  /// Returns the allocation with the byte at \p Address; null if there is none.
  Allocation *find(uint64_t Address) const;
  /// Returns the allocation nearest to \p Address; null if there is none.
  const Allocation *findNearest(uint64_t Address) const;

  llvm::ArrayRef<std::unique_ptr<Allocation>> allocations() const {
    return Allocations;
  }

private:
  /// Addresses start above 32 bits, so that code that drops the upper half of
  /// an address is noticed.
  static constexpr uint64_t FirstAddress = uint64_t(1) << 33;
  static constexpr uint64_t FirstLowAddress = uint64_t(1) << 20;
  static constexpr uint64_t Gap = 4096;

  std::vector<std::unique_ptr<Allocation>> Allocations; ///< By address.
  uint64_t Next = FirstAddress;
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_MEMORY_H
