//===- RoundTrip.cpp - Check that words decode to their instruction -------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Statements express more than words: one of several mnemonics, the number of
// address registers, modifiers without effect. The comparison ignores these
// differences; everything else must be equal.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Encoding.h"

using namespace llvm;
using namespace clrx;

/// Truncates the fields to the bits that the encoding stores. The codes of
/// address and resource operands, which lack low bits, are truncated likewise.
static void cutFields(Inst &I, const LayoutTable &Layouts) {
  uint32_t Kept[NumFields] = {};
  for (Layout L : {I.Base, I.Ext})
    if (L != Layout::None)
      for (const FieldRow &F : Layouts.fields(L))
        Kept[unsigned(F.Id)] |= maskTrailingOnes<uint32_t>(F.Width) << F.From;
  for (unsigned F = 0; F != NumFields; ++F)
    I.Fields[F] &= Kept[F];
  const Field *Fields = I.Row->OperandFields;
  for (unsigned N = 0, E = I.Row->NumOperands; N != E; ++N)
    if (I.Operands[N].Kind == OperandKind::SReg ||
        I.Operands[N].Kind == OperandKind::ImageRsrc)
      I.Operands[N].Code &= Kept[unsigned(Fields[N])];
}

/// Returns true if the reference encodes the statement to words with another
/// meaning:
/// - v_fmamk_f32 and v_fmaak_f32 have the opcodes of other instructions on
///   GCN 1.0 and 1.1.
/// - An interpolation of attr63.w with high gets a literal, which only GCN 1.5
///   reads.
/// - The suffix _dpp alone encodes a scalar source as a vector register.
/// - exec_hi or null as an address means `off`.
/// - A compressed export encodes only the first source of each pair, even if
///   that source is `off`.
static bool isBeyondWords(const Inst &I, Arch A) {
  if (I.Base == Layout::EXP && I[Field::Compr])
    for (unsigned N : {1, 3})
      if (I.Operands[N].File != I.Operands[N + 1].File)
        return true;
  for (const InstOperand &Op : I.operands()) {
    unsigned NoAddress = Op.Kind == OperandKind::SAddr ? getArchInfo(A).NoSAddr
                                                       : unsigned(CodeNull);
    if ((Op.Kind == OperandKind::SAddr || Op.Kind == OperandKind::SMOffset) &&
        Op.File == OperandFile::Scalar && Op.Code == NoAddress)
      return true;
  }
  const InstRow &Row = getCanonicalRow(*I.Row, A);
  if (Row.NumOperands != I.Row->NumOperands)
    return true;
  if (I.Row->IsInterp && I.HasLiteral && !getArchInfo(A).HasVOP3Literals)
    return true;
  return I.Ext == Layout::DPP && I[Field::ExtSrc0] < CodeVGPR0;
}

/// Returns true if words do not tell whether \p Op was omitted or `off`.
static bool mayBeAbsent(const InstOperand &Op) {
  return Op.Kind == OperandKind::VAddr || Op.Kind == OperandKind::VDst;
}

/// Removes the differences that words cannot express from both instructions.
static void removeInexpressible(Inst &Stated, Inst &Decoded, Arch A) {
  Stated.Row = &getCanonicalRow(*Stated.Row, A);
  for (unsigned N = 0, E = Stated.Row->NumOperands; N != E; ++N) {
    InstOperand &S = Stated.Operands[N], &D = Decoded.Operands[N];
    bool IsAbsent = mayBeAbsent(S) && S.File == OperandFile::None &&
                    D.File == OperandFile::Vector && D.Code == CodeVGPR0;
    if (IsAbsent)
      D = S;
    // Image addresses may be larger than needed, as may those of flat atomics
    // that return a value.
    InstFormat F = Stated.Row->Format;
    if (S.Kind == OperandKind::VAddr &&
        (F == InstFormat::MIMG || F == InstFormat::FLAT))
      D.Count = S.Count;
  }
  Decoded.AddrList = Stated.AddrList; // Encoded in ExtraWords.
  cutFields(Stated, LayoutTable::get(A));
  cutFields(Decoded, LayoutTable::get(A));
}

bool clrx::decodesTo(const Inst &I, ArrayRef<uint32_t> Words, Arch A,
                     bool Wave32) {
  if (I.hasVars())
    return true;
  if (isBeyondWords(I, A))
    return true;
  Inst Decoded;
  if (decode(Words, A, Wave32, Decoded) != DecodeStatus::Success ||
      getSize(Decoded) != Words.size() || getLength(Words, A) != Words.size())
    return false;
  Inst Stated = I;
  removeInexpressible(Stated, Decoded, A);
  return Stated == Decoded;
}
