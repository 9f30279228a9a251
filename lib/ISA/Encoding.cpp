//===- Encoding.cpp - Instructions to words -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selects encoding and opcode of a row, and writes the fields of an Inst.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Encoding.h"

using namespace llvm;
using namespace clrx;

Layout clrx::getLayout(const InstRow &Row, Arch A) {
  static constexpr Layout Layouts[] = {
#define CLRX_INST_FORMAT(Id, Encoding, ...) Layout::Encoding,
#include "clrx/ISA/Formats.def"
  };
  if (Row.Format == InstFormat::SMRD && getArchInfo(A).HasSMem)
    return Layout::SMEM;
  if (Row.has(VINTRPForm))
    return Layout::VINTRP;
  return Row.isLongOnly() ? getLongLayout(Row) : Layouts[unsigned(Row.Format)];
}

Layout clrx::getLongLayout(const InstRow &Row) {
  if (Row.has(Packed))
    return Layout::VOP3P;
  return Row.Format == InstFormat::VOP3B || Row.hasCarryOut() ? Layout::VOP3B
                                                              : Layout::VOP3A;
}

bool clrx::needsVOP3(const Inst &I, Arch A, bool HasSDWA, bool HasExt) {
  bool HasScalarSDWA = HasSDWA && getArchInfo(A).HasScalarSDWA;
  const InstOperand *Second = I.findSource(1);
  if (Second && Second->Kind == OperandKind::VSrc && !Second->isVGPR() &&
      !HasScalarSDWA)
    return true;
  uint32_t Sources = (1u << I.Row->getNumModifierSources()) - 1;
  if ((I[Field::Clamp] && !HasSDWA) || (I[Field::OMod] && !HasScalarSDWA) ||
      (I[Field::OpSel] & (Sources | 8)))
    return true;
  for (const InstOperand &Op : I.operands()) {
    bool IsCompare = I.Row->Format == InstFormat::VOPC;
    if (Op.Kind == OperandKind::CarryOut && !Op.isVCC() &&
        !(IsCompare && HasScalarSDWA))
      return true;
    if (Op.Kind == OperandKind::CarryIn && !Op.isVCC())
      return true;
  }
  return ((I[Field::Abs] | I[Field::Neg]) & Sources) && !HasExt;
}

/// Tests the source modifiers of the register only (bit 1).
bool clrx::needsInterpVOP3(const Inst &I) {
  if (I.Row->Format == InstFormat::VINTRP)
    return false;
  return !I.Row->has(VINTRPForm) || I[Field::High] || I[Field::Clamp] ||
         I[Field::OMod] || I[Field::OpSel] ||
         ((I[Field::Neg] | I[Field::Abs]) & 2);
}

unsigned clrx::getSegment(const InstRow &Row) {
  return Row.has(ScratchSeg) ? 1 : Row.has(GlobalSeg) ? 2 : 0;
}

unsigned clrx::getOpcode(const InstRow &Row, Layout Base) {
  bool IsLong = Base == Layout::VOP3A || Base == Layout::VOP3B;
  bool IsShortRow =
      Row.Format >= InstFormat::VOP1 && Row.Format <= InstFormat::VOPC;
  bool IsOther = IsShortRow ? IsLong : Row.has(VINTRPForm) && !IsLong;
  return IsOther ? Row.VOP3Opcode : Row.Opcode;
}

void clrx::writeOpcode(const InstRow &Row, Layout Base,
                       const LayoutTable &Layouts,
                       MutableArrayRef<uint32_t> Words) {
  for (const FieldRow &F : Layouts.fields(Base)) {
    if (F.Id != Field::Opcode)
      break;
    writeField(F, getOpcode(Row, Base), Words);
  }
}

/// Returns the number of dwords without literals and extra addresses.
static unsigned getOwnSize(const Inst &I) {
  return getDwords(I.Base) + (I.Ext != Layout::None);
}

unsigned clrx::getSize(const Inst &I) {
  return getOwnSize(I) + I.ExtraWords.size() + I.HasLiteral;
}

BaseWords clrx::getBaseWords(const InstRow &Row, Layout Base,
                             const LayoutTable &Layouts) {
  BaseWords Words = {Layouts.getBaseBits(Base), 0};
  writeOpcode(Row, Base, Layouts, Words);
  return Words;
}

void clrx::encode(const Inst &I, const LayoutTable &Layouts,
                  ArrayRef<uint32_t> Base, SmallVectorImpl<uint32_t> &Words) {
  size_t Size = getOwnSize(I);
  Words.assign(Base.begin(), Base.begin() + std::min(Base.size(), Size));
  Words.resize(Size, 0);
  auto WriteFields = [&](Layout L) {
    for (const FieldRow &Row : Layouts.fieldsAfterOpcode(L))
      writeField(Row, I[Row.Id], Words);
  };
  WriteFields(I.Base);
  if (I.Ext != Layout::None)
    WriteFields(I.Ext);
  Words.append(I.ExtraWords.begin(), I.ExtraWords.end());
  if (I.HasLiteral)
    Words.push_back(I.Literal);
}
