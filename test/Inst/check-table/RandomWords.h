//===- RandomWords.h - Random words, decoded and encoded again --*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TEST_INST_CHECKTABLE_RANDOMWORDS_H
#define CLRX_TEST_INST_CHECKTABLE_RANDOMWORDS_H

#include "InstEncoder.h"

namespace clrx {

/// Decodes \p Count random instructions of architecture \p A and checks that
/// - what decodes has the same words when it is encoded again, by the tables
///   and, of a sample, by \p Encoder;
/// - its text is of the same words where a statement can say them,
/// - lengths agree, and the same words cut short are refused.
/// Prints how many were decoded and every failure. \returns the number of
/// failures.
unsigned checkRandomWords(Arch A, unsigned Count, unsigned Seed,
                          InstEncoder &Encoder, llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_TEST_INST_CHECKTABLE_RANDOMWORDS_H
