//===- OperandFields.h - Which operand is in which field --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The way of an operand to its field when an instruction is encoded, and back
// when it is decoded.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_OPERANDFIELDS_H
#define CLRX_ISA_OPERANDFIELDS_H

#include "clrx/ISA/Layouts.h"
#include <array>

namespace clrx {

/// The field of each operand, in source order; None: not in one field, or not
/// the same on all architectures (offsets of scalar memory, attributes).
using OperandFields = std::array<Field, MaxOperands>;

/// The fields of \p Row's operands in its own encoding. Those that an encoding
/// lacks are implied (VCC as lane mask), and two encodings move some: the
/// SDWA and DPP dwords have source 0, and the long form of interpolations has
/// its Src0 in Src1.
OperandFields getOperandFields(const InstRow &Row);

} // namespace clrx

#endif // CLRX_ISA_OPERANDFIELDS_H
