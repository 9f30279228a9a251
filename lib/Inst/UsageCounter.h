//===- UsageCounter.h - Registers an instruction uses -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_USAGECOUNTER_H
#define CLRX_LIB_INST_USAGECOUNTER_H

#include "DialectInst.h"
#include "clrx/Inst/RegisterUsage.h"

namespace clrx {

/// Registers that \p Inst writes, and the special ones it refers to, by the
/// rules of the reference assembler.
RegisterUsage countUsage(const DialectInst &Inst, Arch A);

} // namespace clrx

#endif // CLRX_LIB_INST_USAGECOUNTER_H
