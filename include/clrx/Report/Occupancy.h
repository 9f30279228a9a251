//===- Occupancy.h - How many wavefronts run at once ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// How many wavefronts a SIMD holds at once, and what of a kernel limits that.
// The numbers are facts of Arches.def; the rules are those of LLVM's
// AMDGPUBaseInfo (getNumWavesPerEUWithNumVGPRs, getMaxNumSGPRs) and of
// AMDGPUSubtarget (getOccupancyWithWorkGroupSizes).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_REPORT_OCCUPANCY_H
#define CLRX_REPORT_OCCUPANCY_H

#include "clrx/Targets/Targets.h"
#include <vector>

namespace clrx {

/// What wavefronts share.
enum class SharedResource : uint8_t { VGPRs, SGPRs, LDS };

/// What a kernel takes of it, for a wavefront or a work-group.
struct KernelDemand {
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
  unsigned VGPRs = 0;
  unsigned SGPRs = 0;     ///< VCC and the like included.
  uint64_t LDSSize = 0;   ///< In bytes.
  unsigned GroupSize = 0; ///< In work-items; 0: not known.

  uint64_t get(SharedResource R) const;
  void set(SharedResource R, uint64_t Amount);
};

/// Wavefronts that a SIMD has room for as far as \p R goes, at least 1. LDS
/// limits nothing as long as nobody knows the work-groups' size.
unsigned getWaves(const KernelDemand &D, SharedResource R);

/// The most of \p R that \p Waves wavefronts per SIMD leave to each; nothing if
/// there cannot be so many.
std::optional<uint64_t> getMost(const KernelDemand &D, SharedResource R,
                                unsigned Waves);

/// Work-groups that a CU has room for as far as LDS goes; 0: not even one.
unsigned getGroupsByLDS(const KernelDemand &D);

struct Occupancy {
  struct Limit {
    SharedResource Resource;
    unsigned Waves;  ///< As many as it lets through.
    bool IsLimiting; ///< None lets fewer through.
    /// The most of it with which there would be Next wavefronts.
    std::optional<uint64_t> Most;
  };

  unsigned Waves = 0; ///< Per SIMD.
  unsigned Max = 0;   ///< That the SIMD can hold at all.
  std::vector<Limit> Limits;
  /// What taking less of all that limits would lead to; 0: there is no more.
  unsigned Next = 0;
};

Occupancy computeOccupancy(const KernelDemand &D);

} // namespace clrx

#endif // CLRX_REPORT_OCCUPANCY_H
