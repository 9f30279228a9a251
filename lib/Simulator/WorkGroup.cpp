//===- WorkGroup.cpp - State of a work-group --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The initial state of the wavefronts of a work-group.
//
//===----------------------------------------------------------------------===//

#include "Simulator/WorkGroup.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

WorkGroup::WorkGroup(GroupRunner &Runner, const Dispatch &D, const GroupId &Id)
    : Runner(Runner), D(D), Id(Id),
      LDS(D.InitialLDS.size() ? D.InitialLDS : Bytes(D.LDSSize, false)) {
  if (D.Scratch)
    llvm::fill(D.Scratch->Undefined, 0xff);
  unsigned NumItems = 1;
  for (unsigned Dim = 0; Dim != 3; ++Dim) {
    uint32_t First = Id[Dim] * D.LocalSize[Dim];
    Size[Dim] = std::min(D.LocalSize[Dim], D.GlobalSize[Dim] - First);
    NumItems *= Size[Dim];
  }
  const unsigned NumWaves = divideCeil(NumItems, D.Wave32 ? 32 : 64);
  for (unsigned I = 0; I != NumWaves; ++I) {
    Waves.push_back(std::make_unique<Wavefront>(*this, I, D.NumVGPRs));
    initialize(*Waves.back());
  }
}

void WorkGroup::initialize(Wavefront &W) {
  W.PC = D.EntryAddress;
  W.Mode.Bits = D.Mode;
  for (unsigned Dim = 0; Dim != 3; ++Dim)
    if (const std::optional<uint16_t> Register = D.WorkGroupId[Dim])
      W.Scalars.set32(*Register, {Id[Dim]});
  if (D.WorkGroupInfo)
    W.Scalars.set32(*D.WorkGroupInfo, {Waves.size()});
  if (D.ScratchOffset)
    W.Scalars.set32(*D.ScratchOffset,
                    {uint64_t(W.Index) * D.ScratchSize * W.numLanes()});
  initializeWorkItems(W);
  for (const InitialScalar &S : D.Scalars) {
    if (S.Code != CodeSCC) {
      W.Scalars.set32(S.Code, {S.Value});
      continue;
    }
    W.SCC = S.Value & 1;
    W.IsSCCUndefined = false;
  }
  for (const InitialVector &V : D.Vectors)
    for (unsigned Lane = 0; Lane != W.numLanes(); ++Lane)
      W.Vectors.set(V.Register, Lane,
                    V.Values[std::min<size_t>(Lane, V.Values.size() - 1)]);
}

/// Sets EXEC and the VGPRs that hold the numbers of the work-items.
void WorkGroup::initializeWorkItems(Wavefront &W) {
  const unsigned NumItems = Size[0] * Size[1] * Size[2];
  const unsigned First = W.Index * W.numLanes();
  uint64_t Exec = 0;
  for (unsigned Lane = 0; Lane != W.numLanes() && First + Lane < NumItems;
       ++Lane) {
    Exec |= uint64_t(1) << Lane;
    unsigned Item = First + Lane;
    uint32_t Ids[3] = {Item % Size[0], Item / Size[0] % Size[1],
                       Item / (Size[0] * Size[1])};
    if (D.PacksWorkItemIds && D.NumWorkItemIds)
      W.Vectors.set(0, Lane, Ids[0] | Ids[1] << 10 | Ids[2] << 20);
    else
      for (unsigned Dim = 0; Dim != D.NumWorkItemIds; ++Dim)
        W.Vectors.set(Dim, Lane, Ids[Dim]);
  }
  W.setExec({D.InitialExec ? *D.InitialExec : Exec});
}
