//===- Device.cpp - Platform and devices ----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names, versions and limits. Host programs choose binaries by them, so they
// are those of real drivers.
//
//===----------------------------------------------------------------------===//

#include "Device.h"
#include "Info.h"
#include "llvm/ADT/StringExtras.h"
#include <chrono>

using namespace llvm;
using namespace clrx;
using namespace clrx::ocl;

//===----------------------------------------------------------------------===//
// Names and versions
//===----------------------------------------------------------------------===//

namespace {
/// The names of a driver. Versions are those of drivers whose binaries the
/// assembler writes by default.
struct DriverInfo {
  StringLiteral PlatformName;
  StringLiteral PlatformVersion;
  StringLiteral Vendor;
  StringLiteral DeviceVersion;
  StringLiteral DriverVersion;
};
} // namespace

/// Returns the names of \p Kind, which is not Auto.
static const DriverInfo &getDriverInfo(DriverKind Kind) {
  static constexpr DriverInfo AMD = {
      "AMD Accelerated Parallel Processing", "OpenCL 1.2 AMD-APP (2482.3)",
      "Advanced Micro Devices, Inc.", "OpenCL 1.2 AMD-APP (2482.3)",
      "2482.3 (VM)"};
  // Programs recognise ROCm by the end of the driver version.
  static constexpr DriverInfo ROCm = {
      "AMD Accelerated Parallel Processing", "OpenCL 1.2 AMD-APP (2482.3)",
      "Advanced Micro Devices, Inc.", "OpenCL 1.2 AMD-APP (2482.3)",
      "2482.3 (HSA1.1,LC)"};
  static constexpr DriverInfo Clover = {"Clover", "OpenCL 1.2 Mesa 18.3.6",
                                        "Mesa", "OpenCL 1.2 Mesa 18.3.6",
                                        "18.3.6"};
  switch (Kind) {
  case DriverKind::ROCm:
    return ROCm;
  case DriverKind::Clover:
    return Clover;
  case DriverKind::Auto:
  case DriverKind::AMD:
    break;
  }
  return AMD;
}

/// Returns the driver for \p Chip if the user prefers \p Wanted.
static DriverKind chooseDriver(const GPUName &Chip, DriverKind Wanted) {
  if (Wanted != DriverKind::Auto)
    return Wanted;
  return getArchInfo(Chip.Processor.Rules).GFXMajor >= 9 ? DriverKind::ROCm
                                                         : DriverKind::AMD;
}

/// Returns the first name of the device of \p Chip that starts with `gfx` or,
/// if \p IsCode is false, does not; the name of \p Chip if there is none.
static StringRef findName(const GPUName &Chip, bool IsCode) {
  if (Chip.Name.starts_with("gfx") == IsCode)
    return Chip.Name;
  for (StringRef Name : getAllGPUNames()) {
    const GPUName *Other = findGPUName(Name);
    if (Other && Other->Device == Chip.Device &&
        Name.starts_with("gfx") == IsCode)
      return Name;
  }
  return Chip.Name;
}

static std::string makeName(const GPUName &Chip, DriverKind Driver) {
  switch (Driver) {
  case DriverKind::ROCm:
    return findName(Chip, /*IsCode=*/true).lower();
  case DriverKind::Clover:
    return "AMD " + findName(Chip, /*IsCode=*/false).upper() +
           " (DRM 3.27.0, LLVM 7.0.1)";
  case DriverKind::Auto:
  case DriverKind::AMD:
    break;
  }
  return getGPUInfo(Chip.Device).Name.str();
}

Device::Device(const GPUName &Chip, DriverKind Wanted)
    : Object(Kind), Chip(Chip), Model(getDeviceModel(Chip.Device)),
      Driver(chooseDriver(Chip, Wanted)), Name(makeName(Chip, Driver)),
      Version(getDriverInfo(Driver).DeviceVersion),
      DriverVersion(getDriverInfo(Driver).DriverVersion) {}

