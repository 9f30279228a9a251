//===- RegisterSet.h - Sets of registers ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Scalar registers and VGPRs, a bit each.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CHECKS_REGISTERSET_H
#define CLRX_LIB_CHECKS_REGISTERSET_H

#include "clrx/Analysis/Code.h"
#include "llvm/ADT/bit.h"

namespace clrx {

/// By source code; SCC and constants are none.
class RegisterSet {
  static constexpr unsigned EndOfScalars = 128;
  static constexpr unsigned NumWords = 6;
  uint64_t Words[NumWords] = {};

  template <typename Function>
  static void forEachBit(const CodeAccess &X, Function Fn) {
    if (X.IsVar)
      return;
    const bool IsVector = X.isVector();
    const unsigned Base = IsVector ? CodeVGPR0 - EndOfScalars : 0;
    const unsigned End =
        std::min<unsigned>(X.end(), IsVector ? 2 * CodeVGPR0 : EndOfScalars);
    for (unsigned Code = X.First; Code < End; ++Code)
      if (!Fn((Code - Base) / 64, uint64_t(1) << ((Code - Base) % 64)))
        return;
  }

public:
  void add(const CodeAccess &X) {
    forEachBit(X, [this](unsigned Word, uint64_t Bit) {
      Words[Word] |= Bit;
      return true;
    });
  }
  void remove(const CodeAccess &X) {
    forEachBit(X, [this](unsigned Word, uint64_t Bit) {
      Words[Word] &= ~Bit;
      return true;
    });
  }
  bool overlaps(const CodeAccess &X) const {
    bool Overlaps = false;
    forEachBit(X, [&](unsigned Word, uint64_t Bit) {
      return !(Overlaps = Words[Word] & Bit);
    });
    return Overlaps;
  }
  bool empty() const {
    return llvm::all_of(Words, [](uint64_t W) { return !W; });
  }
  bool contains(unsigned SourceCode) const {
    CodeAccess X = {};
    X.First = SourceCode;
    X.Count = 1;
    return overlaps(X);
  }
};

} // namespace clrx

#endif // CLRX_LIB_CHECKS_REGISTERSET_H
