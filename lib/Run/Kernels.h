//===- Kernels.h - Kernels of binaries -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prepares the launch of a kernel.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_RUN_KERNELS_H
#define CLRX_LIB_RUN_KERNELS_H

#include "Launch/Launch.h"
#include "Run/RawCode.h"

namespace clrx {

/// Returns the options that select a device and versions.
launch::LaunchOptions getLaunchOptions(const LanguageOptions &Language);

/// Puts \p K with the arguments of \p R into \p Mem. \p Buffers receives the
/// buffers of its arguments.
llvm::Expected<sim::Dispatch> makeKernelDispatch(const LaunchRequest &R,
                                                 const launch::LaunchKernel &K,
                                                 sim::Memory &Mem,
                                                 BufferMap &Buffers);

} // namespace clrx

#endif // CLRX_LIB_RUN_KERNELS_H
