//===- Targets.h - GPUs, architectures, target state ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The targets that a source may select, and the facts that depend on them.
// Arches.def and GPUs.def have the rows. LLVM's target parser supplies the
// processors that the language has no name for; LLVM's AMDGPU target is not
// needed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TARGETS_TARGETS_H
#define CLRX_TARGETS_TARGETS_H

#include "clrx/Support/ClosestName.h"
#include "clrx/Targets/TargetId.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace clrx {

/// Architectures. Values are those that .get_arch stores. Those without a CLRX
/// dialect come last.
enum class Arch : uint8_t {
#define CLRX_ARCH(Id, ...) Id,
#define CLRX_LLVM_ARCH(Id, ...) Id,
#include "clrx/Targets/Arches.def"
};
/// Number of architectures with a CLRX dialect.
constexpr unsigned NumArches = 0
#define CLRX_ARCH(...) +1
#include "clrx/Targets/Arches.def"
    ;
constexpr unsigned NumAllArches = NumArches
#define CLRX_LLVM_ARCH(...) +1
#include "clrx/Targets/Arches.def"
    ;
constexpr bool hasDialect(Arch A) { return unsigned(A) < NumArches; }

/// Returns a number that orders the versions of LLVM's processors, such as 9,
/// 0, 10 for gfx90a.
constexpr unsigned isaVersion(unsigned Major, unsigned Minor,
                              unsigned Stepping) {
  return (Major * 100 + Minor) * 100 + Stepping;
}

/// Devices. Values are those that .get_gpu stores.
enum class GPU : uint8_t {
#define CLRX_GPU(Id, ...) Id,
#include "clrx/Targets/GPUs.def"
};

/// A processor of LLVM's assembler.
struct LLVMProcessor {
  llvm::StringRef CPU; ///< Name for -mcpu.
  /// Architecture whose instruction set it has, for decoding. A processor
  /// without a dialect has the nearest architecture, whose registers are
  /// similar.
  Arch InstructionSet = Arch::GCN1_0;
  /// True if the CLRX dialect has its instructions. Otherwise only LLVM has
  /// them.
  bool HasDialect = true;
  /// Architecture whose rules its code follows, for analyses.
  Arch Rules = Arch::GCN1_0;

  constexpr LLVMProcessor() = default;
  /// A processor with a dialect.
  constexpr LLVMProcessor(llvm::StringRef CPU, Arch A)
      : CPU(CPU), InstructionSet(A), Rules(A) {}
  /// A processor without a dialect.
  constexpr LLVMProcessor(llvm::StringRef CPU, Arch Nearest, Arch Rules)
      : CPU(CPU), InstructionSet(Nearest), HasDialect(false), Rules(Rules) {}
};

/// Facts about one architecture. A new fact is a member here and a line in
/// Arches.def for each architecture where it changes.
struct ArchInfo {
  Arch Id = Arch::GCN1_0;
  llvm::StringRef Names[3]; ///< Names in sources; the first one is printed.
  GPU LowestGPU = GPU::CapeVerde; ///< Device that .arch selects.
  LLVMProcessor Processor;        ///< Processor with which LLVM encodes it.
  unsigned GFXMajor = 6;          ///< Hardware generation in LLVM's names.
  /// True if it stands for processors of its generation, or newer ones, that
  /// have no dialect.
  bool IsNearest = true;
  std::optional<Arch> CountsAs; ///< Architecture that .ifarch also accepts.

