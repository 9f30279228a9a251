//===- Arguments.h - Kernel arguments of AmdCL2 -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes offsets and resource ids of the arguments of AmdCL2 kernels.
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

/// Names of the uses in .arg, in any letter case.
inline constexpr NamedValue<ArgUse> ArgUseNames[] = {
    {"unused", ArgUse::Unused},
    {"rdonly", ArgUse::ReadOnly},
    {"wronly", ArgUse::WriteOnly},
};

/// Returns the largest resource id that a source may specify for \p A, or
/// std::nullopt if \p A has none.
std::optional<unsigned> getMaxResourceId(const Argument &A);

/// Returns the number of elements that a value of \p Type occupies. New drivers
/// store vectors of 3 elements as vectors of 4.
unsigned getVectorLength(ArgType Type, Generation Gen);

/// Returns the offsets of \p Args in the kernel argument segment, in bytes,
/// followed by the end of the last argument.
llvm::SmallVector<uint64_t, 16> getKernargOffsets(llvm::ArrayRef<Argument> Args,
                                                  bool Is64Bit, Generation Gen);

/// Returns the size of \p Args in the kernel argument segment, in bytes.
uint64_t getKernargSegmentSize(llvm::ArrayRef<Argument> Args, bool Is64Bit,
                               Generation Gen);

/// Returns the number of pipes in \p Args that the kernel uses.
unsigned countUsedPipes(llvm::ArrayRef<Argument> Args);

/// Assigns an id to each image and sampler of \p Args: first the ids in the
/// source, then the lowest free id of the class to each other argument, in
/// order. \p Ids gets one element per argument; 0 if the argument has no
/// resource.
/// \returns an error if an id is taken twice or is out of range.
llvm::Error assignResourceIds(llvm::ArrayRef<Argument> Args,
                              llvm::SmallVectorImpl<uint32_t> &Ids);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_ARGUMENTS_H
