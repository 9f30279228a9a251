//===- LaneFetch.cpp - Sources of vector instructions -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sources of vector instructions as arrays of lanes, with their modifiers. A
// source has two planes: its values and its undefined bits. Modifiers that move
// bits apply to both.
//
//===----------------------------------------------------------------------===//

#include "Simulator/LaneFloat.h"
#include "Simulator/LaneMask.h"
#include "Simulator/ScalarUnit.h"
#include "Simulator/WorkGroup.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

//===----------------------------------------------------------------------===//
// Registers and constants
//===----------------------------------------------------------------------===//

/// Returns the undefined bits of a vector source; null if all bits are defined.
static const uint32_t *fetchUndefinedVector(LaneExecution &E, unsigned N) {
  const VectorRegisters &V = E.W.Vectors;
  const unsigned Register = E.sourceRegister(N);
  const unsigned Dwords = getTypeInfo(E.Decoded[N].Type).dwords();
  // DPP can read from lanes that are off.
  uint64_t Lanes = 0;
  for (unsigned I = 0; I != Dwords; ++I)
    Lanes |= V.undefinedLanes(Register + I);
  if (!(Lanes & (E.D.DPP ? E.W.allLanes() : E.Exec)))
    return nullptr;
  for (unsigned I = 0; I != Dwords; ++I)
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      E.Undefined[N].dword(I)[Lane] = V.undefinedBits(Register + I, Lane);
  return E.Undefined[N].Dwords;
}

/// Returns the dword of LDS that M0 names, extended as M0 says.
/// Source: AMD's ISA documents, "LDS direct reads".
static ScalarValue readLDSDirect(Wavefront &W, const Inst &I) {
  enum : unsigned { UByte, UShort, Dword, SByte = 4, SShort };
  const uint32_t M0 = W.Scalars.Values[CodeM0];
  const unsigned Type = M0 >> 16 & 7;
  const unsigned Size = Type == UByte || Type == SByte     ? 1
                        : Type == UShort || Type == SShort ? 2
                                                           : 4;
  const uint32_t Offset = M0 & 0xffff;
  const Bytes &LDS = W.Group.LDS;
  if (W.Accesses && Offset + Size <= LDS.size())
    W.Accesses->onAccess(W, I, {MemoryAccess::Load, &LDS, Offset, Size, {}});
  ScalarValue Result;
  for (unsigned I = 0; I != Size && Offset + I < LDS.size(); ++I) {
    Result.Bits |= uint64_t(LDS.Values[Offset + I]) << (I * 8);
    Result.Undefined |= uint64_t(LDS.Undefined[Offset + I]) << (I * 8);
  }
  if (Type == SByte || Type == SShort) {
    Result.Bits = uint32_t(SignExtend64(Result.Bits, Size * 8));
    Result.Undefined = uint32_t(SignExtend64(Result.Undefined, Size * 8));
  }
  return Result;
}

static ScalarValue readUniform(const LaneExecution &E, const DecodedSource &S) {
  if (S.From == DecodedSource::Kind::Special && S.Register == CodeLDSDirect)
    return readLDSDirect(E.W, E.D.I);
  return readScalar(E.W, S);
}

/// Reads source \p N without modifiers.
static LaneSource readSource(LaneExecution &E, unsigned N) {
  const DecodedSource &S = E.Decoded[N];
  LaneSource Source;
  if (S.From == DecodedSource::Kind::Vector) {
    Source.Values = E.W.Vectors.values(E.sourceRegister(N));
    if (E.TracksUndefined)
      Source.Undefined = fetchUndefinedVector(E, N);
    return Source;
  }
  E.UniformSources |= 1u << N;
  const ScalarValue V = readUniform(E, S);
  const unsigned Dwords = getTypeInfo(S.Type).dwords();
  Source.Values = broadcast(E.Values[N], V.Bits, Dwords);
  if (E.TracksUndefined && V.Undefined)
    Source.Undefined = broadcast(E.Undefined[N], V.Undefined, Dwords);
  return Source;
}

//===----------------------------------------------------------------------===//
// Modifiers
//===----------------------------------------------------------------------===//

