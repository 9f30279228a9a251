//===- KernelDescriptors.h - Descriptors as LLVM makes them -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernel descriptors of HSA code objects: LLVM's own assembler makes them of
// `.amdhsa_kernel` blocks, so that each processor's granules and places of bits
// are LLVM's.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LLVMBRIDGE_KERNELDESCRIPTORS_H
#define CLRX_LLVMBRIDGE_KERNELDESCRIPTORS_H

#include "clrx/Support/SourcePos.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace clrx {

class Reporter;

/// A line of an `.amdhsa_kernel` block.
struct AmdHsaDirective {
  std::string Name; ///< Without `.amdhsa_`.
  uint64_t Value = 0;
  SourcePos Pos = {}; ///< Where the source says it.
};

/// A kernel's block.
struct AmdHsaKernel {
  std::vector<AmdHsaDirective> Directives;
  SourcePos Pos = {}; ///< Where errors without a line of their own belong.
};

/// What LLVM says of a code object.
struct AmdHsaObject {
  uint8_t ABIVersion = 0; ///< e_ident[EI_ABIVERSION]
  uint32_t Flags = 0;     ///< e_flags
  /// 64 bytes for each kernel, in order; the offset of the code is 0.
  std::vector<std::string> Descriptors;
};

/// What LLVM's assembler makes of \p Kernels for the target \p TargetId
/// ("amdgcn-amd-amdhsa--gfx90a:xnack-") in version \p Version, 4 to 6.
/// What it refuses or warns of goes to \p Report, at the place of its line.
/// \returns nothing after an error.
std::optional<AmdHsaObject>
makeAmdHsaObject(llvm::StringRef TargetId, unsigned Version,
                 llvm::ArrayRef<AmdHsaKernel> Kernels, Reporter &Report);

} // namespace clrx

#endif // CLRX_LLVMBRIDGE_KERNELDESCRIPTORS_H
