//===- Targets.h - GPUs, architectures, container formats -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a source may name as its target, and the numbers that depend on it.
// The tables come from Arches.def and GPUs.def, the processors that the
// language has no name for from LLVM; nothing here needs LLVM's AMDGPU target.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TARGETS_TARGETS_H
#define CLRX_TARGETS_TARGETS_H

#include "clrx/Targets/TargetId.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace clrx {

/// Architectures; the value is what .get_arch stores.
enum class Arch : uint8_t {
#define CLRX_ARCH(Id, ...) Id,
#include "clrx/Targets/Arches.def"
};
constexpr unsigned NumArches = 0
#define CLRX_ARCH(...) +1
#include "clrx/Targets/Arches.def"
    ;

/// Devices; the value is what .get_gpu stores.
enum class GPU : uint8_t {
#define CLRX_GPU(Id, ...) Id,
#include "clrx/Targets/GPUs.def"
};

/// A processor as LLVM's assembler has it.
struct LLVMProcessor {
  llvm::StringRef CPU; ///< Its -mcpu.
  /// Whose instructions it has, for decoding its words; without a dialect the
  /// architecture that is nearest, whose registers are much the same.
  Arch InstructionSet = Arch::GCN1_0;
  /// The CLRX dialect has its instructions; else they are LLVM's alone.
  bool HasDialect = true;
};

/// Facts about one architecture. A new fact is a member here and a line in
/// Arches.def for each architecture where it changes.
struct ArchInfo {
  Arch Id = Arch::GCN1_0;
  llvm::StringRef Names[3];       ///< The first is the one to print.
  GPU LowestGPU = GPU::CapeVerde; ///< What .arch selects.
  LLVMProcessor Processor;        ///< That LLVM encodes it with.
  std::optional<Arch> CountsAs;   ///< To .ifarch it is that one as well.

  // Registers. SGPRs that do not exist are 0.
  unsigned MaxSGPRs = 0; ///< Limit including VCC, FLAT_SCRATCH, XNACK_MASK.
  unsigned AddressableSGPRs = 0; ///< sN exists for N below this.
  unsigned LDSGranule = 0;       ///< Bytes per unit of RSRC2.LDS_SIZE.
  unsigned FirstTTMP = 0;        ///< Source code of ttmp0.
  unsigned NumTTMPs = 0;
  unsigned FlatScratchSGPR = 0;     ///< First of the pair, as usage is counted.
  unsigned XnackMaskSGPR = 0;       ///< The same.
  bool HasFlatScratchSGPRs = false; ///< FLAT_SCRATCH really is that pair.
  bool HasWave32 = false;
  unsigned VGPRGranule = 4;       ///< VGPRs per unit of RSRC1's VGPRS.
  unsigned SGPRGranule = 8;       ///< SGPRs per unit of SGPRS; 0: not used.
  bool CountsFlatScratch = false; ///< Among the SGPRs of a kernel that uses it.
  bool CountsXnackMask = false;   ///< The same; wherever FLAT_SCRATCH is, too.
  /// \name What wavefronts share; by LLVM's AMDGPUBaseInfo and ISA documents
  /// @{
  unsigned MaxWavesPerSIMD = 10;
  /// Of a SIMD for each lane of wave64. In wave32 there are twice as many, and
  /// they are given out by twice as many.
  unsigned VGPRsPerSIMD = 256;
  unsigned VGPRAllocGranule = 4; ///< VGPRs that are given out at a time.
  unsigned SGPRsPerSIMD = 512;   ///< 0: enough for all wavefronts.
  unsigned SGPRAllocGranule = 8;
  unsigned SIMDsPerCU = 4;
  unsigned LDSPerCU = 65536;    ///< In bytes.
  unsigned MaxGroupsPerCU = 16; ///< Work-groups of more than one wavefront.
  /// @}
  /// Ranges of SGPRs in vector instructions may cross a multiple of 4.
  bool HasFreeScalarRanges = false;

  // Scalar memory.
  bool HasSMRDLiterals = false; ///< An offset may be a literal dword.
  bool HasSMem = false;         ///< Encoded in 64 bits, with modifiers.
  unsigned SMemOffsetBits = 0;
  bool SMemStoresNeedM0 = false; ///< Their only register offset.
  /// The register offset has a field of its own, NULL without one.
  bool HasSMemOffsetRegister = false;

  // Vector instructions.
  bool HasInline1Over2Pi = false;
  bool HasSDWAAndDPP = false;
  /// SDWA has scalar sources and omod, and compares any destination.
  bool HasScalarSDWA = false;
  /// Behind the suffix _dpp alone, the reference takes any first source.
  bool DPPSuffixTakesScalars = false;
  bool HasVOP3Literals = false;
  unsigned ConstantBusLimit = 0;    ///< Scalar registers read at most...
  bool HasFreeCompareReads = false; ///< ...but by compares.
  bool IgnoresVOP3BAbs = false;
  bool KeepsHighHalves = false; ///< Of VGPRs, where a result has 16 bits: some
                                ///< instructions do, or all.

