//===- LaneDecode.cpp - Forms of vector instructions ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Decoding of modifiers of vector instructions: SDWA, DPP, op_sel, packed
// halves and clamp.
//
//===----------------------------------------------------------------------===//

#include "Simulator/CodeCache.h"
#include "clrx/ISA/Inst.h"
#include "llvm/Support/MathExtras.h"

using namespace clrx;
using namespace clrx::sim;
using namespace llvm;

namespace {
/// The part of a dword that an SDWA select names.
struct Part {
  uint8_t Shift;
  uint8_t Width;
};
} // namespace

/// Selects: 0 to 3 are bytes, 4 and 5 words, 6 is the dword.
/// Source: AMD's ISA documents, "SDWA".
static Part getPart(unsigned Select) {
  if (Select < 4)
    return {uint8_t(Select * 8), 8};
  if (Select < 6)
    return {uint8_t((Select - 4) * 16), 16};
  return {0, 32};
}

static bool hasBit(const Inst &I, Field F, unsigned N) { return I[F] >> N & 1; }

/// Returns the number of the lowest bit of a half.
static uint8_t getHalfShift(bool IsHigh) { return IsHigh ? 16 : 0; }

static unsigned bitsOf(ValueType T) { return getTypeInfo(T).Bits; }

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

static void decodeSDWASource(DecodedSource &S, const Inst &I, unsigned N) {
  const Part P = getPart(I[N ? Field::Src1Sel : Field::Src0Sel]);
  S.Shift = P.Shift;
  S.Width = P.Width;
  S.Sext = hasBit(I, Field::Sext, N);
}

/// Fills the halves of a source that is a pair, as in dot products.
static void decodePair(DecodedSource &S, const DecodedInst &D, unsigned N) {
  S.Shift = getHalfShift(hasBit(D.I, Field::OpSel, N));
  S.PairShift = getHalfShift(hasBit(D.I, Field::OpSelHi, N));
  S.Width = 16;
  S.IsPair = S.Shift != 0 || S.PairShift != 16;
  if (getTypeInfo(D.Op->Result).isFloat())
    S.PairSigns = (hasBit(D.I, Field::Neg, N) ? 0x8000 : 0) |
                  (hasBit(D.I, Field::NegHi, N) ? 0x80000000 : 0);
  S.IsPair |= S.PairSigns != 0;
  if (!S.IsPair)
    S.Width = 32;
}

static void takeHighHalf(DecodedSource &S) {
  S.Shift = 16;
  S.Width = 16;
}

/// Fills the modifiers of source \p N. \p IsHighHalf is true for the upper
/// halves of packed instructions.
static void decodeSourceForm(DecodedSource &S, const DecodedInst &D, unsigned N,
                             bool IsHighHalf) {
  const Inst &I = D.I;
  S.Abs = hasBit(I, Field::Abs, N);
  S.Neg = hasBit(I, IsHighHalf ? Field::NegHi : Field::Neg, N);
  if ((I.Ext == Layout::SDWA || I.Ext == Layout::SDWAB) && N < 2)
    decodeSDWASource(S, I, N);
  if (I.Row->has(Packed) && S.Type == ValueType::b32)
    decodePair(S, D, N);
  if (bitsOf(S.Type) == 16 &&
      hasBit(I, IsHighHalf ? Field::OpSelHi : Field::OpSel, N))
    takeHighHalf(S);
}

