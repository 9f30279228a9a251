//===- LineTableHeader.h - Check of a line table's header -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_LINETABLEHEADER_H
#define CLRX_LIB_DISASSEMBLER_LINETABLEHEADER_H

#include "llvm/DebugInfo/DWARF/DWARFContext.h"

namespace clrx {

/// Returns true if the header of the line table of \p Unit uses only forms that
/// DWARF 5 allows there (6.2.4.1). LLVM 22 crashes if it reads another form in
/// such a header.
bool hasLegalForms(llvm::DWARFContext &Dwarf, llvm::DWARFUnit &Unit);

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_LINETABLEHEADER_H
