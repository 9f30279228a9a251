//===- InstPrinter.h - Instructions as CLRX text ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the canonical text of an instruction. Reading it again gives the same
// words, except for bits without a syntax. The spelling is that of clrxdisasm
// wherever clrxdisasm's text expresses all of the words.
//
// The syntax cannot express the words of
// - an SDWA or DPP dword after a mnemonic without sources (v_nop),
// - an attribute whose code is that of a literal (attr63.w without high),
// - a compressed export of one half of a pair,
// - a scalar offset register in the second of the two fields that may have it,
// - address bytes after the last one that an image access needs.
// Their text may be rejected or give other words. Callers that need the same
// words must encode the text again and compare.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_INSTPRINTER_H
#define CLRX_LIB_PRINT_INSTPRINTER_H

#include "clrx/ISA/Inst.h"
#include "clrx/Support/TextStream.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace clrx {

/// Style of the text.
enum class InstStyle : uint8_t {
  Canonical, ///< The assembler can read it, with the exceptions above.
  /// The style of clrxdisasm. It shows all that the words contain, and pads
  /// mnemonics to a column. Text for bits that the syntax cannot express is
  /// accepted by no assembler.
  Clrxdisasm
};

/// Options of printInst().
struct InstPrintOptions {
  InstStyle Style = InstStyle::Canonical;
  /// Words that the instruction was decoded from, for clrxdisasm's style, which
  /// shows bits outside of fields.
  llvm::ArrayRef<uint32_t> Words;
  /// True to add a comment with the value after literals of float instructions.
  bool ShowFloats = false;
  /// True to append `s` to inline floats of 16-bit instructions. Requires
  /// ShowFloats.
  bool MarkHalves = false;
  /// Prints the target of a branch, which is \p Distance words after the end of
  /// the instruction. If empty, an expression with `.` is printed.
  llvm::function_ref<void(llvm::raw_ostream &OS, int Distance)> PrintTarget;
  /// Prints a relocation in place of the literal dword. If it is empty or
  /// returns false, the number is printed.
  llvm::function_ref<bool(llvm::raw_ostream &OS)> PrintLiteral;
};

/// Prints mnemonic, operands and modifiers of \p I, without a newline. Register
/// variables are printed as the registers that they are encoded as, pending
/// values as 0. Results of decodeAny() require clrxdisasm's style.
void printInst(const Inst &I, Arch A, TextStream &OS,
               const InstPrintOptions &Options = {});
inline void printInst(const Inst &I, Arch A, llvm::raw_ostream &OS,
                      const InstPrintOptions &Options = {}) {
  TextStream Text(OS);
  printInst(I, A, Text, Options);
}

/// Prints the value of a literal dword. Values with an inline constant need
/// lit().
void printLiteral(TextStream &OS, uint32_t Value);

} // namespace clrx

#endif // CLRX_LIB_PRINT_INSTPRINTER_H
