//===- Kernels.h - Kernels in the C interface -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stores a kernel and its arguments in the form of the C interface.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_KERNELS_H
#define CLRX_TOOLS_LIBCLRX_KERNELS_H

#include "clrx-c/Clrx.h"
#include "clrx/Report/KernelReport.h"
#include <vector>

namespace clrx {

/// A view of a kernel report, which must outlive the view. The object must not
/// move.
class CKernel {
  std::vector<clrx_argument> Args;
  std::vector<const clrx_argument *> ArgViews;
  clrx_kernel View = {};

  void addResources(const KernelResources &R);

public:
  explicit CKernel(const KernelReport &K);
  CKernel(const CKernel &) = delete;
  CKernel &operator=(const CKernel &) = delete;

  const clrx_kernel &get() const { return View; }
};

} // namespace clrx

#endif // CLRX_TOOLS_LIBCLRX_KERNELS_H
