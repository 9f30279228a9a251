//===- AccessLog.h - Memory that an instruction accesses --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The places in memory that one instruction reads and writes. They are recorded
// only if the observer of the run wants instructions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_ACCESSLOG_H
#define CLRX_LIB_SIMULATOR_ACCESSLOG_H

#include "Semantics/Operation.h"
#include "Simulator/Memory.h"

namespace clrx::sim {

struct ElementPlaces;
class Wavefront;

/// Kinds of memory traffic. Global memory counts for the instructions that
/// access it.
enum class MemoryKind : uint8_t {
  Scalar,
  Buffer,
  Image,
  Flat, ///< Flat and global instructions.
  LDS,
  GDS,
  Scratch
};
constexpr unsigned NumMemoryKinds = unsigned(MemoryKind::Scratch) + 1;

/// Bytes that one lane, or a scalar instruction, accesses.
struct AccessRecord {
  MemoryKind Kind;
  MemoryAccess Access;
  const Bytes *In; ///< An Allocation, unless Kind is LDS or GDS.
  uint64_t Offset; ///< Offset of the first byte in its bytes.
  unsigned Size;   ///< Number of bytes.

  bool reads() const { return Access != MemoryAccess::Store; }
  bool writes() const { return Access != MemoryAccess::Load; }
};

/// The accesses of one instruction, in the order in which it makes them.
class AccessLog {
public:
  void clear() { Records.clear(); }
  llvm::ArrayRef<AccessRecord> records() const { return Records; }

  /// Adds an access of \p W to \p Size bytes at \p Offset of \p In. Nothing is
  /// added if \p In is null: the access is out of bounds.
  void add(const Wavefront &W, InstFormat Format, MemoryAccess Access,
           const Bytes *In, uint64_t Offset, unsigned Size);
  /// Adds the accesses of all lanes of \p P, \p Distance bytes behind it.
  void add(const Wavefront &W, InstFormat Format, MemoryAccess Access,
           const ElementPlaces &P, uint64_t Distance, unsigned Size);

private:
  std::vector<AccessRecord> Records;
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_ACCESSLOG_H
