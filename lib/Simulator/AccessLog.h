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
#include "clrx/ISA/Inst.h"
#include "llvm/ADT/STLFunctionalExtras.h"

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

/// Returns the value that a lane stores.
using StoredValues = llvm::function_ref<uint64_t(unsigned Lane)>;

/// Bytes that one lane, or a scalar instruction, accesses.
struct AccessRecord {
  MemoryAccess Access;
  const Bytes *In;              ///< LDS, GDS or an Allocation.
  uint64_t Offset;              ///< Offset of the first byte in In.
  unsigned Size;                ///< Number of bytes.
  std::optional<unsigned> Lane; ///< Empty for scalar instructions.
  /// The values of all lanes; null if unknown. Not kept by AccessLog.
  StoredValues Values = nullptr;
  MemoryKind Kind = MemoryKind::Scalar; ///< Set by AccessLog only.

  bool reads() const { return Access != MemoryAccess::Store; }
  bool writes() const { return Access != MemoryAccess::Load; }
};

/// Sees accesses of memory before they happen.
class AccessObserver {
public:
  virtual ~AccessObserver() = default;
  /// Called for an access of \p W to the bytes \p R by the instruction \p I.
  /// R.In is null if the access is out of bounds.
  /// \returns false if the access must not happen.
  virtual bool onAccess(Wavefront &W, const Inst &I, const AccessRecord &R) = 0;
  /// The same for the \p Size bytes of each lane of \p P, \p Distance bytes
  /// behind its place. \p Values are those of stores, if they are known.
  virtual bool onLanes(Wavefront &W, const Inst &I, MemoryAccess Access,
                       const ElementPlaces &P, uint64_t Distance, unsigned Size,
                       StoredValues Values = nullptr);
};

/// The accesses of one instruction, in the order in which it makes them.
class AccessLog : public AccessObserver {
public:
  void clear() { Records.clear(); }
  llvm::ArrayRef<AccessRecord> records() const { return Records; }
  bool onAccess(Wavefront &W, const Inst &I, const AccessRecord &R) override;

private:
  std::vector<AccessRecord> Records;
};

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_ACCESSLOG_H
