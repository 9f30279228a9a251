//===- LaneUnit.cpp - Vector instructions -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The execution of a vector instruction.
//
//===----------------------------------------------------------------------===//

#include "Simulator/LaneUnit.h"
#include "Simulator/GroupRunner.h"
#include "Simulator/LaneFloat.h"
#include "Simulator/LaneMask.h"
#include "Simulator/RegisterIndex.h"
#include "Simulator/ScalarUnit.h"
#include "Simulator/WorkGroup.h"

using namespace clrx;
using namespace clrx::sim;

//===----------------------------------------------------------------------===//
// State
//===----------------------------------------------------------------------===//

static LaneContext makeContext(const ModeRegister &Mode) {
  LaneContext Context;
  Context.IEEE = Mode.ieee();
  Context.DX10Clamp = Mode.dx10Clamp();
  Context.Round32 = Mode.round32();
  Context.Round16And64 = Mode.round16And64();
  Context.Denormals32 = Mode.denormals32();
  Context.Denormals16And64 = Mode.denormals16And64();
  return Context;
}

LaneExecution::LaneExecution(Wavefront &W, const DecodedInst &D)
    : W(W), D(D), Context(makeContext(W.Mode)), Decoded(D.Sources),
      Exec(W.exec()), TracksUndefined(W.tracksUndefined()) {
  if (W.Mode.gprIndexing())
    indexRegisters();
}

/// Sets the offsets of the VGPR indexing mode: M0[7:0], for those operands that
/// M0[15:12] names. Source: AMD's ISA documents, "VGPR indexing".
void LaneExecution::indexRegisters() {
  enum : unsigned { DestinationBit = 3 };
  const uint32_t M0 = W.Scalars.Values[CodeM0];
  const unsigned Offset = M0 & 0xff;
  const unsigned Enabled = M0 >> 12 & 15;
  for (unsigned N = 0; N != std::size(SourceOffsets); ++N)
    SourceOffsets[N] = Enabled >> N & 1 ? Offset : 0;
  DestinationOffset = Enabled >> DestinationBit & 1 ? Offset : 0;
  // The former value of the destination is no operand of its own.
  if (op().has(Accumulates))
    SourceOffsets[op().getNumSources() - 1] = DestinationOffset;
  if (Exec)
    checkIndexes();
}

/// Reports the first register out of range, if there is one.
void LaneExecution::checkIndexes() {
  if (DestinationOffset && D.Destination && D.Destination->isVGPR())
    IsIgnored = !checkVectorIndex(W, destinationRegister(),
                                  getTypeInfo(op().Result).dwords());
  if (IsIgnored)
    return;
  for (unsigned N = 0; N != op().getNumSources(); ++N) {
    const DecodedSource &S = Decoded[N];
    if (SourceOffsets[N] && S.From == DecodedSource::Kind::Vector &&
        !checkVectorIndex(W, S.Register + SourceOffsets[N],
                          getTypeInfo(S.Type).dwords()))
      return;
  }
}

unsigned LaneExecution::sourceRegister(unsigned N) const {
  const DecodedSource &S = Decoded[N];
  const unsigned Register = S.Register + SourceOffsets[N];
  const unsigned Count = getTypeInfo(S.Type).dwords();
  return isRegisterRange(Register, Count, W.Vectors.size()) ? Register : 0;
}

unsigned LaneExecution::destinationRegister() const {
  return D.Destination->Code - CodeVGPR0 + DestinationOffset;
}

//===----------------------------------------------------------------------===//
// Instructions of all forms
//===----------------------------------------------------------------------===//

/// Computes the results of the sources in E.Decoded.
static void computeResults(LaneExecution &E) {
  fetchSources(E);
  computeRow(E);
  if (E.TracksUndefined)
    computeUndefinedBits(E);
}

/// Puts results of 16 bits into the halves of the dwords \p To.
static void joinHalves(uint32_t *To, const uint32_t *Low,
                       const uint32_t *High) {
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    To[Lane] = (Low[Lane] & 0xffff) | High[Lane] << 16;
}

/// Computes the results of the upper halves, and joins them with those of the
/// lower halves.
static void computeHighHalves(LaneExecution &E) {
  constexpr size_t Size = MaxLanes * sizeof(uint32_t);
  uint32_t Low[MaxLanes], LowUndefined[MaxLanes];
  const bool IsLowUndefined = E.IsResultUndefined;
  std::memcpy(Low, E.Result.Dwords, Size);
  if (IsLowUndefined)
    std::memcpy(LowUndefined, E.ResultUndefined.Dwords, Size);
  E.Decoded = E.D.HighSources;
  computeResults(E);
  joinHalves(E.Result.Dwords, Low, E.Result.Dwords);
  if (!IsLowUndefined && !E.IsResultUndefined)
    return;
  if (!IsLowUndefined)
    std::fill_n(LowUndefined, MaxLanes, 0);
  if (!E.IsResultUndefined)
    std::fill_n(E.ResultUndefined.Dwords, MaxLanes, 0);
  joinHalves(E.ResultUndefined.Dwords, LowUndefined, E.ResultUndefined.Dwords);
  E.IsResultUndefined = true;
}

void sim::executeLanes(Wavefront &W, const DecodedInst &D) {
  if (D.Op->has(IsApproximate) && W.exec() &&
      W.Group.Runner.M.isShown(FindingGroup::Approx))
    W.report(FindingGroup::Approx,
             "no document states the exact bits of this result",
             "the simulator rounds the exact value", {}, /*IsError=*/false);
  LaneExecution E(W, D);
  if (E.IsIgnored)
    return;
  computeResults(E);
  if (D.IsPacked)
    computeHighHalves(E);
  writeResults(E);
}

