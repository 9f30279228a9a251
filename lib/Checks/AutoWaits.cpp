//===- AutoWaits.cpp - Waits that the assembler inserts -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Waits for counters are planned first, because they also take wait states and
// resolve other hazards.
//
//===----------------------------------------------------------------------===//

#include "Checks/AutoWaits.h"
#include "CallGraph.h"
#include "Hazards.h"
#include "WaitPlanner.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace clrx;

namespace {

/// Plans the insertions in one section.
class PartPlanner {
public:
  PartPlanner(const Program &P, const Program::Part &In, bool HasUnknownCode,
              uint16_t Groups)
      : Code(In.Code), Graph(In.Graph),
        Waits(In.Graph, PlanUse::Insertion, HasUnknownCode, Groups) {
    const SmallVector<uint32_t> Entries = getEntryBlocks(P, In);
    do
      Waits.run(Entries);
    while (findRemedies());
  }

  void addTo(std::vector<InsertedInst> &Result);

private:
  const SectionCode &Code;
  const FlowGraph &Graph;
  WaitPlanner Waits;
  /// Remedies of hazards that wait states do not solve.
  std::vector<InsertedInst> Remedies;
  std::vector<InsertedInst> Insts;
  std::vector<PlannedStates> States; ///< By the index of the instruction.

  void add(uint32_t Inst, bool IsAfter, StringRef Statement) {
    Insts.push_back({Code.Insts[Inst].Number, IsAfter, Statement.str()});
  }
  void addWaits(const PlannedWaits &Planned, bool IsAfter);
  void addStates();
  bool findRemedies();
};

} // namespace

void PartPlanner::addWaits(const PlannedWaits &Planned, bool IsAfter) {
  for (const auto &[Inst, Counts] : Planned)
    for (const std::string &S : Waits.getWaitInsts().getStatements(Counts)) {
      add(Inst, IsAfter, S);
      States[Inst].Waits += !IsAfter;
    }
}

void PartPlanner::addStates() {
  planWaitStates(Graph, States);
  for (auto [Inst, S] : enumerate(States)) {
    if (S.IsForwarded)
      add(Inst, /*IsAfter=*/false, WaitForVALU);
    for (unsigned N = 0; N != S.VALU; ++N)
      add(Inst, /*IsAfter=*/false, VALUNop);
    for (const std::string &Nop : makeNops(S.Nops, Code.Architecture))
      add(Inst, /*IsAfter=*/false, Nop);
  }
}

/// Finds the remedies. A remedy that begins with a wait for a counter becomes
/// part of the plan of waits. \returns true if that plan must be made again.
bool PartPlanner::findRemedies() {
  bool HasForced = false;
  Remedies.clear();
  CheckOptions Options;
  Options.Groups = maskOf(WarningGroup::Hazard);
  Options.MaxPerKind = Code.Insts.size() * NumCounters;
  Findings::Counts Seen;
  Findings Found(Code, Options, Seen);
  checkStateHazards(Graph, Found, &Waits.getBefore());
  if (!Code.hasDialect())
    checkVALUHazards(Graph, Found, &Waits.getBefore());
  for (const Finding &F : Found.takeSorted())
    for (const Finding::Note &N : F.Notes) {
      SmallVector<StringRef, 2> Statements;
      SplitString(N.Statement, Statements, "\n");
      const CodeInst &I = Code.Insts[F.At.Inst];
      if (Statements.empty() || !I.isAutomatic())
        continue;
      if (Statements.front().starts_with("s_waitcnt "))
        HasForced |= Waits.force(F.At.Inst);
      for (StringRef S : Statements)
        Remedies.push_back({I.Number, N.IsAfter, S.str()});
    }
  return HasForced;
}

void PartPlanner::addTo(std::vector<InsertedInst> &Result) {
  States.resize(Code.Insts.size());
  addWaits(Waits.getBefore(), /*IsAfter=*/false);
  addWaits(Waits.getAfter(), /*IsAfter=*/true);
  addStates();
  append_range(Result, Insts);
  append_range(Result, Remedies);
}

std::vector<InsertedInst> clrx::planWaits(const Program &P, uint16_t Groups) {
  const bool HasUnknownCode =
      P.Source.IsCodeObject || any_of(P.Parts, [](const Program::Part &In) {
        return !getUnresolvedJumps(In.Graph).empty();
      });
  std::vector<InsertedInst> Result;
  for (const Program::Part &In : P.Parts)
    if (any_of(In.Code.Insts,
               [](const CodeInst &I) { return I.isAutomatic(); }))
      PartPlanner(P, In, HasUnknownCode, Groups).addTo(Result);
  llvm::stable_sort(Result, [](const InsertedInst &A, const InsertedInst &B) {
    return A.getKey() < B.getKey();
  });
  return Result;
}

/// Returns the number of the first instruction of the source in \p B; 0 if it
/// has none.
static uint32_t getFirstNumber(const SectionCode &Code, const FlowBlock &B) {
  for (uint32_t I = B.First; I != B.End; ++I)
    if (!Code.Insts[I].IsInserted)
      return Code.Insts[I].Number;
  return 0;
}

namespace {
/// A hash of words that is fast enough for each instruction.
struct WordHash {
  uint64_t Value = 0;

  void add(uint64_t Word) {
    constexpr uint64_t Factor = 0x9E3779B97F4A7C15;
    Value = (Value ^ Word) * Factor;
    Value ^= Value >> 32;
  }
};
} // namespace

static void addInst(WordHash &Hash, const SectionCode &Code,
                    const CodeInst &I) {
  Hash.add(uint64_t(I.Number) << 32 | I.Pos.Muted << 8 | unsigned(I.Waits));
  const StringRef Bytes = StringRef(Code.Content).substr(I.Offset, I.Size);
  if (!I.isUnderstood())
    return Hash.add(xxh3_64bits(Bytes));
  const bool IsBranch = I.Classes.hasAny(
      InstClass::Branch | InstClass::CondBranch | InstClass::Call);
  for (size_t Offset = 0; Offset < Bytes.size(); Offset += 4) {
    const uint32_t Word = support::endian::read32le(Bytes.data() + Offset);
    // An insertion may change the distance of a branch, but not its target.
    Hash.add(IsBranch ? Word >> 16 : Word);
  }
}

uint64_t clrx::hashForWaits(const Program &P) {
  WordHash Hash;
  for (const Program::Part &In : P.Parts) {
    for (const CodeInst &I : In.Code.Insts)
      if (!I.IsInserted)
        addInst(Hash, In.Code, I);
    for (const FlowBlock &B : In.Graph.getBlocks())
      for (uint32_t To : B.Successors)
        Hash.add(uint64_t(getFirstNumber(In.Code, B)) << 32 |
                 getFirstNumber(In.Code, In.Graph.getBlocks()[To]));
  }
  return Hash.Value;
}
