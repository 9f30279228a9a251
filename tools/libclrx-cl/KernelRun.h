//===- KernelRun.h - Execution of kernels -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Executes a kernel on the simulator.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_CL_KERNELRUN_H
#define CLRX_TOOLS_LIBCLRX_CL_KERNELRUN_H

#include "Kernel.h"

namespace clrx::ocl {

/// A kernel with its arguments, as they were when the kernel was enqueued.
struct KernelRun {
  Ref<Context> InContext;
  KernelCode Code;
  launch::LaunchSizes Sizes;
  std::vector<KernelSetting> Settings;

  /// Executes the kernel and reports its findings. \returns the status of the
  /// event.
  cl_int run() const;
};

} // namespace clrx::ocl

#endif // CLRX_TOOLS_LIBCLRX_CL_KERNELRUN_H
