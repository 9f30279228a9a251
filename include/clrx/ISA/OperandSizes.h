//===- OperandSizes.h - Registers of an operand -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Register counts that depend on the modifiers of an instruction or on its
// architecture. The others are in its row.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_OPERANDSIZES_H
#define CLRX_ISA_OPERANDSIZES_H

#include "clrx/ISA/Inst.h"

namespace clrx {

/// Registers of a lane mask.
unsigned getMaskSize(const InstRow &Row, Arch A, bool Wave32);

/// VGPRs of a buffer address, whether it is used or not.
unsigned getBufferAddressSize(const Inst &I);

/// VGPRs of the address of a flat, global or scratch access.
unsigned getFlatAddressSize(const Inst &I);

/// VGPRs of the data of an image access.
unsigned getImageDataSize(const Inst &I, Arch A);

/// VGPRs of an image address; before GCN 1.5, where it depends on the resource,
/// the least.
unsigned getImageAddressSize(const Inst &I, Arch A);

/// SGPRs of an image resource.
unsigned getImageResourceSize(const Inst &I, Arch A);

/// Address registers of an image access on GCN 1.5, as a list or a range.
constexpr unsigned MaxImageAddress = 13;

} // namespace clrx

#endif // CLRX_ISA_OPERANDSIZES_H
