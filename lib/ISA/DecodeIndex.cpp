//===- DecodeIndex.cpp - Lookup tables for decoding -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the tables from instruction rows, layouts and registers.
//
//===----------------------------------------------------------------------===//

#include "DecodeIndex.h"
#include "PerArch.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/ISA/Registers.h"
#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace llvm;
using namespace clrx;

const DecodeIndex &DecodeIndex::get(Arch A) {
  return PerArch<DecodeIndex>::get(A);
}

DecodeIndex::DecodeIndex(Arch A) : Layouts(LayoutTable::get(A)), A(A) {
  addPrefixes();
  addKeyFields();
  for (const InstRow &Row : getInstTable())
    if (Row.Arches & maskOf(A))
      addForms(Row);
  for (const auto &Of : Rows)
    for (const InstRow *Row : Of)
      if (Row && Row->hasOperand(OperandKind::Const32))
        addLiteralPrefixes(*Row);
  addLongSources();
  addSources();
  addExtensions();
}

/// Returns true if literal sources alone do not determine the length.
static bool isIrregular(Layout L, const ArchInfo &Facts) {
  switch (L) {
  case Layout::SMRD:
    return Facts.HasSMRDLiterals;
  case Layout::SOPC:
    return true;
  case Layout::VOP3A:
  case Layout::VOP3P:
    return Facts.HasVOP3Literals;
  case Layout::MIMG:
    return Facts.HasImageDims;
  default:
    return false;
  }
}

void DecodeIndex::addPrefixes() {
  for (auto [I, P] : enumerate(Prefixes)) {
    P.Base = Layouts.find(I << PrefixShift);
    if (P.Base == Layout::None)
      continue;
    P.Dwords = getDwords(P.Base);
    P.MayExtend = P.Base >= Layout::VOP2 && P.Base <= Layout::VOP1;
    P.IsIrregular = isIrregular(P.Base, getArchInfo(A));
    addLiteralSources(P);
  }
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Maps encodings with the same leading bits to one of them.
static Layout withSamePrefix(Layout L) {
  return L == Layout::VOP3B ? Layout::VOP3A : L;
}

void DecodeIndex::addKeyFields() {
  constexpr unsigned SegmentShift = 10; // Above the opcode
  for (unsigned L = 0; L != NumLayouts; ++L) {
    KeyPart *Part = Keys[L];
    for (const FieldRow &F : Layouts.fields(Layout(L))) {
      if (F.Id != Field::Opcode && F.Id != Field::Segment)
        continue;
      assert(Part != std::end(Keys[L]) && "more parts of a key");
      Part->Mask = F.Mask;
      Part->Dword = F.Dword;
      Part->Low = F.Low;
      Part->From = F.Id == Field::Segment ? SegmentShift : F.From;
      ++Part;
    }
  }
}

unsigned DecodeIndex::getKey(const InstRow &Row, Layout L) const {
  BaseWords Words = getBaseWords(Row, L, Layouts);
  for (const FieldRow &F : Layouts.fields(L))
    if (F.Id == Field::Segment)
      writeField(F, getSegment(Row), Words);
  return readKey(L, Words);
}

void DecodeIndex::addForms(const InstRow &Row) {
  Layout Short = getLayout(Row, A);
  add(Row, Short);
  bool IsShort = Short >= Layout::VOP2 && Short <= Layout::VOP1;
  bool HasLong = IsShort && Row.VOP3Opcode != NoVOP3 &&
                 !Row.hasOperand(OperandKind::Const32);
  if (HasLong || Row.has(VINTRPForm))
    add(Row, getLongLayout(Row));
}

void DecodeIndex::add(const InstRow &Row, Layout L) {
  std::vector<const InstRow *> &Of = Rows[unsigned(withSamePrefix(L))];
  unsigned Key = getKey(Row, L);
  if (Key >= Of.size())
    Of.resize(Key + 1);
  if (!Of[Key] || !Row.has(Alias))
    Of[Key] = &Row;
}

const InstRow *DecodeIndex::find(Layout L, ArrayRef<uint32_t> Words) const {
  ArrayRef<const InstRow *> Of = Rows[unsigned(withSamePrefix(L))];
  unsigned Key = readKey(L, Words);
  return Key < Of.size() ? Of[Key] : nullptr;
}

const InstRow &DecodeIndex::getCanonical(const InstRow &Row) const {
  Layout L = getLayout(Row, A);
  return *Rows[unsigned(withSamePrefix(L))][getKey(Row, L)];
}

//===----------------------------------------------------------------------===//
// Sources
//===----------------------------------------------------------------------===//

/// Sets HasLiteral in all prefixes that contain the opcode of \p Row, whatever
/// their other bits are. \p Row must not be an alias, because its canonical row
/// may have no literal.
void DecodeIndex::addLiteralPrefixes(const InstRow &Row) {
  Layout L = getLayout(Row, A);
  uint32_t First = getBaseWords(Row, L, Layouts)[0];
  uint32_t Last = First;
  for (const FieldRow &F : Layouts.fields(L)) {
    if (F.Id != Field::Opcode)
      Last |= F.Mask;
    assert((F.Id != Field::Opcode || F.Low >= PrefixShift) && "lower opcode");
  }
  for (uint32_t P = First >> PrefixShift; P <= Last >> PrefixShift; ++P)
    Prefixes[P].HasLiteral = true;
}

static LiteralSource makeLiteralSource(const FieldRow &F) {
  return {F.Mask, uint32_t(CodeLiteral) << F.Low};
}

void DecodeIndex::addLiteralSources(PrefixFacts &P) {
  LiteralSource *Source = P.Sources;
  for (const FieldRow &F : Layouts.fields(P.Base)) {
    bool IsVector = F.Id == Field::Src0 && P.MayExtend;
    if (!IsVector && F.Id != Field::SSrc0 && F.Id != Field::SSrc1)
      continue;
    assert(Source != std::end(P.Sources) && F.Dword == 0 && "more sources");
    *Source++ = makeLiteralSource(F);
  }
}

void DecodeIndex::addLongSources() {
  LiteralSource *Source = LongSources;
  for (const FieldRow &F : Layouts.fields(Layout::VOP3A))
    if (F.Id == Field::Src0 || F.Id == Field::Src1 || F.Id == Field::Src2)
      *Source++ = makeLiteralSource(F);
}

void DecodeIndex::addExtensions() {
  const auto IsThere = [this](Layout L) { return !Layouts.fields(L).empty(); };
  Extensions[CodeSDWA] = IsThere(Layout::SDWA);
  Extensions[CodeDPP] = IsThere(Layout::DPP);
  Extensions[CodeDPP8] = Extensions[CodeDPP8FetchInactive] =
      IsThere(Layout::DPP8);
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
  addSources(CodeInlineZero, 81, SourceKind::Inline); // -16 to 64
  addSources(240, Facts.HasInline1Over2Pi ? 9 : 8, SourceKind::Inline);
  addSources(CodeLiteral, 1, SourceKind::Literal);
}
