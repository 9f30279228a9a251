//===- CodeOwnership.cpp - Owners of kernel code --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements .kcode regions and their register counts.
//
//===----------------------------------------------------------------------===//

#include "Kernel/CodeOwnership.h"

using namespace llvm;
using namespace clrx;

CodeOwnership::CodeOwnership(AsmHost &Host)
    : Host(Host), HasWave32(getArchInfo(Host.getTarget().Device).HasWave32),
      HasDialect(Host.getTarget().getProcessor().HasDialect),
      DefaultWave32(!HasDialect && Host.getTarget().Wave32) {
  Host.addSink(Counter);
}

CodeOwnership::~CodeOwnership() = default;

unsigned CodeOwnership::addKernel() {
  Kernels.emplace_back();
  Kernels.back().Wave32 = DefaultWave32;
  return Kernels.size() - 1;
}

/// Makes the counter and .wave32 follow the current owners of code.
void CodeOwnership::updateHost() {
  if (isInRegion()) {
    const int First = Regions.back().find_first();
    Counter.countFor(&RegionUsage);
    Host.getTarget().Wave32 =
        First != -1 ? Kernels[First].Wave32 : DefaultWave32;
    return;
  }
  if (HasOwnSections)
    Counter.countFor(&RegionUsage);
  else
    Counter.countFor(Current ? &Kernels[*Current].Usage : nullptr);
  Host.getTarget().Wave32 = Current ? Kernels[*Current].Wave32 : DefaultWave32;
}

void CodeOwnership::enterKernel(unsigned Kernel) {
  if (!isInRegion()) {
    Current = Kernel;
    updateHost();
    return;
  }
  if (Regions.back().any())
    return;
  // In a region without kernels, clrxasm assigns the count so far to the kernel
  // that was entered before.
  if (Current)
    Kernels[*Current].Usage = RegionUsage;
  Current = Kernel;
  RegionUsage = Kernels[Kernel].Usage;
}

void CodeOwnership::setWave32(bool On) {
  if (!HasWave32 || isInRegion())
    return;
  if (Current)
    Kernels[*Current].Wave32 = On;
  else if (!HasDialect)
    DefaultWave32 = On;
}

void CodeOwnership::setWave32(unsigned Kernel, bool On) {
  if (HasWave32 && (isInRegion() || Current != Kernel))
    Kernels[Kernel].Wave32 = On;
}

SmallBitVector CodeOwnership::getInheritedSelection() const {
  SmallBitVector Selection;
  if (isInRegion())
    Selection = Regions.back();
  Selection.resize(Kernels.size());
  return Selection;
}

/// Adds the usage of the innermost region so far to its kernels.
void CodeOwnership::collect() {
  if (isInRegion())
    for (unsigned K : Regions.back().set_bits())
      Kernels[K].Usage.merge(RegionUsage);
  RegionUsage = RegisterUsage();
}

void CodeOwnership::enterSection(std::optional<unsigned> Kernel) {
  if (Kernel)
    RegionUsage = Kernels[*Kernel].Usage;
  Counter.countFor(Kernel ? &RegionUsage : nullptr);
}

bool CodeOwnership::openRegion(SmallBitVector Selection) {
  const int First = Selection.find_first();
  for (unsigned K : Selection.set_bits())
    if (Kernels[K].Wave32 != Kernels[First].Wave32)
      return true;
  collect();
  Regions.push_back(std::move(Selection));
  updateHost();
  return false;
}

void CodeOwnership::closeRegion() {
  collect();
  Regions.pop_back();
  updateHost();
}

void CodeOwnership::finish(std::optional<unsigned> Current) {
  // As in clrxasm, the end of the source assigns the count so far only if its
  // kernel is the last one that was declared.
  if (Current && *Current == Kernels.size() - 1)
    leaveSection(*Current);
  if (HasOwnSections) // Open regions assign no usage in this mode.
    Regions.clear();
  while (isInRegion())
    closeRegion();
  // leaveSection may have replaced the usage, so add these registers again.
  for (Kernel &K : Kernels)
    K.Usage.merge(K.Added);
}
