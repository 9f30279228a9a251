//===- Launch.h - From binaries to dispatches -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Does what a driver does before a kernel starts: reads the kernels of a binary
// of any container, loads their code and data, and passes arguments.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LAUNCH_LAUNCH_H
#define CLRX_LIB_LAUNCH_LAUNCH_H

#include "Simulator/Dispatch.h"
#include "clrx/Targets/Targets.h"
#include "llvm/Support/Error.h"
#include <array>

namespace clrx::launch {

enum class ArgKind : uint8_t {
  Value,
  GlobalPointer,
  ConstantPointer,
  LocalPointer,
  Image,
  Sampler,
  Other ///< Pipes, queues and so on, which cannot be passed.
};

/// An argument that the user passes.
struct KernelArg {
  std::string Name; ///< May be empty.
  std::string Type; ///< The type as the container spells it; may be empty.
  ArgKind Kind = ArgKind::Value;
  uint64_t Offset = 0; ///< Offset in the memory of the arguments in bytes.
  uint64_t Size = 0;   ///< Size there in bytes.
  /// Another size of a value that the user may pass: the rest of Size is
  /// padding or an extension, or the value is truncated. 0 if it is Size.
  uint64_t HostSize = 0;
  bool IsExtended = false; ///< A value of HostSize is extended to Size.
  bool IsSigned = false;   ///< By its sign, not by zeros.
  uint64_t Alignment = 0;  ///< Alignment of local memory; 0 if unknown.
  // AMD CL1 only
  uint32_t ResourceId = 0;       ///< Number in the table of its kind.
  bool IsConstantBuffer = false; ///< A constant buffer, not a UAV.
};

struct KernelSetup;

/// A kernel of a binary.
struct LaunchKernel {
  std::string Name;
  Arch Architecture = Arch::GCN1_0;
  bool Wave32 = false;
  std::vector<KernelArg> Args;
  /// Required work-group size in x, y, z; all zero if any size is allowed.
  std::array<uint32_t, 3> GroupSize = {};
  /// Everything else that the container says.
  std::shared_ptr<const KernelSetup> Setup;
};

struct LaunchOptions {
  /// The device, for containers that do not name it.
  std::optional<GPU> Device;
  uint32_t DriverVersion = 0; ///< For AMD CL2; 0 to detect it.
  uint32_t LLVMVersion = 0;   ///< For Gallium; 0 to detect it.
  /// Selects the entry of a bundle. By default, the bundle must have exactly
  /// one entry for a GPU.
  std::optional<TargetId> BundleTarget;
};

/// Reads the kernels of \p Binary, a file of any container or a bundle.
/// \returns an error that names the container and the part that is missing or
/// damaged.
llvm::Expected<std::vector<LaunchKernel>>
readKernels(llvm::StringRef Binary, const LaunchOptions &Options = {});

/// Returns the kernel \p Name; without a name, the only kernel. \returns an
/// error that lists the names.
llvm::Expected<const LaunchKernel *>
findKernel(llvm::ArrayRef<LaunchKernel> Kernels, llvm::StringRef Name);

/// Sizes of a launch in x, y, z.
struct LaunchSizes {
  uint32_t Global[3] = {64, 1, 1}; ///< Work-items.
  uint32_t Local[3] = {64, 1, 1};
  uint64_t Offset[3] = {}; ///< Global offset.
  unsigned NumDims = 1;
};

/// A value that the user passes for an argument.
struct ArgumentValue {
  enum FormKind : uint8_t {
    Bytes,  ///< The bytes of a value, or the contents of a buffer.
    Buffer, ///< Contents of a buffer only: zero or undefined bytes.
    Local,  ///< Size of local memory.
    Null,
    Same,    ///< The buffer of an earlier argument.
    Existing ///< A buffer that is in the memory already.
  };
  FormKind Form = Null;
  std::string Text;    ///< As the user spells it, for messages.
  sim::Bytes Contents; ///< For Bytes and Buffer.
  /// For Local, the size; for Same, the argument; for Existing, the offset of
  /// the pointer in Allocation.
  uint64_t Number = 0;
  sim::Allocation *Allocation = nullptr; ///< For Existing.
};

/// A kernel that can start.
struct PreparedLaunch {
  sim::Dispatch Dispatch;
  /// The buffer of each argument; null if it has none.
  std::vector<sim::Allocation *> Buffers;
};

/// Puts the code, data and arguments of \p K into \p Mem. \returns an error
/// that names the argument, its type and the expected values.
llvm::Expected<PreparedLaunch> prepare(const LaunchKernel &K,
                                       const LaunchSizes &Sizes,
                                       llvm::ArrayRef<ArgumentValue> Values,
                                       sim::Memory &Mem);

} // namespace clrx::launch

#endif // CLRX_LIB_LAUNCH_LAUNCH_H
