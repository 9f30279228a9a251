//===- WaitInsts.cpp - Instructions that wait for counters ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of WaitInsts.def, and the statements that messages suggest.
//
//===----------------------------------------------------------------------===//

#include "WaitInsts.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

const WaitInsts::Field WaitInsts::Table[] = {
#define CLRX_WAIT_FIELD(Mnemonic, Where, Counter, Max, Low, Width)             \
  {Mnemonic, Where, WaitFor::Counter, Max, Low, Width},
#include "WaitInsts.def"
};

WaitInsts::WaitInsts(Arch A) {
  const auto AddOfWaitcnt = [&](WaitFor C, StringRef Name) {
    if (const WaitCounter *Row = WaitCounters.find(Name, maskOf(A))) {
      OfWaitcnt.push_back({C, Row});
      Max[unsigned(C)] = Row->getMax();
    }
  };
#define CLRX_WAITCNT_FIELD(Counter, Name) AddOfWaitcnt(WaitFor::Counter, Name);
#include "WaitInsts.def"
  for (const Field &F : Table)
    if (F.Where & maskOf(A)) {
      Others.push_back(F);
      Max[unsigned(F.Counter)] = F.Max;
    }
}

unsigned WaitInsts::getCount(const Field &F, const CodeInst &I) {
  // A register adds an unknown value to the immediate.
  if (I.NumAccesses)
    return 0;
  const unsigned Count =
      I.Immediate >> F.Low & maskTrailingOnes<unsigned>(F.Width);
  return std::min<unsigned>(Count, F.Max);
}

SmallVector<std::string, 1>
WaitInsts::getStatements(const WaitCounts &Counts) const {
  SmallVector<std::string, 1> Result;
  WaitCounts Left = Counts;
  std::string Waitcnt;
  for (const WaitcntField &F : OfWaitcnt) {
    unsigned &Count = Left[unsigned(F.Counter)];
    if (Count == getMax(F.Counter))
      continue;
    Waitcnt += (Waitcnt.empty() ? "s_waitcnt " : " & ") + F.Layout->Name.str() +
               "(" + utostr(Count) + ")";
    Count = getMax(F.Counter);
  }
  if (!Waitcnt.empty())
    Result.push_back(Waitcnt);
  const auto IsNeeded = [&](const Field &F) {
    return Left[unsigned(F.Counter)] != getMax(F.Counter);
  };
  // Instructions with several counters come first. s_wait_idle, whose fields
  // have no bits, would wait for all counters.
  for (bool HasSeveral : {true, false})
    for (const Field &F : Others) {
      const auto Fields = make_filter_range(Others, [&F](const Field &Other) {
        return Other.Mnemonic == F.Mnemonic;
      });
      if (!F.Width || hasNItemsOrMore(Fields, 2) != HasSeveral ||
          !all_of(Fields, IsNeeded))
        continue;
      uint16_t Immediate = 0;
      for (const Field &Each : Fields) {
        Immediate = Each.set(Immediate, Left[unsigned(Each.Counter)]);
        Left[unsigned(Each.Counter)] = getMax(Each.Counter);
      }
      Result.push_back(F.Mnemonic.str() + " 0x" +
                       utohexstr(Immediate, /*LowerCase=*/true));
    }
  return Result;
}
