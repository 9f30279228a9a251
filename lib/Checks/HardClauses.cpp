//===- HardClauses.cpp - Rules for clauses of s_clause --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the instructions of each clause in order. The first one determines the
// kind of the clause.
//
//===----------------------------------------------------------------------===//

#include "CallGraph.h"
#include "Hazards.h"

using namespace llvm;
using namespace clrx;

namespace {

enum class ClauseKind : uint8_t { None, Memory, Flat, Scalar, LDS, VALU };
/// The effect of a memory access.
enum class AccessType : uint8_t { Load, Store, Atomic };

/// Checks the clauses of one section.
class HardClauseCheck {
public:
  HardClauseCheck(const FlowGraph &Graph, Findings &Found)
      : Graph(Graph), Code(Graph.getCode()), Found(Found) {}

  void checkClause(uint32_t Start, uint32_t Block);

private:
  const FlowGraph &Graph;
  const SectionCode &Code;
  Findings &Found;

  // State of the current clause.
  uint32_t Start = 0; ///< Index of the s_clause.
  ClauseKind Kind = ClauseKind::None;

  std::optional<ClauseHazard> findBegin(const CodeInst &I) const;
  std::optional<ClauseHazard> findInside(const CodeInst &I) const;
  bool isReachedFromElsewhere(uint32_t Block) const;
  bool report(ClauseHazard H, uint32_t Number, unsigned NumGood);
  std::string describeRemedy(ClauseHazard H, unsigned NumGood) const;
};

/// Limits on the number of instructions in a clause.
constexpr unsigned MinLength = 2, MaxLength = 63;

} // namespace

//===----------------------------------------------------------------------===//
// Kinds
//===----------------------------------------------------------------------===//

static ClauseKind getKind(const CodeInst &I) {
  if (I.is(InstClass::VALU))
    return ClauseKind::VALU;
  if (I.is(InstClass::SMEM))
    return ClauseKind::Scalar;
  if (I.is(InstClass::DS))
    return I.is(InstClass::GDS) ? ClauseKind::None : ClauseKind::LDS;
  if (I.is(InstClass::FlatAddress))
    return ClauseKind::Flat;
  const InstClasses Memory =
      InstClass::Buffer | InstClass::Image | InstClass::Flat;
  return I.Classes.hasAny(Memory) ? ClauseKind::Memory : ClauseKind::None;
}

static StringRef describe(ClauseKind K) {
  switch (K) {
  case ClauseKind::Memory:
    return "buffer, image, global and scratch access";
  case ClauseKind::Flat:
    return "flat access";
  case ClauseKind::Scalar:
    return "scalar memory access";
  case ClauseKind::LDS:
    return "LDS access";
  case ClauseKind::VALU:
    return "VALU instructions";
  case ClauseKind::None:
    break;
  }
  llvm_unreachable("no clause begins with it");
}

/// Returns true if control may leave the straight line after \p I.
static bool leaves(const CodeInst &I) {
  return isBranch(I) ||
         I.Classes.hasAny(InstClass::Fork | InstClass::ProgramEnd);
}

/// Returns true if \p I is an internal instruction such as s_nop or s_waitcnt.
/// Messages do not count as internal.
static bool isInternal(const CodeInst &I) {
  return I.is(InstClass::WaitOneCounter) ||
         (I.is(InstClass::SOPP) &&
          !I.Classes.hasAny(InstClass::Message | InstClass::Clause));
}

/// Returns true if address words follow the words that all forms have.
static bool hasAddressList(const CodeInst &I) {
  constexpr uint32_t SizeWithoutList = 8;
  return I.is(InstClass::Image) && I.Size > SizeWithoutList;
}

