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
/// - the tables encode a decoded instruction to the same words, and so does \p
///   Encoder for a sample of them;
/// - the text of an instruction assembles to the same words if a statement can
///   express them;
/// - lengths agree, and truncated words are refused.
/// Prints the number of decoded instructions and every failure. \returns the
/// number of failures.
unsigned checkRandomWords(Arch A, unsigned Count, unsigned Seed,
                          InstEncoder &Encoder, llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_TEST_INST_CHECKTABLE_RANDOMWORDS_H
