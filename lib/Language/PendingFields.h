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

/// Makes the use for the \p SizeInBytes bytes that were just emitted.
std::unique_ptr<PendingUse> makePendingData(ParserContext &Ctx,
                                            unsigned SizeInBytes);

/// An instruction some of whose fields are pending.
struct PendingInst {
  uint64_t Offset;     ///< Offset of the instruction in the current section.
  uint64_t Size;       ///< Size in bytes; it was emitted last.
  bool HasOtherFields; ///< Several fields may share one literal.
  uint32_t Branch;     ///< Number in BranchPadding, or 0: it is not watched.
};

/// Makes the use for \p Field of \p I, which is in the current section.
std::unique_ptr<PendingUse> makePendingField(ParserContext &Ctx,
                                             const PendingInst &I,
                                             const PendingField &Field);

/// Warns that the hardware mishandles the branch at \p Pos, if such warnings
/// are enabled.
void warnOfBranchFault(ParserContext &Ctx, SourcePos Pos);

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_PENDINGFIELDS_H
