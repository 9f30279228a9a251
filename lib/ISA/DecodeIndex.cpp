//===- DecodeIndex.cpp - What decoding looks up ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Filled from the instruction table, the layouts and the registers.
//
//===----------------------------------------------------------------------===//

#include "DecodeIndex.h"
#include "PerArch.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

const DecodeIndex &DecodeIndex::get(Arch A) {
  static PerArch<DecodeIndex> Indexes;
  return Indexes.get(A);
}

DecodeIndex::DecodeIndex(Arch A) : Layouts(LayoutTable::get(A)), A(A) {
  for (const InstRow &Row : getInstTable())
    if (Row.Arches & maskOf(A))
      addForms(Row);
  addLiteralSources();
  addSources();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Above the opcode, the segment.
static constexpr unsigned SegmentShift = 10;

/// What tells the rows of an encoding apart.
static unsigned readKey(ArrayRef<FieldRow> Fields, ArrayRef<uint32_t> Words) {
  unsigned Key = 0;
  for (const FieldRow &F : Fields) {
    if (F.Id == Field::Opcode)
      Key |= readField(F, Words);
    else if (F.Encoding != Layout::FLAT)
      break;
    else if (F.Id == Field::Segment)
      Key |= readField(F, Words) << SegmentShift;
  }
  return Key;
}

/// Both encodings begin with the same bits.
static Layout withSamePrefix(Layout L) {
  return L == Layout::VOP3B ? Layout::VOP3A : L;
}

unsigned DecodeIndex::getKey(const InstRow &Row, Layout L) const {
  BaseWords Words = getBaseWords(Row, L, Layouts);
  for (const FieldRow &F : Layouts.fields(L))
    if (F.Id == Field::Segment)
      writeField(F, getSegment(Row), Words);
  return readKey(Layouts.fields(L), Words);
}

void DecodeIndex::addForms(const InstRow &Row) {
  Layout Short = getLayout(Row, A);
  add(Row, Short);
  bool IsShort = Short >= Layout::VOP2 && Short <= Layout::VOP1;
  bool HasLong = IsShort && Row.VOP3Opcode != NoVOP3 &&
                 none_of(Row.Operands, [](const OperandSpec &S) {
                   return S.Kind == OperandKind::Const32;
                 });
  if (HasLong || Row.has(VINTRPForm))
    add(Row, getLongLayout(Row));
}

void DecodeIndex::add(const InstRow &Row, Layout L) {
  std::vector<uint16_t> &Of = Rows[unsigned(withSamePrefix(L))];
  unsigned Key = getKey(Row, L);
  if (Key >= Of.size())
    Of.resize(Key + 1);
  if (!Of[Key] || !Row.has(Alias))
    Of[Key] = &Row - getInstTable().begin() + 1;
}

const InstRow *DecodeIndex::find(Layout L, ArrayRef<uint32_t> Words) const {
  const std::vector<uint16_t> &Of = Rows[unsigned(withSamePrefix(L))];
  unsigned Key = readKey(Layouts.fields(L), Words);
  return Key < Of.size() && Of[Key] ? &getInstTable()[Of[Key] - 1] : nullptr;
}

const InstRow &DecodeIndex::getCanonical(const InstRow &Row) const {
  Layout L = getLayout(Row, A);
  return getInstTable()[Rows[unsigned(withSamePrefix(L))][getKey(Row, L)] - 1];
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

void DecodeIndex::addLiteralSources() {
  bool HasLongLiterals = getArchInfo(A).HasVOP3Literals;
  for (unsigned L = 0; L != NumLayouts; ++L)
    for (const FieldRow &F : Layouts.fields(Layout(L))) {
      bool IsLong = getDwords(Layout(L)) == 2;
      bool IsSource = F.Id == Field::SSrc0 || F.Id == Field::SSrc1 ||
                      (F.Id == Field::Src0 && Layout(L) != Layout::VINTRP) ||
                      (IsLong && (F.Id == Field::Src1 || F.Id == Field::Src2));
      if (IsSource && (!IsLong || HasLongLiterals))
        LiteralSources[L].push_back(F);
    }
}

void DecodeIndex::addSources(unsigned First, unsigned Count, SourceKind Kind) {
  std::fill_n(Sources + First, Count, Kind);
}

static SourceKind getSourceKind(const SpecialRegister &R) {
  switch (R.Kind) {
  case SpecialKind::Pair:
  case SpecialKind::Single:
    return SourceKind::Register;
  case SpecialKind::Source:
    return SourceKind::SourceOnly;
  case SpecialKind::Lane:
    return SourceKind::Lane;
  }
  llvm_unreachable("unknown kind of special register");
}

void DecodeIndex::addSources() {
  const ArchInfo &Facts = getArchInfo(A);
  addSources(0, Facts.AddressableSGPRs, SourceKind::Register);
  addSources(Facts.FirstTTMP, Facts.NumTTMPs, SourceKind::Register);
  for (const SpecialRegister &R : getSpecialRegisters())
    if (R.Where & maskOf(A))
      addSources(R.Value, R.isPair() ? 2 : 1, getSourceKind(R));
  addSources(CodeInlineZero, 81, SourceKind::Inline); // -16 to 64.
  addSources(240, Facts.HasInline1Over2Pi ? 9 : 8, SourceKind::Inline);
  addSources(CodeLiteral, 1, SourceKind::Literal);
}