/// Modifiers apply to the sources that the statement names.
static void decodeSourceForms(DecodedInst &D) {
  for (unsigned N = 0; N != D.NumSources; ++N) {
    const bool IsNamed = D.I.findSource(N);
    D.HighSources[N] = D.Sources[N];
    if (IsNamed)
      decodeSourceForm(D.Sources[N], D, N, /*IsHighHalf=*/false);
    if (D.Op->has(ComputesBothHalves))
      takeHighHalf(D.HighSources[N]);
    else if (D.IsPacked && IsNamed)
      decodeSourceForm(D.HighSources[N], D, N, /*IsHighHalf=*/true);
  }
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

static void decodeSDWAResult(DecodedResult &R, const Inst &I) {
  enum : unsigned { Pad, SignExtend, Preserve };
  const Part P = getPart(I[Field::DstSel]);
  R.Shift = P.Shift;
  R.Width = P.Width;
  R.Sext = I[Field::DstUnused] == SignExtend;
  if (I[Field::DstUnused] == Preserve)
    R.Preserved = ~(maskTrailingOnes<uint32_t>(P.Width) << P.Shift);
}

/// Fills the result of an instruction with a result of 16 bits.
/// GCN 1.2 clears the upper half of the register. GCN 1.4 clears it in most
/// instructions. GCN 1.5 keeps it. Source: LLVM's subtarget features and lists.
static void decodeHalfResult(DecodedInst &D, Arch A) {
  DecodedResult &R = D.Result;
  const bool IsOpSel = hasBit(D.I, Field::OpSel, 3);
  R.Width = 16;
  if (D.Op->has(WritesHighHalf) || (IsOpSel && D.I.Base == Layout::VOP3A)) {
    R.Shift = 16;
    R.Preserved = 0xffff;
    return;
  }
  const bool Keeps =
      maskOf(A) & GCN15 || (maskOf(A) & GCN14 && D.Op->has(KeepsHighHalf));
  R.Preserved = Keeps ? 0xffff0000 : 0;
}

static void decodeResultForm(DecodedInst &D, Arch A) {
  const ValueTypeInfo &Type = getTypeInfo(D.Op->Result);
  const bool IsSelected =
      D.I.Ext == Layout::SDWA && getPart(D.I[Field::DstSel]).Width != 32;
  if (IsSelected && Type.dwords() == 1)
    decodeSDWAResult(D.Result, D.I);
  else if (Type.Bits == 16 && !D.IsPacked)
    decodeHalfResult(D, A);
  // VOP3 has no clamp of integers on GCN 1.0 and 1.1.
  D.Clamps = Type.Saturates && D.I[Field::Clamp] && maskOf(A) & GCN12up;
  if (Type.isFloat()) {
    D.OMod = D.I[Field::OMod];
    D.ClampsFloat = D.I[Field::Clamp];
  }
}

/// Conversions to integers have the mode of their source. Conversions of 32-bit
/// integers to doubles are exact. They do not set the host's mode, because
/// Clang's vectorised conversion of 0 gives -0 when the host rounds down.
static LaneRounding getRounding(const Operation &Op) {
  const bool HasFloatSource = getTypeInfo(Op.Sources[0]).isFloat();
  const bool IsExact = Op.Result == ValueType::f64 && !HasFloatSource;
  const ValueType T =
      getTypeInfo(Op.Result).isFloat() ? Op.Result : Op.Sources[0];
  if (!getTypeInfo(T).isFloat() || Op.has(IsApproximate) || IsExact)
    return LaneRounding::Nearest;
  return T == ValueType::f32 ? LaneRounding::Mode32 : LaneRounding::Mode16And64;
}

void sim::decodeLaneForms(DecodedInst &D, Arch A, unsigned NumLanes) {
  D.NumSources = D.Op->getNumSources();
  const bool IsPackedRow = D.I.Row->has(Packed) && bitsOf(D.Op->Result) == 16 &&
                           !D.Op->has(MixesHalves);
  D.IsPacked = IsPackedRow || D.Op->has(ComputesBothHalves);
  if (D.I.Ext == Layout::DPP || D.I.Ext == Layout::DPP8)
    D.DPP = std::make_shared<const DPPLanes>(decodeDPP(D.I, NumLanes));
  decodeSourceForms(D);
  decodeResultForm(D, A);
  D.Rounding = getRounding(*D.Op);
}

//===----------------------------------------------------------------------===//
// Simple instructions
//===----------------------------------------------------------------------===//

static bool isSimpleSource(const DecodedSource &S) {
  return !S.Abs && !S.Neg && !S.takesPart() &&
         S.From != DecodedSource::Kind::Special;
}

/// Returns true if the results of the row need no change: rows extend results
/// of 16 bits by zeros.
static bool hasSimpleResult(const DecodedInst &D) {
  return !D.Clamps && !D.OMod && !D.ClampsFloat && !D.Result.Shift &&
         !D.Result.Preserved &&
         (D.Result.isWhole() || D.Result.Width >= bitsOf(D.Op->Result));
}

/// Returns true if isSimple is, but for the number of halves.
static bool isSimpleHalf(const DecodedInst &D) {
  return !D.DPP && !D.Op->has(MixesHalves | IsApproximate) &&
         hasSimpleResult(D) &&
         all_of(ArrayRef(D.Sources).take_front(D.NumSources), isSimpleSource);
}

bool sim::isSimple(const DecodedInst &D) {
  return !D.IsPacked && isSimpleHalf(D);
}

static bool isSimpleHighHalf(const DecodedSource &S) {
  return !S.Abs && !S.Neg && S.Shift == 16 && S.Width == 16 && !S.Sext;
}

bool sim::isSimplePacked(const DecodedInst &D) {
  return D.IsPacked && isSimpleHalf(D) &&
         all_of(ArrayRef(D.HighSources).take_front(D.NumSources),
                isSimpleHighHalf);
}
