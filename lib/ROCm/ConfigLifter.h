//===- ConfigLifter.h - Configurations that make the same file --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds configurations that produce finished headers and descriptors.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ROCM_CONFIGLIFTER_H
#define CLRX_LIB_ROCM_CONFIGLIFTER_H

#include "ROCm/Lowering.h"

namespace clrx::rocm {

class ConfigLifter {
public:
  /// \p From, which must outlive this, has finished headers or descriptors.
  explicit ConfigLifter(const Module &From);

  /// Returns the .config that produces the header or descriptor of kernel \p
  /// Index; empty if there is none.
  std::string print(unsigned Index);

private:
  const Module &From;
  Module For; ///< Module for lowering, without kernels.
  /// \name The current kernel
  /// @{
  AmdKernelCode Header;
  KernelDescriptor Descriptor; ///< The source of Header if hasDescriptors().
  /// @}

  bool hasDescriptors() const { return From.Format == FileFormat::LLVM10; }
  bool read(unsigned Index);
  AmdKernelCode lower(const Configuration &C) const;
  bool isSame(const Configuration &C) const;
  KernelConfig readFields() const;
  std::optional<Configuration> lift() const;
};

} // namespace clrx::rocm

#endif // CLRX_LIB_ROCM_CONFIGLIFTER_H
