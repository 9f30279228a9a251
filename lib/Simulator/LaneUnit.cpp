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

LaneExecution::LaneExecution(Wavefront &W, const DecodedInst &D)
    : W(W), D(D), Decoded(D.Sources), Exec(W.exec()),
      TracksUndefined(W.tracksUndefined()) {
  Context.IEEE = W.Mode.ieee();
  Context.DX10Clamp = W.Mode.dx10Clamp();
  Context.Round32 = W.Mode.round32();
  Context.Round16And64 = W.Mode.round16And64();
  Context.Denormals32 = W.Mode.denormals32();
  Context.Denormals16And64 = W.Mode.denormals16And64();
  Context.Architecture = W.dispatch().Architecture;
  Context.M0 = W.Scalars.Values[CodeM0];
  if (W.Mode.gprIndexing())
    indexRegisters();
}

/// Sets the offsets of the VGPR indexing mode: M0[7:0], for those operands that
/// M0[15:12] names. Source: AMD's ISA documents, "VGPR indexing".
void LaneExecution::indexRegisters() {
  enum : unsigned { DestinationBit = 3 };
  const unsigned Offset = Context.M0 & 0xff;
  const unsigned Enabled = Context.M0 >> 12 & 15;
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
  clampResults(E);
}

/// Puts results of 16 bits into the halves of dwords.
static void joinHalves(LaneBuffer &To, const uint32_t *Low) {
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    To.as32()[Lane] = (Low[Lane] & 0xffff) | To.as32()[Lane] << 16;
}

/// Computes the results of the upper halves, and joins them with those of the
/// lower halves.
static void computeHighHalves(LaneExecution &E) {
  constexpr size_t Size = MaxLanes * sizeof(uint32_t);
  uint32_t Low[MaxLanes], LowUndefined[MaxLanes];
  const bool IsLowUndefined = E.IsResultUndefined;
  std::memcpy(Low, E.Result.Bytes, Size);
  if (IsLowUndefined)
    std::memcpy(LowUndefined, E.ResultUndefined.Bytes, Size);
  E.Decoded = E.D.HighSources;
  computeResults(E);
  joinHalves(E.Result, Low);
  if (!IsLowUndefined && !E.IsResultUndefined)
    return;
  if (!IsLowUndefined)
    std::memset(LowUndefined, 0, Size);
  if (!E.IsResultUndefined)
    std::memset(E.ResultUndefined.Bytes, 0, Size);
  joinHalves(E.ResultUndefined, LowUndefined);
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
static bool hasUndefinedSource(const Wavefront &W, const DecodedInst &D,
                               uint64_t Exec) {
  uint64_t Undefined = 0;
  for (unsigned N = 0; N != D.NumSources; ++N) {
    const DecodedSource &S = D.Sources[N];
    if (S.From == DecodedSource::Kind::Vector)
      Undefined |= W.Vectors.undefinedLanes(S.Register) & Exec;
    else if (S.From == DecodedSource::Kind::Scalar)
      Undefined |= W.Scalars.Undefined[S.Register];
  }
  if (D.MaskIn)
    Undefined |= W.getMask(*D.MaskIn).Undefined & Exec;
  return Undefined;
}

/// Writes the results of a simple instruction that are not in the destination
/// yet.
static void writeSimple(Wavefront &W, const DecodedInst &D, uint64_t Exec,
                        const uint32_t *Result, const uint32_t *CarryOut) {
  if (D.Op->Result == ValueType::bit) {
    const ScalarValue Mask = {packMask(Result) & Exec};
    if (D.MaskOut)
      W.setMask(D.MaskOut->Code, Mask);
    if (D.I.Row->has(EXECWrite))
      W.setExec(Mask);
    return;
  }
  if (D.Op->has(WritesCarry) && D.MaskOut)
    W.setMask(D.MaskOut->Code, {packMask(CarryOut) & Exec});
  const unsigned Register = D.Destination->Code - CodeVGPR0;
  if (Result != W.Vectors.values(Register))
    return W.Vectors.setLanes(Register, Exec, Result);
  W.Vectors.undefinedLanes(Register) &= ~Exec;
}

void sim::executeSimpleLanes(Wavefront &W, const DecodedInst &D) {
  const uint64_t Exec = W.exec();
  if (W.Mode.gprIndexing() ||
      (W.tracksUndefined() && hasUndefinedSource(W, D, Exec)))
    return executeLanes(W, D);
  alignas(64) uint32_t Buffers[6][MaxLanes]; // Not cleared.
  static constexpr LaneContext NoContext;    // Rows of integers do not use it.
  LaneArgs Args;
  for (unsigned N = 0; N != D.NumSources; ++N) {
    const DecodedSource &S = D.Sources[N];
    if (S.From == DecodedSource::Kind::Vector) {
      Args.Sources[N] = W.Vectors.values(S.Register);
      continue;
    }
    std::fill_n(Buffers[N], MaxLanes, uint32_t(readScalar(W, S).Bits));
    Args.Sources[N] = Buffers[N];
    Args.UniformSources |= 1u << N;
  }
  if (D.MaskIn)
    unpackMask(W.getMask(*D.MaskIn).Bits, Buffers[3]);
  // A lane of the result depends on the same lane of the sources only.
  uint32_t *Result = Buffers[5];
  if (D.Destination && Exec == W.allLanes())
    Result = W.Vectors.values(D.Destination->Code - CodeVGPR0);
  Args.Result = Result;
  Args.CarryIn = Buffers[3];
  Args.CarryOut = Buffers[4];
  Args.Exec = Exec;
  Args.Context = &NoContext;
  D.Op->Lanes(Args);
  writeSimple(W, D, Exec, Result, Buffers[4]);
}
