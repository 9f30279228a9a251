//===- KernelConfig.cpp - Configuration of a kernel -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/KernelConfig.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

// Places in the flag words of amd_kernel_code_t.
static constexpr unsigned GridDimsShift = 7;
static constexpr unsigned ElemSizeShift = 1;

static constexpr KernelFieldInfo Infos[] = {
#define CLRX_KERNEL_FIELD(Id, Bits, AllOnesMeansUnset, Title)                  \
  {Bits, AllOnesMeansUnset, Title},
#include "clrx/KernelModel/KernelFields.def"
};

const KernelFieldInfo &clrx::getKernelFieldInfo(KernelField F) {
  return Infos[unsigned(F)];
}

void KernelConfig::set(KernelField F, uint64_t Value) {
  Values[unsigned(F)] =
      Value & maskTrailingOnes<uint64_t>(Infos[unsigned(F)].Bits);
  Given.set(unsigned(F));
}

std::optional<uint64_t> KernelConfig::getHeader(KernelField F) const {
  const KernelFieldInfo &Info = Infos[unsigned(F)];
  if (Info.AllOnesMeansUnset &&
      Values[unsigned(F)] == maskTrailingOnes<uint64_t>(Info.Bits))
    return std::nullopt;
  return get(F);
}

uint16_t KernelConfig::getSGPRFlagWord() const {
  return getOr(KernelField::SGPRFlags, 0) | getOr(KernelField::GridDims, 0)
                                                << GridDimsShift;
}

uint16_t KernelConfig::getFeatureFlagWord() const {
  // The hardware's sizes are 2, 4, 8 and 16 bytes, stored as 0 to 3.
  uint64_t ElemSize = getOr(KernelField::PrivateElemSizeLog2, 1) - 1;
  return getOr(KernelField::FeatureFlags, 0) | ElemSize << ElemSizeShift;
}

void KernelConfig::setFlagWords(uint16_t SGPRs, uint16_t Features) {
  constexpr uint16_t GridMask = 7 << GridDimsShift;
  constexpr uint16_t ElemSizeMask = 3 << ElemSizeShift;
  set(KernelField::SGPRFlags, SGPRs & ~GridMask);
  set(KernelField::GridDims, (SGPRs & GridMask) >> GridDimsShift);
  set(KernelField::FeatureFlags, Features & ~ElemSizeMask);
  set(KernelField::PrivateElemSizeLog2,
      ((Features & ElemSizeMask) >> ElemSizeShift) + 1);
}
