//===- Occupancy.h - Wavefronts that run at once ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the occupancy: how many wavefronts of a kernel a SIMD holds at once,
// and which resources limit it. The numbers are from Arches.def. The rules are
// those of LLVM's AMDGPUBaseInfo (getNumWavesPerEUWithNumVGPRs, getMaxNumSGPRs)
// and of AMDGPUSubtarget (getOccupancyWithWorkGroupSizes).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_REPORT_OCCUPANCY_H
#define CLRX_REPORT_OCCUPANCY_H

#include "clrx/Targets/Targets.h"
#include <vector>

namespace clrx {

/// A resource that wavefronts share.
enum class SharedResource : uint8_t { VGPRs, SGPRs, LDS };

/// The resources that a kernel uses per wavefront or work-group.
struct KernelDemand {
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
  unsigned VGPRs = 0;
  unsigned SGPRs = 0;     ///< Includes VCC and other special registers.
  uint64_t LDSSize = 0;   ///< Size in bytes.
  unsigned GroupSize = 0; ///< Number of work-items; 0 if unknown.

  uint64_t get(SharedResource R) const;
  void set(SharedResource R, uint64_t Amount);
};

/// Returns the number of wavefronts per SIMD that \p R allows, at least 1. LDS
/// sets no limit if the size of work-groups is unknown.
unsigned getWaves(const KernelDemand &D, SharedResource R);

/// Returns the largest amount of \p R, as in KernelDemand, at which \p Waves
/// wavefronts fit on a SIMD; nothing if so many never fit.
std::optional<uint64_t> getMost(const KernelDemand &D, SharedResource R,
                                unsigned Waves);

/// Returns the number of work-groups per CU that LDS allows; 0 if not even one
/// fits.
unsigned getGroupsByLDS(const KernelDemand &D);

struct Occupancy {
  struct Limit {
    SharedResource Resource;
    unsigned Waves;  ///< Wavefronts per SIMD that the resource allows.
    bool IsLimiting; ///< True if no resource allows fewer.
    /// Largest amount of the resource at which the occupancy is Next.
    std::optional<uint64_t> Most;
  };

  unsigned Waves = 0; ///< Wavefronts per SIMD.
  unsigned Max = 0;   ///< Largest number of wavefronts of any kernel.
  std::vector<Limit> Limits;
  /// Next higher occupancy, if the kernel used less of all limiting resources;
  /// 0 if there is none.
  unsigned Next = 0;
};

Occupancy computeOccupancy(const KernelDemand &D);

} // namespace clrx

#endif // CLRX_REPORT_OCCUPANCY_H
