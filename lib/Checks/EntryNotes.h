//===- EntryNotes.h - Ways to give a register a value -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Notes of warnings about registers that are read without a value.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_ENTRYNOTES_H
#define CLRX_LIB_CHECKS_ENTRYNOTES_H

#include "Analysis/Code.h"
#include "clrx/Analysis/CodeView.h"

namespace clrx {

/// Says how the registers of \p Operand, which the instruction \p I reads, get
/// a value in a kernel with the resources \p R: by a change of the
/// configuration that sets all of them, or by an instruction if they are VCC,
/// M0 or SCC. If no change sets them, names the change that provides the
/// argument address, or lists what the kernel gets at its start.
std::string describeWayToSet(const KernelResources &R, const CodeInst &I,
                             const CodeAccess &Operand, Arch A);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_ENTRYNOTES_H
