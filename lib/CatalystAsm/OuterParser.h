//===- OuterParser.h - Statements about the outer ELF file ------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the pseudo-ops of OuterOps.def.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CATALYSTASM_OUTERPARSER_H
#define CLRX_LIB_CATALYSTASM_OUTERPARSER_H

#include "Kernel/PseudoOpOperands.h"
#include <string>
#include <vector>

namespace clrx::catalyst {

/// Reads the operands of .section_order and replaces \p Order by them:
///   ::= name {, name}
/// \returns true after reporting an error; it changes nothing then.
bool readSectionOrder(OperandReader Operands, std::vector<std::string> &Order);

} // namespace clrx::catalyst

#endif // CLRX_LIB_CATALYSTASM_OUTERPARSER_H
