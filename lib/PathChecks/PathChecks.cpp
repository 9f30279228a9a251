//===- PathChecks.cpp - Checks of executed paths ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps the paths of the wavefronts of a work-group.
//
//===----------------------------------------------------------------------===//

#include "PathChecks/PathChecks.h"
#include "PathChecks/WavePath.h"
#include "Simulator/WorkGroup.h"

using namespace clrx;
using namespace llvm;

namespace {

class PathChecks : public sim::PathObserver {
public:
  PathChecks(const sim::Dispatch &D, sim::FindingGroups Groups)
      : Code(D), Rows(Code.Code), Groups(Groups) {}

  void startGroup(const sim::WorkGroup &G) override;
  void beforeInstruction(sim::Wavefront &W) override {
    if (std::optional<uint32_t> Number = Code.find(W.CurrentPC))
      Paths[W.Index]->step(W, *Number);
    else
      Paths[W.Index]->leave(W);
  }
  void afterInstruction(sim::Wavefront &W) override {
    Paths[W.Index]->finish(W);
  }
  void endGroup(const sim::WorkGroup &G) override {
    for (const auto &W : G.Waves)
      Paths[W->Index]->leave(*W);
  }

private:
  ExecutedCode Code;
  HazardRows Rows;
  const sim::FindingGroups Groups;
  /// Paths by the number of the wavefront. Later work-groups use them again.
  std::vector<std::unique_ptr<WavePath>> Paths;
};

} // namespace

void PathChecks::startGroup(const sim::WorkGroup &G) {
  while (Paths.size() < G.Waves.size())
    Paths.push_back(std::make_unique<WavePath>(Code, Rows, Groups));
  for (auto &P : Paths)
    P->restart();
}

std::unique_ptr<sim::PathObserver>
clrx::makePathChecks(const sim::Dispatch &D, sim::FindingGroups Groups) {
  if (!(Groups &
        (maskOf(sim::FindingGroup::Wait) | maskOf(sim::FindingGroup::Hazard))))
    return nullptr;
  return std::make_unique<PathChecks>(D, Groups);
}
