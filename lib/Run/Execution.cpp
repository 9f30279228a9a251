//===- Execution.cpp - One launch ---------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps of a launch.
//
//===----------------------------------------------------------------------===//

#include "Run/Execution.h"
#include "PathChecks/PathChecks.h"
#include "Run/Kernels.h"
#include "llvm/ADT/StringExtras.h"

using namespace clrx;
using namespace llvm;

Expected<sim::Dispatch> Execution::makeDispatch() {
  if (const RawCode *Code = P.getRawCode()) {
    if (!R.KernelOption.empty())
      return createStringError(
          "'" + R.KernelOption +
          "': raw code has no kernels and arguments; use -sgpr, -vgpr, "
          "-buffer and -resource");
    return makeRawDispatch(R, *Code, Machine.Mem, Buffers);
  }
  if (!R.RawOption.empty())
    return createStringError(
        "'" + R.RawOption +
        "': only raw code has an initial state; pass arguments with -arg");
  Expected<const launch::LaunchKernel *> K = P.findKernel(R.Kernel);
  if (!K)
    return K.takeError();
  Expected<sim::Dispatch> D = makeKernelDispatch(R, **K, Machine.Mem, Buffers);
  if (!D)
    return createStringError("'" + P.getFile() +
                             "': " + toString(D.takeError()));
  return D;
}

Error Execution::prepare() {
  Expected<sim::Dispatch> D = makeDispatch();
  if (!D)
    return D.takeError();
  Dispatch = std::move(*D);
  Kernel = P.getOrigin(Dispatch.KernelName).Kernel;
  for (const unsigned Number : R.CodeBuffers) {
    const sim::Allocation *Buffer = getBuffer(Number);
    if (!Buffer)
      return createStringError("'-code=" + Twine(Number) +
                               "': " + describeMissingBuffer(Number));
    Dispatch.CodeBuffers.push_back(Buffer);
  }
  return Error::success();
}

std::string Execution::describeMissingBuffer(unsigned Number) const {
  return (Twine("there is no buffer ") +
          (Dispatch.KernelName.empty() ? "" : "of argument ") + Twine(Number))
      .str();
}

void Execution::traceTo(TraceHandler Handle, const TraceFilter &Filter) {
  Tracer.emplace(std::move(Handle), Filter, Dispatch, Kernel);
}

void Execution::addCoverageTo(Coverage &C) { Covered = &C; }

Error Execution::debugWith(Debugger &D) {
  Debug = &D;
  return D.start(
      {&Dispatch, &Buffers, &Machine.Mem, P.getOrigin(Dispatch.KernelName)});
}

void Execution::onFinding(const sim::Finding &F) {
  if (Findings.add(F) && Debug)
    Debug->onFinding(F);
}

void Execution::onInstruction(const sim::Wavefront &W,
                              const sim::ExecutedInst &E) {
  if (Tracer)
    Tracer->add(W, E);
  if (Covered)
    Covered->add(W, Kernel);
  if (IsCounting)
    Statistics.add(E);
  // Last: a trace has the line of the instruction before the debugger stops.
  if (Debug)
    Debug->afterInstruction(W, E);
}

std::unique_ptr<sim::PathObserver>
Execution::observePaths(const sim::Dispatch &D) {
  return makePathChecks(D, Machine.Options.Groups);
}

/// Returns the group of warnings that .nowarn turns off together with \p G.
static std::optional<WarningGroup> getWarningGroup(sim::FindingGroup G) {
  switch (G) {
  case sim::FindingGroup::Wait:
    return WarningGroup::WaitCount;
  case sim::FindingGroup::Hazard:
    return WarningGroup::Hazard;
  case sim::FindingGroup::Undef:
    return WarningGroup::Uninitialized;
  case sim::FindingGroup::Bounds:
  case sim::FindingGroup::Align:
  case sim::FindingGroup::Race:
  case sim::FindingGroup::Barrier:
    return WarningGroup::Kernel;
  default:
    return std::nullopt;
  }
}

