//===- FloatText.h - Numbers to floats --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Conversion of decimal text to floating-point values, much faster than APFloat
// for common numbers, and back.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SUPPORT_FLOATTEXT_H
#define CLRX_LIB_SUPPORT_FLOATTEXT_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Does the same as Value.convertFromString(Text,
/// APFloat::rmNearestTiesToEven), ten times as fast for short decimal numbers.
/// Hexadecimal numbers need no exponent. In a format wider than double, a short
/// decimal number becomes the nearest double. Rounding this double to 24 bits
/// or fewer gives the same result as rounding the number in \p Text.
llvm::Expected<llvm::APFloat::opStatus> convertFromText(llvm::APFloat &Value,
                                                        llvm::StringRef Text);

/// Writes \p Value in decimal with the digits that clrxdisasm writes. These
/// distinguish the value from its neighbours, but are not always the fewest.
void printFloatDigits(llvm::raw_ostream &OS, const llvm::APFloat &Value);

} // namespace clrx

#endif // CLRX_LIB_SUPPORT_FLOATTEXT_H
