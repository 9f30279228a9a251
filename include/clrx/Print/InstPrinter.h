//===- InstPrinter.h - Instructions as CLRX text ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The canonical text of an instruction: reading it again gives the same words,
// but for bits that nothing in the syntax stands for. It is spelled as
// clrxdisasm spells it wherever that text says all that the words do.
//
// The syntax cannot say the words of
// - an SDWA or DPP dword behind a mnemonic without sources (v_nop),
// - an attribute whose code is that of a literal (attr63.w without high),
// - a compressed export of one half of a pair,
// - a scalar offset register in the second of the two fields that may have it,
// - address bytes behind the last that an image access needs.
// Their text may be refused or give others: who needs the same words encodes
// it again and compares.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_INSTPRINTER_H
#define CLRX_PRINT_INSTPRINTER_H

#include "clrx/ISA/Inst.h"
#include "clrx/Support/TextStream.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

enum class InstStyle : uint8_t {
  Canonical, ///< Can be read again, but for what is said above.
  /// As clrxdisasm prints: all that the words hold, in spellings that nobody
  /// reads where the syntax has none, padded to columns.
  Clrxdisasm
};

struct InstPrintOptions {
  InstStyle Style = InstStyle::Canonical;
  /// What the instruction was decoded from: for clrxdisasm's style, which shows
  /// bits that no field has.
  llvm::ArrayRef<uint32_t> Words;
  /// Behind literals of float instructions, a comment with the value.
  bool ShowFloats = false;
  /// With it, inline float constants of half instructions end in `s`.
  bool MarkHalves = false;
  /// Writes the target of a branch, \p Distance words behind the end of the
  /// instruction. Empty: an expression with `.` is written.
  llvm::function_ref<void(llvm::raw_ostream &OS, int Distance)> PrintTarget;
  /// Writes what stands for the literal dword, a relocation. Empty, or returns
  /// false: the number is written.
  llvm::function_ref<bool(llvm::raw_ostream &OS)> PrintLiteral;
};

/// Writes mnemonic, operands and modifiers of \p I, without a newline.
/// Register variables print as the registers they are encoded as, values known
/// later as 0. Only the style of clrxdisasm takes what decodeAny() gives.
void printInst(const Inst &I, Arch A, TextStream &OS,
               const InstPrintOptions &Options = {});
inline void printInst(const Inst &I, Arch A, llvm::raw_ostream &OS,
                      const InstPrintOptions &Options = {}) {
  TextStream Text(OS);
  printInst(I, A, Text, Options);
}

} // namespace clrx

#endif // CLRX_PRINT_INSTPRINTER_H
