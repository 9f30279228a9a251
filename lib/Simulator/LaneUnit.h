//===- LaneUnit.h - Vector instructions -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Everything around the rows of lane operations. A vector instruction is
// executed in three steps: sources become arrays of lanes (LaneFetch.cpp), the
// row computes all lanes, and the results go to registers (LaneWrite.cpp).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_LANEUNIT_H
#define CLRX_LIB_SIMULATOR_LANEUNIT_H

#include "Simulator/CodeCache.h"
#include "Simulator/Wavefront.h"

namespace clrx::sim {

/// Values of any type in all lanes, in the form of registers: see loadLane().
struct alignas(64) LaneBuffer {
  static constexpr unsigned MaxDwords = 4;
  uint32_t Dwords[MaxDwords * MaxLanes];

  /// Returns dword \p I of all lanes.
  uint32_t *dword(unsigned I) { return Dwords + I * MaxLanes; }
};

/// Fills \p To with \p Value in all lanes, extended by zeros. \returns the
/// array.
inline const uint32_t *broadcast(LaneBuffer &To, uint64_t Value,
                                 unsigned Dwords) {
  const uint32_t Parts[LaneBuffer::MaxDwords] = {llvm::Lo_32(Value),
                                                 llvm::Hi_32(Value)};
  for (unsigned I = 0; I != Dwords; ++I)
    std::fill_n(To.dword(I), MaxLanes, Parts[I]);
  return To.Dwords;
}

/// A source of all lanes. The arrays have the form of registers.
struct LaneSource {
  const uint32_t *Values = nullptr;
  const uint32_t *Undefined = nullptr; ///< Null if all bits are defined.
};

/// The state of one vector instruction while it is executed.
struct LaneExecution {
  Wavefront &W;
  const DecodedInst &D;
  LaneContext Context;
  /// D.Sources, or D.HighSources while the upper halves of packed instructions
  /// are computed.
  const DecodedSource *Decoded;
  uint64_t Exec; ///< Lanes that are computed and written.
  const bool TracksUndefined;
  /// \name Numbers that the VGPR indexing mode adds to registers
  /// @{
  unsigned SourceOffsets[3] = {};
  unsigned DestinationOffset = 0;
  /// The destination is out of range, and the instruction has no effect.
  bool IsIgnored = false;
  /// @}
  LaneSource Sources[3];
  unsigned UniformSources = 0; ///< Mask of sources that are no VGPRs.
  LaneBuffer Values[3], Undefined[3];
  LaneBuffer Result, ResultUndefined;
  alignas(64) uint32_t CarryIn[MaxLanes];
  alignas(64) uint32_t CarryOut[MaxLanes];
  uint64_t UndefinedCarryIn = 0, UndefinedCarryOut = 0; ///< Masks of lanes.
  bool IsResultUndefined = false; ///< True if ResultUndefined counts.

  LaneExecution(Wavefront &W, const DecodedInst &D);

  const Operation &op() const { return *D.Op; }
  /// Returns the first register of vector source \p N.
  unsigned sourceRegister(unsigned N) const;
  /// Returns the first register of the destination.
  unsigned destinationRegister() const;

private:
  void indexRegisters();
  void checkIndexes();
};

/// Removes lanes that DPP switches off from E.Exec. \returns the lanes for
/// which DPP reads 0.
uint64_t evaluateDPP(LaneExecution &E);

/// Makes the arrays of the sources of \p E.
void fetchSources(LaneExecution &E);

/// Computes the undefined bits of the results of \p E, which are computed.
void computeUndefinedBits(LaneExecution &E);

/// Writes the results of \p E to registers.
void writeResults(LaneExecution &E);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_LANEUNIT_H
