//===- Parts.h - Parts of an AmdCL2 binary as bytes -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares the steps of the writer, which works from the inside out: the parts
// of kernels, the inner ELF with their setups and code, the outer ELF.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_PARTS_H
#define CLRX_LIB_AMDCL2_PARTS_H

#include "KernelModel/Lowering.h"
#include "clrx/AmdCL2/Module.h"

namespace clrx::amdcl2 {

//===----------------------------------------------------------------------===//
// Configured kernels
//===----------------------------------------------------------------------===//

/// Properties of kernels by architecture. Observed in what clrxasm 0.1.9
/// writes.
struct ArchFacts {
  llvm::StringLiteral MetadataName; ///< Name of the target in the metadata;
                                    ///< empty for GCN1.0.
  uint16_t SGPRFlags;               ///< Added to every kernel with a .config.
  uint16_t FeatureFlags;            ///< Also added for driver 1912.05.
  bool LoadsGFX9UserData; ///< True if LaunchMode::UserSGPRsGFX9 holds.
  /// True if the machine version tells the devices of the architecture apart.
  bool HasVersionOfDevice;
  /// Range of the major machine versions that files with the architecture's
  /// device codes may contain.
  uint32_t MinMajor = 0, MaxMajor = UINT32_MAX;
  /// Major machine version of newer devices to which some drivers give the same
  /// codes; 0 if there are none.
  uint32_t NewerMajor = 0;
};

/// Rows in the order of Arch. No driver supports the devices of GCN1.5 and
/// GCN1.5.1, so DeviceCodes.def has no rows for them, and the writer reports an
/// error.
inline constexpr ArchFacts ArchFactsTable[NumArches] = {
    {"", 0, 0, false, false},                                     // GCN1.0
    {"GFX7", 0, 0, false, false, 7, 7},                           // GCN1.1
    {"GFX8", 0, FF_XnackEnabled, false, false, 8, UINT32_MAX, 9}, // GCN1.2
    {"GFX9", SF_FlatScratchInit, FF_XnackEnabled, true, true},    // GCN1.4
    {"GFX9", 0, FF_XnackEnabled, true, true},                     // GCN1.4.1
    {"GFX10", 0, FF_XnackEnabled, true, true},                    // GCN1.5
    {"GFX10", 0, FF_XnackEnabled, true, true},                    // GCN1.5.1
};

inline const ArchFacts &getArchFacts(Arch A) {
  return ArchFactsTable[unsigned(A)];
}

/// Returns the metadata of kernel \p Index of \p M with the configuration \p C.
/// \p ResourceIds has an id for each argument, see assignResourceIds.
Bytes generateMetadata(const Module &M, unsigned Index, const Configuration &C,
                       llvm::ArrayRef<uint32_t> ResourceIds);

/// Returns the stub for old drivers of a kernel with \p Code and the
/// configuration \p C.
Bytes generateStub(const Module &M, llvm::StringRef Code,
                   const Configuration &C);

/// Returns the OpenCL configuration for metadata and stub: \p C, or an empty
/// one if \p C is an HSA configuration.
const Configuration &getOpenCLPart(const Configuration &C);

/// \name SGPRs that the runtime sets for each launch mode
/// @{
constexpr uint16_t ArgsSGPRFlags =
    SF_PrivateSegmentBuffer | SF_KernargSegmentPtr;
constexpr uint16_t SetupSGPRFlags = ArgsSGPRFlags | SF_DispatchPtr;
constexpr uint16_t EnqueueSGPRFlags = SetupSGPRFlags | SF_FlatScratchInit;
constexpr uint16_t GenericSGPRFlags = EnqueueSGPRFlags | SF_QueuePtr;
/// @}

/// A launch mode of a kernel with a .config. Lowering.cpp has a table of all
/// modes. Each mode passes to the kernel everything that the later modes pass.
struct LaunchMode {
  KernelField Field;      ///< Field that selects the mode; None for the default
                          ///< mode.
  unsigned UserSGPRs;     ///< Number of SGPRs that are loaded before the kernel
                          ///< starts.
  unsigned UserSGPRsGFX9; ///< The same number from GCN1.4 on; in RSRC2 only.
  uint16_t SGPRFlags;     ///< enable_sgpr_* bits of amd_kernel_code_t.
  bool UsesFlatScratch;   ///< True if the mode reserves FLAT_SCRATCH and
                          ///< XNACK_MASK.

  /// Returns the number of SGPRs for FLAT_SCRATCH and, from GCN1.2 on,
  /// XNACK_MASK.
  unsigned getFlatSGPRs(Arch A) const {
    return UsesFlatScratch ? getNumFlatScratchSGPRs(A) : 0;
  }
};

/// Returns the mode that \p Fields select. If they select several, returns the
/// mode that passes the most SGPRs.
const LaunchMode &getLaunchMode(const KernelConfig &Fields);

/// Lowers \p C, an OpenCL configuration, to a header. LDS_SIZE in RSRC2 is 0 in
/// setups, but not in stubs.
AmdKernelCode lowerOpenCL(const Module &M, const Configuration &C,
                          bool StoresLDSSize);

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

/// Returns the bytes of a part; empty if the kernel lacks the part.
inline llvm::StringRef getBytes(const std::optional<Bytes> &Part) {
  return Part ? llvm::StringRef(*Part) : llvm::StringRef();
}

/// Returns the size of \p K in the .text of old drivers, in bytes.
inline uint64_t getOldTextSize(const Kernel &K) {
  return getBytes(K.Parts.Stub).size() + getBytes(K.Parts.Setup).size() +
         K.Text.Content.size();
}

/// Returns the section index that symbols use for the first extra section of
/// the outer ELF. Without kernels, the section may have another index, but
/// clrxasm 0.1.9 writes the index that this function returns.
unsigned getFirstExtraIndex(const Module &M);

/// Alignment of kernels in .hsatext, in bytes.
constexpr uint64_t KernelAlignment = 256;

/// Location of a kernel in .hsatext, in bytes.
struct KernelLocation {
  uint64_t Offset; ///< Offset of the setup.
  uint64_t SetupSize;
  uint64_t CodeSize;
  uint64_t CodeBase; ///< Offset that relocations and symbols count from.
};

/// Adds the locations of the kernels of \p M, whose parts are finished, to
/// \p Locations. \returns an error if kernels do not fit into the main code.
llvm::Error placeKernels(const Module &M,
                         llvm::SmallVectorImpl<KernelLocation> &Locations);

/// Builds and lays out the inner ELF of new drivers. The kernels of \p M have
/// finished parts. The image refers to \p M, and setups are copied to the main
/// code of \p M.
/// \returns an error if kernels do not fit into the main code, the section of a
/// symbol or of a relocation's target is not written, a link of a relocation
/// section would point past the sections, or the file would be too large.
llvm::Expected<ElfImage> buildInnerImage(Module &M);

/// Returns the names of the inner ELF's sections that the format defines.
std::vector<llvm::StringRef> getInnerPartNames();

/// Returns the notes of the inner ELF.
Bytes buildNotes(const Module &M);

/// Builds and lays out the outer ELF of \p M, whose .text is \p Text.
ElfImage buildOuterImage(const Module &M, DeferredContent Text,
                         uint32_t DeviceCode);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_PARTS_H
