//===- Targets.h - GPUs, architectures, container formats -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a source may name as its target, and the numbers that depend on it.
// All tables come from Arches.def and GPUs.def; nothing here needs LLVM's
// AMDGPU target.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TARGETS_TARGETS_H
#define CLRX_TARGETS_TARGETS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace clrx {

/// Architectures; the value is what .get_arch stores.
enum class Arch : uint8_t {
#define CLRX_ARCH(Id, N1, N2, N3, GPU, MaxS, AddrS, LDS, CPU) Id,
#include "clrx/Targets/Arches.def"
};
constexpr unsigned NumArches = 0
#define CLRX_ARCH(Id, N1, N2, N3, GPU, MaxS, AddrS, LDS, CPU) +1
#include "clrx/Targets/Arches.def"
    ;

/// Devices; the value is what .get_gpu stores.
enum class GPU : uint8_t {
#define CLRX_GPU(Id, Arch, AmdCL2, Gallium) Id,
#include "clrx/Targets/GPUs.def"
};

/// A machine version as amd_kernel_code_t and the containers' notes store it.
struct MachineVersion {
  uint32_t Major, Minor, Stepping;
};

/// Facts about one architecture.
struct ArchInfo {
  Arch Id;
  llvm::StringLiteral Names[3]; ///< The first is the one to print.
  GPU LowestGPU;                ///< What .arch selects.
  unsigned MaxSGPRs;         ///< Limit including VCC, FLAT_SCRATCH, XNACK_MASK.
  unsigned AddressableSGPRs; ///< sN exists for N below this.
  unsigned LDSGranule;       ///< Bytes per unit of RSRC2.LDS_SIZE.
  llvm::StringLiteral LLVMCPU; ///< The -mcpu LLVM encodes it with.
};

/// Facts about one device.
struct GPUInfo {
  GPU Id;
  llvm::StringLiteral Name; ///< As printed, e.g. "CapeVerde".
  Arch Architecture;
  MachineVersion AmdCL2Version;
  MachineVersion GalliumVersion;
};

constexpr unsigned MaxVGPRs = 256;
constexpr unsigned MaxLDSSizeInBytes = 32768;
constexpr unsigned MaxGDSSizeInBytes = 65536;

const ArchInfo &getArchInfo(Arch A);
const GPUInfo &getGPUInfo(GPU G);
inline const ArchInfo &getArchInfo(GPU G) {
  return getArchInfo(getGPUInfo(G).Architecture);
}

/// Look a name up as the source language does: case-insensitive, aliases
/// included. std::nullopt if there is no such name.
std::optional<GPU> parseGPUName(llvm::StringRef Name);
std::optional<Arch> parseArchName(llvm::StringRef Name);

/// All names that these accept in sources, for suggestions.
llvm::ArrayRef<llvm::StringLiteral> getAllGPUNames();
llvm::ArrayRef<llvm::StringLiteral> getAllArchNames();

/// The value of .get_version: 0.1.9 as major*10000 + minor*100 + micro.
constexpr uint32_t ReferenceVersion = 109;

/// The target a statement is assembled for, as far as source and options have
/// settled it.
struct TargetState {
  GPU Device = GPU::CapeVerde;
  bool Is64Bit = false;
  bool Wave32 = false; ///< GCN1.5 only.
  uint32_t PolicyVersion = ReferenceVersion;

  Arch architecture() const { return getGPUInfo(Device).Architecture; }
};

} // namespace clrx

#endif // CLRX_TARGETS_TARGETS_H
