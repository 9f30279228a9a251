//===- Encoding.h - Instructions to words -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Encoding of Inst objects to words: opcode bits and fields.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_ENCODING_H
#define CLRX_ISA_ENCODING_H

#include "clrx/ISA/Inst.h"
#include <array>

namespace clrx {

/// Returns the encoding of the first dwords of \p Row; the short one if there
/// are two.
Layout getLayout(const InstRow &Row, Arch A);

/// Returns the encoding of the 64-bit form of the vector instruction \p Row.
Layout getLongLayout(const InstRow &Row);

/// Returns true if a VOP1, VOP2 or VOPC instruction needs the VOP3 form. \p
/// HasSDWA is true if it has an SDWA dword. \p HasExt is true if it has or
/// requests an SDWA or DPP dword.
bool needsVOP3(const Inst &I, Arch A, bool HasSDWA, bool HasExt);

/// Returns true if an interpolation needs the VOP3 form.
bool needsInterpVOP3(const Inst &I);

/// Returns the value of the field Segment in all instructions of \p Row.
unsigned getSegment(const InstRow &Row);

/// Returns the opcode of \p Row in encoding \p Base.
unsigned getOpcode(const InstRow &Row, Layout Base);

/// Writes the opcode of \p Row into \p Words.
void writeOpcode(const InstRow &Row, Layout Base, const LayoutTable &Layouts,
                 llvm::MutableArrayRef<uint32_t> Words);

/// Returns the number of dwords of \p I, with literal and extra addresses.
unsigned getSize(const Inst &I);

/// The first dwords of an encoding, with opcode bits and empty fields.
using BaseWords = std::array<uint32_t, 2>;

/// Returns the base words of \p Row in encoding \p Base, as the tables have
/// them.
BaseWords getBaseWords(const InstRow &Row, Layout Base,
                       const LayoutTable &Layouts);

/// Encodes \p I into \p Words. \p Base supplies the bits outside of fields. It
/// contains words of an instruction with the same row and encoding; its size
/// and its field values do not matter. It must not alias \p Words.
void encode(const Inst &I, const LayoutTable &Layouts,
            llvm::ArrayRef<uint32_t> Base,
            llvm::SmallVectorImpl<uint32_t> &Words);

} // namespace clrx

#endif // CLRX_ISA_ENCODING_H