static AccessType getAccessType(const SectionCode &Code, const CodeInst &I) {
  if (I.is(InstClass::Atomic))
    return AccessType::Atomic;
  const bool Loads = I.is(InstClass::ToLDS) ||
                     any_of(Code.getAccesses(I),
                            [](const CodeAccess &X) { return X.IsWrite; });
  return Loads ? AccessType::Load : AccessType::Store;
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

std::optional<ClauseHazard>
HardClauseCheck::findBegin(const CodeInst &I) const {
  if (leaves(I))
    return ClauseHazard::ClauseEnd;
  // LLVM's hazard pass inserts internal instructions after s_clause, so this is
  // only the disputed hazard.
  if (isInternal(I))
    return ClauseHazard::ClauseInternal;
  if (Kind == ClauseKind::None)
    return ClauseHazard::ClauseBegin;
  if (hasAddressList(I))
    return ClauseHazard::ClauseAddressList;
  return std::nullopt;
}

/// Checks \p I, which is not the first instruction of the clause.
std::optional<ClauseHazard>
HardClauseCheck::findInside(const CodeInst &I) const {
  if (I.is(InstClass::Nop))
    return std::nullopt;
  if (leaves(I))
    return ClauseHazard::ClauseEnd;
  if (isInternal(I))
    return ClauseHazard::ClauseInternal;
  if (getKind(I) != Kind)
    return ClauseHazard::ClauseOther;
  if (hasAddressList(I))
    return ClauseHazard::ClauseAddressList;
  const CodeInst &First = Code.Insts[Start + 1];
  if ((Kind == ClauseKind::Memory || Kind == ClauseKind::Flat) &&
      getAccessType(Code, I) != getAccessType(Code, First))
    return ClauseHazard::ClauseMix;
  return std::nullopt;
}

/// Returns true if \p Block is an entry, is called, or has predecessors other
/// than the block before it.
bool HardClauseCheck::isReachedFromElsewhere(uint32_t Block) const {
  const FlowBlock &B = Graph.getBlocks()[Block];
  return B.IsEntry || B.IsCalled ||
         any_of(B.Predecessors, [=](uint32_t P) { return P + 1 != Block; });
}

//===----------------------------------------------------------------------===//
// Reports
//===----------------------------------------------------------------------===//

/// Returns a note with the correct operand of s_clause, or the row's remedy if
/// no operand is correct. \p NumGood is the number of valid instructions in the
/// clause before the error.
std::string HardClauseCheck::describeRemedy(ClauseHazard H,
                                            unsigned NumGood) const {
  while (NumGood && Code.Insts[Start + NumGood].is(InstClass::Nop))
    --NumGood;
  if (NumGood < MinLength)
    return getRow(H).Remedy.str();
  return "'s_clause " + std::to_string(NumGood - 1) + "' covers the " +
         std::to_string(NumGood) + " instructions after it";
}

/// Reports \p H at the instruction \p Number, unless its group is disabled. \p
/// NumGood is the number of valid instructions in the clause before it.
/// \returns true if the group is enabled.
bool HardClauseCheck::report(ClauseHazard H, uint32_t Number,
                             unsigned NumGood) {
  const ClauseHazardRow &Row = getRow(H);
  if (!Found.isOn(Row.Group) || !(Row.Arches & maskOf(Code.Architecture)))
    return false;
  if (!Found.wants(Row.Group, {Row.Id}, Code.Insts[Number]))
    return true;
  Finding &F = Found.add(
      Row.Group, {Row.Id}, {Number, CodeAccess::NoOperand},
      fillIn(Row.Text, Kind == ClauseKind::None ? "" : describe(Kind)));
  if (!Row.Producer.empty())
    F.Notes.push_back(
        {Finding::Location{Start, CodeAccess::NoOperand}, Row.Producer.str()});
  F.Notes.push_back({std::nullopt, describeRemedy(H, NumGood)});
  return true;
}

/// Reports the first error in the clause of the s_clause \p Number.
void HardClauseCheck::checkClause(uint32_t Number, uint32_t Block) {
  constexpr unsigned LengthMask = 63;
  const unsigned Length = (Code.Insts[Number].Immediate & LengthMask) + 1;
  Start = Number;
  Kind = ClauseKind::None;
  if (Length < MinLength || Length > MaxLength) {
    report(ClauseHazard::ClauseLength, Number, 0);
    return;
  }
  for (unsigned N = 1; N <= Length; ++N) {
    const uint32_t At = Start + N;
    if (At == Code.Insts.size() || !Code.Insts[At].isUnderstood()) {
      report(ClauseHazard::ClauseEnd, At - 1, N - 1);
      return;
    }
    const CodeInst &I = Code.Insts[At];
    if (N == 1)
      Kind = getKind(I);
    std::optional<ClauseHazard> H = N == 1 ? findBegin(I) : findInside(I);
    if (H && report(*H, At, N - 1))
      return;
    if (Kind == ClauseKind::None)
      return;
    if (At != Graph.getBlocks()[Block].End)
      continue;
    ++Block;
    if (isReachedFromElsewhere(Block) &&
        report(ClauseHazard::ClauseLabel, At, N - 1))
      return;
  }
}

void clrx::checkHardClauses(const FlowGraph &Graph, Findings &Found) {
  const SectionCode &Code = Graph.getCode();
  if (!(maskOf(Code.Architecture) & getRow(ClauseHazard::ClauseBegin).Arches))
    return;
  HardClauseCheck Check(Graph, Found);
  for (auto [Number, B] : enumerate(Graph.getBlocks()))
    if (isChecked(Graph, Number))
      for (uint32_t I = B.First; I != B.End; ++I)
        if (Code.Insts[I].is(InstClass::Clause) && isChecked(B, Code.Insts[I]))
          Check.checkClause(I, Number);
}
