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

using namespace llvm;
using namespace clrx;

namespace {

/// Plans the insertions in one section.
class PartPlanner {
public:
  PartPlanner(const Program &P, const Program::Part &In, bool HasUnknownCode,
              uint16_t Groups)
      : Code(In.Code), Graph(In.Graph),
        Waits(In.Graph, HasUnknownCode, Groups) {
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

  void add(uint32_t Inst, bool IsAfter, StringRef Statement) {
    Insts.push_back({Code.Insts[Inst].Number, IsAfter, Statement.str()});
  }
  void addWaits(const PlannedWaits &Planned, bool IsAfter);
  void addStates();
  bool findRemedies();
};

} // namespace

static bool isAutomatic(const CodeInst &I) {
  return I.Waits != WaitMode::Manual && I.Number && !I.IsInserted;
}

void PartPlanner::addWaits(const PlannedWaits &Planned, bool IsAfter) {
  for (const auto &[Inst, Counts] : Planned)
    for (const std::string &S : Waits.getWaitInsts().getStatements(Counts))
      add(Inst, IsAfter, S);
}

void PartPlanner::addStates() {
  std::vector<PlannedStates> States(Code.Insts.size());
  for (const auto &[Inst, Counts] : Waits.getBefore())
    States[Inst].Waits = Waits.getWaitInsts().getStatements(Counts).size();
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
      if (Statements.empty() || !isAutomatic(I))
        continue;
      if (Statements.front().starts_with("s_waitcnt "))
        HasForced |= Waits.force(F.At.Inst);
      for (StringRef S : Statements)
        Remedies.push_back({I.Number, N.IsAfter, S.str()});
    }
  return HasForced;
}

void PartPlanner::addTo(std::vector<InsertedInst> &Result) {
  addWaits(Waits.getBefore(), /*IsAfter=*/false);
  addWaits(Waits.getAfter(), /*IsAfter=*/true);
  addStates();
  append_range(Result, Insts);
  append_range(Result, Remedies);
}

std::vector<InsertedInst> clrx::planWaits(const Program &P, uint16_t Groups) {
  const bool HasUnknownCode =
      P.Source.MayBeLibrary || any_of(P.Parts, [](const Program::Part &In) {
        return !getUnresolvedJumps(In.Graph).empty();
      });
  std::vector<InsertedInst> Result;
  for (const Program::Part &In : P.Parts)
    if (any_of(In.Code.Insts, isAutomatic))
      PartPlanner(P, In, HasUnknownCode, Groups).addTo(Result);
  llvm::stable_sort(Result, [](const InsertedInst &A, const InsertedInst &B) {
    return A.getKey() < B.getKey();
  });
  return Result;
}
