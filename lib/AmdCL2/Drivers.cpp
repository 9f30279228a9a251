//===- Drivers.cpp - Differences by driver version ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the tables of drivers and of devices.
//
//===----------------------------------------------------------------------===//

#include "clrx/AmdCL2/Drivers.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

static constexpr DriverInfo Drivers[] = {
#define CLRX_AMDCL2_DRIVER(First, Gen, Codes, Target, Options, Bit6, Reported) \
  {First,                                                                      \
   Generation::Gen,                                                            \
   DeviceColumn::Codes,                                                        \
   TargetName::Target,                                                         \
   Finalizer::Options,                                                         \
   Bit6,                                                                       \
   Reported},
#include "AmdCL2/DriverVersions.def"
};

static constexpr bool areDriversSorted() {
  for (size_t I = 1; I != std::size(Drivers); ++I)
    if (Drivers[I - 1].FirstVersion >= Drivers[I].FirstVersion)
      return false;
  return Drivers[0].FirstVersion == 0;
}
static_assert(areDriversSorted());

namespace {
struct DeviceRow {
  GPU Device;
  MachineVersion Version;
  uint32_t OldStepping;
  DeviceColumn Last;
  uint8_t Codes[NumDeviceColumns]; ///< 0 if the driver does not know the
                                   ///< device.
};
} // namespace

static constexpr DeviceRow Devices[] = {
#define CLRX_AMDCL2_DEVICE(Id, Major, Minor, Stepping, Old, Last, ...)         \
  {GPU::Id, {Major, Minor, Stepping}, Old, DeviceColumn::Last, {__VA_ARGS__}},
#include "AmdCL2/DeviceCodes.def"
};

ArrayRef<DriverInfo> amdcl2::getDriverInfos() { return Drivers; }

const DriverInfo &amdcl2::getDriverInfo(uint32_t DriverVersion) {
  const DriverInfo *After =
      upper_bound(Drivers, DriverVersion, [](uint32_t V, const DriverInfo &D) {
        return V < D.FirstVersion;
      });
  return After[-1];
}

/// Returns the row of \p Device; null if no driver supports the device.
static const DeviceRow *findRow(GPU Device) {
  const DeviceRow *Row = find_if(
      Devices, [Device](const DeviceRow &R) { return R.Device == Device; });
  return Row == std::end(Devices) ? nullptr : Row;
}

std::optional<uint32_t> amdcl2::getDeviceCode(GPU Device,
                                              uint32_t DriverVersion) {
  const unsigned Column = unsigned(getDriverInfo(DriverVersion).Codes);
  const DeviceRow *Row = findRow(Device);
  if (!Row || Row->Codes[Column] == 0)
    return std::nullopt;
  return Row->Codes[Column];
}

std::optional<GPU> amdcl2::findDevice(uint32_t Code, uint32_t DriverVersion) {
  const DeviceColumn Column = getDriverInfo(DriverVersion).Codes;
  const DeviceRow *Row = find_if(Devices, [&](const DeviceRow &R) {
    const uint8_t Known = R.Codes[unsigned(Column)];
    return Known && Known == Code && Column <= R.Last;
  });
  return Row == std::end(Devices) ? std::nullopt : std::optional(Row->Device);
}

std::optional<uint32_t> amdcl2::getFirstDriver(GPU Device) {
  for (const DriverInfo &D : Drivers)
    if (getDeviceCode(Device, D.FirstVersion))
      return D.FirstVersion;
  return std::nullopt;
}

uint32_t amdcl2::getFirstNewDriver() {
  return find_if(Drivers,
                 [](const DriverInfo &D) { return D.Gen != Generation::Old; })
      ->FirstVersion;
}

MachineVersion amdcl2::getMachineVersion(GPU Device, uint32_t DriverVersion) {
  const DeviceRow &Row = *findRow(Device);
  MachineVersion V = Row.Version;
  if (getDriverInfo(DriverVersion).Gen != Generation::New2004)
    V.Stepping = Row.OldStepping;
  return V;
}
