//===- HostProcessor.h - Instructions of the host ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions that not all processors have. Programs run on any x86-64, so a
// function that uses such instructions exists twice, and the host decides which
// one is called. Both compute the same bits.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SEMANTICS_HOSTPROCESSOR_H
#define CLRX_LIB_SEMANTICS_HOSTPROCESSOR_H

#if defined(__x86_64__) && defined(__GNUC__)
/// Lets a function use AVX2, which has operations on vectors of 256 bits, and
/// FMA, which has fused multiplications and additions.
#define CLRX_TARGET_AVX2 __attribute__((target("avx2,fma")))

namespace clrx {

/// Returns true if the host has the instructions of CLRX_TARGET_AVX2.
bool hasAVX2();

} // namespace clrx
#endif

#endif // CLRX_LIB_SEMANTICS_HOSTPROCESSOR_H
