//===- EntryNotes.cpp - Ways to give a register a value -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds out how registers without a value can get one, and says so.
//
//===----------------------------------------------------------------------===//

#include "EntryNotes.h"
#include "KernelChecks.h"
#include "clrx/Support/NameTable.h"

using namespace llvm;
using namespace clrx;

/// Says how the special registers of \p Operand get a value; empty for other
/// registers.
static StringRef describeInstruction(const CodeInst &I,
                                     const CodeAccess &Operand) {
  switch (Operand.First) {
  case CodeSCC:
    return "set it first with a comparison, such as 's_cmp_eq_u32'";
  case CodeVCC:
  case CodeVCC + 1:
    return "set it first with a comparison, such as 'v_cmp_eq_u32'";
  case CodeM0:
    return accessesLDS(I) ? "before GCN 1.4, m0 limits the accesses to LDS; "
                            "add 's_mov_b32 m0, -1' before"
                          : "set it first with 's_mov_b32 m0, VALUE'";
  default:
    return "";
  }
}

/// Returns the value that \p Operand, which \p I reads, would have after a
/// change of the configuration; null if there is none. A value in a part of
/// \p Operand is none: the work-group id y is no upper half of an address.
static const EntryOption *findOption(const KernelResources &R,
                                     const CodeInst &I,
                                     const CodeAccess &Operand) {
  const EntryOption *Best = nullptr;
  const EntryOption *Arguments = nullptr;
  for (const EntryOption &O : R.EntryOptions) {
    if (O.Change.empty())
      continue;
    if (O.Kind == EntryKind::Arguments)
      Arguments = &O;
    if (O.First <= Operand.First && Operand.end() <= O.First + O.Count &&
        (!Best || (O.Kind == EntryKind::Arguments && I.is(InstClass::SMEM))))
      Best = &O;
  }
  // Most addresses of scalar loads are those of the arguments, which code for
  // other devices or drivers expects in other registers.
  const bool IsAddress = I.is(InstClass::SMEM) && Operand.Count == 2;
  return Best || !IsAddress ? Best : Arguments;
}

/// Lists what a kernel with the resources \p R gets at its start.
static std::string describeEntry(const KernelResources &R, Arch A) {
  std::vector<std::string> Values;
  for (const EntryValue &V : R.EntryValues)
    Values.push_back(
        (getRegisterName(V.First, A, V.Count) + " (" + V.Name + ")").str());
  return Values.empty()
             ? "the kernel gets no values at its start"
             : "at its start, the kernel gets " + listWords(Values, "and");
}

std::string clrx::describeWayToSet(const KernelResources &R, const CodeInst &I,
                                   const CodeAccess &Operand, Arch A) {
  if (const StringRef Text = describeInstruction(I, Operand); !Text.empty())
    return Text.str();
  const EntryOption *O = findOption(R, I, Operand);
  if (!O)
    return describeEntry(R, A);
  return (O->Change + ": then " + getRegisterName(O->First, A, O->Count) +
          (O->Count == 1 ? " holds the " : " hold the ") + O->Name)
      .str();
}
