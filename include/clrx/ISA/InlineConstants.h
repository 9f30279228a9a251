//===- InlineConstants.h - Constants without a literal ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Inline constants: integers from -16 to 64 and some floats, which the source
// codes 128 to 248 encode without a literal. (AMD's ISA documents, "Scalar
// Operands".)
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_INLINECONSTANTS_H
#define CLRX_ISA_INLINECONSTANTS_H

#include "clrx/Support/TextStream.h"
#include "clrx/Targets/Targets.h"

namespace clrx {

/// Type of float constants. If a constant has no suffix, the instruction
/// determines its type.
enum class FloatType : uint8_t { Half, Single, Double };

bool isInlineConstant(unsigned Code);

/// Returns the source operand code of an integer; 0 if it has none.
unsigned findInlineInteger(int64_t Value);
/// Returns the source operand code of a float; 0 if it has none on \p A. \p
/// Bits are those of a literal: for doubles, the upper half.
unsigned findInlineFloat(FloatType Type, uint32_t Bits, Arch A);

/// Returns the 32 literal bits of the inline constant \p Code.
uint32_t getInlineBits(unsigned Code);

/// Prints the inline constant \p Code as an integer or as a float with the
/// digits that \p Type needs.
void printInline(TextStream &OS, unsigned Code,
                 FloatType Type = FloatType::Single);

} // namespace clrx

#endif // CLRX_ISA_INLINECONSTANTS_H
