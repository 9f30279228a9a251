//===- OperandSizes.h - Registers of an operand -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Register counts of operands that depend on modifiers or on the architecture.
// Rows contain the other counts.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_OPERANDSIZES_H
#define CLRX_ISA_OPERANDSIZES_H

#include "clrx/ISA/Inst.h"

namespace clrx {

/// Returns the number of SGPRs of a lane mask.
unsigned getMaskSize(const InstRow &Row, Arch A, bool Wave32);

/// Returns the number of VGPRs of a buffer address, used or not.
unsigned getBufferAddressSize(const Inst &I);

/// Returns the number of VGPRs of a flat, global or scratch address.
unsigned getFlatAddressSize(const Inst &I);

/// Returns the number of VGPRs of an image's data.
unsigned getImageDataSize(const Inst &I, Arch A);

/// Returns the number of VGPRs of an image address. Before GCN 1.5 it depends
/// on the resource; then this is the minimum.
unsigned getImageAddressSize(const Inst &I, Arch A);

/// Returns the number of SGPRs of an image resource.
unsigned getImageResourceSize(const Inst &I, Arch A);

/// Maximum number of address registers of an image instruction on GCN 1.5.
constexpr unsigned MaxImageAddress = 13;

} // namespace clrx

#endif // CLRX_ISA_OPERANDSIZES_H
