//===- TargetFlags.cpp - Target of a code object --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "Header" and "Code Object V2 Note Records" in LLVM's AMDGPU User Guide
// describe the encodings.
//
//===----------------------------------------------------------------------===//

#include "TargetFlags.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

/// Returns the name of an EF_AMDGPU_MACH_AMDGCN_*; empty if there is none.
static std::string getProcessor(uint32_t Mach) {
  StringRef Name;
  switch (Mach) {
#define CLRX_PROCESSOR(Suffix)                                                 \
  case ELF::EF_AMDGPU_MACH_AMDGCN_##Suffix:                                    \
    Name = #Suffix;                                                            \
    break;
#include "Processors.def"
  default:
    break;
  }
  std::string Result = Name.lower();
  std::replace(Result.begin(), Result.end(), '_', '-');
  return Result;
}

/// Returns the setting of a feature from its two bits in version 4 and later.
/// The values 0 to 3 mean: unsupported, any, off, on.
static FeatureSetting getSetting(unsigned Bits) {
  return Bits == 3   ? FeatureSetting::On
         : Bits == 2 ? FeatureSetting::Off
                     : FeatureSetting::Any;
}

std::optional<TargetId> codeobject::readTarget(uint32_t Flags,
                                               unsigned Version) {
  std::optional<TargetId> Id =
      TargetId::get(getProcessor(Flags & ELF::EF_AMDGPU_MACH));
  if (!Id)
    return std::nullopt;
  if (Version >= 4) {
    Id->XNACK = getSetting((Flags & ELF::EF_AMDGPU_FEATURE_XNACK_V4) >> 8);
    Id->SRAMECC = getSetting((Flags & ELF::EF_AMDGPU_FEATURE_SRAMECC_V4) >> 10);
    return Id;
  }
  auto Set = [&](FeatureSetting &Setting, bool IsThere, uint32_t Bit) {
    if (IsThere)
      Setting = Flags & Bit ? FeatureSetting::On : FeatureSetting::Off;
  };
  Set(Id->XNACK, Id->hasXNACK(), ELF::EF_AMDGPU_FEATURE_XNACK_V3);
  Set(Id->SRAMECC, Id->hasSRAMECC(), ELF::EF_AMDGPU_FEATURE_SRAMECC_V3);
  return Id;
}

std::optional<TargetId> codeobject::readTarget(unsigned Major, unsigned Minor,
                                               unsigned Stepping) {
  auto Get = [&](unsigned Stepping) {
    return TargetId::get("gfx" + utostr(Major) + utostr(Minor) +
                         utohexstr(Stepping, /*LowerCase=*/true));
  };
  std::optional<TargetId> Id = Get(Stepping);
  // gfx901 was gfx900 with XNACK.
  if (!Id && Major == 9 && Minor == 0 && Stepping % 2 == 1) {
    Id = Get(Stepping - 1);
    if (Id)
      Id->XNACK = FeatureSetting::On;
  }
  return Id;
}