  // Registers; numbers of missing SGPRs are 0.
  unsigned MaxSGPRs = 0; ///< Limit with VCC, FLAT_SCRATCH and XNACK_MASK.
  unsigned AddressableSGPRs = 0; ///< Number of SGPRs named sN.
  unsigned LDSGranule = 0;       ///< Bytes per unit of RSRC2.LDS_SIZE.
  unsigned FirstTTMP = 0;        ///< Operand code of ttmp0.
  unsigned NumTTMPs = 0;
  unsigned FlatScratchSGPR = 0; ///< First register of the pair, for counting.
  unsigned XnackMaskSGPR = 0;   ///< First register of the pair, for counting.
  bool HasFlatScratchSGPRs = false; ///< FLAT_SCRATCH really is that pair.
  bool HasWave32 = false;
  unsigned VGPRGranule = 4; ///< VGPRs per unit of RSRC1.VGPRS.
  unsigned SGPRGranule = 8; ///< SGPRs per unit of RSRC1.SGPRS; 0 if unused.
  /// True if the SGPR count of a kernel that uses FLAT_SCRATCH includes it.
  bool CountsFlatScratch = false;
  /// True if the SGPR count of a kernel that uses XNACK_MASK or FLAT_SCRATCH
  /// includes XNACK_MASK.
  bool CountsXnackMask = false;
  /// True if LLVM adds SGPRs for FLAT_SCRATCH, which the architecture lacks.
  bool LLVMAddsFlatScratch = false;
  /// \name Resources that wavefronts share (from LLVM's AMDGPUBaseInfo and the
  /// ISA documents)
  /// @{
  unsigned MaxWavesPerSIMD = 10;
  /// VGPRs of a SIMD for each lane of wave64. Wave32 has twice as many, with
  /// twice the allocation granule.
  unsigned VGPRsPerSIMD = 256;
  unsigned VGPRAllocGranule = 4; ///< VGPRs per allocation unit.
  unsigned SGPRsPerSIMD = 512;   ///< 0 if there are enough for all wavefronts.
  unsigned SGPRAllocGranule = 8;
  unsigned SIMDsPerCU = 4;
  unsigned LDSPerCU = 65536; ///< Bytes of LDS.
  /// Limit for groups of more than one wavefront.
  unsigned MaxGroupsPerCU = 16;
  /// @}
  /// True if SGPR ranges in vector instructions may cross a multiple of 4.
  bool HasFreeScalarRanges = false;

  unsigned NopBits = 3; ///< Width of s_nop's operand.

  // Scalar memory
  bool HasSMRDLiterals = false; ///< Offsets may be literal dwords.
  bool HasSMem = false;         ///< Has the 64-bit encoding with modifiers.
  unsigned SMemOffsetBits = 0;
  bool SMemStoresNeedM0 = false; ///< M0 is their only register offset.
  /// True if the register offset has a field of its own, which is NULL if
  /// unused.
  bool HasSMemOffsetRegister = false;

  // Vector instructions
  bool HasInline1Over2Pi = false;
  bool HasSDWAAndDPP = false;
  /// True if SDWA accepts scalar sources and omod, and any compare destination.
  bool HasScalarSDWA = false;
  /// True if the reference accepts any first source when only the suffix _dpp
  /// requests DPP.
  bool DPPSuffixTakesScalars = false;
  bool HasVOP3Literals = false;
  /// Scalar registers that one instruction may read.
  unsigned ConstantBusLimit = 0;
  /// True if ConstantBusLimit does not hold for compares.
  bool HasFreeCompareReads = false;
  bool IgnoresVOP3BAbs = false;
  /// True if clrxdisasm takes literals of v_exp_legacy_f32 and v_log_legacy_f32
  /// as integers.
  bool HasLegacyIntegers = false;
  /// True if some or all instructions with 16-bit results keep the upper half
  /// of the VGPR.
  bool KeepsHighHalves = false;

  // Vector memory
  unsigned FlatOffsetBits = 0; ///< Width of the offset; 0 if there is none.
  /// Width of the offset of global and scratch accesses; 13 bits are signed.
  unsigned SegmentOffsetBits = 0;
  unsigned NoSAddr = 0;           ///< Value of the field SADDR for `off`.
  unsigned FlatNoSAddr = 0;       ///< The same value in flat instructions.
  bool HasPackedD16 = false;      ///< A register holds two d16 values.
  bool HasA16 = false;            ///< Has a16 instead of r128.
  bool HasImageDims = false;      ///< Has image dimensions and address lists.
  bool HasUnifiedFormats = false; ///< One number is the whole buffer format.
  bool LDSNeedsM0 = false;        ///< M0 limits each LDS access.
  bool HasVSCnt = false; ///< Has a counter of accesses without results.
  /// Has separate counters for samples, ray tracing and scalar memory.
  bool HasSplitCounters = false;
  bool HasXCnt = false; ///< Has a counter of address translations.
  /// True if vector loads of one kind write a register in the order of issue.
  bool LoadsWriteInOrder = true;
  /// Stores hold expcnt until they read their data.
  bool StoresRaiseExpCnt = false;

  // Branches
  bool HasBranchFault = false; ///< A distance of 63 words jumps elsewhere.
};

/// Facts about one device.
struct GPUInfo {
  GPU Id;
  llvm::StringLiteral Name; ///< Name to print, e.g. "CapeVerde".
  Arch Architecture;
  /// Processor whose instructions `.dialect llvm` accepts.
  LLVMProcessor Processor;
};

