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
  PartPlanner(const Program &P, const Program::Part &In, bool HasUnknownCode)
      : Code(In.Code), Graph(In.Graph), Waits(In.Graph, HasUnknownCode) {
    Waits.run(getEntryBlocks(P, In));
  }

  void addTo(std::vector<InsertedInst> &Result);

private:
  const SectionCode &Code;
  const FlowGraph &Graph;
  WaitPlanner Waits;
  std::vector<InsertedInst> Insts;

  void add(uint32_t Inst, bool IsAfter, StringRef Statement) {
    Insts.push_back({Code.Insts[Inst].Number, IsAfter, Statement.str()});
  }
  void addWaits(const PlannedWaits &Planned, bool IsAfter);
  void addStates();
  void addRemedies();
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

/// Adds the remedies of hazards that wait states do not solve.
void PartPlanner::addRemedies() {
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
      if (isAutomatic(Code.Insts[F.At.Inst]))
        for (StringRef S : Statements)
          add(F.At.Inst, N.IsAfter, S);
    }
}

void PartPlanner::addTo(std::vector<InsertedInst> &Result) {
  addWaits(Waits.getBefore(), /*IsAfter=*/false);
  addWaits(Waits.getAfter(), /*IsAfter=*/true);
  addStates();
  addRemedies();
  append_range(Result, Insts);
}

std::vector<InsertedInst> clrx::planWaits(const Program &P) {
  const bool HasUnknownCode =
      P.Source.MayBeLibrary || any_of(P.Parts, [](const Program::Part &In) {
        return !getUnresolvedJumps(In.Graph).empty();
      });
  std::vector<InsertedInst> Result;
  for (const Program::Part &In : P.Parts)
    if (any_of(In.Code.Insts, isAutomatic))
      PartPlanner(P, In, HasUnknownCode).addTo(Result);
  llvm::stable_sort(Result, [](const InsertedInst &A, const InsertedInst &B) {
    return A.getKey() < B.getKey();
  });
  return Result;
}
