//===- Program.cpp - Kernels and the code they run ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the section and the first instruction of each kernel. In some
// containers, kernels share a section. In others, each kernel has its own.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Program.h"
#include "llvm/ADT/DenseMap.h"

using namespace llvm;
using namespace clrx;

Program::Program(CodeRecorder &Recorder, CodeView &View)
    : Source(View.getSource()) {
  DenseMap<const SectionCode *, SmallVector<uint32_t>> Entries;
  for (KernelView &K : View.getKernels()) {
    Kernels.emplace_back();
    static_cast<KernelView &>(Kernels.back()) = std::move(K);
    const SectionCode *Code = Recorder.find(Kernels.back().Section);
    if (std::optional<uint32_t> Entry =
            Code ? Code->findInst(Kernels.back().Entry) : std::nullopt) {
      Kernels.back().EntryInst = *Entry;
      Entries[Code].push_back(*Entry);
    }
  }
  DenseMap<const ExprSection *, Part *> BySection;
  for (SectionCode &Code : Recorder.getSections())
    if (!Code.Insts.empty())
      BySection[Code.Section] = &Parts.emplace_back(
          Part{Code, FlowGraph(Code, Entries.lookup(&Code))});
  for (auto [Number, K] : enumerate(Kernels)) {
    Part *P = BySection.lookup(K.Section);
    if (!P || P->Code.findInst(K.Entry) != K.EntryInst)
      continue;
    K.In = P;
    P->KernelNumbers.push_back(Number);
  }
}