cl_uint Device::countAddressBits() const {
  // Catalyst has 64-bit addresses from GCN 1.1 on.
  return Driver == DriverKind::AMD && arch().GFXMajor == 6 ? 32 : 64;
}

//===----------------------------------------------------------------------===//
// The platform
//===----------------------------------------------------------------------===//

Platform::Platform() : Object(Kind) {
  const Settings &S = getSettings();
  for (const std::string &Name : S.Devices) {
    const GPUName *Chip = findGPUName(Name);
    if (!Chip)
      logError("CLRX_CL_DEVICES: '" + Name + "' is no GPU");
    else if (!Chip->Processor.HasDialect)
      logError("CLRX_CL_DEVICES: the simulator executes code of GCN 1.0 to 1.5 "
               "only, not of '" +
               Name + "'");
    else
      Devices.push_back(std::make_unique<Device>(*Chip, S.Driver));
  }
}

Platform &ocl::getPlatform() {
  static Platform &P = *new Platform;
  return P;
}

Platform *ocl::findPlatform(cl_platform_id Handle) {
  Platform &P = getPlatform();
  return !Handle || Handle == handleOf<cl_platform_id>(&P) ? &P : nullptr;
}

cl_int ocl::getPlatformIDs(cl_uint NumEntries, cl_platform_id *Platforms,
                           cl_uint *NumPlatforms) {
  if (Platforms ? !NumEntries : !NumPlatforms)
    return CL_INVALID_VALUE;
  if (Platforms)
    *Platforms = handleOf<cl_platform_id>(&getPlatform());
  if (NumPlatforms)
    *NumPlatforms = 1;
  return CL_SUCCESS;
}

static const DriverInfo &getNames(const Platform &) {
  return getDriverInfo(getSettings().Driver);
}

cl_int ocl::getPlatformInfo(cl_platform_id Handle, cl_platform_info Param,
                            size_t Size, void *Value, size_t *SizeRet) {
  using Row = InfoRow<Platform>;
  static constexpr Row Rows[] = {
      {CL_PLATFORM_PROFILE,
       [](const Platform &, Answer &A) { return A.text("FULL_PROFILE"); }},
      {CL_PLATFORM_NAME,
       [](const Platform &P, Answer &A) {
         return A.text(getNames(P).PlatformName);
       }},
      {CL_PLATFORM_VERSION,
       [](const Platform &P, Answer &A) {
         return A.text(getNames(P).PlatformVersion);
       }},
      {CL_PLATFORM_VENDOR,
       [](const Platform &P, Answer &A) { return A.text(getNames(P).Vendor); }},
      {CL_PLATFORM_EXTENSIONS,
       [](const Platform &, Answer &A) { return A.text("cl_khr_icd"); }},
      {CL_PLATFORM_ICD_SUFFIX_KHR,
       [](const Platform &, Answer &A) { return A.text("CLRX"); }},
  };
  const Platform *P = findPlatform(Handle);
  if (!P)
    return CL_INVALID_PLATFORM;
  return answer(Rows, *P, Param, Answer(Size, Value, SizeRet));
}

cl_int ocl::getDeviceIDs(cl_platform_id Handle, cl_device_type Type,
                         cl_uint NumEntries, cl_device_id *Devices,
                         cl_uint *NumDevices) {
  constexpr cl_device_type Known =
      CL_DEVICE_TYPE_DEFAULT | CL_DEVICE_TYPE_CPU | CL_DEVICE_TYPE_GPU |
      CL_DEVICE_TYPE_ACCELERATOR | CL_DEVICE_TYPE_CUSTOM;
  Platform *P = findPlatform(Handle);
  if (!P)
    return CL_INVALID_PLATFORM;
  if (!Type || (Type != CL_DEVICE_TYPE_ALL && (Type & ~Known)))
    return CL_INVALID_DEVICE_TYPE;
  if (Devices ? !NumEntries : !NumDevices)
    return CL_INVALID_VALUE;
  cl_uint Count = 0;
  if (Type & CL_DEVICE_TYPE_GPU)
    Count = cl_uint(P->Devices.size());
  else if ((Type & CL_DEVICE_TYPE_DEFAULT) && !P->Devices.empty())
    Count = 1;
  for (cl_uint I = 0; Devices && I != std::min(Count, NumEntries); ++I)
    Devices[I] = handleOf<cl_device_id>(P->Devices[I].get());
  if (NumDevices)
    *NumDevices = Count;
  return Count ? CL_SUCCESS : CL_DEVICE_NOT_FOUND;
}

