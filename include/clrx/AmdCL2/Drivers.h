//===- Drivers.h - Differences by driver version ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes the differences between the driver versions, and the codes that the
// drivers use for devices.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_DRIVERS_H
#define CLRX_AMDCL2_DRIVERS_H

#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/ArrayRef.h"

namespace clrx::amdcl2 {

/// Layouts of the file; the oldest comes first.
enum class Generation : uint8_t {
  Old,     ///< Before 1912.05: stubs and ISA metadata, no inner ELF.
  New1912, ///< From 1912.05: inner ELF, data sections first.
  New2004, ///< From 2004.06: inner ELF, string tables and notes first.
};

/// Drivers that renumbered the devices, named by their first version; columns
/// of DeviceCodes.def. D1800 stands for all drivers before 1912.05.
enum class DeviceColumn : uint8_t {
  D1800,
  D1912,
  D2004,
  D2036,
  D2236,
  D2264,
  D2348,
  D2442,
  D2482,
  D2527,
  D2580,
};
constexpr unsigned NumDeviceColumns = unsigned(DeviceColumn::D2580) + 1;

/// Name of the target in a kernel's metadata: "generic", or GFX and the number
/// of the architecture.
enum class TargetName : uint8_t { Generic, GFX };

/// Options string of the inner ELF's note 5.
enum class Finalizer : uint8_t { Plain, GPUPro };

/// A row of DriverVersions.def.
struct DriverInfo {
  uint32_t FirstVersion; ///< major*100 + minor
  Generation Gen;
  DeviceColumn Codes;
  TargetName MetadataTarget;
  Finalizer FinalizerOptions;
  bool SetsFeatureBit6;
  /// Version that a disassembler reports; 0 if it reports the version of an
  /// older row.
  uint32_t Reported;
};

/// Returns all rows, oldest first.
llvm::ArrayRef<DriverInfo> getDriverInfos();

/// Returns the row that holds for \p DriverVersion (major*100 + minor). 0 is
/// the oldest behaviour.
const DriverInfo &getDriverInfo(uint32_t DriverVersion);

inline bool isNewFormat(uint32_t DriverVersion) {
  return getDriverInfo(DriverVersion).Gen != Generation::Old;
}

/// Returns the driver's code of \p Device, or std::nullopt if the driver does
/// not support the device.
std::optional<uint32_t> getDeviceCode(GPU Device, uint32_t DriverVersion);

/// Returns the device that \p Code stands for in files of the driver.
std::optional<GPU> findDevice(uint32_t Code, uint32_t DriverVersion);

/// Returns the first driver version that supports \p Device; all later versions
/// support it, too. Returns std::nullopt if there is none.
std::optional<uint32_t> getFirstDriver(GPU Device);

/// Returns the first driver version of the new format.
uint32_t getFirstNewDriver();

/// Returns the machine version in note 3 of the inner ELF. \p Device must have
/// a row in DeviceCodes.def.
MachineVersion getMachineVersion(GPU Device, uint32_t DriverVersion);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_DRIVERS_H
