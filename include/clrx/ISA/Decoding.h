//===- Decoding.h - Words to instructions -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The way back from words to an Inst, from the same tables. What decodes has
// a row, operands that exist, and no bit that the words of that Inst would not
// have; so encoding it again gives the same words. Everything else is refused.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_DECODING_H
#define CLRX_ISA_DECODING_H

#include "clrx/ISA/Inst.h"

namespace clrx {

enum class DecodeStatus : uint8_t {
  Success,
  Truncated,  ///< The words end before the instruction.
  NoEncoding, ///< The first bits are of no encoding.
  NoOpcode,   ///< No row has this opcode.
  NoForm,     ///< The row has no SDWA or DPP form.
  NoOperand,  ///< A code is of no register or constant that may stand there.
  StrayBits   ///< A bit is set that no field has.
};

/// Dwords of the instruction that \p Words begin with; 0 if its encoding is
/// unknown or \p Words end before it does. The opcode need not be known, and
/// operands and stray bits are not looked at. Agrees with decode().
unsigned getLength(llvm::ArrayRef<uint32_t> Words, Arch A);

/// Decodes the instruction that \p Words begin with into \p Result, as the
/// reader of statements fills it; it has getSize() dwords. \p Wave32 says how
/// many registers a lane mask has. With NoOperand and StrayBits \p Result is
/// filled too, an operand that there is not having its code and no file;
/// otherwise its row is null.
///
/// The row may be LLVMOnly. The words do not say everything: of several
/// mnemonics that mean them it is the row without the flag Alias, registers
/// that are not encoded have their least number (images before GCN 1.5: at
/// least four address registers), and an operand that was left out or `off`
/// without a bit that says so is v0.
DecodeStatus decode(llvm::ArrayRef<uint32_t> Words, Arch A, bool Wave32,
                    Inst &Result);

/// Dwords of the longest instruction.
constexpr unsigned MaxInstDwords = 5;

/// Decodes whatever \p Words begin with, as clrxdisasm looks at it: an opcode
/// that no mnemonic of the dialect has gets its row of getUnknownRow (the field
/// Opcode is filled only then), operands may be of nothing, and an SDWA or DPP
/// dword may be a literal as well.
/// \p Words has MaxInstDwords.
/// \returns the dwords that were read; 0 if the encoding is unknown.
unsigned decodeAny(llvm::ArrayRef<uint32_t> Words, Arch A, bool Wave32,
                   Inst &Result);

/// Dwords that clrxdisasm steps over when it looks for branches. It is what
/// decodeAny() reads, at least one, but for words of GCN 1.5 that are nearly
/// VOP3P.
unsigned getScanLength(llvm::ArrayRef<uint32_t> Words, Arch A);

/// The opcode of an instruction that begins with \p Words, encoded as \p L.
unsigned readOpcode(llvm::ArrayRef<uint32_t> Words, Layout L, Arch A);

/// The row that decode() finds for the words of \p Row on \p A.
const InstRow &getCanonicalRow(const InstRow &Row, Arch A);

/// Whether \p Words, the encoding of \p I, decode to \p I again in all that
/// words say. Instructions with register variables are not looked at.
bool decodesTo(const Inst &I, llvm::ArrayRef<uint32_t> Words, Arch A,
               bool Wave32);

} // namespace clrx

#endif // CLRX_ISA_DECODING_H
