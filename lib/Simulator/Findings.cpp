//===- Findings.cpp - Mistakes of executed kernels --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The table of the groups of findings.
//
//===----------------------------------------------------------------------===//

#include "Simulator/Findings.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

static constexpr FindingGroupInfo Groups[] = {
#define CLRX_FINDING(Id, Name, IsOnByDefault, Doc)                             \
  {Name, "run-" Name, IsOnByDefault, Doc},
#include "Simulator/Findings.def"
};

const FindingGroupInfo &sim::getGroupInfo(FindingGroup G) {
  return Groups[unsigned(G)];
}

std::optional<FindingGroup> sim::findGroup(StringRef Name) {
  for (unsigned I = 0; I != NumFindingGroups; ++I)
    if (Groups[I].Name == Name)
      return FindingGroup(I);
  return std::nullopt;
}

FindingGroups sim::getDefaultGroups() {
  FindingGroups Result = 0;
  for (unsigned I = 0; I != NumFindingGroups; ++I)
    if (Groups[I].IsOnByDefault)
      Result |= maskOf(FindingGroup(I));
  return Result;
}

std::vector<RuleInfo> sim::getFindingRules() {
  std::vector<RuleInfo> Rules;
  for (const FindingGroupInfo &G : Groups)
    Rules.push_back({G.Rule, G.Doc.str(), G.Name});
  return Rules;
}
