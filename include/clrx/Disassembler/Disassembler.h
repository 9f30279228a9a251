//===- Disassembler.h - Binaries to sources ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The call that makes a source of a binary.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_DISASSEMBLER_DISASSEMBLER_H
#define CLRX_DISASSEMBLER_DISASSEMBLER_H

#include "clrx/Print/SourcePrintOptions.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

struct DisassembleOptions {
  SourcePrintOptions Print;
  bool IsRawCode = false; ///< The bytes are code, whatever they look like.
  /// The source assembles to the same bytes, or there is an error.
  bool IsExact = false;
};

/// Writes the source of \p Binary. On error, which names the part of the binary
/// and its numbers, what was understood before it has been written.
llvm::Error disassemble(const DisassembleOptions &Options,
                        llvm::StringRef Binary, llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_DISASSEMBLER_DISASSEMBLER_H
