//===- Encoding.cpp - Instructions to words -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Which encoding and opcode a row has, and the fields of an Inst in their
// places.
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/Encoding.h"

using namespace llvm;
using namespace clrx;

Layout clrx::getLayout(const InstRow &Row, Arch A) {
  switch (Row.Format) {
#define CLRX_SAME(Id)                                                          \
  case InstFormat::Id:                                                         \
    return Layout::Id;
    CLRX_SAME(SOP1)
    CLRX_SAME(SOP2)
    CLRX_SAME(SOPK)
    CLRX_SAME(SOPC)
    CLRX_SAME(SOPP)
    CLRX_SAME(VOP1)
    CLRX_SAME(VOP2)
    CLRX_SAME(VOPC)
    CLRX_SAME(VINTRP)
    CLRX_SAME(DS)
    CLRX_SAME(MUBUF)
    CLRX_SAME(MTBUF)
    CLRX_SAME(MIMG)
    CLRX_SAME(EXP)
    CLRX_SAME(FLAT)
#undef CLRX_SAME
  case InstFormat::SMRD:
    return getArchInfo(A).HasSMem ? Layout::SMEM : Layout::SMRD;
  case InstFormat::VOP3A:
  case InstFormat::VOP3B:
  case InstFormat::VOP3P:
    return Row.has(VINTRPForm) ? Layout::VINTRP : getLongLayout(Row);
  }
  return Layout::None;
}

Layout clrx::getLongLayout(const InstRow &Row) {
  if (Row.has(Packed))
    return Layout::VOP3P;
  return Row.Format == InstFormat::VOP3B || Row.hasCarryOut() ? Layout::VOP3B
                                                              : Layout::VOP3A;
}

unsigned clrx::getSegment(const InstRow &Row) {
  return Row.has(ScratchSeg) ? 1 : Row.has(GlobalSeg) ? 2 : 0;
}

unsigned clrx::getOpcode(const InstRow &Row, Layout Base) {
  bool IsLong = Base == Layout::VOP3A || Base == Layout::VOP3B;
  switch (Row.Format) {
  case InstFormat::VOP1:
  case InstFormat::VOP2:
  case InstFormat::VOPC:
    return IsLong ? Row.VOP3Opcode : Row.Opcode;
  case InstFormat::VOP3A:
    return IsLong || !Row.has(VINTRPForm) ? Row.Opcode : Row.VOP3Opcode;
  default:
    return Row.Opcode;
  }
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

/// Dwords without literals and further addresses.
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
    for (const FieldRow &Row : Layouts.fields(L))
      if (Row.Id != Field::Opcode)
        writeField(Row, I[Row.Id], Words);
  };
  WriteFields(I.Base);
  if (I.Ext != Layout::None)
    WriteFields(I.Ext);
  Words.append(I.ExtraWords.begin(), I.ExtraWords.end());
  if (I.HasLiteral)
    Words.push_back(I.Literal);
}