  // Vector memory.
  unsigned FlatOffsetBits = 0;    ///< 0: no offset.
  unsigned SegmentOffsetBits = 0; ///< Of global and scratch access; 13: signed.
  unsigned NoSAddr = 0;           ///< In the field of SADDR: `off`.
  unsigned FlatNoSAddr = 0;       ///< There in flat access.
  bool HasPackedD16 = false;      ///< Two halves of d16 data in a register.
  bool HasA16 = false;            ///< In the place of r128.
  bool HasImageDims = false;      ///< And address lists.
  bool HasUnifiedFormats = false; ///< One number is a buffer's whole format.
  bool LDSNeedsM0 = false;        ///< It limits every access.
  bool HasVSCnt = false;          ///< A counter of what returns no data.
  bool StoresRaiseExpCnt = false; ///< Until their data is read.

  // Branches.
  bool HasBranchFault = false; ///< A distance of 63 words leads elsewhere.
};

/// Facts about one device.
struct GPUInfo {
  GPU Id;
  llvm::StringLiteral Name; ///< As printed, e.g. "CapeVerde".
  Arch Architecture;
  LLVMProcessor Processor; ///< Whose instructions `.dialect llvm` takes.
};

/// What a source may call a device.
struct GPUName {
  llvm::StringRef Name;
  /// Of a processor without a dialect, one of the nearest architecture.
  GPU Device;
  /// The device's, unless LLVM tells apart what is one to the language.
  LLVMProcessor Processor;
};

constexpr unsigned MaxVGPRs = 256;
constexpr unsigned MaxLDSSizeInBytes = 32768;
constexpr unsigned MaxGDSSizeInBytes = 65536;

const ArchInfo &getArchInfo(Arch A);
const GPUInfo &getGPUInfo(GPU G);
/// Of several devices that a binary may be for, it is not the likely one.
bool isRareGPU(GPU G);
/// The name of a device for which XNACK is on.
bool impliesXnack(GPU G);
inline const ArchInfo &getArchInfo(GPU G) {
  return getArchInfo(getGPUInfo(G).Architecture);
}

/// Look a name up as the source language does: case-insensitive, aliases
/// included. Null or std::nullopt if there is no such name. GPUs that the
/// language has no name for are found by LLVM's (see Processors.h).
const GPUName *findGPUName(llvm::StringRef Name);
std::optional<Arch> parseArchName(llvm::StringRef Name);

/// All names that these accept in sources, for suggestions; of the GPUs first
/// those of the language.
llvm::ArrayRef<llvm::StringRef> getAllGPUNames();
llvm::ArrayRef<llvm::StringLiteral> getAllArchNames();

/// The value of .get_version: 0.1.9 as major*10000 + minor*100 + micro.
constexpr uint32_t ReferenceVersion = 109;

/// From this policy on, an SGPR count of the source has VCC and the like in it
/// for all containers.
constexpr uint32_t PolicyUnifiedSGPRCount = 200;

/// The target a statement is assembled for, as far as source and options have
/// settled it.
struct TargetState {
  GPU Device = GPU::CapeVerde;
  const LLVMProcessor *Processor = nullptr; ///< Null: the device's.
  TargetFeatures Features;
  bool Is64Bit = false;
  /// GCN1.5, and processors without a dialect from gfx10 on, where it is on
  /// unless the source or the command line says otherwise.
  bool Wave32 = false;
  bool IsWaveSizeGiven = false; ///< Somebody said otherwise, or the same.
  bool IsWave32Default = false; ///< Nobody did, and it is on.
  uint32_t PolicyVersion = ReferenceVersion;

  bool IsSelected = false; ///< Else the device is the default.

  /// Selects a device as .gpu does, as .arch does, and as a target id does.
  void select(const GPUName &Name);
  void select(Arch A);
  void select(const TargetId &Id);

  void setWave32(bool On) {
    Wave32 = On;
    IsWaveSizeGiven = true;
    IsWave32Default = false;
  }

  const LLVMProcessor &getProcessor() const {
    return Processor ? *Processor : getGPUInfo(Device).Processor;
  }
  /// Whether \p Name is a name of the device.
  bool isDevice(const GPUName &Name) const;
  /// To loaders and LLVM; without those features that the processor lacks.
  TargetId getId() const;
  /// What messages call the device.
  llvm::StringRef getName() const {
    return getProcessor().HasDialect ? getGPUInfo(Device).Name
                                     : getProcessor().CPU;
  }
  bool hasUnifiedSGPRCount() const {
    return PolicyVersion >= PolicyUnifiedSGPRCount;
  }
  /// The instruction set is this one, or, without a dialect, the nearest.
  Arch architecture() const { return getGPUInfo(Device).Architecture; }

private:
  /// What a selected device brings along.
  void selectDefaults();
};

} // namespace clrx

#endif // CLRX_TARGETS_TARGETS_H
