//===- Wavefront.cpp - State of a wavefront ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The registers of a wavefront.
//
//===----------------------------------------------------------------------===//

#include "Simulator/Wavefront.h"
#include "Simulator/GroupRunner.h"
#include "Simulator/LaneMask.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

ScalarRegisters::ScalarRegisters() {
  fill(Undefined, ~0u);
  Undefined[CodeNull] = 0;
}

VectorRegisters::VectorRegisters(unsigned Count)
    : Values(Count), Undefined(Count), UndefinedLanes(Count, ~uint64_t(0)) {
  for (LaneArray &Register : Undefined)
    Register.fill(~0u);
}

void VectorRegisters::set(unsigned Register, unsigned Lane, uint32_t Value,
                          uint32_t UndefinedBits) {
  const uint64_t Bit = uint64_t(1) << Lane;
  values(Register)[Lane] = Value;
  HasNewUndefined |= UndefinedBits != 0;
  undefined(Register)[Lane] = UndefinedBits;
  if (UndefinedBits)
    undefinedLanes(Register) |= Bit;
  else
    undefinedLanes(Register) &= ~Bit;
}

void VectorRegisters::setLanes(unsigned Register, uint64_t Lanes,
                               const uint32_t *NewValues,
                               const uint32_t *UndefinedBits) {
  uint32_t *To = values(Register);
  if (Lanes == ~uint64_t(0)) {
    std::memcpy(To, NewValues, MaxLanes * sizeof(uint32_t));
  } else {
    if (Lanes != LastMask) {
      LastMask = Lanes;
      expandMask(Lanes, LastLanes);
    }
    copyLanes(LastLanes, To, NewValues);
  }
  undefinedLanes(Register) &= ~Lanes;
  if (!UndefinedBits)
    return;
  HasNewUndefined = true;
  for (uint64_t Rest = Lanes; Rest; Rest &= Rest - 1) {
    unsigned Lane = countr_zero(Rest);
    if (!UndefinedBits[Lane])
      continue;
    undefined(Register)[Lane] = UndefinedBits[Lane];
    undefinedLanes(Register) |= uint64_t(1) << Lane;
  }
}

Wavefront::Wavefront(WorkGroup &Group, unsigned Index, unsigned NumVGPRs)
    : Group(Group), Index(Index), Vectors(NumVGPRs),
      Accesses(Group.Runner.accesses()), IsWave32(Group.D.Wave32),
      TracksUndefined(Group.Runner.M.Options.TracksUndefined) {}

const Dispatch &Wavefront::dispatch() const { return Group.D; }
StoredOrigins &Wavefront::storedOrigins() const {
  return Group.Runner.storedOrigins();
}

void Wavefront::noteUndefinedLoad(const Bytes *In, uint64_t Offset) {
  if (!Origins)
    Origins = std::make_unique<RegisterOrigins>();
  Origins->noteLoad(In, Offset);
}

void Wavefront::noteUndefinedStore(const Bytes *In, uint64_t Offset,
                                   unsigned SourceCode) {
  storedOrigins().set(In, Offset,
                      Origins ? Origins->get(SourceCode)
                              : UndefinedOrigin{0, uint16_t(SourceCode)});
}

void Wavefront::noteUndefinedWrite() {
  Scalars.HasNewUndefined = Vectors.HasNewUndefined = false;
  if (!Origins)
    Origins = std::make_unique<RegisterOrigins>();
  Origins->noteWrite(*this, *Current);
}

const Bytes &Wavefront::gds() const { return Group.Runner.M.GDS; }
Memory &Wavefront::memory() { return Group.Runner.M.Mem; }
void Wavefront::report(FindingGroup InGroup, const Twine &Text,
                       const Twine &Note, std::optional<unsigned> Lane,
                       bool IsError) {
  Finding F;
  F.Group = InGroup;
  F.IsError = IsError;
  F.Text = Text.str();
  F.Note = Note.str();
  F.Lane = Lane;
  report(std::move(F));
}

void Wavefront::report(Finding F) {
  F.PC = CurrentPC;
  if (F.Group == FindingGroup::Undef && Current) {
    static const RegisterOrigins NoOrigins;
    (Origins ? *Origins : NoOrigins).describe(*this, *Current, F);
  }
  copy(Group.Id, F.WorkGroup);
  F.Wave = Index;
  Group.Runner.report(F);
}

void Wavefront::stop(FindingGroup InGroup, const Twine &Text,
                     const Twine &Note) {
  report(InGroup, Text, Note);
  State = WaveState::Stopped;
  StopReason = InGroup;
}
