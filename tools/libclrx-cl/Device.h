//===- Device.h - Platform and devices --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The platform and its devices, which are simulated GPUs.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_DEVICE_H
#define CLRX_TOOLS_LIBCLRX_CL_DEVICE_H

#include "Object.h"
#include "Settings.h"
#include "clrx/Targets/Targets.h"
#include <memory>

namespace clrx::ocl {

/// Facts about a GPU that the simulator does not need, but host programs ask
/// for. They are those of the first card or APU with the GPU.
struct DeviceModel {
  GPU Id;
  llvm::StringLiteral Board; ///< Name of the card.
  cl_uint NumUnits;          ///< Compute units.
  cl_uint Clock;             ///< MHz
  cl_uint Memory;            ///< MiB
};

/// Returns the facts about \p G.
const DeviceModel &getDeviceModel(GPU G);

class Device : public Object {
public:
  static constexpr ObjectKind Kind = ObjectKind::Device;
  /// \p Chip is a processor with a CLRX dialect.
  Device(const GPUName &Chip, DriverKind Driver);

  const GPUName Chip;
  const DeviceModel &Model;
  DriverKind Driver; ///< Not Auto.
  std::string Name, Version, DriverVersion;

  const ArchInfo &arch() const { return getArchInfo(Chip.Processor.Rules); }
  cl_uint countAddressBits() const;
  cl_uint countLanes() const { return arch().HasWave32 ? 32 : 64; }
  uint64_t getMemorySize() const { return uint64_t(Model.Memory) << 20; }
};

/// \name Limits of all devices
/// @{
constexpr size_t MaxGroupSize = 256;
constexpr uint64_t MaxBufferSize = uint64_t(1) << 30;
constexpr unsigned MaxDims = 3;
/// @}

class Platform : public Object {
public:
  static constexpr ObjectKind Kind = ObjectKind::Platform;
  Platform();

  std::vector<std::unique_ptr<Device>> Devices;
};

/// Returns the platform, which lives forever.
Platform &getPlatform();
/// Returns the platform if \p Handle is its handle or null. Threads that call
/// this see the devices, even if the loader got them on another thread.
Platform *findPlatform(cl_platform_id Handle);

/// \name API
/// @{
cl_int getPlatformIDs(cl_uint NumEntries, cl_platform_id *Platforms,
                      cl_uint *NumPlatforms);
cl_int getPlatformInfo(cl_platform_id Handle, cl_platform_info Param,
                       size_t Size, void *Value, size_t *SizeRet);
cl_int getDeviceIDs(cl_platform_id Handle, cl_device_type Type,
                    cl_uint NumEntries, cl_device_id *Devices,
                    cl_uint *NumDevices);
cl_int getDeviceInfo(cl_device_id Handle, cl_device_info Param, size_t Size,
                     void *Value, size_t *SizeRet);
cl_int retainDevice(cl_device_id Handle);
cl_int releaseDevice(cl_device_id Handle);
cl_int createSubDevices(cl_device_id Handle,
                        const cl_device_partition_property *Properties,
                        cl_uint NumDevices, cl_device_id *Devices,
                        cl_uint *NumDevicesRet);
cl_int getDeviceAndHostTimer(cl_device_id Handle, cl_ulong *DeviceTime,
                             cl_ulong *HostTime);
cl_int getHostTimer(cl_device_id Handle, cl_ulong *HostTime);
/// @}

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_DEVICE_H
