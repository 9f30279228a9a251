//===- MachineVersions.cpp - Machine versions of devices ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks devices up in MachineVersions.def.
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/MachineVersions.h"
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
