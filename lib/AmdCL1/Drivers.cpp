//===- Drivers.cpp - Differences by driver and device ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Looks up the rows of drivers and devices, and finds the version in a driver's
// text.
//
//===----------------------------------------------------------------------===//

#include "clrx/AmdCL1/Drivers.h"
#include "clrx/AmdCL1/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

static constexpr DriverFacts Drivers[] = {
#define CLRX_AMDCL1_DRIVER(First, NewNotes, ConstantUAVs, UAVIds, Printf,      \
                           SumsStructures, InFront)                            \
  {First,  NewNotes,       ConstantUAVs, UAVIdRule::UAVIds,                    \
   Printf, SumsStructures, InFront},
#include "AmdCL1/DriverVersions.def"
};

const DriverFacts &amdcl1::getDriverFacts(uint32_t DriverVersion) {
  const DriverFacts *After =
      upper_bound(Drivers, DriverVersion, [](uint32_t V, const DriverFacts &D) {
        return V < D.FirstVersion;
      });
  return After[-1];
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/// Returns the version in a \p Text that contains "AMD-APP (MAJOR.MINOR)"; the
/// newest version if there is none.
uint32_t amdcl1::parseDriverInfo(StringRef Text) {
  constexpr StringLiteral Mark = "AMD-APP (";
  const size_t Pos = Text.find(Mark.drop_back(2));
  if (Pos == StringRef::npos)
    return NewestDriverVersion;
  Text = Text.drop_front(std::min(Pos + Mark.size(), Text.size()));
  uint32_t Major, Minor;
  if (Text.consumeInteger(0, Major) || Text.empty() ||
      Text.drop_front().consumeInteger(0, Minor))
    return NewestDriverVersion;
  return Major * 100 + Minor;
}

uint32_t Module::getDriverVersion() const {
  if (DriverInfo.empty())
    return DriverVersion;
  if (DriverVersion)
    return NewestDriverVersion;
  return InfoVersion ? *InfoVersion : parseDriverInfo(DriverInfo);
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

std::optional<DeviceCodes> amdcl1::getDeviceCodes(GPU Device) {
  switch (Device) {
#define CLRX_AMDCL1_DEVICE(Id, Machine, Code, IsFound)                         \
  case GPU::Id:                                                                \
    return DeviceCodes{Machine, Code};
#include "AmdCL1/DeviceCodes.def"
  default:
    return std::nullopt;
  }
}
