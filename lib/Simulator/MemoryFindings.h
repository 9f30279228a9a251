//===- MemoryFindings.h - Findings about memory -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Findings of instructions that access memory. Each instruction reports a kind
// of mistake once, for its first lane that makes it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SIMULATOR_MEMORYFINDINGS_H
#define CLRX_LIB_SIMULATOR_MEMORYFINDINGS_H

#include "Simulator/Wavefront.h"

namespace clrx::sim {

/// An access of memory that is a mistake.
struct BadAccess {
  MemoryAccess Kind = MemoryAccess::Load;
  uint64_t Address = 0;         ///< Address or offset of the element.
  unsigned Size = 0;            ///< Size of the element in bytes.
  std::optional<unsigned> Lane; ///< Empty for scalar instructions.
};

/// Reports that an undefined bit is a part of an address. \p Register names the
/// register, for example `v3`.
void reportUndefinedAddress(Wavefront &W, const llvm::Twine &Register,
                            std::optional<unsigned> Lane = {});

/// Reports a store of an undefined value to memory that the host reads.
///
/// Programs copy structures with padding by dwords, so a store may write bits
/// that nobody has defined. Therefore only a lane all of whose stored bits are
/// undefined is reported, in all elements of the instruction, and only if the
/// host reads all of these elements. A store with one defined bit is silent.
void reportUndefinedStore(Wavefront &W, std::optional<unsigned> Lane);

/// Reports \p A, which is outside of every allocation.
void reportOutOfBounds(Wavefront &W, const BadAccess &A);

/// Reports that the address of \p A is not a multiple of \p Alignment.
void reportMisaligned(Wavefront &W, const BadAccess &A, unsigned Alignment);

/// Reports that \p A writes to \p To, which is read-only.
void reportReadOnly(Wavefront &W, const BadAccess &A, const Allocation &To);

/// Reports \p A, which a buffer descriptor clamps. Address is the offset in the
/// buffer, \p Limit the size of the buffer or the number of its records.
void reportClamped(Wavefront &W, const BadAccess &A, const llvm::Twine &Limit);

/// Reports \p A, which is outside of \p Space (`LDS` or `GDS`) with \p Limit
/// bytes.
void reportOutside(Wavefront &W, const BadAccess &A, llvm::StringRef Space,
                   uint64_t Limit);

/// Reports \p A, which is in LDS but beyond the limit in M0.
void reportBeyondM0(Wavefront &W, const BadAccess &A, uint32_t M0);

/// Reports \p A, which is outside of the \p Limit bytes of scratch memory of a
/// work-item.
void reportOutsideScratch(Wavefront &W, const BadAccess &A, uint64_t Limit);

} // namespace clrx::sim

#endif // CLRX_LIB_SIMULATOR_MEMORYFINDINGS_H
