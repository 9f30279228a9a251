//===- AccessLog.h - Memory that an instruction accesses --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The places in memory that an instruction reads and writes. Somebody sees them
// only if it asks for them; usually nobody does.
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

/// Sees accesses of memory before they happen.
class AccessObserver {
public:
  virtual ~AccessObserver() = default;
  /// Called for an access of \p W to \p Size bytes at \p Offset of \p In, by an
  /// instruction of \p Format. \p In is null if the access is out of bounds.
  /// \returns false if the access must not happen.
  virtual bool onAccess(const Wavefront &W, InstFormat Format,
                        MemoryAccess Access, const Bytes *In, uint64_t Offset,
                        unsigned Size) = 0;
  /// The same for all lanes of \p P, \p Distance bytes behind it.
  bool onAccess(const Wavefront &W, InstFormat Format, MemoryAccess Access,
                const ElementPlaces &P, uint64_t Distance, unsigned Size);
};

/// The accesses of one instruction, in the order in which it makes them.
class AccessLog : public AccessObserver {
public:
  using AccessObserver::onAccess;

  void clear() { Records.clear(); }
  llvm::ArrayRef<AccessRecord> records() const { return Records; }
  bool onAccess(const Wavefront &W, InstFormat Format, MemoryAccess Access,
                const Bytes *In, uint64_t Offset, unsigned Size) override;

private:
  std::vector<AccessRecord> Records;
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_ACCESSLOG_H
