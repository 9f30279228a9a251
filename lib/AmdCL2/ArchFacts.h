//===- ArchFacts.h - What drivers know of architectures ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What kernels of AmdCL2 are by architecture. Observed in what clrxasm 0.1.9
// writes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_ARCHFACTS_H
#define CLRX_LIB_AMDCL2_ARCHFACTS_H

#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Targets/Targets.h"

namespace clrx::amdcl2 {

struct ArchFacts {
  llvm::StringLiteral MetadataName; ///< Empty: no driver has known it.
  uint16_t SGPRFlags;               ///< Of every kernel with a .config.
  uint16_t FeatureFlags;            ///< Of those for driver 1912.05.
  bool LoadsGFX9UserData;           ///< LaunchMode::UserSGPRsGFX9.
};

/// In the order of Arch. Devices of GCN1.5 are known to no driver either, but
/// that is found by DeviceCodes.def.
inline constexpr ArchFacts ArchFactsTable[NumArches] = {
    {"", 0, 0, false},                                   // GCN1.0
    {"GFX7", 0, 0, false},                               // GCN1.1
    {"GFX8", 0, FF_XnackEnabled, false},                 // GCN1.2
    {"GFX9", SF_FlatScratchInit, FF_XnackEnabled, true}, // GCN1.4
    {"GFX9", 0, FF_XnackEnabled, true},                  // GCN1.4.1
    {"GFX10", 0, FF_XnackEnabled, true},                 // GCN1.5
    {"GFX10", 0, FF_XnackEnabled, true},                 // GCN1.5.1
};

inline const ArchFacts &getArchFacts(Arch A) {
  return ArchFactsTable[unsigned(A)];
}

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_ARCHFACTS_H
