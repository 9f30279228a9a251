//===- Occupancy.cpp - Wavefronts that run at once ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The hardware allocates registers to wavefronts, and LDS to work-groups, in
// granules.
//
//===----------------------------------------------------------------------===//

#include "clrx/Report/Occupancy.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;
using namespace clrx;

uint64_t KernelDemand::get(SharedResource R) const {
  switch (R) {
  case SharedResource::VGPRs:
    return VGPRs;
  case SharedResource::SGPRs:
    return SGPRs;
  case SharedResource::LDS:
    return LDSSize;
  }
  llvm_unreachable("unknown resource");
}

void KernelDemand::set(SharedResource R, uint64_t Amount) {
  switch (R) {
  case SharedResource::VGPRs:
    VGPRs = Amount;
    return;
  case SharedResource::SGPRs:
    SGPRs = Amount;
    return;
  case SharedResource::LDS:
    LDSSize = Amount;
    return;
  }
}

namespace {
/// A register file of a SIMD.
struct File {
  unsigned Size;
  unsigned Granule;
};
} // namespace

static File getFile(const KernelDemand &D, SharedResource R) {
  const ArchInfo &Facts = getArchInfo(D.Architecture);
  if (R == SharedResource::SGPRs)
    return {Facts.SGPRsPerSIMD, Facts.SGPRAllocGranule};
  const unsigned Lanes = D.Wave32 ? 2 : 1;
  return {Facts.VGPRsPerSIMD * Lanes, Facts.VGPRAllocGranule * Lanes};
}

//===----------------------------------------------------------------------===//
// Work-groups
//===----------------------------------------------------------------------===//

static unsigned getWavesOfGroup(const KernelDemand &D) {
  return divideCeil(D.GroupSize, D.Wave32 ? 32 : 64);
}

unsigned clrx::getGroupsByLDS(const KernelDemand &D) {
  return getArchInfo(D.Architecture).LDSPerCU /
         std::max<uint64_t>(D.LDSSize, 1);
}

/// Returns the number of work-groups on a CU that wavefront slots and barriers
/// allow.
static unsigned getMaxGroups(const KernelDemand &D) {
  const ArchInfo &Facts = getArchInfo(D.Architecture);
  const unsigned Waves = Facts.MaxWavesPerSIMD * Facts.SIMDsPerCU;
  const unsigned OfGroup = getWavesOfGroup(D);
  return OfGroup <= 1 ? Waves : std::min(Waves / OfGroup, Facts.MaxGroupsPerCU);
}

static unsigned getWavesOfGroups(const KernelDemand &D, unsigned Groups) {
  const ArchInfo &Facts = getArchInfo(D.Architecture);
  const unsigned Waves =
      divideCeil(Groups * getWavesOfGroup(D), Facts.SIMDsPerCU);
  return std::clamp(Waves, 1u, Facts.MaxWavesPerSIMD);
}

//===----------------------------------------------------------------------===//
// Each resource
//===----------------------------------------------------------------------===//

unsigned clrx::getWaves(const KernelDemand &D, SharedResource R) {
  const unsigned Max = getArchInfo(D.Architecture).MaxWavesPerSIMD;
  if (R == SharedResource::LDS)
    return D.GroupSize ? getWavesOfGroups(
                             D, std::min(getGroupsByLDS(D), getMaxGroups(D)))
                       : Max;
  const File F = getFile(D, R);
  const uint64_t Amount = D.get(R);
  if (!F.Size || !Amount)
    return Max;
  return std::clamp<unsigned>(F.Size / alignTo(Amount, F.Granule), 1, Max);
}

std::optional<uint64_t> clrx::getMost(const KernelDemand &D, SharedResource R,
                                      unsigned Waves) {
  const ArchInfo &Facts = getArchInfo(D.Architecture);
  if (Waves > Facts.MaxWavesPerSIMD)
    return std::nullopt;
  if (R != SharedResource::LDS) {
    const File F = getFile(D, R);
    const unsigned Limit =
        R == SharedResource::VGPRs ? MaxVGPRs : Facts.MaxSGPRs;
    return F.Size
               ? std::min<uint64_t>(alignDown(F.Size / Waves, F.Granule), Limit)
               : Limit;
  }
  if (!D.GroupSize)
    return Facts.LDSPerCU;
  for (unsigned Groups = 1; Groups <= getMaxGroups(D); ++Groups)
    if (getWavesOfGroups(D, Groups) >= Waves)
      return Facts.LDSPerCU / Groups;
  return std::nullopt;
}

Occupancy clrx::computeOccupancy(const KernelDemand &D) {
  Occupancy O;
  O.Max = O.Waves = getArchInfo(D.Architecture).MaxWavesPerSIMD;
  for (SharedResource R :
       {SharedResource::VGPRs, SharedResource::SGPRs, SharedResource::LDS}) {
    O.Limits.push_back({R, getWaves(D, R), false, std::nullopt});
    O.Waves = std::min(O.Waves, O.Limits.back().Waves);
  }
  KernelDemand Less = D;
  bool IsPossible = O.Waves < O.Max;
  for (Occupancy::Limit &L : O.Limits) {
    L.IsLimiting = L.Waves == O.Waves && O.Waves < O.Max;
    if (!L.IsLimiting)
      continue;
    L.Most = getMost(D, L.Resource, O.Waves + 1);
    IsPossible &= L.Most.has_value();
    if (L.Most)
      Less.set(L.Resource, *L.Most);
  }
  if (!IsPossible)
    return O;
  O.Next = O.Max;
  for (const Occupancy::Limit &L : O.Limits)
    O.Next = std::min(O.Next, getWaves(Less, L.Resource));
  return O;
}