//===----------------------------------------------------------------------===//
// Queries of devices
//===----------------------------------------------------------------------===//

/// Returns the extensions of \p D. Programs of GCN 1.1 and later can use flat
/// addresses, but no extension says so.
static std::string getExtensions(const Device &D) {
  std::string Names =
      "cl_khr_global_int32_base_atomics cl_khr_global_int32_extended_atomics "
      "cl_khr_local_int32_base_atomics cl_khr_local_int32_extended_atomics "
      "cl_khr_int64_base_atomics cl_khr_int64_extended_atomics "
      "cl_khr_byte_addressable_store cl_khr_fp64";
  if (D.arch().GFXMajor >= 8)
    Names += " cl_khr_fp16";
  if (D.Driver != DriverKind::Clover)
    Names += " cl_amd_device_attribute_query";
  return Names;
}

constexpr cl_device_fp_config FloatConfig =
    CL_FP_DENORM | CL_FP_INF_NAN | CL_FP_ROUND_TO_NEAREST |
    CL_FP_ROUND_TO_ZERO | CL_FP_ROUND_TO_INF | CL_FP_FMA;

/// \name Rows of the table of queries with simple answers
/// @{
#define NUMBER(Param, Type, Value)                                             \
  {Param, [](const Device &D, Answer &A) {                                     \
     (void)D;                                                                  \
     return A.number<Type>(Value);                                             \
   }}
#define TEXT(Param, Value)                                                     \
  {Param, [](const Device &D, Answer &A) {                                     \
     (void)D;                                                                  \
     return A.text(Value);                                                     \
   }}
/// @}

/// Returns the minor version of the graphics IP: 1 for gfx1010.
static cl_uint getGFXMinor(const Device &D) {
  StringRef Name = findName(D.Chip, /*IsCode=*/true);
  unsigned Digit;
  if (!Name.consume_front_insensitive("gfx") ||
      Name.drop_back().take_back().getAsInteger(10, Digit))
    return 0;
  return Digit;
}

