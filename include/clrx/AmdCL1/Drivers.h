//===- Drivers.h - What depends on driver and device ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What depends on the version of the driver that a binary is for, and how the
// drivers call devices.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL1_DRIVERS_H
#define CLRX_AMDCL1_DRIVERS_H

#include "clrx/Targets/Targets.h"
#include "llvm/ADT/StringRef.h"

namespace clrx::amdcl1 {

/// What the id of the buffer is that stands for all others.
enum class UAVIdRule : uint8_t {
  Nine,
  IfUsed, ///< 11 if there are buffers, else none.
  Eleven
};

/// A row of DriverVersions.def.
struct DriverFacts {
  uint32_t FirstVersion; ///< major*100 + minor
  /// Metadata of version 3:1:111 and shorter notes.
  bool HasNewNotes;
  /// Constant pointers and global data are UAVs, not constant buffers.
  bool HasConstantUAVs;
  UAVIdRule UAVIds;
  bool HasPrintfId;       ///< Not only with .useprintf.
  bool SumsStructures;    ///< uavprivate counts structures alone.
  bool HasPrivateInFront; ///< The kernel header begins with uavprivate.
};

/// The row that holds for \p DriverVersion (major*100 + minor; 0 is the oldest
/// behaviour).
const DriverFacts &getDriverFacts(uint32_t DriverVersion);

/// That of a driver whose text does not say it.
constexpr uint32_t NewestDriverVersion = 99999909;

/// The version that a driver with this text has, which is the newest that there
/// can be unless the text says it.
uint32_t parseDriverInfo(llvm::StringRef Text);

struct DeviceCodes {
  uint16_t Machine; ///< e_machine of the outer ELF.
  uint32_t Code;    ///< EncodingEntry::Device
};

/// \returns std::nullopt if OpenCL 1.2 has no such device.
std::optional<DeviceCodes> getDeviceCodes(GPU Device);

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1_DRIVERS_H
