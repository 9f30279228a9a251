//===- CodeOwnership.cpp - Which kernel code belongs to -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/Kernel/CodeOwnership.h"

using namespace llvm;
using namespace clrx;

unsigned CodeOwnership::addKernel() {
  Kernels.emplace_back();
  return Kernels.size() - 1;
}

void CodeOwnership::updateSink() {
  if (isInRegion())
    Host.setUsageSink(&RegionUsage);
  else
    Host.setUsageSink(Current ? &Kernels[*Current].Usage : nullptr);
}

void CodeOwnership::enterKernel(unsigned Kernel) {
  if (isInRegion())
    return;
  Current = Kernel;
  Host.getTarget().Wave32 = Kernels[Kernel].Wave32;
  updateSink();
}

void CodeOwnership::setWave32(bool On) {
  if (isInRegion())
    for (unsigned K : Regions.back().set_bits())
      Kernels[K].Wave32 = On;
  else if (Current)
    Kernels[*Current].Wave32 = On;
}

SmallBitVector CodeOwnership::getInheritedSelection() const {
  SmallBitVector Selection;
  if (isInRegion())
    Selection = Regions.back();
  Selection.resize(Kernels.size());
  return Selection;
}

/// Counts what the innermost region has used so far for its kernels.
void CodeOwnership::collect() {
  if (!isInRegion())
    return;
  for (unsigned K : Regions.back().set_bits())
    Kernels[K].Usage.merge(RegionUsage);
  RegionUsage = RegisterUsage();
}

bool CodeOwnership::openRegion(SmallBitVector Selection) {
  bool &Wave32 = Host.getTarget().Wave32;
  const int First = Selection.find_first();
  for (unsigned K : Selection.set_bits())
    if (Kernels[K].Wave32 != Kernels[First].Wave32)
      return true;
  collect();
  if (!isInRegion())
    OuterWave32 = Wave32;
  if (First != -1)
    Wave32 = Kernels[First].Wave32;
  Regions.push_back(std::move(Selection));
  updateSink();
  return false;
}

void CodeOwnership::closeRegion() {
  collect();
  Regions.pop_back();
  if (!isInRegion())
    Host.getTarget().Wave32 = OuterWave32;
  else if (int First = Regions.back().find_first(); First != -1)
    Host.getTarget().Wave32 = Kernels[First].Wave32;
  updateSink();
}

void CodeOwnership::finish() {
  while (isInRegion())
    closeRegion();
}
