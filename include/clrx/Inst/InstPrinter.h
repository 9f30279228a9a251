//===- InstPrinter.h - Instructions as CLRX text ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The canonical text of an instruction: reading it again gives the same words.
// It is spelled as clrxdisasm spells it wherever that text says all that the
// words do.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_INST_INSTPRINTER_H
#define CLRX_INST_INSTPRINTER_H

#include "clrx/ISA/Inst.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

struct InstPrintOptions {
  /// Writes the target of a branch, \p Distance words behind the end of the
  /// instruction. Empty: an expression with `.` is written.
  llvm::function_ref<void(llvm::raw_ostream &OS, int Distance)> PrintTarget;
};

/// Writes mnemonic, operands and modifiers of \p I, without a newline.
/// Register variables print as the registers they are encoded as, values known
/// later as 0. What no operand and modifier of the row says is left out, such as
/// bits of unused fields.
void printInst(const Inst &I, Arch A, llvm::raw_ostream &OS,
               const InstPrintOptions &Options = {});

} // namespace clrx

#endif // CLRX_INST_INSTPRINTER_H
