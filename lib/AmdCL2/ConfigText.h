//===- ConfigText.h - Configurations as source ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a kernel's metadata and setup say, as pseudo-ops.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_CONFIGTEXT_H
#define CLRX_LIB_AMDCL2_CONFIGTEXT_H

#include "clrx/AmdCL2/Module.h"

namespace clrx::amdcl2 {

/// Writes the sizes of work-groups and the vector type hint of \p C.
void printSizes(llvm::raw_ostream &OS, const Configuration &C);

/// Finds configurations that make the parts of kernels.
class ConfigLifter {
public:
  /// \p M has finished parts, and outlives this.
  explicit ConfigLifter(const Module &M) : M(M) {}

  /// Writes the configuration that makes the parts of kernel \p Index, behind
  /// its .config or .hsaconfig. \returns false if there is none; nothing was
  /// written then.
  bool print(unsigned Index, llvm::raw_ostream &OS) const;

private:
  const Module &M;

  bool isSame(unsigned Index, const KernelParts &Wanted,
              const Configuration &C) const;
  std::optional<Configuration> lift(unsigned Index, const KernelParts &Wanted,
                                    Configuration C) const;
};

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_CONFIGTEXT_H
