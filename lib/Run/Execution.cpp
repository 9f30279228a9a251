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
#include "Run/Trace.h"

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
  State.Architecture = Dispatch.Architecture;
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

void Execution::onInstruction(const sim::Wavefront &W,
                              const sim::ExecutedInst &E) {
  if (Trace)
    printTraceLine(*Trace, W, E);
  if (IsCounting)
    Statistics.add(E);
}

std::unique_ptr<sim::PathObserver>
Execution::observePaths(const sim::Dispatch &D) {
  return makePathChecks(D, Machine.Options.Groups);
}

bool Execution::run() { return Machine.run(Dispatch); }

Error Execution::checkHiddenStop() const {
  const std::optional<sim::FindingGroup> Reason = Machine.stopReason();
  if (!Reason || Machine.isShown(*Reason))
    return Error::success();
  return createStringError(
      "the kernel did not run to its end: a finding of the group '" +
      sim::getGroupInfo(*Reason).Name + "', which is turned off, stopped it");
}

std::vector<FindingReport> Execution::getFindings() const {
  return Findings.describe(Dispatch, P.getOrigin(Dispatch.KernelName));
}
