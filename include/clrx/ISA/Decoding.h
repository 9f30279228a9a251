//===- Decoding.h - Words to instructions -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding of words to Inst objects, driven by the encoder's tables. An
// instruction decodes if it has a row and valid operands, and if encoding it
// again gives the same words. All other words are rejected.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_DECODING_H
#define CLRX_ISA_DECODING_H

#include "clrx/ISA/Inst.h"

namespace clrx {

/// Result of decode().
enum class DecodeStatus : uint8_t {
  Success,
  Truncated,  ///< The words end before the instruction.
  NoEncoding, ///< The leading bits match no encoding.
  NoOpcode,   ///< No row has this opcode.
  NoForm,     ///< The row has no SDWA or DPP form.
  /// An operand code is no register or constant that is valid there.
  NoOperand,
  StrayBits ///< A bit outside of all fields is set.
};

/// Returns the number of dwords of the first instruction in \p Words; 0 if its
/// encoding is unknown or \p Words is too short. The opcode, operands and stray
/// bits are not checked. Agrees with decode().
unsigned getLength(llvm::ArrayRef<uint32_t> Words, Arch A);

/// Decodes the first instruction in \p Words into \p Result, with the members
/// that the statement parser would set. getSize() returns its length. \p Wave32
/// determines the size of lane masks. With NoOperand and StrayBits, \p Result
/// is filled, too, but invalid operands have a code and no file. With other
/// errors, its row is null.
///
/// The row may be LLVMOnly. Some information is not in the words: if several
/// mnemonics encode to them, the result is the row without the flag Alias.
/// Unencoded register counts have their minimum (images before GCN 1.5: at
/// least four address registers). An operand that was omitted, or was `off`, is
/// decoded as v0 unless a bit of the encoding marks it.
DecodeStatus decode(llvm::ArrayRef<uint32_t> Words, Arch A, bool Wave32,
                    Inst &Result);

/// Number of dwords of the longest instruction.
constexpr unsigned MaxInstDwords = 5;

/// Decodes any words in the same way as clrxdisasm. For an opcode without a
/// mnemonic in the dialect, the row is that of getUnknownRow(). If this row has
/// the flag Unknown, the field Opcode is set. Operands may be invalid, and an
/// SDWA or DPP dword may also be a literal. \p Words must have MaxInstDwords
/// elements. \returns the number of dwords read; 0 if the encoding is unknown.
unsigned decodeAny(llvm::ArrayRef<uint32_t> Words, Arch A, bool Wave32,
                   Inst &Result);

/// Returns the number of dwords that clrxdisasm skips when it searches for
/// branches. This is the result of decodeAny(), or 1 if that is 0, except for
/// words on GCN 1.5 that are almost VOP3P.
unsigned getScanLength(llvm::ArrayRef<uint32_t> Words, Arch A);

/// Returns the opcode of the instruction in \p Words, encoded as \p L.
unsigned readOpcode(llvm::ArrayRef<uint32_t> Words, Layout L, Arch A);

/// Returns the row that decode() finds for the words of \p Row on \p A.
const InstRow &getCanonicalRow(const InstRow &Row, Arch A);

/// Returns true if \p Words, the encoding of \p I, decode to \p I. Properties
/// that words cannot express are not compared. Instructions with register
/// variables are not checked.
bool decodesTo(const Inst &I, llvm::ArrayRef<uint32_t> Words, Arch A,
               bool Wave32);

} // namespace clrx

#endif // CLRX_ISA_DECODING_H
