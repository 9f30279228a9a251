//===- OperandChecks.h - Checks of single operands --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that look at one instruction at a time.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_OPERANDCHECKS_H
#define CLRX_LIB_CHECKS_OPERANDCHECKS_H

#include "Findings.h"

namespace clrx {

namespace rules {
#define CLRX_OPERAND_WARNING(Id, Name, ...) inline constexpr RuleId Id{Name};
#include "Checks/OperandWarnings.def"
} // namespace rules

/// Checks the instructions of \p Code for integers in float sources.
void checkConstants(const SectionCode &Code, Findings &Found);

/// Checks the instructions of \p Code for vector registers in sources that all
/// lanes share.
void checkLaneSources(const SectionCode &Code, Findings &Found);

} // namespace clrx

#endif // CLRX_LIB_CHECKS_OPERANDCHECKS_H
