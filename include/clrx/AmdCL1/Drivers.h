//===- Drivers.h - Differences by driver and device -------------*- C++ -*-===//
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

#ifndef CLRX_AMDCL1_DRIVERS_H
#define CLRX_AMDCL1_DRIVERS_H

#include "clrx/Targets/Targets.h"
#include "llvm/ADT/StringRef.h"

namespace clrx::amdcl1 {

/// Rule for the default of .uavid, the id of the buffer for all pointers that
/// are not used.
enum class UAVIdRule : uint8_t {
  Nine,
  IfUsed, ///< 11 if the kernel has buffers, otherwise no id.
  Eleven
};

/// A row of DriverVersions.def.
struct DriverFacts {
  uint32_t FirstVersion; ///< major*100 + minor
  /// True if the metadata has version 3:1:111 and the notes are shorter.
  bool HasNewNotes;
  /// True if constant pointers and global data are UAVs, not constant buffers.
  bool HasConstantUAVs;
  UAVIdRule UAVIds;
  bool HasPrintfId;       ///< True if there is an id even without .useprintf.
  bool SumsStructures;    ///< True if uavprivate counts only structures.
  bool HasPrivateInFront; ///< True if the kernel header begins with uavprivate.
};

/// Returns the row that holds for \p DriverVersion (major*100 + minor). 0 is
/// the oldest behaviour.
const DriverFacts &getDriverFacts(uint32_t DriverVersion);

/// Driver version that is assumed if the text about the driver names none.
constexpr uint32_t NewestDriverVersion = 99999909;

/// Returns the driver version that \p Text names, or NewestDriverVersion if it
/// names none.
uint32_t parseDriverInfo(llvm::StringRef Text);

struct DeviceCodes {
  uint16_t Machine; ///< e_machine of the outer ELF.
  uint32_t Code;    ///< EncodingEntry::Device
};

/// Returns the codes of \p Device, or std::nullopt if OpenCL 1.2 does not
/// support it.
std::optional<DeviceCodes> getDeviceCodes(GPU Device);

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1_DRIVERS_H
