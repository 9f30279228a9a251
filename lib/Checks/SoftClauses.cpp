//===- SoftClauses.cpp - Memory accesses that XNACK replays ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If pages may be missing, consecutive memory accesses of one kind form a
// clause, which the hardware replays as a whole. Any other instruction ends it,
// branches included, so only the order of the code matters. The rules are those
// of LLVM's pass, but the pass looks back at most five instructions.
//
//===----------------------------------------------------------------------===//

#include "Analysis/RegisterSet.h"
#include "CallGraph.h"
#include "Hazards.h"
#include "SureAccess.h"

using namespace llvm;
using namespace clrx;

namespace {

/// A kind of memory accesses, and its hazards.
struct SoftClauseKind {
  InstClasses Members;
  ClauseHazard Overlap, Store;
};

/// Checks the soft clauses of one section.
class SoftClauseCheck {
public:
  SoftClauseCheck(const SectionCode &Code, Findings &Found);

  void step(uint32_t Number);
  void reset() { Kind = nullptr; }

private:
  const SectionCode &Code;
  Findings &Found;
  SmallVector<SoftClauseKind, 2> Kinds; ///< Kinds with hazards on this GPU.

  // State of the current clause.
  const SoftClauseKind *Kind = nullptr; ///< Null outside of clauses.
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

/// Returns true if \p I stores to memory or LDS. Cache instructions do not.
bool SoftClauseCheck::isStore(const CodeInst &I) const {
  if (I.is(InstClass::Atomic) ||
      I.Classes.hasAny(InstClass::ToLDS | InstClass::ScalarStore))
    return true;
  return !I.is(InstClass::SMEM) && I.Opcode->NumOperands &&
         none_of(Code.getAccesses(I),
                 [](const CodeAccess &X) { return X.IsWrite; });
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

void SoftClauseCheck::report(ClauseHazard H, uint32_t Number,
                             StringRef Register, uint32_t Other) {
  const ClauseHazardRow &Row = getRow(H);
  if (!Found.wants(Row.Group, {Row.Id}, Code.Insts[Number]))
    return;
  Finding &F = Found.add(Row.Group, {Row.Id}, {Number, CodeAccess::NoOperand},
                         fillIn(Row.Text, Register));
  F.Notes.push_back(
      {Finding::Location{Other, CodeAccess::NoOperand}, Row.Producer.str()});
  F.Notes.push_back({std::nullopt, Row.Remedy.str()});
}

bool SoftClauseCheck::accesses(const CodeInst &I, unsigned Register) const {
  return any_of(Code.getAccesses(I), [=](const CodeAccess &X) {
    return !X.IsVar && X.First <= Register && Register < X.end();
  });
}

/// Returns a register of \p I that the clause, including \p I, both reads and
/// writes.
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

/// Reports that the clause up to \p Number both reads and writes a register.
void SoftClauseCheck::reportOverlap(uint32_t Number) {
  uint32_t At = Number;
  std::optional<uint16_t> Register = findOverlap(Code.Insts[At]);
  while (!Register && At != First)
    Register = findOverlap(Code.Insts[--At]);
  if (!Register)
    return;
  // If no other instruction accesses the register, the note is about the
  // instruction before Number.
  uint32_t Other = Number - 1;
  while (Other != First && !accesses(Code.Insts[Other], *Register))
    --Other;
  if (!accesses(Code.Insts[Other], *Register))
    Other = Number - 1;
  report(Kind->Overlap, Number, getRegisterName(*Register, Code.Architecture),
         Other);
}

/// Reports a store after loads.
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
  // Continue as if an s_nop were before the instruction.
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