constexpr InfoRow<Device> DeviceRows[] = {
    // Identity
    NUMBER(CL_DEVICE_TYPE, cl_device_type, CL_DEVICE_TYPE_GPU),
    NUMBER(CL_DEVICE_VENDOR_ID, cl_uint, 0x1002),
    NUMBER(CL_DEVICE_PLATFORM, cl_platform_id,
           handleOf<cl_platform_id>(&getPlatform())),
    TEXT(CL_DEVICE_NAME, D.Name),
    TEXT(CL_DEVICE_VENDOR, D.Driver == DriverKind::Clover
                               ? "AMD"
                               : "Advanced Micro Devices, Inc."),
    TEXT(CL_DRIVER_VERSION, D.DriverVersion),
    TEXT(CL_DEVICE_PROFILE, "FULL_PROFILE"),
    TEXT(CL_DEVICE_VERSION, D.Version),
    TEXT(CL_DEVICE_OPENCL_C_VERSION, "OpenCL C 1.2 "),
    TEXT(CL_DEVICE_EXTENSIONS, getExtensions(D)),
    TEXT(CL_DEVICE_BUILT_IN_KERNELS, ""),
    NUMBER(CL_DEVICE_AVAILABLE, cl_bool, CL_TRUE),
    NUMBER(CL_DEVICE_COMPILER_AVAILABLE, cl_bool, CL_TRUE),
    NUMBER(CL_DEVICE_LINKER_AVAILABLE, cl_bool, CL_TRUE),
    NUMBER(CL_DEVICE_ENDIAN_LITTLE, cl_bool, CL_TRUE),
    NUMBER(CL_DEVICE_REFERENCE_COUNT, cl_uint, 1),
    NUMBER(CL_DEVICE_EXECUTION_CAPABILITIES, cl_device_exec_capabilities,
           CL_EXEC_KERNEL),
    // Work-items
    NUMBER(CL_DEVICE_MAX_COMPUTE_UNITS, cl_uint, D.Model.NumUnits),
    NUMBER(CL_DEVICE_MAX_CLOCK_FREQUENCY, cl_uint, D.Model.Clock),
    NUMBER(CL_DEVICE_ADDRESS_BITS, cl_uint, D.countAddressBits()),
    NUMBER(CL_DEVICE_MAX_WORK_GROUP_SIZE, size_t, MaxGroupSize),
    NUMBER(CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS, cl_uint, MaxDims),
    {CL_DEVICE_MAX_WORK_ITEM_SIZES,
     [](const Device &, Answer &A) {
       const size_t Sizes[MaxDims] = {MaxGroupSize, MaxGroupSize, MaxGroupSize};
       return A.array<size_t>(Sizes);
     }},
    NUMBER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR, cl_uint, 4),
    NUMBER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT, cl_uint, 2),
    NUMBER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT, cl_uint, 1),
    NUMBER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG, cl_uint, 1),
    NUMBER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT, cl_uint, 1),
    NUMBER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE, cl_uint, 1),
    NUMBER(CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF, cl_uint,
           D.arch().GFXMajor >= 8 ? 1 : 0),
    NUMBER(CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR, cl_uint, 4),
    NUMBER(CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT, cl_uint, 2),
    NUMBER(CL_DEVICE_NATIVE_VECTOR_WIDTH_INT, cl_uint, 1),
    NUMBER(CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG, cl_uint, 1),
    NUMBER(CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT, cl_uint, 1),
    NUMBER(CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE, cl_uint, 1),
    NUMBER(CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF, cl_uint,
           D.arch().GFXMajor >= 8 ? 1 : 0),
    NUMBER(CL_DEVICE_HALF_FP_CONFIG, cl_device_fp_config,
           D.arch().GFXMajor >= 8 ? FloatConfig : 0),
    NUMBER(CL_DEVICE_SINGLE_FP_CONFIG, cl_device_fp_config, FloatConfig),
    NUMBER(CL_DEVICE_DOUBLE_FP_CONFIG, cl_device_fp_config, FloatConfig),
    // Memory
    NUMBER(CL_DEVICE_MAX_MEM_ALLOC_SIZE, cl_ulong,
           std::min(MaxBufferSize, D.getMemorySize())),
    NUMBER(CL_DEVICE_GLOBAL_MEM_SIZE, cl_ulong, D.getMemorySize()),
    NUMBER(CL_DEVICE_GLOBAL_MEM_CACHE_TYPE, cl_device_mem_cache_type,
           CL_READ_WRITE_CACHE),
    NUMBER(CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, cl_ulong, 16384),
    NUMBER(CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE, cl_uint, 64),
    NUMBER(CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE, cl_ulong,
           std::min(MaxBufferSize, D.getMemorySize())),
    NUMBER(CL_DEVICE_MAX_CONSTANT_ARGS, cl_uint, 8),
    NUMBER(CL_DEVICE_LOCAL_MEM_TYPE, cl_device_local_mem_type, CL_LOCAL),
    NUMBER(CL_DEVICE_LOCAL_MEM_SIZE, cl_ulong, MaxLDSSizeInBytes),
    NUMBER(CL_DEVICE_MAX_PARAMETER_SIZE, size_t, 1024),
    NUMBER(CL_DEVICE_MEM_BASE_ADDR_ALIGN, cl_uint, 2048),
    NUMBER(CL_DEVICE_MIN_DATA_TYPE_ALIGN_SIZE, cl_uint, 128),
    NUMBER(CL_DEVICE_ERROR_CORRECTION_SUPPORT, cl_bool, CL_FALSE),
    NUMBER(CL_DEVICE_HOST_UNIFIED_MEMORY, cl_bool, CL_FALSE),
    NUMBER(CL_DEVICE_SVM_CAPABILITIES, cl_device_svm_capabilities,
           D.countAddressBits() == 64 ? CL_DEVICE_SVM_COARSE_GRAIN_BUFFER : 0),
    // Images, which are not supported
    NUMBER(CL_DEVICE_IMAGE_SUPPORT, cl_bool, CL_FALSE),
    NUMBER(CL_DEVICE_MAX_READ_IMAGE_ARGS, cl_uint, 0),
    NUMBER(CL_DEVICE_MAX_WRITE_IMAGE_ARGS, cl_uint, 0),
    NUMBER(CL_DEVICE_IMAGE2D_MAX_WIDTH, size_t, 0),
    NUMBER(CL_DEVICE_IMAGE2D_MAX_HEIGHT, size_t, 0),
    NUMBER(CL_DEVICE_IMAGE3D_MAX_WIDTH, size_t, 0),
    NUMBER(CL_DEVICE_IMAGE3D_MAX_HEIGHT, size_t, 0),
    NUMBER(CL_DEVICE_IMAGE3D_MAX_DEPTH, size_t, 0),
    NUMBER(CL_DEVICE_IMAGE_MAX_BUFFER_SIZE, size_t, 0),
    NUMBER(CL_DEVICE_IMAGE_MAX_ARRAY_SIZE, size_t, 0),
    NUMBER(CL_DEVICE_MAX_SAMPLERS, cl_uint, 0),
    // Queues
    NUMBER(CL_DEVICE_QUEUE_ON_HOST_PROPERTIES, cl_command_queue_properties,
           CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE | CL_QUEUE_PROFILING_ENABLE),
    NUMBER(CL_DEVICE_PROFILING_TIMER_RESOLUTION, size_t, 1),
    NUMBER(CL_DEVICE_PREFERRED_INTEROP_USER_SYNC, cl_bool, CL_TRUE),
    NUMBER(CL_DEVICE_PRINTF_BUFFER_SIZE, size_t, 0),
    // Partitions, which are not supported
    NUMBER(CL_DEVICE_PARENT_DEVICE, cl_device_id, nullptr),
    NUMBER(CL_DEVICE_PARTITION_MAX_SUB_DEVICES, cl_uint, 0),
    NUMBER(CL_DEVICE_PARTITION_PROPERTIES, cl_device_partition_property, 0),
    NUMBER(CL_DEVICE_PARTITION_AFFINITY_DOMAIN, cl_device_affinity_domain, 0),
    NUMBER(CL_DEVICE_PARTITION_TYPE, cl_device_partition_property, 0),
    // cl_amd_device_attribute_query
    NUMBER(CL_DEVICE_PROFILING_TIMER_OFFSET_AMD, cl_ulong, 0),
    {CL_DEVICE_TOPOLOGY_AMD,
     [](const Device &, Answer &A) {
       cl_device_topology_amd Topology = {};
       Topology.raw.type = CL_DEVICE_TOPOLOGY_TYPE_PCIE_AMD;
       return A.number(Topology);
     }},
    TEXT(CL_DEVICE_BOARD_NAME_AMD, D.Model.Board),
    {CL_DEVICE_GLOBAL_FREE_MEMORY_AMD,
     [](const Device &D, Answer &A) {
       const size_t KiB[2] = {size_t(D.getMemorySize() >> 10),
                              size_t(MaxBufferSize >> 10)};
       return A.array<size_t>(KiB);
     }},
    NUMBER(CL_DEVICE_SIMD_PER_COMPUTE_UNIT_AMD, cl_uint, D.arch().SIMDsPerCU),
    NUMBER(CL_DEVICE_SIMD_WIDTH_AMD, cl_uint, D.arch().HasWave32 ? 32 : 16),
    NUMBER(CL_DEVICE_SIMD_INSTRUCTION_WIDTH_AMD, cl_uint, 1),
    NUMBER(CL_DEVICE_WAVEFRONT_WIDTH_AMD, cl_uint, D.countLanes()),
    NUMBER(CL_DEVICE_GLOBAL_MEM_CHANNELS_AMD, cl_uint, 8),
    NUMBER(CL_DEVICE_GLOBAL_MEM_CHANNEL_BANKS_AMD, cl_uint, 16),
    NUMBER(CL_DEVICE_GLOBAL_MEM_CHANNEL_BANK_WIDTH_AMD, cl_uint, 256),
    NUMBER(CL_DEVICE_LOCAL_MEM_SIZE_PER_COMPUTE_UNIT_AMD, cl_uint,
           D.arch().LDSPerCU),
    NUMBER(CL_DEVICE_LOCAL_MEM_BANKS_AMD, cl_uint, 32),
    NUMBER(CL_DEVICE_THREAD_TRACE_SUPPORTED_AMD, cl_bool, CL_FALSE),
    NUMBER(CL_DEVICE_GFXIP_MAJOR_AMD, cl_uint, D.arch().GFXMajor),
    NUMBER(CL_DEVICE_GFXIP_MINOR_AMD, cl_uint, getGFXMinor(D)),
    NUMBER(CL_DEVICE_PCIE_ID_AMD, cl_uint, 0),
    NUMBER(CL_DEVICE_AVAILABLE_ASYNC_QUEUES_AMD, cl_uint, 1),
    NUMBER(CL_DEVICE_PREFERRED_WORK_GROUP_SIZE_AMD, size_t, MaxGroupSize),
    NUMBER(CL_DEVICE_MAX_WORK_GROUP_SIZE_AMD, size_t, MaxGroupSize),
};
#undef NUMBER
#undef TEXT

