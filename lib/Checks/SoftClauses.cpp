//===- SoftClauses.cpp - Memory access that xnack repeats -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where pages may be missing, memory access of one kind in a row is a clause,
// which is done again as a whole. Any other instruction ends it, branches, too:
// so the order of the code is all that counts. The rules are those of LLVM's
// pass, but that looks no farther back than five instructions.
//
//===----------------------------------------------------------------------===//

#include "CallGraph.h"
#include "Hazards.h"
#include "SureAccess.h"
#include "clrx/Analysis/RegisterSet.h"

using namespace llvm;
using namespace clrx;

namespace {

/// The rows for a kind of memory access.
struct SoftClauseKind {
  InstClasses Members;
  ClauseHazard Overlap, Store;
};

class SoftClauseCheck {
public:
  SoftClauseCheck(const SectionCode &Code, Findings &Found);

  void step(uint32_t Number);
  void reset() { Kind = nullptr; }

private:
  const SectionCode &Code;
  Findings &Found;
  SmallVector<SoftClauseKind, 2> Kinds; ///< That the architecture has.

  // Of the clause.
  const SoftClauseKind *Kind = nullptr; ///< Null: there is none.
  uint32_t First = 0;
  RegisterSet Read, Written;
  bool HasWritten = false;

  void begin(uint32_t Number, const SoftClauseKind *K);
  void add(const CodeInst &I);
  bool isStore(const CodeInst &I) const;
  void reportStore(uint32_t Number);
  void reportOverlap(uint32_t Number);
  std::optional<uint16_t> findOverlap(const CodeInst &I) const;
  bool accesses(const CodeInst &I, unsigned Register) const;
  void report(ClauseHazard H, uint32_t Number, StringRef Register,
              uint32_t Other);
};

} // namespace

static constexpr SoftClauseKind AllKinds[] = {
    {InstClass::SMEM, ClauseHazard::ReplayedScalar,
     ClauseHazard::ScalarStoreReplayed},
    {InstClass::Buffer | InstClass::Image | InstClass::Flat,
     ClauseHazard::ReplayedVector, ClauseHazard::VectorStoreReplayed}};

SoftClauseCheck::SoftClauseCheck(const SectionCode &Code, Findings &Found)
    : Code(Code), Found(Found) {
  copy_if(AllKinds, std::back_inserter(Kinds), [&](const SoftClauseKind &K) {
    return getRow(K.Overlap).Arches & maskOf(Code.Architecture);
  });
}

/// Access of caches stores nothing.
bool SoftClauseCheck::isStore(const CodeInst &I) const {
  if (I.Row->has(Atomic) ||
      I.Classes.hasAny(InstClass::ToLDS | InstClass::ScalarStore))
    return true;
  return !I.is(InstClass::SMEM) && I.Row->NumOperands &&
         none_of(Code.getAccesses(I),
                 [](const CodeAccess &X) { return X.IsWrite; });
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

void SoftClauseCheck::report(ClauseHazard H, uint32_t Number,
                             StringRef Register, uint32_t Other) {
  const ClauseHazardRow &Row = getRow(H);
  if (!Found.wants(Row.Group, Row.Id, Code.Insts[Number]))
    return;
  Finding &F = Found.add(Row.Group, {Number, CodeAccess::NoOperand},
                         fillIn(Row.Text, Register));
  F.Notes.push_back(
      {Finding::Place{Other, CodeAccess::NoOperand}, Row.Producer.str()});
  F.Notes.push_back({std::nullopt, Row.Remedy.str()});
}

bool SoftClauseCheck::accesses(const CodeInst &I, unsigned Register) const {
  return any_of(Code.getAccesses(I), [=](const CodeAccess &X) {
    return !X.IsVar && X.First <= Register && Register < X.end();
  });
}

/// A register of \p I that the clause, it included, reads and writes.
std::optional<uint16_t> SoftClauseCheck::findOverlap(const CodeInst &I) const {
  for (const CodeAccess &Any : Code.getAccesses(I)) {
    const CodeAccess X = getSureAccess(I, Any, Code.Architecture);
    if (X.IsVar)
      continue;
    const RegisterSet &Others = X.IsWrite ? Read : Written;
    if (std::optional<uint16_t> Register = Others.findIn(X))
      return Register;
  }
  return std::nullopt;
}

/// \p Number would belong to the clause, but for what both of them do.
void SoftClauseCheck::reportOverlap(uint32_t Number) {
  uint32_t At = Number;
  std::optional<uint16_t> Register = findOverlap(Code.Insts[At]);
  while (!Register && At != First)
    Register = findOverlap(Code.Insts[--At]);
  if (!Register)
    return;
  // If all is done by one instruction, the one in front is the other one.
  uint32_t Other = Number - 1;
  while (Other != First && !accesses(Code.Insts[Other], *Register))
    --Other;
  if (!accesses(Code.Insts[Other], *Register))
    Other = Number - 1;
  report(Kind->Overlap, Number, getRegisterName(*Register, Code.Architecture),
         Other);
}

/// A store behind loads.
void SoftClauseCheck::reportStore(uint32_t Number) {
  uint32_t Other = Number - 1;
  while (Other != First &&
         none_of(Code.getAccesses(Code.Insts[Other]),
                 [](const CodeAccess &X) { return X.IsWrite; }))
    --Other;
  report(Kind->Store, Number, "", Other);
}

//===----------------------------------------------------------------------===//
// The clause
//===----------------------------------------------------------------------===//

void SoftClauseCheck::add(const CodeInst &I) {
  for (const CodeAccess &Any : Code.getAccesses(I)) {
    const CodeAccess X = getSureAccess(I, Any, Code.Architecture);
    (X.IsWrite ? Written : Read).add(X);
    HasWritten |= X.IsWrite;
  }
}

void SoftClauseCheck::begin(uint32_t Number, const SoftClauseKind *K) {
  Kind = K;
  First = Number;
  Read = Written = RegisterSet();
  HasWritten = false;
  add(Code.Insts[Number]);
}

void SoftClauseCheck::step(uint32_t Number) {
  const CodeInst &I = Code.Insts[Number];
  const auto K = find_if(Kinds, [&I](const SoftClauseKind &K) {
    return I.Classes.hasAny(K.Members);
  });
  if (K == Kinds.end())
    return reset();
  if (K != Kind)
    return begin(Number, K);
  const bool MayOverlap = HasWritten;
  if (MayOverlap && isStore(I)) {
    reportStore(Number);
    return begin(Number, K);
  }
  add(I);
  if (!MayOverlap || !Read.intersects(Written))
    return;
  reportOverlap(Number);
  // As if an s_nop were in front of it.
  begin(Number, K);
}

void clrx::checkSoftClauses(const FlowGraph &Graph, Findings &Found) {
  const SectionCode &Code = Graph.getCode();
  SoftClauseCheck Check(Code, Found);
  for (auto [Number, B] : enumerate(Graph.getBlocks())) {
    const bool Counts = isChecked(Graph, Number);
    for (uint32_t I = B.First; I != B.End; ++I)
      if (Counts && isChecked(B, Code.Insts[I]))
        Check.step(I);
      else
        Check.reset();
  }
}
