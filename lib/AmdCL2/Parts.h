//===- Parts.h - Parts of an AmdCL2 binary as bytes -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The writer works from the inside out: the kernels' parts, the inner ELF
// around their setups and code, the outer ELF around all.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_PARTS_H
#define CLRX_LIB_AMDCL2_PARTS_H

#include "clrx/AmdCL2/Module.h"
#include "clrx/KernelModel/Lowering.h"

namespace clrx::amdcl2 {

//===----------------------------------------------------------------------===//
// Configured kernels
//===----------------------------------------------------------------------===//

/// What kernels are by architecture. Observed in what clrxasm 0.1.9 writes.
struct ArchFacts {
  llvm::StringLiteral MetadataName; ///< Empty: no driver has known it.
  uint16_t SGPRFlags;               ///< Of every kernel with a .config.
  uint16_t FeatureFlags;            ///< Of those for driver 1912.05.
  bool LoadsGFX9UserData;           ///< LaunchMode::UserSGPRsGFX9.
};

/// In the order of Arch. Devices of GCN1.5 are known to no driver either, but
/// that is found by DeviceCodes.def.
inline constexpr ArchFacts ArchFactsTable[NumArches] = {
    {"", 0, 0, false},                                   // GCN1.0
    {"GFX7", 0, 0, false},                               // GCN1.1
    {"GFX8", 0, FF_XnackEnabled, false},                 // GCN1.2
    {"GFX9", SF_FlatScratchInit, FF_XnackEnabled, true}, // GCN1.4
    {"GFX9", 0, FF_XnackEnabled, true},                  // GCN1.4.1
    {"GFX10", 0, FF_XnackEnabled, true},                 // GCN1.5
    {"GFX10", 0, FF_XnackEnabled, true},                 // GCN1.5.1
};

inline const ArchFacts &getArchFacts(Arch A) {
  return ArchFactsTable[unsigned(A)];
}

/// Metadata of kernel \p Index of \p M, which is configured so. \p ResourceIds
/// has an id for each argument, see assignResourceIds.
Bytes generateMetadata(const Module &M, unsigned Index, const Configuration &C,
                       llvm::ArrayRef<uint32_t> ResourceIds);

/// Stub for old drivers of a kernel with \p Code that is configured so.
Bytes generateStub(const Module &M, llvm::StringRef Code,
                   const Configuration &C);

/// What \p C says in terms of OpenCL, which metadata and stub are about:
/// nothing at all if it is in terms of HSA.
const Configuration &getOpenCLPart(const Configuration &C);

/// \name SGPRs that the runtime sets for each launch mode
/// @{
constexpr uint16_t ArgsSGPRFlags =
    SF_PrivateSegmentBuffer | SF_KernargSegmentPtr;
constexpr uint16_t SetupSGPRFlags = ArgsSGPRFlags | SF_DispatchPtr;
constexpr uint16_t EnqueueSGPRFlags = SetupSGPRFlags | SF_FlatScratchInit;
constexpr uint16_t GenericSGPRFlags = EnqueueSGPRFlags | SF_QueuePtr;
/// @}

/// A launch mode of a kernel with a .config. A mode passes to the kernel
/// everything that the modes below it pass.
struct LaunchMode {
  KernelField Field;      ///< That asks for it; None: nothing does.
  unsigned UserSGPRs;     ///< Loaded before the kernel starts.
  unsigned UserSGPRsGFX9; ///< The same from GCN1.4; in RSRC2 only.
  uint16_t SGPRFlags;     ///< enable_sgpr_* bits of amd_kernel_code_t.
  bool UsesFlatScratch;   ///< Reserves FLAT_SCRATCH and XNACK_MASK.

  /// SGPRs that FLAT_SCRATCH and, from GCN1.2, XNACK_MASK take.
  unsigned getFlatSGPRs(Arch A) const {
    return UsesFlatScratch ? getNumFlatScratchSGPRs(A) : 0;
  }
};

/// The most demanding mode that \p Fields ask for.
const LaunchMode &getLaunchMode(const KernelConfig &Fields);

/// The header that \p C, an OpenCL configuration, is lowered to. Setups leave
/// RSRC2's LDS_SIZE 0, stubs do not.
AmdKernelCode lowerOpenCL(const Module &M, const Configuration &C,
                          bool StoresLDSSize);

//===----------------------------------------------------------------------===//
// Images
//===----------------------------------------------------------------------===//

/// A part of a kernel, or nothing if it has none.
inline llvm::StringRef getBytes(const std::optional<Bytes> &Part) {
  return Part ? llvm::StringRef(*Part) : llvm::StringRef();
}

/// What \p K takes of the .text of old drivers.
inline uint64_t getOldTextSize(const Kernel &K) {
  return getBytes(K.Parts.Stub).size() + getBytes(K.Parts.Setup).size() +
         K.Text.Content.size();
}

/// The number by which symbols of the outer ELF know the first extra section.
/// Without kernels it need not be there; clrxasm 0.1.9 writes this.
unsigned getFirstExtraIndex(const Module &M);

/// The inner ELF of new drivers, laid out, of \p M, whose kernels have finished
/// parts. It refers to \p M; setups go to the main code there.
/// \returns an error if kernels do not fit into the main code, a symbol's
/// section is not written, or a link of a relocation section would point past
/// the sections.
llvm::Expected<ElfImage> buildInnerImage(Module &M);

/// Returns the names of the inner ELF's sections that the format defines.
std::vector<llvm::StringRef> getInnerPartNames();

/// Returns the notes of the inner ELF.
Bytes buildNotes(const Module &M);

/// The outer ELF of \p M, likewise; \p Text is its .text.
ElfImage buildOuterImage(const Module &M, LateContent Text,
                         uint32_t DeviceCode);

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_PARTS_H
