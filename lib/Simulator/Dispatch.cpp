//===- Dispatch.cpp - A kernel that is to be executed -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers of work-groups.
//
//===----------------------------------------------------------------------===//

#include "Simulator/Dispatch.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

static uint32_t countGroupsIn(const Dispatch &D, unsigned Dim) {
  return uint32_t(divideCeil(D.GlobalSize[Dim], D.LocalSize[Dim]));
}

const Allocation &Dispatch::findCode(uint64_t Address) const {
  for (const Allocation *A : CodeBuffers)
    if (A->contains(Address, 1))
      return *A;
  return *Code;
}

uint64_t Dispatch::countGroups() const {
  const uint64_t XY =
      uint64_t(countGroupsIn(*this, 0)) * countGroupsIn(*this, 1);
  return SaturatingMultiply<uint64_t>(XY, countGroupsIn(*this, 2));
}

uint64_t Dispatch::getGroupNumber(const GroupId &Id) const {
  const uint64_t X = countGroupsIn(*this, 0), Y = countGroupsIn(*this, 1);
  return Id[0] + X * (Id[1] + Y * Id[2]);
}

unsigned Dispatch::countSGPRs() const {
  const ArchInfo &Facts = getArchInfo(Architecture);
  // Without a granule, the hardware always allocates all SGPRs.
  return Facts.SGPRGranule ? std::min(NumSGPRs, Facts.AddressableSGPRs)
                           : Facts.AddressableSGPRs;
}

uint32_t Dispatch::countWaves() const {
  const uint64_t NumItems =
      uint64_t(LocalSize[0]) * LocalSize[1] * LocalSize[2];
  return uint32_t(divideCeil(NumItems, Wave32 ? 32u : 64u));
}

GroupId Dispatch::getGroupId(uint64_t N) const {
  const uint64_t X = countGroupsIn(*this, 0), Y = countGroupsIn(*this, 1);
  return {uint32_t(N % X), uint32_t(N / X % Y), uint32_t(N / X / Y)};
}
