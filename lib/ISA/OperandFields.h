//===- OperandFields.h - Which operand is in which field --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The way of an operand to its field when an instruction is encoded, and back
// when it is decoded: one row for each instruction format and kind of operand.
// For InstTable.cpp, which puts the fields into its rows.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ISA_OPERANDFIELDS_H
#define CLRX_LIB_ISA_OPERANDFIELDS_H

#include "clrx/ISA/Layouts.h"

namespace clrx {

/// Fields of a kind's operands, in their order.
struct FieldsOfKind {
  static constexpr unsigned Max = 4;

  InstFormat Format;
  OperandKind Kind;
  Field Fields[Max];
};

// VOP2 and VOPC stand for all vector formats of their kind, VINTRP for all
// interpolations, MUBUF for MTBUF.
constexpr FieldsOfKind OperandFieldRows[] = {
    {InstFormat::SOP1, OperandKind::SDst, {Field::SDst}},
    {InstFormat::SOP1, OperandKind::SSrc, {Field::SSrc0}},
    {InstFormat::SOP2, OperandKind::SDst, {Field::SDst}},
    {InstFormat::SOP2, OperandKind::SSrc, {Field::SSrc0, Field::SSrc1}},
    {InstFormat::SOPC, OperandKind::SSrc, {Field::SSrc0, Field::SSrc1}},
    {InstFormat::SOPK, OperandKind::SDst, {Field::SDst}},
    {InstFormat::SOPC, OperandKind::Imm8, {Field::SSrc1}},
    {InstFormat::SOPK, OperandKind::SReg, {Field::SDst}},
    {InstFormat::SOPK, OperandKind::Imm16, {Field::Imm}},
    {InstFormat::SOPK, OperandKind::HwReg, {Field::Imm}},
    {InstFormat::SOPK, OperandKind::Label, {Field::Imm}},
    {InstFormat::SOPP, OperandKind::Imm16, {Field::Imm}},
    {InstFormat::SOPP, OperandKind::Label, {Field::Imm}},
    {InstFormat::SOPP, OperandKind::WaitCnt, {Field::Imm}},
    {InstFormat::SOPP, OperandKind::SendMsg, {Field::Imm}},
    {InstFormat::SMRD, OperandKind::SDst, {Field::SDst}},
    {InstFormat::SMRD, OperandKind::SData, {Field::SDst}},
    {InstFormat::SMRD, OperandKind::SReg, {Field::SBase}},
    {InstFormat::SMRD, OperandKind::Imm7, {Field::SDst}},
    {InstFormat::VOP2, OperandKind::VDst, {Field::VDst}},
    {InstFormat::VOP2, OperandKind::SDst, {Field::VDst}},
    {InstFormat::VOP2, OperandKind::CarryOut, {Field::SDst}},
    {InstFormat::VOP2,
     OperandKind::VSrc,
     {Field::Src0, Field::Src1, Field::Src2}},
    {InstFormat::VOP2, OperandKind::SSrc, {Field::Src1}},
    {InstFormat::VOP2, OperandKind::CarryIn, {Field::Src2}},
    {InstFormat::VOPC, OperandKind::CarryOut, {Field::VDst}},
    {InstFormat::VOPC, OperandKind::VSrc, {Field::Src0, Field::Src1}},
    {InstFormat::VINTRP, OperandKind::VDst, {Field::VDst}},
    {InstFormat::VINTRP, OperandKind::VReg, {Field::Src0}},
    {InstFormat::VINTRP, OperandKind::VSReg, {Field::Src2}},
    {InstFormat::DS, OperandKind::VDst, {Field::VDst}},
    {InstFormat::DS, OperandKind::VData, {Field::VData}},
    {InstFormat::DS,
     OperandKind::VReg,
     {Field::VAddr, Field::VData, Field::VData1}},
    {InstFormat::MUBUF, OperandKind::VData, {Field::VData}},
    {InstFormat::MUBUF, OperandKind::VAddr, {Field::VAddr}},
    {InstFormat::MUBUF, OperandKind::SReg, {Field::SRsrc}},
    {InstFormat::MUBUF, OperandKind::SOffset, {Field::SOffset}},
    {InstFormat::MIMG, OperandKind::VData, {Field::VData}},
    {InstFormat::MIMG, OperandKind::VDataMask, {Field::VData}},
    {InstFormat::MIMG, OperandKind::VAddr, {Field::VAddr}},
    {InstFormat::MIMG, OperandKind::ImageRsrc, {Field::SRsrc}},
    {InstFormat::MIMG, OperandKind::SReg, {Field::SSamp}},
    {InstFormat::EXP, OperandKind::ExpTarget, {Field::ExpTarget}},
    {InstFormat::EXP,
     OperandKind::VReg,
     {Field::ExpSrc0, Field::ExpSrc1, Field::ExpSrc2, Field::ExpSrc3}},
    {InstFormat::FLAT, OperandKind::VDst, {Field::VDst}},
    {InstFormat::FLAT, OperandKind::VAddr, {Field::VAddr}},
    {InstFormat::FLAT, OperandKind::VReg, {Field::VData}},
    {InstFormat::FLAT, OperandKind::SAddr, {Field::SAddr}},
};

/// The rows by format and kind.
struct OperandFieldTable {
  Field Fields[NumInstFormats][NumOperandKinds][FieldsOfKind::Max];

  constexpr OperandFieldTable() : Fields() {
    for (auto &OfFormat : Fields)
      for (auto &OfKind : OfFormat)
        for (Field &F : OfKind)
          F = Field::None;
    for (const FieldsOfKind &Row : OperandFieldRows)
      for (unsigned I = 0; I != FieldsOfKind::Max; ++I)
        // Field 0, the opcode, is what is left out above.
        if (Row.Fields[I] != Field::Opcode)
          Fields[unsigned(Row.Format)][unsigned(Row.Kind)][I] = Row.Fields[I];
  }
};

constexpr InstFormat operandFormat(InstFormat Format, bool IsInterp) {
  switch (Format) {
  case InstFormat::VOP1:
  case InstFormat::VOP3A:
  case InstFormat::VOP3B:
  case InstFormat::VOP3P:
    return IsInterp ? InstFormat::VINTRP : InstFormat::VOP2;
  case InstFormat::MTBUF:
    return InstFormat::MUBUF;
  default:
    return Format;
  }
}

} // namespace clrx

#endif // CLRX_LIB_ISA_OPERANDFIELDS_H
