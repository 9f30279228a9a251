//===- Liveness.h - Registers whose values are needed -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which registers hold values that will be read, at each place of the code.
// A register is whole: what writes a VGPR for some lanes only ends the life of
// the value before, as what reads it begins it for all lanes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ANALYSIS_LIVENESS_H
#define CLRX_ANALYSIS_LIVENESS_H

#include "clrx/Analysis/FlowGraph.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/bit.h"

namespace clrx {

/// Registers by their source codes: see CodeAccess.
class RegisterSet {
public:
  static constexpr unsigned NumCodes = CodeVGPR0 + MaxVGPRs;

  /// Registers from the code \p First to below \p End; what has no code is
  /// left out.
  void set(unsigned First, unsigned End) { forWords(First, End, Set()); }
  void reset(unsigned First, unsigned End) { forWords(First, End, Reset()); }
  bool test(unsigned Code) const { return Words[Code / 64] >> Code % 64 & 1; }

  RegisterSet &operator|=(const RegisterSet &O) {
    for (unsigned I = 0; I != NumWords; ++I)
      Words[I] |= O.Words[I];
    return *this;
  }
  /// Takes those of \p O out.
  void remove(const RegisterSet &O) {
    for (unsigned I = 0; I != NumWords; ++I)
      Words[I] &= ~O.Words[I];
  }
  bool operator==(const RegisterSet &O) const {
    return std::equal(Words, Words + NumWords, O.Words);
  }
  bool operator!=(const RegisterSet &O) const { return !(*this == O); }

  /// How many from the code \p First to below \p End are in it.
  unsigned count(unsigned First, unsigned End) const {
    unsigned N = 0;
    for (unsigned Code = First; Code < End;) {
      const unsigned Last = std::min(End, Code / 64 * 64 + 64);
      N += llvm::popcount(Words[Code / 64] & mask(Code, Last));
      Code = Last;
    }
    return N;
  }
  unsigned countVGPRs() const { return count(CodeVGPR0, NumCodes); }
  /// Without VCC and the like.
  unsigned countSGPRs(Arch A) const {
    return count(0, getArchInfo(A).AddressableSGPRs);
  }

private:
  static constexpr unsigned NumWords = NumCodes / 64;
  uint64_t Words[NumWords] = {};

  /// Of those from \p First to below \p End, which are of one word.
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

/// Of the reachable blocks of a graph. What .usereg says is honoured: reads
/// and writes between the instructions.
class Liveness {
public:
  /// \p Graph must outlive this. Through a call, what its callees need is
  /// live, and what comes behind it needs; where a return goes, all calls of
  /// the graph may be. Where nobody knows what runs next, all that the code
  /// reads anywhere is.
  explicit Liveness(const FlowGraph &Graph);

  /// At the start of a block.
  const RegisterSet &getLiveIn(uint32_t Block) const { return In[Block]; }

  /// Visits the instructions of \p Block, the last one first: its number, what
  /// is live in front of it, and what is behind it.
  void forEachInst(uint32_t Block,
                   llvm::function_ref<void(uint32_t, const RegisterSet &,
                                           const RegisterSet &)>
                       Visit) const;

private:
  const FlowGraph &Graph;
  std::vector<RegisterSet> In; ///< By block.
  RegisterSet ReadAnywhere;
  RegisterSet AfterReturn; ///< Live where a return may go.

  class Solver;
  RegisterSet getLiveOut(uint32_t Block) const;
};

} // namespace clrx

#endif // CLRX_ANALYSIS_LIVENESS_H
