//===- FieldPrinter.h - Configurations as pseudo-ops ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The way from a configuration to the pseudo-ops that give it. Both containers
// read the rows that the assembler reads.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_FIELDPRINTER_H
#define CLRX_KERNELMODEL_FIELDPRINTER_H

#include "clrx/KernelModel/FieldOps.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Takes all out of \p Config without which \p IsSame still holds, but for
/// counts of registers: without them, they are counted.
void minimize(KernelConfig &Config,
              llvm::function_ref<bool(const KernelConfig &)> IsSame);

/// Writes a line for each field of \p Config with the first row of \p Ops that
/// sets it and whose scopes \p IsWanted. \returns false if there is none for a
/// field, or none for its value; what precedes it has been written.
bool printFields(llvm::raw_ostream &OS, llvm::ArrayRef<PseudoOp> Ops,
                 const KernelConfig &Config,
                 llvm::function_ref<bool(unsigned Scopes)> IsWanted);

} // namespace clrx

#endif // CLRX_KERNELMODEL_FIELDPRINTER_H
