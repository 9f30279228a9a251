//===- KernelBlocks.h - Blocks of kernels in LLVM's assembly ----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's AMDGPU targets print a block of named values for each kernel:
// .amdhsa_kernel for amdhsa, .amd_kernel_code_t for mesa3d. A row maps a value
// to a field of a configuration.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LLVMSOURCE_KERNELBLOCKS_H
#define CLRX_LIB_LLVMSOURCE_KERNELBLOCKS_H

#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace clrx {

/// Meaning of a value for a configuration.
enum class BlockValue : uint8_t {
  Bits,            ///< Bits of the field from Shift on.
  LessOne,         ///< The field minus one.
  GroupDim,        ///< True if an SGPR has the group id of dimension Shift.
  LocalDims,       ///< Last dimension whose local id is in a VGPR.
  ScratchEnabled,  ///< True if the kernel has scratch memory.
  UserSGPRs,       ///< Number of user SGPRs; by default as the flags require.
  NextFreeSGPR,    ///< Number of SGPRs without VCC etc.
  UsesVCC,         ///< True if VCC is counted.
  UsesFlatScratch, ///< True if FLAT_SCRATCH is counted.
  UsesXnackMask,   ///< True if XNACK_MASK is counted.
  Refused,         ///< Like Bits, but must be 0 for runtimes that use headers.
  Ignored,         ///< Redundant or without effect.
};

struct BlockRow {
  /// A default that stands for no value.
  static constexpr uint64_t NotSet = ~uint64_t(0);

  llvm::StringLiteral Name; ///< Without `.amdhsa_`.
  BlockValue Kind;
  KernelField Field;
  uint8_t Shift;
  uint64_t Max;               ///< The largest value; all ones: no limit.
  uint64_t Default;           ///< Value if the block does not have the row.
  Arch Since;                 ///< The first architecture that has the row.
  llvm::StringLiteral Advice; ///< Advice for a value that is refused.
};

/// Returns the rows of .amdhsa_kernel and of .amd_kernel_code_t.
llvm::ArrayRef<BlockRow> getAmdHsaRows();
llvm::ArrayRef<BlockRow> getAmdKernelCodeRows();

const BlockRow *findBlockRow(llvm::ArrayRef<BlockRow> Rows,
                             llvm::StringRef Name);

/// The values of a kernel's block.
class KernelBlock {
  llvm::ArrayRef<BlockRow> Rows;
  llvm::SmallVector<uint64_t, 0> Values; ///< A value for each of Rows.
  KernelConfig Facts;

public:
  /// Creates an empty block of \p Rows. \p Facts are fields with the same value
  /// for all kernels that such blocks describe.
  explicit KernelBlock(llvm::ArrayRef<BlockRow> Rows,
                       const KernelConfig &Facts = {});

  /// Sets the value of \p Row, a row of the block. \p Value is at most Row.Max.
  void set(const BlockRow &Row, uint64_t Value) {
    Values[&Row - Rows.data()] = Value;
  }

  /// Returns the fields that the block gives on \p A.
  KernelConfig makeConfig(Arch A) const;
};

/// Returns an empty block of .amdhsa_kernel.
KernelBlock makeAmdHsaBlock();

/// Does the inverse of makeConfig: visits the rows of .amdhsa_kernel that \p A
/// has, with the values that correspond to \p Fields. SGPRCount must include
/// VCC and the other special registers. FeatureFlags must state whether XNACK
/// may be on in the target.
void forEachAmdHsaValue(
    const KernelConfig &Fields, Arch A,
    llvm::function_ref<void(const BlockRow &Row, uint64_t Value)> Visit);

} // namespace clrx

#endif // CLRX_LIB_LLVMSOURCE_KERNELBLOCKS_H
