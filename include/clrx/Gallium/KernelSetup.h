//===- KernelSetup.h - From a configuration to its numbers ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_KERNELSETUP_H
#define CLRX_GALLIUM_KERNELSETUP_H

#include "clrx/Gallium/Module.h"
#include "clrx/ISA/RegisterUsage.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/ArrayRef.h"

namespace clrx::gallium {

/// What a source says in a kernel's .config, and what its code uses.
struct KernelSetup {
  KernelConfig Plain; ///< For ProgInfo, and default of Header.
  KernelConfig HSA;   ///< For the header alone; LLVM 4.0 and later.
  RegisterUsage Usage;
  /// .userdatanum is by default what HSA asks for; else 4.
  bool ComputesUserData = false;
};

/// Numbers that follow from a KernelSetup.
struct KernelResources {
  unsigned NumSGPRs; ///< With VCC, FLAT_SCRATCH and XNACK_MASK.
  unsigned NumVGPRs;
  unsigned UserData;
};

using ProgInfo = std::array<ProgInfoEntry, MaxProgInfoEntries>;

/// The entries of a kernel about which nothing was said.
ProgInfo getDefaultProgInfo();

/// \p T is the target at the end of the source.
KernelResources computeResources(const KernelSetup &K, const TargetState &T);
ProgInfo computeProgInfo(const KernelSetup &K, const KernelResources &R,
                         const TargetState &T);
/// \p File has .arch_minor and .arch_stepping. The control directives stay
/// zero.
AmdKernelCode computeHeader(const KernelSetup &K, const KernelResources &R,
                            llvm::ArrayRef<Arg> Args, const KernelConfig &File,
                            const TargetState &T);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_KERNELSETUP_H
