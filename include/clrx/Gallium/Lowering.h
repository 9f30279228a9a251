//===- Lowering.h - Configurations and parts of kernels ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the file holds of a kernel is made of its configuration here; and the
// other way round.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_LOWERING_H
#define CLRX_GALLIUM_LOWERING_H

#include "clrx/Gallium/Module.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/RegisterCounts.h"
#include "llvm/ADT/ArrayRef.h"

namespace clrx::gallium {

/// What the file holds of a kernel besides its arguments and code.
struct KernelParts {
  ProgInfo Entries;
  AmdKernelCode Header;     ///< Written with LLVM 4.0 and later.
  RegisterCounts Registers; ///< Those of Header where there is one.
};

/// Where each of \p Args is in the kernel argument segment, in bytes, and where
/// the last one ends.
std::vector<uint64_t> getKernargOffsets(llvm::ArrayRef<Arg> Args);

/// Bytes that \p Args take in the kernel argument segment.
uint64_t computeKernargSize(llvm::ArrayRef<Arg> Args);

/// The parts of a kernel of \p M with \p Args that is configured so.
KernelParts lower(const Module &M, const Configuration &C,
                  llvm::ArrayRef<Arg> Args);

/// What \p Entries tell of .config's fields: of counts and sizes in blocks the
/// largest.
KernelConfig readPlainFields(const ProgInfo &Entries, Arch A);

/// Returns true if the first \p NumEntries are the same.
bool isSame(const ProgInfo &A, const ProgInfo &B, unsigned NumEntries);

/// Returns true if a file of \p M has the same bytes for \p A and \p B.
bool isSame(const Module &M, const KernelParts &A, const KernelParts &B);

/// Returns the smallest configuration that lower makes \p Parts of, or
/// std::nullopt if there is none.
std::optional<Configuration> lift(const Module &M, const KernelParts &Parts,
                                  llvm::ArrayRef<Arg> Args);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_LOWERING_H
