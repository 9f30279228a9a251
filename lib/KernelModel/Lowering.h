//===- Lowering.h - Between configurations and headers ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts a kernel's configuration to its header, amd_kernel_code_t with
// COMPUTE_PGM_RSRC1 and 2, and back. Both directions use the rows of
// KernelFields.def.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_LOWERING_H
#define CLRX_LIB_KERNELMODEL_LOWERING_H

#include "KernelModel/RegisterCounts.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

/// The context of a configuration: container, device, code.
struct LoweringFacts {
  Arch Architecture;
  /// Register counts that replace those in the configuration.
  RegisterCounts Registers = {};
  /// The container's values for fields that the configuration does not set.
  /// Other fields have their own defaults.
  KernelConfig Defaults = {};
  bool StoresLDSSize = true; ///< RSRC2 has LDS_SIZE; otherwise it stays 0.
};

/// Returns the header of a kernel. Its control directives are zero.
AmdKernelCode lower(const KernelConfig &Config, const LoweringFacts &Facts);

/// Returns all fields of \p Header. The register counts, which are stored in
/// blocks, have the largest possible value. Bits of the RSRC words that belong
/// to no field are lost.
KernelConfig readFields(const AmdKernelCode &Header, Arch A);

/// Returns the bits of \p Header that encode \p F, in its first position.
uint64_t readBits(const AmdKernelCode &Header, KernelField F);

/// The inverse of lowering: adds to \p Config the bits of the RSRC words of
/// \p Header that the fields of \p Config do not set. \p Lower converts a
/// configuration to a header as the container does.
/// \returns std::nullopt if no such bits give \p Header, including the control
/// directives. The function does not check whether pseudo-ops accept the
/// values.
std::optional<KernelConfig>
lift(const AmdKernelCode &Header, KernelConfig Config,
     llvm::function_ref<AmdKernelCode(const KernelConfig &)> Lower);

/// \name Headers that one configuration determines completely
/// @{

/// Returns \p Specified without the fields whose value marks them as not set,
/// and with defaults: no dimensions, and the user data that the SGPR flags
/// request.
KernelConfig completeHSAFields(const KernelConfig &Specified);

/// Returns the register counts of a kernel. \p Fields must be the result of
/// completeHSAFields.
RegisterCounts countHSARegisters(const KernelConfig &Fields,
                                 const RegisterUsage &Usage, Arch A);
/// @}

/// Adds the bits of .pgmrsrc1 and .pgmrsrc2 to the fields of \p Config that
/// these bits belong to.
void addRsrcBits(KernelConfig &Config);

/// Sets the fields of \p Config to \p Version. \p Minor and \p Stepping replace
/// its parts if they have values.
void setMachineVersion(KernelConfig &Config, MachineVersion Version,
                       std::optional<uint32_t> Minor,
                       std::optional<uint32_t> Stepping);

/// Copies \p Bytes to the control directives of \p Header. \p Bytes may be
/// shorter.
void setControlDirectives(AmdKernelCode &Header, llvm::StringRef Bytes);

/// Returns the control directives of \p Header; empty if all bytes are zero.
std::string getControlDirectives(const AmdKernelCode &Header);

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_LOWERING_H