/// Writes the lanes of \p From that \p P names to \p To, and 0 to those in
/// \p Zeros.
static const uint32_t *permute(LaneBuffer &To, const uint32_t *From,
                               const DPPLanes &P, uint64_t Zeros) {
  uint32_t Lanes[MaxLanes];
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    Lanes[Lane] = From[P.From[Lane]];
  for (; Zeros; Zeros &= Zeros - 1)
    Lanes[countr_zero(Zeros)] = 0;
  std::memcpy(To.Dwords, Lanes, sizeof(Lanes));
  return To.Dwords;
}

/// Writes the part of each dword of \p From that \p S names to \p To.
static const uint32_t *takeParts(LaneBuffer &To, const uint32_t *From,
                                 const DecodedSource &S) {
  uint32_t *Result = To.Dwords;
  const unsigned Unused = 32 - S.Width;
  const unsigned Left = Unused - S.Shift;
  if (S.IsPair) {
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      Result[Lane] = (From[Lane] >> S.Shift & 0xffff) |
                     (From[Lane] >> S.PairShift & 0xffff) << 16;
  } else if (S.Sext) {
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      Result[Lane] = int32_t(From[Lane] << Left) >> Unused;
  } else {
    for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
      Result[Lane] = From[Lane] << Left >> Unused;
  }
  return Result;
}

/// Changes the signs of a source that is no float: moves have the modifiers abs
/// and neg, too.
static void applySigns(LaneExecution &E, unsigned N) {
  const DecodedSource &S = E.Decoded[N];
  const bool IsMove = S.Type == ValueType::b32 && (S.Abs || S.Neg);
  const uint32_t Clear = IsMove && S.Abs ? 0x80000000 : 0;
  const uint32_t Flip = (IsMove && S.Neg && !S.IsPair ? 0x80000000 : 0) |
                        (S.IsPair ? S.PairSigns : 0);
  if (!Clear && !Flip)
    return;
  const uint32_t *From = E.Sources[N].Values;
  uint32_t *To = E.Values[N].Dwords;
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    To[Lane] = (From[Lane] & ~Clear) ^ Flip;
  E.Sources[N].Values = To;
}

/// Keeps undefined bits only in the part of a register that \p S reads.
static const uint32_t *cutUndefined(LaneExecution &E, unsigned N) {
  const DecodedSource &S = E.Decoded[N];
  const uint32_t *From = E.Sources[N].Undefined;
  const bool IsHalf = E.op().has(MixesHalves) && E.D.I[Field::OpSelHi] >> N & 1;
  if (getTypeInfo(S.Type).Bits != 16 && !IsHalf)
    return From;
  const unsigned Shift = IsHalf && E.D.I[Field::OpSel] >> N & 1 ? 16 : 0;
  uint32_t *To = E.Undefined[N].Dwords;
  uint32_t All = 0;
  for (unsigned Lane = 0; Lane != MaxLanes; ++Lane)
    All |= To[Lane] = From[Lane] >> Shift & 0xffff;
  return All ? To : nullptr;
}

/// Makes source \p N. \p DPP is null if lanes do not move; it reads 0 for the
/// lanes \p Zeros.
static void fetchSource(LaneExecution &E, unsigned N, const DPPLanes *DPP,
                        uint64_t Zeros) {
  const DecodedSource &S = E.Decoded[N];
  LaneSource &Source = E.Sources[N];
  Source = readSource(E, N);
  if (DPP) {
    Source.Values = permute(E.Values[N], Source.Values, *DPP, Zeros);
    if (Source.Undefined)
      Source.Undefined = permute(E.Undefined[N], Source.Undefined, *DPP, Zeros);
  }
  if (S.takesPart()) {
    Source.Values = takeParts(E.Values[N], Source.Values, S);
    if (Source.Undefined)
      Source.Undefined = takeParts(E.Undefined[N], Source.Undefined, S);
  }
  applySigns(E, N);
  if (Source.Undefined)
    Source.Undefined = cutUndefined(E, N);
  applyFloatModifiers(E, N);
}

void sim::fetchSources(LaneExecution &E) {
  const uint64_t Zeros = E.D.DPP ? evaluateDPP(E) : 0;
  for (unsigned N = 0; N != E.op().getNumSources(); ++N)
    fetchSource(E, N, N == 0 ? E.D.DPP.get() : nullptr, Zeros);
  if (!E.op().has(ReadsCarry) || !E.D.MaskIn)
    return;
  const ScalarValue Mask = E.W.getMask(*E.D.MaskIn);
  unpackMask(Mask.Bits, E.CarryIn);
  if (E.TracksUndefined)
    E.UndefinedCarryIn = Mask.Undefined;
}
