//===- check-threads.cpp - Assembling on several threads at once ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: clrx-check-threads SOURCE...
//
// Assembles all sources on each of four threads, in different orders, and
// compares the results with those of one thread. Build it with ThreadSanitizer
// to see more.
//
//===----------------------------------------------------------------------===//

#include "clrx/Assembler/Assembler.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <random>
#include <thread>

using namespace llvm;
using namespace clrx;

using Sources = std::vector<std::unique_ptr<MemoryBuffer>>;
using Results = std::vector<AssembleResult>;

/// Assembles all of \p S in an order that \p Seed chooses; every fifth with an
/// Assembler of its own.
static Results assembleAll(const Sources &S, unsigned Seed) {
  std::vector<size_t> Order(S.size());
  llvm::copy(llvm::seq<size_t>(0, S.size()), Order.begin());
  std::shuffle(Order.begin(), Order.end(), std::mt19937(Seed));

  AssembleOptions Options;
  Options.Language.Container = findContainer("amdcl2");
  Assembler Kept;
  Results R(S.size());
  for (size_t I : Order)
    R[I] = I % 5 == 0 ? assemble(Options, S[I]->getMemBufferRef())
                      : Kept.assemble(Options, S[I]->getMemBufferRef());
  return R;
}

static bool isSame(const AssembleResult &A, const AssembleResult &B) {
  return A.Succeeded == B.Succeeded && A.Output == B.Output &&
         A.Printed == B.Printed && A.Diagnostics.size() == B.Diagnostics.size();
}

int main(int Argc, char **Argv) {
  Sources S;
  for (const char *Name : ArrayRef(Argv + 1, Argc - 1)) {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = MemoryBuffer::getFile(Name);
    if (!Buffer) {
      errs() << "cannot read " << Name << '\n';
      return 1;
    }
    S.push_back(std::move(*Buffer));
  }

  Results Parallel[4];
  std::vector<std::thread> Threads;
  for (unsigned T : seq(4u))
    Threads.emplace_back([&, T] { Parallel[T] = assembleAll(S, T); });
  for (std::thread &T : Threads)
    T.join();

  Results Single = assembleAll(S, 0);
  unsigned NumSucceeded = 0, NumDifferent = 0;
  for (size_t I : seq(S.size())) {
    NumSucceeded += Single[I].Succeeded;
    for (const Results &R : Parallel) {
      if (isSame(R[I], Single[I]))
        continue;
      ++NumDifferent;
      errs() << S[I]->getBufferIdentifier() << ": another result\n";
    }
  }
  outs() << S.size() << " sources, " << NumSucceeded << " assembled, "
         << NumDifferent << " results differ\n";
  return NumDifferent != 0;
}
