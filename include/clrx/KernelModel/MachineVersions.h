//===- MachineVersions.h - Machine versions of devices ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The data of a device in MachineVersions.def.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_MACHINEVERSIONS_H
#define CLRX_KERNELMODEL_MACHINEVERSIONS_H

#include "clrx/Targets/Targets.h"

namespace clrx {

/// A machine version as kernel headers and the containers' notes store it.
struct MachineVersion {
  uint32_t Major, Minor, Stepping;
};

MachineVersion getMachineVersion(GPU Device);

/// Returns true if AMD's loader knows the GPU of \p V. Without ELF flags for
/// the GPU, a file names it by a note with this version.
bool isKnownToLoader(MachineVersion V);

/// Returns the ELF::EF_AMDGPU_MACH_* of \p Device.
uint32_t getMachineFlags(GPU Device);

} // namespace clrx

#endif // CLRX_KERNELMODEL_MACHINEVERSIONS_H
