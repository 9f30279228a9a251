//===- FloatBits.h - Float constants to bits --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Float constants as a literal dword holds them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_FLOATBITS_H
#define CLRX_LIB_INST_FLOATBITS_H

#include "clrx/ISA/InlineConstants.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

/// Converts \p Text, a number without its suffix, to the bits that a literal
/// holds: halves and singles themselves, of doubles the upper half; all rounded
/// once, to the nearest. \returns false if they are too big.
bool convertFloat(llvm::StringRef Text, FloatType Type, uint32_t &Bits);

} // namespace clrx

#endif // CLRX_LIB_INST_FLOATBITS_H
