//===- KernelDescriptors.h - Kernel descriptors from LLVM -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's assembler makes the kernel descriptors of HSA code objects from
// `.amdhsa_kernel` blocks. So LLVM knows the granules and the bit positions of
// each processor, and our tables need not.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMBRIDGE_KERNELDESCRIPTORS_H
#define CLRX_LIB_LLVMBRIDGE_KERNELDESCRIPTORS_H

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
  SourcePos Pos = {}; ///< Position of the directive in the source.
};

/// A kernel's block.
struct AmdHsaKernel {
  std::vector<AmdHsaDirective> Directives;
  SourcePos Pos = {}; ///< Position of errors about the whole block.
};

/// Facts about a code object that LLVM determines.
struct AmdHsaObject {
  uint8_t ABIVersion = 0; ///< e_ident[EI_ABIVERSION]
  uint32_t Flags = 0;     ///< e_flags
  /// 64 bytes for each kernel, in order; the offset of the code is 0.
  std::vector<std::string> Descriptors;
};

/// Assembles \p Kernels for the target \p TargetId
/// ("amdgcn-amd-amdhsa--gfx90a:xnack-") in version \p Version, 4 to 6. LLVM's
/// errors and warnings go to \p Report, at the positions of their directives.
/// \returns nothing after an error.
std::optional<AmdHsaObject>
makeAmdHsaObject(llvm::StringRef TargetId, unsigned Version,
                 llvm::ArrayRef<AmdHsaKernel> Kernels, Reporter &Report);

} // namespace clrx

#endif // CLRX_LIB_LLVMBRIDGE_KERNELDESCRIPTORS_H
