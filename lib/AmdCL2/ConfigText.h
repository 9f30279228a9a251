//===- ConfigText.h - Configurations as source ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the metadata and the setup of a kernel as pseudo-ops.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_AMDCL2_CONFIGTEXT_H
#define CLRX_LIB_AMDCL2_CONFIGTEXT_H

#include "clrx/AmdCL2/Module.h"

namespace clrx::amdcl2 {

/// Writes the sizes of work-groups and the vector type hint of \p C.
void printSizes(llvm::raw_ostream &OS, const Configuration &C);

/// Finds configurations that are lowered to the parts of finished kernels.
class ConfigLifter {
public:
  /// \p M has finished parts and must outlive this object.
  explicit ConfigLifter(const Module &M) : M(M) {}

  /// Writes the configuration that is lowered to the parts of kernel \p Index,
  /// with its .config or .hsaconfig. \returns false, having written nothing, if
  /// there is none.
  bool print(unsigned Index, llvm::raw_ostream &OS) const;

private:
  const Module &M;

  bool isSame(unsigned Index, const KernelParts &Finished,
              const Configuration &C) const;
  std::optional<Configuration> lift(unsigned Index, const KernelParts &Finished,
                                    Configuration C) const;
};

} // namespace clrx::amdcl2

#endif // CLRX_LIB_AMDCL2_CONFIGTEXT_H
