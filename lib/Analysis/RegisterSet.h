//===- RegisterSet.h - Sets of registers ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A set of registers as a bit vector, for dataflow analyses.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ANALYSIS_REGISTERSET_H
#define CLRX_LIB_ANALYSIS_REGISTERSET_H

#include "Analysis/Code.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include <optional>

namespace clrx {

/// Scalar registers, VGPRs and AccVGPRs, one bit for each code; see
/// CodeAccess.
class RegisterSet {
public:
  static constexpr unsigned NumCodes = CodeAGPR0 + MaxVGPRs;

  /// Adds the registers with codes from \p First up to, not including, \p End.
  /// Codes outside of the set are ignored.
  void set(unsigned First, unsigned End) { forWords(First, End, Set()); }
  void reset(unsigned First, unsigned End) { forWords(First, End, Reset()); }
  bool test(unsigned Code) const { return Words[Code / 64] >> Code % 64 & 1; }

  /// Adds the registers of \p X. SCC, constants and variables are ignored.
  void add(const CodeAccess &X) { set(X.First, getEnd(X)); }
  void remove(const CodeAccess &X) { reset(X.First, getEnd(X)); }
  /// Returns the first register of \p X that is in the set.
  std::optional<uint16_t> findIn(const CodeAccess &X) const {
    for (unsigned Code = X.First; Code < std::min(getEnd(X), NumCodes); ++Code)
      if (test(Code))
        return Code;
    return std::nullopt;
  }

  RegisterSet &operator|=(const RegisterSet &O) {
    for (unsigned I = 0; I != NumWords; ++I)
      Words[I] |= O.Words[I];
    return *this;
  }
  /// Removes the registers of \p O.
  void remove(const RegisterSet &O) {
    for (unsigned I = 0; I != NumWords; ++I)
      Words[I] &= ~O.Words[I];
  }
  bool intersects(const RegisterSet &O) const {
    uint64_t Common = 0;
    for (unsigned I = 0; I != NumWords; ++I)
      Common |= Words[I] & O.Words[I];
    return Common;
  }
  bool empty() const {
    return llvm::all_of(Words, [](uint64_t W) { return !W; });
  }
  bool operator==(const RegisterSet &O) const {
    return std::equal(Words, Words + NumWords, O.Words);
  }
  bool operator!=(const RegisterSet &O) const { return !(*this == O); }

  /// Counts the registers with codes from \p First up to, not including, \p
  /// End.
  unsigned count(unsigned First, unsigned End) const {
    unsigned N = 0;
    for (unsigned Code = First; Code < End;) {
      const unsigned Last = std::min(End, Code / 64 * 64 + 64);
      N += llvm::popcount(Words[Code / 64] & mask(Code, Last));
      Code = Last;
    }
    return N;
  }
  unsigned countVGPRs() const { return count(CodeVGPR0, CodeAGPR0); }
  /// Counts SGPRs without VCC and other special registers.
  unsigned countSGPRs(Arch A) const {
    return count(0, getArchInfo(A).AddressableSGPRs);
  }

private:
  static constexpr unsigned EndOfScalars = 128;
  static constexpr unsigned NumWords = NumCodes / 64;
  uint64_t Words[NumWords] = {};

  static unsigned getEnd(const CodeAccess &X) {
    if (X.IsVar)
      return X.First;
    return X.isVector() ? X.end() : std::min(X.end(), EndOfScalars);
  }

  /// Returns the mask of the codes from \p First up to \p End, which lie in one
  /// word.
  static uint64_t mask(unsigned First, unsigned End) {
    return ~uint64_t(0) >> (64 - (End - First)) << First % 64;
  }
  struct Set {
    void operator()(uint64_t &Word, uint64_t Mask) const { Word |= Mask; }
  };
  struct Reset {
    void operator()(uint64_t &Word, uint64_t Mask) const { Word &= ~Mask; }
  };
  template <typename Fn> void forWords(unsigned First, unsigned End, Fn Do) {
    End = std::min(End, NumCodes);
    while (First < End) {
      const unsigned Last = std::min(End, First / 64 * 64 + 64);
      Do(Words[First / 64], mask(First, Last));
      First = Last;
    }
  }
};

} // namespace clrx

#endif // CLRX_LIB_ANALYSIS_REGISTERSET_H
