//===- DebugLines.h - Source lines of a binary ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the debug information of code objects.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_DISASSEMBLER_DEBUGLINES_H
#define CLRX_DISASSEMBLER_DEBUGLINES_H

#include "clrx/Assembler/LineMap.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

/// Reads the DWARF line tables of the ELF file \p Binary, with its inlined
/// functions. A function of a source in assembly language is a macro. A file
/// that exists below the current directory has its name as it was given to the
/// compiler or assembler; other files have their absolute names.
/// \returns the lines of all code with known lines. The sections are those of
/// the file with code. The map is empty if the file has no line table or is
/// damaged. Files for linkers with several sections of code have no inlined
/// functions.
LineMap readDebugLines(llvm::StringRef Binary);

} // namespace clrx

#endif // CLRX_DISASSEMBLER_DEBUGLINES_H