/// A name of a device in sources.
struct GPUName {
  llvm::StringRef Name;
  /// The device. A processor without a dialect has a device of the nearest
  /// architecture.
  GPU Device;
  /// The processor of Device, unless LLVM has a separate processor for the
  /// name.
  LLVMProcessor Processor;
};

constexpr unsigned MaxVGPRs = 256;
constexpr unsigned MaxLDSSizeInBytes = 32768;
constexpr unsigned MaxGDSSizeInBytes = 65536;

const ArchInfo &getArchInfo(Arch A);
/// Returns the architecture without a dialect that has the processors of \p
/// Version; see isaVersion.
std::optional<Arch> findLLVMArch(unsigned Version);
const GPUInfo &getGPUInfo(GPU G);
/// Returns true if \p G is an unlikely device for a binary.
bool isRareGPU(GPU G);
/// Returns true if the name of \p G means that XNACK is on.
bool impliesXnack(GPU G);
/// Returns LLVM's name of the processor in code objects for \p G, whose
/// instructions are those of \p P; empty if no runtime loads code objects for
/// it.
llvm::StringRef getCodeObjectProcessor(GPU G, const LLVMProcessor &P);
inline const ArchInfo &getArchInfo(GPU G) {
  return getArchInfo(getGPUInfo(G).Architecture);
}

/// Returns the device or architecture with a name or alias, in any letter case.
/// Null or std::nullopt if there is none. GPUs without a name in the language
/// are found by LLVM's name; see Processors.h.
const GPUName *findGPUName(llvm::StringRef Name);
std::optional<Arch> parseArchName(llvm::StringRef Name);

/// Returns all names that these functions accept, for suggestions. GPU names of
/// the language come first.
llvm::ArrayRef<llvm::StringRef> getAllGPUNames();
/// Returns the names of all GPUs, and the names of products with the names of
/// their GPUs, for messages about unknown GPUs.
llvm::ArrayRef<Suggestion> getGPUSuggestions();
llvm::ArrayRef<llvm::StringLiteral> getAllArchNames();

/// The value of .get_version: 0.1.9 as major*10000 + minor*100 + micro.
constexpr uint32_t ReferenceVersion = 109;

/// First policy version in which the SGPR count of a source includes VCC and
/// other special registers in all containers.
constexpr uint32_t PolicyUnifiedSGPRCount = 200;

/// The target for which a statement is assembled, as source and options have
/// selected it so far.
struct TargetState {
  GPU Device = GPU::CapeVerde;
  const LLVMProcessor *Processor = nullptr; ///< Null for that of the device.
  TargetFeatures Features;
  bool Is64Bit = false;
  /// True for wavefronts of 32, which GCN1.5 and later processors have. The
  /// default is true for processors without a dialect.
  bool Wave32 = false;
  bool IsWaveSizeExplicit = false; ///< Source or option has set Wave32.
  bool IsWave32Default = false;    ///< Wave32 is on by default.
  uint32_t PolicyVersion = ReferenceVersion;

  bool IsSelected = false; ///< False while Device is the default.

  /// Selects a device as .gpu, .arch and a target ID do.
  void select(const GPUName &Name);
  void select(Arch A);
  void select(const TargetId &Id);

  void setWave32(bool On) {
    Wave32 = On;
    IsWaveSizeExplicit = true;
    IsWave32Default = false;
  }

  const LLVMProcessor &getProcessor() const {
    return Processor ? *Processor : getGPUInfo(Device).Processor;
  }
  /// Returns true if \p Name is a name of the device.
  bool isDevice(const GPUName &Name) const;
  /// Returns the target ID for loaders and LLVM, with the features of the
  /// processor.
  TargetId getId() const;
  /// Returns the name of the device in messages.
  llvm::StringRef getName() const {
    return getProcessor().HasDialect ? getGPUInfo(Device).Name
                                     : getProcessor().CPU;
  }
  bool hasUnifiedSGPRCount() const {
    return PolicyVersion >= PolicyUnifiedSGPRCount;
  }
  /// Returns the architecture of the device; without a dialect, the nearest
  /// one.
  Arch architecture() const { return getGPUInfo(Device).Architecture; }

private:
  /// Applies the defaults of a newly selected device.
  void selectDefaults();
};

} // namespace clrx

#endif // CLRX_TARGETS_TARGETS_H
