//===- Lowering.h - Configurations and parts of kernels ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the parts of a kernel in the file from its configuration, and the
// configuration from the parts.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_GALLIUM_LOWERING_H
#define CLRX_LIB_GALLIUM_LOWERING_H

#include "KernelModel/RegisterCounts.h"
#include "clrx/Gallium/Module.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "llvm/ADT/ArrayRef.h"

namespace clrx::gallium {

/// The parts of a kernel in the file, without its arguments and code.
struct KernelParts {
  ProgInfo Entries;
  AmdKernelCode Header; ///< Written with LLVM 4.0 and later.
  /// Register counts of Header, or of Entries if the kernel has no header.
  RegisterCounts Registers;
};

/// Returns the offset of each of \p Args in the kernel argument segment in
/// bytes, and the end of the last one.
std::vector<uint64_t> getKernargOffsets(llvm::ArrayRef<Arg> Args);

/// Returns the size of \p Args in the kernel argument segment in bytes.
uint64_t computeKernargSize(llvm::ArrayRef<Arg> Args);

/// Returns the parts of a kernel of \p M with the configuration \p C and the
/// arguments \p Args.
KernelParts lower(const Module &M, const Configuration &C,
                  llvm::ArrayRef<Arg> Args);

/// Returns a header with the RSRC words of \p Entries. All other members are 0.
AmdKernelCode getWords(const ProgInfo &Entries);

/// Returns the fields of .config that \p Entries determine. A field that is
/// stored as a number of blocks gets the largest value with that number.
KernelConfig readPlainFields(const ProgInfo &Entries, Arch A);

/// Returns true if the first \p NumEntries are the same.
bool isSame(const ProgInfo &A, const ProgInfo &B, unsigned NumEntries);

/// Returns true if a file of \p M has the same bytes for \p A and \p B.
bool isSame(const Module &M, const KernelParts &A, const KernelParts &B);

/// Returns the smallest configuration from which lower makes \p Parts, or
/// std::nullopt if there is none.
std::optional<Configuration> lift(const Module &M, const KernelParts &Parts,
                                  llvm::ArrayRef<Arg> Args);

} // namespace clrx::gallium

#endif // CLRX_LIB_GALLIUM_LOWERING_H
