//===- Encoding.h - Instructions to words -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The words of an instruction: the bits that say which it is, and its fields.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_ENCODING_H
#define CLRX_ISA_ENCODING_H

#include "clrx/ISA/Inst.h"
#include <array>

namespace clrx {

/// The encoding of \p Row's first dwords, the short one where there are two.
Layout getLayout(const InstRow &Row, Arch A);

/// The encoding of the 64-bit form of \p Row, a vector instruction.
Layout getLongLayout(const InstRow &Row);

/// Whether a VOP1, VOP2 or VOPC needs the VOP3 form. \p HasSDWA: it has an SDWA
/// dword; \p HasExt: or is asked for one or for DPP.
bool needsVOP3(const Inst &I, Arch A, bool HasSDWA, bool HasExt);

/// Whether an interpolation needs the VOP3 form.
bool needsInterpVOP3(const Inst &I);

/// What the field Segment has in every instruction of \p Row.
unsigned getSegment(const InstRow &Row);

/// The table's opcode of \p Row in encoding \p Base.
unsigned getOpcode(const InstRow &Row, Layout Base);

/// Writes that opcode into \p Words.
void writeOpcode(const InstRow &Row, Layout Base, const LayoutTable &Layouts,
                 llvm::MutableArrayRef<uint32_t> Words);

/// Dwords of \p Inst, literal and further addresses included.
unsigned getSize(const Inst &I);

/// The first dwords of an encoding, with opcode and without fields.
using BaseWords = std::array<uint32_t, 2>;

/// What the tables know of \p Row in encoding \p Base.
BaseWords getBaseWords(const InstRow &Row, Layout Base,
                       const LayoutTable &Layouts);

/// Writes every field of \p I over \p Base, words of an instruction of the
/// same row and encoding, and the dwords behind them. What \p Base has in the
/// fields does not matter, nor its size; it must not be in \p Words.
void encode(const Inst &I, const LayoutTable &Layouts,
            llvm::ArrayRef<uint32_t> Base,
            llvm::SmallVectorImpl<uint32_t> &Words);

} // namespace clrx

#endif // CLRX_ISA_ENCODING_H