bool Execution::wantsFinding(const sim::Finding &F) const {
  const std::optional<WarningGroup> Group = getWarningGroup(F.Group);
  return !Group || !(P.getMuted(Dispatch.KernelName,
                                int64_t(F.PC - Dispatch.EntryAddress)) &
                     maskOf(*Group));
}

bool Execution::runOnce() {
  const bool IsGood = Machine.run(Dispatch);
  const std::optional<sim::FindingGroup> Reason = Machine.stopReason();
  if (Reason && !Machine.isShown(*Reason))
    HiddenStop =
        ("the kernel did not run to its end: a finding of the group "
         "'" +
         sim::getGroupInfo(*Reason).Name + "', which is turned off, stopped it")
            .str();
  return IsGood;
}

bool Execution::run() {
  bool IsGood = runOnce();
  std::optional<sim::Finding> Order;
  const auto HasQuit = [&] { return Debug && Debug->hasQuit(); };
  for (uint64_t N = 1; N < R.NumSchedules && !HasQuit(); ++N)
    IsGood &= runOtherSchedule(R.Run.Seed + N, Order);
  if (Order && Findings.empty() && Machine.isShown(Order->Group))
    Findings.add(*Order);
  return IsGood;
}

Error Execution::checkHiddenStop() const {
  return HiddenStop.empty() ? Error::success() : createStringError(HiddenStop);
}

//===----------------------------------------------------------------------===//
// Other schedules
//===----------------------------------------------------------------------===//

static std::string spellSeed(uint64_t Seed) { return "-seed=" + utostr(Seed); }

/// Returns the offset of the first byte that differs; nothing if all are equal.
/// Values of undefined bits do not count.
static std::optional<uint64_t> findDifference(const sim::Bytes &A,
                                              const sim::Bytes &B) {
  for (uint64_t I = 0; I != A.size(); ++I)
    if (A.Undefined[I] != B.Undefined[I] ||
        ((A.Values[I] ^ B.Values[I]) & ~A.Undefined[I]))
      return I;
  return std::nullopt;
}

std::optional<sim::Finding>
Execution::compareBuffers(const Execution &Other) const {
  SmallVector<unsigned> Numbers(make_first_range(Buffers));
  llvm::sort(Numbers);
  for (const unsigned Number : Numbers) {
    const sim::Allocation *Buffer = getBuffer(Number);
    const sim::Allocation *OtherBuffer = Other.getBuffer(Number);
    // Null pointers have no buffer.
    if (!Buffer || !OtherBuffer)
      continue;
    const std::optional<uint64_t> Offset =
        findDifference(*Buffer, *OtherBuffer);
    if (!Offset)
      continue;
    sim::Finding F;
    F.Group = sim::FindingGroup::Order;
    F.IsError = false;
    F.PC = Dispatch.EntryAddress;
    F.Text = "the results depend on the order of wavefronts or memory accesses";
    F.Note = "byte 0x" + utohexstr(*Offset, /*LowerCase=*/true) + " of " +
             Buffer->Name + " differs between " +
             spellSeed(Machine.Options.Seed) + " and " +
             spellSeed(Other.Machine.Options.Seed);
    return F;
  }
  return std::nullopt;
}

bool Execution::runOtherSchedule(uint64_t Seed,
                                 std::optional<sim::Finding> &Order) {
  sim::RunOptions Options = R.Run;
  Options.Seed = Seed;
  Execution Other(P, R, Options);
  // The same preparation has succeeded before.
  cantFail(Other.prepare());
  const bool IsGood = Other.runOnce();
  Findings.addNew(Other.Findings, "found with " + spellSeed(Seed) +
                                      ", but not with " +
                                      spellSeed(R.Run.Seed));
  if (!Order)
    Order = compareBuffers(Other);
  if (HiddenStop.empty())
    HiddenStop = Other.HiddenStop;
  return IsGood;
}

std::vector<FindingReport> Execution::getFindings() const {
  return Findings.describe(Dispatch, P.getOrigin(Dispatch.KernelName));
}
