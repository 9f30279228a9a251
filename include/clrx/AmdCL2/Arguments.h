//===- Arguments.h - Kernel arguments of AmdCL2 -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What AmdCL2 makes of the arguments of kernels.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_ARGUMENTS_H
#define CLRX_AMDCL2_ARGUMENTS_H

#include "clrx/AmdCL2/Drivers.h"
#include "clrx/Catalyst/Arguments.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

namespace clrx::amdcl2 {

using catalyst::ArgClass;
using catalyst::ArgType;
using catalyst::ArgTypeInfo;
using catalyst::Argument;
using catalyst::ArgUse;
using catalyst::getArgTypeInfo;
using catalyst::ImageAccess;
using catalyst::PointerSpace;

/// What .arg calls a use, in any case.
inline constexpr NamedValue<ArgUse> ArgUseNames[] = {
    {"unused", ArgUse::Unused},
    {"rdonly", ArgUse::ReadOnly},
    {"wronly", ArgUse::WriteOnly},
};

/// Largest resource id of \p A that a source may ask for, if it may.
std::optional<unsigned> getMaxResourceId(const Argument &A);

/// Elements that a value of \p Type occupies: 4 for vectors of 3 with new
/// drivers.
unsigned getVectorLength(ArgType Type, Generation Gen);

/// Where each of \p Args is in the kernel argument segment, in bytes, and
/// behind them where the last one ends.
llvm::SmallVector<uint64_t, 16> getKernargOffsets(llvm::ArrayRef<Argument> Args,
                                                  bool Is64Bit, Generation Gen);

/// Bytes of the kernel argument segment that \p Args occupy.
uint64_t getKernargSegmentSize(llvm::ArrayRef<Argument> Args, bool Is64Bit,
                               Generation Gen);

/// Number of pipes in \p Args that the kernel uses.
unsigned countUsedPipes(llvm::ArrayRef<Argument> Args);

/// Gives each image and sampler of \p Args its id: those of the source first,
/// then to each other the lowest that is free in its class, upwards in order.
/// \p Ids gets one element per argument, 0 where there is none.
/// \returns an error if an id is taken twice or is out of range.
llvm::Error assignResourceIds(llvm::ArrayRef<Argument> Args,
                              llvm::SmallVectorImpl<uint32_t> &Ids);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_ARGUMENTS_H
