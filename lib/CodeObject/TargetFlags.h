//===- TargetFlags.h - Target of a code object ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the target from the flags in the header, or from a note of version 2.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECT_TARGETFLAGS_H
#define CLRX_LIB_CODEOBJECT_TARGETFLAGS_H

#include "clrx/Targets/TargetId.h"

namespace clrx::codeobject {

/// Returns the target in the e_flags \p Flags of a code object of \p Version, 3
/// or later; nothing if LLVM does not support the processor.
std::optional<TargetId> readTarget(uint32_t Flags, unsigned Version);

/// Returns the target for an ISA version. Processors with XNACK had numbers of
/// their own.
std::optional<TargetId> readTarget(unsigned Major, unsigned Minor,
                                   unsigned Stepping);

} // namespace clrx::codeobject

#endif // CLRX_LIB_CODEOBJECT_TARGETFLAGS_H
