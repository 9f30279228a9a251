//===- Exact.h - Sources that make the same binary --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes sources that assemble to the same binary.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_EXACT_H
#define CLRX_LIB_DISASSEMBLER_EXACT_H

#include "Print/CodePrinter.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <functional>

namespace clrx {

/// A source and its difference from the binary.
struct ExactText {
  llvm::SmallString<0> Text;
  /// Describes what the assembler refuses or makes differently. Empty if the
  /// source makes the same bytes.
  std::string Difference;
};

/// Calls \p Print, which writes a source of \p Binary, until the source
/// assembles to the same bytes or no other part can be printed as data. \p
/// OnRead is that of DisassembleOptions. \returns the last text. If texts
/// without configurations were tried and did not help, returns the last text
/// with configurations instead. Returns the error of \p Print if it fails.
llvm::Expected<ExactText>
printExactly(SourcePrintOptions Options, llvm::StringRef Binary,
             const std::function<void()> &OnRead,
             llvm::function_ref<llvm::Error(const SourcePrintOptions &,
                                            llvm::raw_ostream &, PrintedCode *)>
                 Print);

/// Does the same for a source that has only one form.
llvm::Expected<ExactText>
printAsItIs(llvm::StringRef Binary,
            llvm::function_ref<llvm::Error(llvm::raw_ostream &OS)> Print);

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_EXACT_H
