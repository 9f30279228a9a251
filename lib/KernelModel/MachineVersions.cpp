//===- MachineVersions.cpp - Machine versions of devices ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks devices up in MachineVersions.def, and machine versions in a table of
// those that AMD's loader knows.
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/MachineVersions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/ErrorHandling.h"

using namespace llvm;
using namespace clrx;

MachineVersion clrx::getMachineVersion(GPU Device) {
  switch (Device) {
#define CLRX_MACHINE_VERSION(Id, Major, Minor, Stepping, Mach)                 \
  case GPU::Id:                                                                \
    return {Major, Minor, Stepping};
#include "KernelModel/MachineVersions.def"
  }
  llvm_unreachable("unknown device");
}

uint32_t clrx::getMachineFlags(GPU Device) {
  switch (Device) {
#define CLRX_MACHINE_VERSION(Id, Major, Minor, Stepping, Mach)                 \
  case GPU::Id:                                                                \
    return ELF::EF_AMDGPU_MACH_AMDGCN_##Mach;
#include "KernelModel/MachineVersions.def"
  }
  llvm_unreachable("unknown device");
}

/// Machine versions that differ only in their stepping.
struct VersionRange {
  uint32_t Major, Minor, FirstStepping, LastStepping;
};

/// Observed in the loader of ROCR-Runtime, as of August 2025. Earlier ones know
/// fewer versions.
static constexpr VersionRange KnownToLoader[] = {
    {6, 0, 0, 2}, {7, 0, 0, 5}, {8, 0, 0, 5},
    {8, 1, 0, 0}, {9, 0, 0, 7}, {9, 0, 12, 12},
};

bool clrx::isKnownToLoader(MachineVersion V) {
  return any_of(KnownToLoader, [V](const VersionRange &R) {
    return V.Major == R.Major && V.Minor == R.Minor &&
           V.Stepping >= R.FirstStepping && V.Stepping <= R.LastStepping;
  });
}
