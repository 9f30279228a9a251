//===- UsageCounter.h - Registers an instruction uses -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_USAGECOUNTER_H
#define CLRX_ISA_USAGECOUNTER_H

#include "clrx/ISA/Inst.h"
#include "clrx/ISA/RegisterUsage.h"

namespace clrx {

/// Registers that \p Inst writes, and the special ones it refers to, by the
/// rules of the reference assembler.
RegisterUsage countUsage(const clrx::Inst &Inst, Arch A);

/// \name Single registers; \p Code is a scalar source code
/// @{
void countWrittenSGPRs(RegisterUsage &U, unsigned Code, unsigned Count, Arch A);
void countWrittenVGPRs(RegisterUsage &U, unsigned First, unsigned Count);
/// Notes the special register that \p Code belongs to.
void countReference(RegisterUsage &U, unsigned Code, Arch A);
/// @}

} // namespace clrx

#endif // CLRX_ISA_USAGECOUNTER_H
