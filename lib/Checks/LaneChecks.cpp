//===- LaneChecks.cpp - Sources that all lanes share ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds vector registers in sources that the hardware reads once for all lanes.
// LLVM's assembler accepts no vector registers in these sources.
//
//===----------------------------------------------------------------------===//

#include "OperandChecks.h"

using namespace llvm;
using namespace clrx;

namespace {

struct SharedSource {
  InstClass Class;
  uint8_t Source; ///< Index among the sources of the instruction.
};

} // namespace

static constexpr SharedSource SharedSources[] = {
    {InstClass::SelectsLane, 1},
    {InstClass::WritesLane, 0},
    {InstClass::PermutesLanes, 1},
    {InstClass::PermutesLanes, 2},
};

/// Returns true if all lanes share the source \p Source of \p I.
static bool isShared(const CodeInst &I, unsigned Source) {
  return any_of(SharedSources, [&](const SharedSource &S) {
    return S.Source == Source && I.is(S.Class);
  });
}

static void report(const SectionCode &Code, Finding::Location At, const Inst &I,
                   Findings &Found) {
  if (!Found.wants(WarningGroup::Operands, rules::VectorLaneSource,
                   Code.Insts[At.Inst]))
    return;
  const std::string Register =
      getRegisterName(I.Operands[At.Operand].Code, Code.Architecture);
  Finding &F =
      Found.add(WarningGroup::Operands, rules::VectorLaneSource, At,
                (I.Row->Mnemonic +
                 " needs a scalar register or a constant here, not " + Register)
                    .str());
  F.Notes.push_back({std::nullopt, "copy it from the first active lane with "
                                   "'v_readfirstlane_b32 s0, " +
                                       Register +
                                       "', and read the scalar register here"});
}

static void checkInst(const SectionCode &Code, uint32_t Number,
                      Findings &Found) {
  const CodeInst &Encoded = Code.Insts[Number];
  const Inst I = Code.decodeInst(Encoded);
  if (!I.Row)
    return;
  unsigned Source = 0;
  for (auto [Index, Op] : enumerate(I.operands())) {
    if (!Op.isSource())
      continue;
    if (Op.isVGPR() && isShared(Encoded, Source))
      report(Code, {Number, uint8_t(Index)}, I, Found);
    ++Source;
  }
}

void clrx::checkLaneSources(const SectionCode &Code, Findings &Found) {
  constexpr InstClasses ReadsLanes =
      InstClass::SelectsLane | InstClass::PermutesLanes;
  if (!Found.isOn(WarningGroup::Operands) || !Code.Present.hasAny(ReadsLanes))
    return;
  for (auto [Number, I] : enumerate(Code.Insts))
    if (I.Classes.hasAny(ReadsLanes))
      checkInst(Code, Number, Found);
}
