//===- HostProcessor.cpp - Instructions of the host -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks LLVM for the features of the host. __builtin_cpu_supports would need a
// constructor that asks the processor whenever the program starts. That takes
// long in virtual machines, and most runs do not execute kernels.
//
//===----------------------------------------------------------------------===//

#include "Semantics/HostProcessor.h"
#include "llvm/TargetParser/Host.h"

#ifdef CLRX_TARGET_AVX2
bool clrx::hasAVX2() {
  static const bool Result = [] {
    const llvm::StringMap<bool> Features = llvm::sys::getHostCPUFeatures();
    return Features.lookup("avx2") && Features.lookup("fma");
  }();
  return Result;
}
#endif