//===----------------------------------------------------------------------===//
// Simple instructions
//===----------------------------------------------------------------------===//

/// Returns true if a source of the simple instruction \p D has undefined bits.
static bool hasUndefinedSource(const Wavefront &W, const DecodedInst &D) {
  const uint64_t Exec = W.exec();
  uint64_t Undefined = 0;
  for (unsigned N = 0; N != D.NumSources; ++N) {
    const DecodedSource &S = D.Sources[N];
    if (S.From != DecodedSource::Kind::Vector)
      Undefined |= readScalar(W, S).Undefined;
    else
      for (unsigned I = 0; I != getTypeInfo(S.Type).dwords(); ++I)
        Undefined |= W.Vectors.undefinedLanes(S.Register + I) & Exec;
  }
  if (D.MaskIn)
    Undefined |= W.getMask(*D.MaskIn).Undefined & Exec;
  return Undefined;
}

/// Returns true if executeLanes must execute the simple instruction \p D.
static bool needsAllSteps(const Wavefront &W, const DecodedInst &D) {
  return W.Mode.gprIndexing() ||
         (W.tracksUndefined() && hasUndefinedSource(W, D));
}

namespace {
/// Memory for the sources and results of a simple instruction that are in no
/// VGPRs.
struct SimpleBuffers {
  LaneBuffer Sources[3], Result;
  alignas(64) uint32_t CarryIn[MaxLanes];
  alignas(64) uint32_t CarryOut[MaxLanes];
};
} // namespace

/// Returns the arguments of the row of \p D. The results go to \p Buffers.
static LaneArgs fetchSimple(const Wavefront &W, const DecodedInst &D,
                            SimpleBuffers &Buffers) {
  LaneArgs Args;
  for (unsigned N = 0; N != D.NumSources; ++N) {
    const DecodedSource &S = D.Sources[N];
    if (S.From == DecodedSource::Kind::Vector) {
      Args.Sources[N] = W.Vectors.values(S.Register);
      continue;
    }
    Args.Sources[N] = broadcast(Buffers.Sources[N], readScalar(W, S).Bits,
                                getTypeInfo(S.Type).dwords());
    Args.UniformSources |= 1u << N;
  }
  if (D.MaskIn)
    unpackMask(W.getMask(*D.MaskIn).Bits, Buffers.CarryIn);
  Args.Result = Buffers.Result.Dwords;
  Args.CarryIn = Buffers.CarryIn;
  Args.CarryOut = Buffers.CarryOut;
  Args.Exec = W.exec();
  Args.Context = makeContext(W.Mode);
  return Args;
}

/// Returns true if all lanes of the destination get a result.
static bool writesAllLanes(const Wavefront &W, const DecodedInst &D) {
  return D.Destination && W.exec() == W.allLanes();
}

/// Writes the results of a simple instruction that are not in the destination
/// yet.
static void writeSimple(Wavefront &W, const DecodedInst &D,
                        const LaneArgs &Args) {
  if (D.Op->Result == ValueType::bit) {
    const ScalarValue Mask = {packMask(Args.Result) & Args.Exec};
    if (D.MaskOut)
      W.setMask(D.MaskOut->Code, Mask);
    if (D.I.Row->has(EXECWrite))
      W.setExec(Mask);
    return;
  }
  if (D.Op->has(WritesCarry) && D.MaskOut)
    W.setMask(D.MaskOut->Code, {packMask(Args.CarryOut) & Args.Exec});
  const unsigned Register = D.Destination->Code - CodeVGPR0;
  const bool IsWritten = Args.Result == W.Vectors.values(Register);
  for (unsigned I = 0; I != getTypeInfo(D.Op->Result).dwords(); ++I)
    if (IsWritten)
      W.Vectors.undefinedLanes(Register + I) &= ~Args.Exec;
    else
      W.Vectors.setLanes(Register + I, Args.Exec, Args.Result + I * MaxLanes);
}

void sim::executeSimpleLanes(Wavefront &W, const DecodedInst &D) {
  if (needsAllSteps(W, D))
    return executeLanes(W, D);
  SimpleBuffers Buffers; // Not cleared.
  LaneArgs Args = fetchSimple(W, D, Buffers);
  // A lane of the result depends on the same lane of the sources only.
  if (writesAllLanes(W, D))
    Args.Result = W.Vectors.values(D.Destination->Code - CodeVGPR0);
  {
    RoundingScope Scope(D.Rounding, Args.Context);
    D.Op->Lanes(Args);
  }
  writeSimple(W, D, Args);
}

void sim::executeSimplePacked(Wavefront &W, const DecodedInst &D) {
  if (needsAllSteps(W, D))
    return executeLanes(W, D);
  SimpleBuffers Low, High; // Not cleared.
  LaneArgs Args = fetchSimple(W, D, Low);
  LaneArgs HighArgs = Args;
  for (unsigned N = 0; N != D.NumSources; ++N) {
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      High.Sources[N].Dwords[Lane] = Args.Sources[N][Lane] >> 16;
    HighArgs.Sources[N] = High.Sources[N].Dwords;
  }
  HighArgs.Result = High.Result.Dwords;
  {
    RoundingScope Scope(D.Rounding, Args.Context);
    D.Op->Lanes(Args);
    D.Op->Lanes(HighArgs);
  }
  if (writesAllLanes(W, D))
    Args.Result = W.Vectors.values(D.Destination->Code - CodeVGPR0);
  joinHalves(Args.Result, Low.Result.Dwords, High.Result.Dwords);
  writeSimple(W, D, Args);
}
