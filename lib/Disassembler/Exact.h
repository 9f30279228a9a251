//===- Exact.h - Sources that make the same binary --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The exact mode of the disassembler.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_EXACT_H
#define CLRX_LIB_DISASSEMBLER_EXACT_H

#include "clrx/Print/SourcePrintOptions.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Calls \p Print, which writes a source of \p Binary, until that assembles to
/// the same bytes. \p Text is the last that was written in full. \returns an
/// error that says what differs, or that of \p Print.
llvm::Error
printExactly(SourcePrintOptions Options, llvm::StringRef Binary,
             llvm::function_ref<llvm::Error(const SourcePrintOptions &,
                                            llvm::raw_ostream &)>
                 Print,
             std::string &Text);

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_EXACT_H