cl_int ocl::getDeviceInfo(cl_device_id Handle, cl_device_info Param,
                          size_t Size, void *Value, size_t *SizeRet) {
  const Device *D = find(Handle);
  if (!D)
    return CL_INVALID_DEVICE;
  return answer(DeviceRows, *D, Param, Answer(Size, Value, SizeRet));
}

//===----------------------------------------------------------------------===//
// Other functions of devices
//===----------------------------------------------------------------------===//

// References to devices that are no sub-devices are not counted.
cl_int ocl::retainDevice(cl_device_id Handle) {
  return find(Handle) ? CL_SUCCESS : CL_INVALID_DEVICE;
}

cl_int ocl::releaseDevice(cl_device_id Handle) { return retainDevice(Handle); }

cl_int ocl::createSubDevices(cl_device_id Handle,
                             const cl_device_partition_property *, cl_uint,
                             cl_device_id *, cl_uint *) {
  return find(Handle) ? CL_INVALID_VALUE : CL_INVALID_DEVICE;
}

static cl_ulong getTime() {
  return cl_ulong(std::chrono::duration_cast<std::chrono::nanoseconds>(
                      std::chrono::steady_clock::now().time_since_epoch())
                      .count());
}

cl_int ocl::getDeviceAndHostTimer(cl_device_id Handle, cl_ulong *DeviceTime,
                                  cl_ulong *HostTime) {
  if (!find(Handle))
    return CL_INVALID_DEVICE;
  if (!DeviceTime || !HostTime)
    return CL_INVALID_VALUE;
  *DeviceTime = *HostTime = getTime();
  return CL_SUCCESS;
}

cl_int ocl::getHostTimer(cl_device_id Handle, cl_ulong *HostTime) {
  if (!find(Handle))
    return CL_INVALID_DEVICE;
  if (!HostTime)
    return CL_INVALID_VALUE;
  *HostTime = getTime();
  return CL_SUCCESS;
}
