//===- PendingFields.h - Values that become known later ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Data and instruction fields whose expressions wait for symbols. Their bytes
// are written, or a relocation is made, when the expression resolves.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_PENDINGFIELDS_H
#define CLRX_LIB_LANGUAGE_PENDINGFIELDS_H

#include "Language/ClrxStreamer.h"
#include "ParserContext.h"

namespace clrx {

/// Creates the PendingUse of the \p SizeInBytes bytes that were just emitted.
std::unique_ptr<PendingUse> makePendingData(ParserContext &Ctx,
                                            unsigned SizeInBytes);

/// An instruction with pending fields.
struct PendingInst {
  uint64_t Offset; ///< Offset of the instruction in the current section.
  uint64_t Size;   ///< Size in bytes. The instruction was emitted last.
  /// True if several fields are pending. They may share one literal.
  bool HasOtherFields;
  uint32_t Branch; ///< Number of the instruction; 0 if no check is needed.
};

/// Creates the PendingUse of \p Field of \p I. The instruction must be in the
/// current section.
std::unique_ptr<PendingUse> makePendingField(ParserContext &Ctx,
                                             const PendingInst &I,
                                             const PendingField &Field);

/// Warns that the hardware mishandles the branch at \p Pos, if such warnings
/// are enabled.
void warnOfBranchFault(ParserContext &Ctx, SourcePos Pos);

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_PENDINGFIELDS_H
