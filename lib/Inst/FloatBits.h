//===- FloatBits.h - Float constants to bits --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_FLOATBITS_H
#define CLRX_LIB_INST_FLOATBITS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

/// Type of float constants; an instruction has one for those without a suffix.
enum class FloatType : uint8_t { Half, Single, Double };

/// Converts \p Text, a number without its suffix, to the bits that a literal
/// holds: halves and singles themselves, of doubles the upper half; all rounded
/// once, to the nearest. \returns false if they are too big.
bool convertFloat(llvm::StringRef Text, FloatType Type, uint32_t &Bits);

} // namespace clrx

#endif // CLRX_LIB_INST_FLOATBITS_H
