//===- InlineConstants.h - Constants without a literal ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers from -16 to 64 and some floats need no literal: source codes 128 to
// 248 stand for them. (AMD's ISA documents, "Scalar Operands".)
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_INLINECONSTANTS_H
#define CLRX_ISA_INLINECONSTANTS_H

#include "clrx/Support/TextStream.h"
#include "clrx/Targets/Targets.h"

namespace clrx {

/// Type of float constants; an instruction has one for those without a suffix.
enum class FloatType : uint8_t { Half, Single, Double };

bool isInlineConstant(unsigned Code);

/// The source code of an integer; 0 if it has none.
unsigned findInlineInteger(int64_t Value);
/// The source code of a float, given as the bits that a literal holds: of
/// doubles the upper half; 0 if it has none on \p A.
unsigned findInlineFloat(FloatType Type, uint32_t Bits, Arch A);

/// The 32 bits that a literal of the inline constant \p Code holds.
uint32_t getInlineBits(unsigned Code);

/// Writes the inline constant \p Code as an integer or a float with as many
/// digits as \p Type needs.
void printInline(TextStream &OS, unsigned Code,
                 FloatType Type = FloatType::Single);

} // namespace clrx

#endif // CLRX_ISA_INLINECONSTANTS_H
