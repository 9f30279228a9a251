//===- DivergentBranches.cpp - Where branches of lanes begin --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DivergentBranches.h"

using namespace llvm;
using namespace clrx;

/// Returns the scalar register that \p Accesses read apart from EXEC; null if
/// there is none.
static const CodeAccess *findMask(ArrayRef<CodeAccess> Accesses) {
  const auto *const Found = find_if(Accesses, [](const CodeAccess &X) {
    return !X.IsWrite && !X.isVector() && !isExec(X);
  });
  return Found == Accesses.end() ? nullptr : &*Found;
}

/// Returns the index of the instruction that has computed the mask. In code of
/// compilers, the last instruction before the change that writes the register
/// of the mask is the one whose value arrives there.
uint32_t DivergentBranches::find(uint32_t Change) const {
  constexpr uint32_t MaxDistance = 1 << 16;
  const uint32_t End = Change - std::min(Change, MaxDistance);
  const CodeAccess *Mask = findMask(Code.getAccesses(Code.Insts[Change]));
  for (uint32_t I = Change; Mask && I-- != End;) {
    const ArrayRef<CodeAccess> Accesses = Code.getAccesses(Code.Insts[I]);
    const auto Writes = [Mask](const CodeAccess &X) {
      return X.IsWrite && X.First == Mask->First;
    };
    if (none_of(Accesses, Writes))
      continue;
    // The mask passes through the instruction that ends the first side.
    if (Code.Insts[I].is(InstClass::LaneUnion)) {
      Mask = findMask(Accesses);
      continue;
    }
    const bool ReadsExec = any_of(
        Accesses, [](const CodeAccess &X) { return !X.IsWrite && isExec(X); });
    return ReadsExec ? I : 0;
  }
  return 0;
}

DivergentBranches::DivergentBranches(const SectionCode &Code) : Code(Code) {
  if (!Code.Present.has(InstClass::LaneComplement))
    return;
  for (auto [Number, I] : enumerate(Code.Insts)) {
    if (!I.is(InstClass::LaneComplement) ||
        none_of(Code.getAccesses(I),
                [](const CodeAccess &X) { return X.IsWrite && isExec(X); }))
      continue;
    const uint32_t Begin = find(Number);
    if (!Begin)
      continue;
    Beginnings[Number] = Begin;
    IsBeginning.resize(Code.Insts.size());
    IsBeginning.set(Begin);
  }
}
