//===- FloatText.h - Numbers to floats --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decimal text to floats, much quicker than APFloat for common numbers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_FLOATTEXT_H
#define CLRX_SUPPORT_FLOATTEXT_H

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// The same as Value.convertFromString(Text, APFloat::rmNearestTiesToEven), for
/// decimal numbers as people write them ten times as fast. Hexadecimal ones
/// need no exponent. In a format wider than a double, short decimals become the
/// nearest double, one that rounds to 24 bits or fewer as \p Text does.
llvm::Expected<llvm::APFloat::opStatus> convertFromText(llvm::APFloat &Value,
                                                        llvm::StringRef Text);

/// Writes \p Value in decimal, with as many digits as clrxdisasm finds enough
/// to tell it from its neighbours; not always the fewest.
void printFloatDigits(llvm::raw_ostream &OS, const llvm::APFloat &Value);

} // namespace clrx

#endif // CLRX_SUPPORT_FLOATTEXT_H
