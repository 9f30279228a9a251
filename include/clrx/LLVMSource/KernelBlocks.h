//===- KernelBlocks.h - Kernels as LLVM's assembly describes them -*- C++ -*-=//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's AMDGPU targets print a block of named values for each kernel:
// .amdhsa_kernel for amdhsa, .amd_kernel_code_t for mesa3d. A row says what a
// value means, that is, which field of a configuration it is.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LLVMSOURCE_KERNELBLOCKS_H
#define CLRX_LLVMSOURCE_KERNELBLOCKS_H

#include "clrx/KernelModel/KernelConfig.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace clrx {

/// How a value gets into a configuration.
enum class BlockValue : uint8_t {
  Bits,            ///< Of the field, from Shift on, beside those of other rows.
  LessOne,         ///< The field is one more.
  GroupDim,        ///< The id of dimension Shift of the group is in an SGPR.
  LocalDims,       ///< Local ids up to this dimension are in VGPRs.
  ScratchEnabled,  ///< The kernel has scratch memory.
  UserSGPRs,       ///< Their number; if it is not given, what the flags want.
  NextFreeSGPR,    ///< SGPRs without VCC and the like.
  UsesVCC,         ///< VCC is to be counted.
  UsesFlatScratch, ///< The same.
  UsesXnackMask,   ///< The same.
  Refused,         ///< As Bits, but kernels with anything but 0 are refused by
                   ///< runtimes that want a header.
  Ignored,         ///< Other values say it, or nothing asks.
};

struct BlockRow {
  /// As a default: no value.
  static constexpr uint64_t NotGiven = ~uint64_t(0);

  llvm::StringLiteral Name; ///< Without `.amdhsa_`.
  BlockValue Kind;
  KernelField Field;
  uint8_t Shift;
  uint64_t Max;               ///< The largest value; all ones: no limit.
  uint64_t Default;           ///< Where a block does not say it.
  Arch Since;                 ///< The first architecture that has it.
  llvm::StringLiteral WayOut; ///< Refused: what to do instead.
};

/// Rows of .amdhsa_kernel and of .amd_kernel_code_t.
llvm::ArrayRef<BlockRow> getAmdHsaRows();
llvm::ArrayRef<BlockRow> getAmdKernelCodeRows();

const BlockRow *findBlockRow(llvm::ArrayRef<BlockRow> Rows,
                             llvm::StringRef Name);

/// What a block says of a kernel.
class KernelBlock {
  llvm::ArrayRef<BlockRow> Rows;
  llvm::SmallVector<uint64_t, 0> Values; ///< As Rows.
  KernelConfig Facts;

public:
  /// A block of \p Rows that says nothing yet. \p Facts hold for all kernels
  /// that such blocks describe.
  explicit KernelBlock(llvm::ArrayRef<BlockRow> Rows,
                       const KernelConfig &Facts = {});

  /// \p Row is one of the block's, \p Value within its limits.
  void set(const BlockRow &Row, uint64_t Value) {
    Values[&Row - Rows.data()] = Value;
  }

  /// The fields that the block gives, on \p A.
  KernelConfig makeConfig(Arch A) const;
};

/// A block of .amdhsa_kernel that says nothing yet.
KernelBlock makeAmdHsaBlock();

/// The other way: visits the rows of .amdhsa_kernel that \p A has, with the
/// values that say the same as \p Fields, where all is given. VGPRCount and
/// SGPRCount have VCC and the like in them; FeatureFlags say whether XNACK may
/// be on in the target.
void forEachAmdHsaValue(
    const KernelConfig &Fields, Arch A,
    llvm::function_ref<void(const BlockRow &Row, uint64_t Value)> Visit);

} // namespace clrx

#endif // CLRX_LLVMSOURCE_KERNELBLOCKS_H
