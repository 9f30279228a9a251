//===- KernelSetup.h - What containers say of kernels -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The form into which the readers of all containers bring a kernel, and from
// which prepare() makes a dispatch.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LAUNCH_KERNELSETUP_H
#define CLRX_LIB_LAUNCH_KERNELSETUP_H

#include "Launch/Launch.h"
#include "clrx/AmdCL1/Module.h"
#include "clrx/Analysis/CodeView.h"
#include "clrx/HSAMetadata/Metadata.h"
#include "clrx/KernelModel/AmdKernelCode.h"

namespace clrx::launch {

/// Bytes that are loaded.
struct Segment {
  std::string Name;
  uint64_t Address = 0; ///< Distance from the start of the program.
  std::string Content;
  uint64_t Size = 0; ///< Size in memory; the rest after Content is zero.
  bool IsWritable = false;
};

/// A place in a program that gets an address or a part of one.
struct AddressFixup {
  enum PartKind : uint8_t { Whole, Low, High };
  enum TargetKind : uint8_t {
    InProgram,
    /// \name Words of the scratch buffer's descriptor
    /// @{
    ScratchWord0,
    ScratchWord1
    /// @}
  };

  uint64_t Place = 0;  ///< Distance from the start of the program.
  uint64_t Target = 0; ///< Likewise; an addend for words of the descriptor.
  PartKind Part = Whole;
  bool IsDistance = false; ///< The distance from Place, not an address.
  TargetKind Kind = InProgram;
};

/// The code and data of a file. Segments are in the order of their addresses
/// and do not overlap.
struct Program {
  std::vector<Segment> Segments;
  std::vector<AddressFixup> Fixups;
};

/// An argument that the driver passes.
struct HiddenArg {
  hsa::ArgKind Kind = hsa::ArgKind::None;
  uint64_t Offset = 0, Size = 0; ///< In the memory of the arguments.
};

/// The rules by which a driver starts kernels.
enum class Driver : uint8_t {
  HSA,       ///< ROCm and AMD CL2.
  OldClover, ///< Mesa before LLVM 4.0: the grid is before the arguments.
  Clover,    ///< Mesa with kernel headers.
  AmdCL1
};

/// Everything that the container says of a kernel, besides LaunchKernel.
struct KernelSetup {
  std::shared_ptr<const Program> Code;
  Driver Rules = Driver::HSA;
  bool Is64Bit = true;
  uint64_t Entry = 0;      ///< Distance from the start of the program.
  uint64_t Descriptor = 0; ///< Likewise; the kernel's header.
  unsigned NumVGPRs = 0, NumSGPRs = 0; ///< Allocated; VCC included.
  uint32_t Mode = 0;                   ///< Initial MODE register.
  /// Sizes, and the values in registers.
  KernelResources Resources;
  std::vector<HiddenArg> Hidden;
  // AMD CL1 only
  std::vector<amdcl1::UserData> UserSGPRs;
  /// Global data: a distance from the start of the program; nothing if there is
  /// none.
  std::optional<uint64_t> GlobalData;
  uint64_t GlobalDataSize = 0;
};

/// Sets the registers and MODE of \p Setup as \p Header requests.
void readWords(KernelSetup &Setup, const AmdKernelCode &Header, Arch A,
               bool Wave32);

/// The readers of the containers. \returns an error as readKernels does.
/// @{
llvm::Expected<std::vector<LaunchKernel>>
readCodeObjectKernels(llvm::StringRef Binary);
llvm::Expected<std::vector<LaunchKernel>>
readAmdCL1Kernels(llvm::StringRef Binary);
llvm::Expected<std::vector<LaunchKernel>>
readAmdCL2Kernels(llvm::StringRef Binary, const LaunchOptions &Options);
llvm::Expected<std::vector<LaunchKernel>>
readGalliumKernels(llvm::StringRef Binary, const LaunchOptions &Options);
/// @}

} // namespace clrx::launch

#endif // CLRX_LIB_LAUNCH_KERNELSETUP_H
