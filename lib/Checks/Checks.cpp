//===- Checks.cpp - Warnings about code that fails on hardware ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs the checks, section by section.
//
//===----------------------------------------------------------------------===//

#include "Checks/Checks.h"
#include "CallGraph.h"
#include "Findings.h"
#include "Hazards.h"
#include "KernelChecks.h"
#include "OperandChecks.h"
#include "WaitCounts.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;

static void reportUnresolved(const Program::Kernel &K, const CodeInst &I,
                             Reporter &Report) {
  Report.remark(I.Pos, rules::ControlFlow,
                (K.Name.empty() ? "" : "kernel '" + K.Name + "': ") +
                    "the target of this jump is not known; code there is "
                    "checked as if nothing were in flight");
  Report.note(I.Pos, "declare the targets with '.cf_jump' or '.cf_call', or a "
                     "return with '.cf_ret'");
}

/// Emits one remark for each kernel of \p In whose control flow is not fully
/// known.
static void reportUnresolved(const Program &P, const Program::Part &In,
                             Reporter &Report) {
  const std::vector<uint32_t> Unresolved = getUnresolvedJumps(In.Graph);
  if (Unresolved.empty())
    return;
  KernelBlocks Blocks(In.Graph);
  for (const Program::Kernel &K : P.getKernels(In)) {
    Blocks.assign(In.Graph.getBlockOf(K.EntryInst));
    const auto Jump = find_if(Unresolved, [&](uint32_t I) {
      return Blocks.contains(In.Graph.getBlockOf(I));
    });
    if (Jump != Unresolved.end())
      reportUnresolved(K, In.Code.Insts[*Jump], Report);
  }
}

/// Emits a remark at the first instruction of \p Code that has class \p C.
static void reportUnchecked(const SectionCode &Code, InstClass C,
                            StringRef Text, Reporter &Report) {
  const auto I =
      find_if(Code.Insts, [C](const CodeInst &I) { return I.is(C); });
  if (I != Code.Insts.end())
    Report.remark(I->Pos, rules::Unchecked, Text);
}

/// Emits remarks about the accesses in \p Code that the wait check does not
/// look at.
static void reportUncheckedWaits(const SectionCode &Code, Reporter &Report) {
  if (!getArchInfo(Code.Architecture).HasXCnt)
    return;
  reportUnchecked(Code, InstClass::OtherCount,
                  "waits for asynccnt and tensorcnt are not checked", Report);
  reportUnchecked(Code, InstClass::SetsVGPRHighBits,
                  "VGPRs from 256 on are not checked for waits", Report);
}

/// Groups that do not look at code of processors without a CLRX dialect.
static constexpr WarningGroup DialectGroups[] = {
    WarningGroup::Kernel, WarningGroup::Uninitialized, WarningGroup::Constants,
    WarningGroup::Operands};

/// Returns the names of those of DialectGroups that are in \p Groups, for
/// example "'kernel' and 'operands'".
static std::string listDialectGroups(uint16_t Groups) {
  SmallVector<std::string, std::size(DialectGroups)> Names;
  for (WarningGroup G : DialectGroups)
    if (Groups & maskOf(G))
      Names.push_back(
          ("'" + WarningGroups.rows()[unsigned(G)].Name + "'").str());
  if (Names.size() < 2)
    return join(Names, "");
  return join(drop_end(Names), ", ") + " and " + Names.back();
}

/// Emits a remark at the first statement of code whose processor has no CLRX
/// dialect. The remark names the groups that are on and skip such code.
static void reportSkipped(const Program &P, const CheckOptions &Options,
                          Reporter &Report) {
  const std::string Names = listDialectGroups(Options.Groups);
  if (Names.empty())
    return;
  for (const Program::Part &In : P.Parts) {
    const auto *First = find_if(
        In.Code.Insts, [](const CodeInst &I) { return I.Pos.isValid(); });
    if (In.Code.hasDialect() || First == In.Code.Insts.end())
      continue;
    Report.remark(First->Pos, rules::Unchecked,
                  "code for a processor without a CLRX dialect is not checked "
                  "for " +
                      Names);
    return;
  }
}

/// Reports the kinds of which not all warnings were shown.
static void reportRest(const Findings::Counts &Seen,
                       const CheckOptions &Options, Reporter &Report) {
  for (const auto &[Kind, Rest] : Seen) {
    const auto [Count, Group] = Rest;
    if (Count > Options.MaxPerKind)
      Report.warning(SourcePos(), rules::TooMany,
                     "only the first " + Twine(Options.MaxPerKind) +
                         " warnings of the kind '" + Kind + "' are shown" +
                         getGroupMark(Group, Options));
  }
}

void clrx::runChecks(const Program &P, const CheckOptions &Options,
                     Reporter &Report) {
  Findings::Counts Seen;
  const uint16_t WaitGroups = maskOf(WarningGroup::WaitCount) |
                              maskOf(WarningGroup::WaitCountExtra) |
                              maskOf(WarningGroup::WaitCountCalls) |
                              maskOf(WarningGroup::WaitCountFlat);
  const uint16_t HazardGroups =
      maskOf(WarningGroup::Hazard) | maskOf(WarningGroup::DisputedHazard);
  const uint16_t XnackGroup = maskOf(WarningGroup::XnackHazard);
  reportSkipped(P, Options, Report);
  for (const Program::Part &In : P.Parts) {
    // These checks do not know the rules of processors without a dialect.
    const bool HasDialect = In.Code.hasDialect();
    Findings Found(In.Code, Options, Seen);
    if (Options.Groups & WaitGroups)
      reportUncheckedWaits(In.Code, Report);
    if (Options.Groups & WaitGroups)
      checkWaitCounts(In.Graph, getEntryBlocks(P, In),
                      HasDialect && Found.isOn(WarningGroup::WaitCountExtra)
                          ? findHazardWaits(In.Graph, Found)
                          : BitVector(In.Code.Insts.size()),
                      Found);
    if (Options.Groups & HazardGroups) {
      checkWaitStates(In.Graph, Found);
      checkStateHazards(In.Graph, Found);
      if (!HasDialect)
        checkVALUHazards(In.Graph, Found);
      checkHardClauses(In.Graph, Found);
    }
    if (P.Source.MayReplay && Options.Groups & XnackGroup)
      checkSoftClauses(In.Graph, Found);
    if (HasDialect) {
      checkConstants(In.Code, Found);
      checkLaneSources(In.Code, Found);
    }
    KernelBlocks Blocks(In.Graph);
    for (const Program::Kernel &K : P.getKernels(In)) {
      if (!HasDialect)
        continue;
      Blocks.assign(In.Graph.getBlockOf(K.EntryInst));
      checkKernel(K, Blocks, Found);
    }
    Found.report(Report);
  }
  if (Options.Groups & maskOf(WarningGroup::Kernel))
    checkSource(P, Options, Report);
  reportRest(Seen, Options, Report);
  if (Options.Groups)
    for (const Program::Part &In : P.Parts)
      reportUnresolved(P, In, Report);
}
