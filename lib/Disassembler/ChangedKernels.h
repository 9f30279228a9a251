//===- ChangedKernels.h - Where two binaries differ -------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which kernels' configurations make other bytes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_CHANGEDKERNELS_H
#define CLRX_LIB_DISASSEMBLER_CHANGEDKERNELS_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <vector>

namespace clrx {

/// The numbers of the kernels that have other metadata, entries or headers in
/// \p Made than in \p Wanted, the binary it was made after. std::nullopt if the
/// two cannot be compared.
using ChangedKernels = std::optional<std::vector<unsigned>>;
ChangedKernels findChangedKernels(llvm::StringRef Made, llvm::StringRef Wanted);

/// \name The same, by containers
/// @{
ChangedKernels findChangedAmdCL1(llvm::StringRef Made, llvm::StringRef Wanted);
ChangedKernels findChangedAmdCL2(llvm::StringRef Made, llvm::StringRef Wanted);
ChangedKernels findChangedGallium(llvm::StringRef Made, llvm::StringRef Wanted);
ChangedKernels findChangedROCm(llvm::StringRef Made, llvm::StringRef Wanted);
/// @}

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_CHANGEDKERNELS_H
