//===- DeviceDetection.cpp - The device of a file -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Old files name the device only by the machine version in the headers of their
// kernels. New files have flags in the ELF image, which several devices share.
//
//===----------------------------------------------------------------------===//

#include "clrx/Gallium/Reader.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "llvm/ADT/STLExtras.h"
#include <map>
#include <tuple>

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

static bool isSame(const MachineVersion &A, const MachineVersion &B) {
  return std::tie(A.Major, A.Minor, A.Stepping) ==
         std::tie(B.Major, B.Minor, B.Stepping);
}

/// Returns the most frequent machine version in the headers of the kernels.
static std::optional<MachineVersion> readMachineVersion(const Module &M) {
  std::map<std::tuple<uint32_t, uint32_t, uint32_t>, unsigned> Numbers;
  for (const Kernel &K : M.Kernels) {
    AmdKernelCode H;
    if (K.Offset > M.Code.size() || M.Code.size() - K.Offset < sizeof(H))
      continue;
    std::memcpy(&H, M.Code.data() + K.Offset, sizeof(H));
    ++Numbers[{H.MachineMajor, H.MachineMinor, H.MachineStepping}];
  }
  if (Numbers.empty())
    return std::nullopt;
  const auto &[Major, Minor, Stepping] =
      std::max_element(
          Numbers.begin(), Numbers.end(),
          [](const auto &L, const auto &R) { return L.second < R.second; })
          ->first;
  return MachineVersion{Major, Minor, Stepping};
}

/// Returns how badly \p Device matches headers with \p Version; 0 for a match.
static unsigned getMisfit(GPU Device,
                          const std::optional<MachineVersion> &Version) {
  constexpr unsigned NotSame = 1, NotArch = 2;
  if (!Version)
    return 0;
  const MachineVersion V = getMachineVersion(Device);
  return V.Major != Version->Major ? NotArch
         : isSame(V, *Version)     ? 0
                                   : NotSame;
}

GPU gallium::chooseDevice(const Module &M, GPU Default, bool UsesHeaders) {
  std::vector<GPU> Devices = {Default};
#define CLRX_MACHINE_VERSION(Id, ...) Devices.push_back(GPU::Id);
#include "KernelModel/MachineVersions.def"
  if (M.getLayout().HasMachineFlags)
    llvm::erase_if(Devices, [&](GPU Device) {
      return getMachineFlags(Device) != getMachineFlags(M.Device);
    });
  std::optional<MachineVersion> Version;
  if (UsesHeaders)
    Version = readMachineVersion(M);
  // Among devices that match the headers equally well, the default comes first,
  // and rare devices come last.
  return *std::min_element(Devices.begin(), Devices.end(), [&](GPU L, GPU R) {
    auto GetKey = [&](GPU Device) {
      return std::tuple(getMisfit(Device, Version), Device != Default,
                        isRareGPU(Device));
    };
    return GetKey(L) < GetKey(R);
  });
}
