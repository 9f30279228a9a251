//===- Lowering.h - Between configurations and headers ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The way from a kernel's configuration to its header, amd_kernel_code_t with
// COMPUTE_PGM_RSRC1 and 2, and back. Both read the rows of KernelFields.def.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_LOWERING_H
#define CLRX_KERNELMODEL_LOWERING_H

#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "clrx/KernelModel/RegisterCounts.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

/// What surrounds a configuration: container, device, code.
struct LoweringFacts {
  Arch Architecture;
  /// Instead of the counts in the configuration.
  RegisterCounts Registers = {};
  /// What the container has for fields that the configuration does not give;
  /// for others the fields' own defaults hold.
  KernelConfig Defaults = {};
  bool StoresLDSSize = true; ///< RSRC2 has LDS_SIZE; else it is left 0.
};

/// The header of a kernel. Its control directives are zero.
AmdKernelCode lower(const KernelConfig &Config, const LoweringFacts &Facts);

/// Every field that \p Header holds, as far as its place tells: of register
/// counts and sizes in blocks the largest. Bits of the RSRC words that no field
/// has are lost.
KernelConfig readFields(const AmdKernelCode &Header, Arch A);

/// The size in bytes that \p PgmRsrc2's LDS_SIZE stands for.
uint32_t readLDSSize(uint32_t PgmRsrc2, Arch A);

/// Returns the exceptions that \p PgmRsrc2 enables, and above them its last
/// bit, which is reserved.
uint32_t readExceptionByte(uint32_t PgmRsrc2);

/// The inverse of lowering: completes \p Config with those bits of the RSRC
/// words of \p Header that its other fields do not make. \p Lower is the
/// container's way from a configuration to a header.
/// \returns nothing if no such bits make \p Header of it, control directives
/// included. Whether pseudo-ops let the values through is not looked at.
std::optional<KernelConfig>
lift(const AmdKernelCode &Header, KernelConfig Config,
     llvm::function_ref<AmdKernelCode(const KernelConfig &)> Lower);

/// \name Headers that one configuration says everything of
/// @{

/// \p Given without the fields whose value is their mark for "not given", and
/// with what is not given: no dimensions, and the user data that the flags of
/// SGPRs ask for.
KernelConfig completeHSAFields(const KernelConfig &Given);

/// The registers of a kernel with the fields that completeHSAFields returned.
RegisterCounts countHSARegisters(const KernelConfig &Fields,
                                 const RegisterUsage &Usage, Arch A);
/// @}

/// Adds the bits that .pgmrsrc1 and .pgmrsrc2 give to the fields of \p Config that
/// have these bits.
void addRsrcBits(KernelConfig &Config);

/// Sets the fields of \p Config to \p Version, but for what else is given.
void setMachineVersion(KernelConfig &Config, MachineVersion Version,
                       std::optional<uint32_t> Minor,
                       std::optional<uint32_t> Stepping);

/// Fills the control directives of \p Header with \p Bytes, of which there may
/// be fewer.
void setControlDirectives(AmdKernelCode &Header, llvm::StringRef Bytes);

/// Returns the control directives of \p Header; empty if all bytes are zero.
std::string getControlDirectives(const AmdKernelCode &Header);

} // namespace clrx

#endif // CLRX_KERNELMODEL_LOWERING_H
