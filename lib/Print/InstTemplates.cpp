//===- InstTemplates.cpp - Texts of frequent instructions -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sample has a different register in each gap, so the text of each field can
// be found in the text of the sample.
//
//===----------------------------------------------------------------------===//

#include "Print/InstTemplates.h"
#include "Print/EncodingFields.h"
#include "Print/InstPrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Gaps
//===----------------------------------------------------------------------===//

/// The fields of each encoding that become gaps. No other part of the text
/// depends on them, except as dependsOnVCC() says.
static constexpr EncodingFields<InstTemplate::MaxGaps> GapFields[] = {
    {Layout::SOP2, {Field::SDst, Field::SSrc0, Field::SSrc1}},
    {Layout::SOPK, {Field::SDst}},
    {Layout::SOP1, {Field::SDst, Field::SSrc0}},
    {Layout::SOPC, {Field::SSrc0, Field::SSrc1}},
    {Layout::SOPP, {}},
    {Layout::SMRD, {Field::SDst, Field::SBase}},
    {Layout::SMEM, {Field::SDst, Field::SBase}},
    {Layout::VOP2, {Field::VDst, Field::Src0, Field::Src1}},
    {Layout::VOPC, {Field::Src0, Field::Src1}},
    {Layout::VOP1, {Field::VDst, Field::Src0}},
    {Layout::VOP3A, {Field::VDst, Field::Src0, Field::Src1, Field::Src2}},
    {Layout::VOP3P, {Field::VDst, Field::Src0, Field::Src1, Field::Src2}},
    {Layout::DS,
     {Field::VDst, Field::VAddr, Field::VData, Field::VData1, Field::Offset}},
    {Layout::MUBUF,
     {Field::VData, Field::VAddr, Field::SRsrc, Field::SOffset, Field::Offset}},
    {Layout::MTBUF,
     {Field::VData, Field::VAddr, Field::SRsrc, Field::SOffset, Field::Offset}},
    {Layout::MIMG, {Field::VData, Field::VAddr, Field::SRsrc, Field::SSamp}},
    {Layout::FLAT, {Field::VDst, Field::VAddr, Field::VData}},
};

static ArrayRef<Field> getGapFields(Layout L) {
  for (const auto &G : GapFields)
    if (G.Encoding == L)
      return G.get();
  return {};
}

/// Returns the encodings that an SDWA or DPP dword can extend.
static bool mayExtend(Layout L) {
  return L == Layout::VOP1 || L == Layout::VOP2 || L == Layout::VOPC;
}

static const FieldRow *findRow(const LayoutTable &Layouts, Layout L, Field F) {
  const ArrayRef<FieldRow> Rows = Layouts.fields(L);
  const auto *Row = find_if(Rows, [=](const FieldRow &R) { return R.Id == F; });
  return Row == Rows.end() ? nullptr : Row;
}

/// Returns the bits of \p F in the encoding \p L, which \p Ext extends. Returns
/// null if it lacks the field.
const FieldRow *InstTemplates::findGap(Layout L, Layout Ext, Field F) const {
  if (F == Field::Src0 && Ext != Layout::None)
    return findRow(Layouts, Ext, Field::ExtSrc0);
  return findRow(Layouts, L, F);
}

/// Returns the bits of \p Row that may differ between the instructions of a
/// template. The text of the long form depends on whether source 1 is a VGPR.
static uint32_t getGapBits(const FieldRow &Row) {
  const bool IsLongSource1 = Row.Dword == 1 && Row.Id == Field::Src1;
  uint32_t Words[2] = {};
  writeField(Row, IsLongSource1 ? CodeVGPR0 - 1 : ~0u, Words);
  return Words[Row.Dword];
}

InstTemplates::InstTemplates(Arch A, bool Wave32)
    : A(A), Wave32(Wave32), Layouts(LayoutTable::get(A)),
      HasExtensions(getArchInfo(A).HasSDWAAndDPP) {
  auto GetMask = [this](Layout L, Layout Ext) {
    KeyMask Key;
    for (unsigned I = 0; I != getDwords(L) + (Ext != Layout::None); ++I)
      Key.Dwords[I] = ~0u;
    for (Field F : getGapFields(L))
      if (const FieldRow *Row = findGap(L, Ext, F))
        Key.Dwords[Row->Dword] &= ~getGapBits(*Row);
    return Key;
  };
  for (const auto &G : GapFields) {
    Keys[unsigned(G.Encoding)] = GetMask(G.Encoding, Layout::None);
    // Source 0 is at the same place in all extensions.
    if (HasExtensions && mayExtend(G.Encoding))
      ExtendedKeys[unsigned(G.Encoding)] = GetMask(G.Encoding, Layout::SDWA);
  }
}

const SourceTexts &InstTemplates::getTexts(unsigned Count) {
  if (Count == 1)
    return SourceTexts::get(A);
  if (!Ranges[Count])
    Ranges[Count] = std::make_unique<SourceTexts>(A, Count);
  return *Ranges[Count];
}

//===----------------------------------------------------------------------===//
// Making templates
//===----------------------------------------------------------------------===//

/// Returns false if the text of \p I depends on its address, or if it has other
/// dwords than those of its encoding and its extension.
static bool isSuitable(const clrx::Inst &I) {
  const bool HasLiteral = (I.HasLiteral && I.Ext == Layout::None) ||
                          I.Row->hasOperand(OperandKind::Const32);
  return !I.Row->has(Unknown) && !I.Row->IsInterp && !HasLiteral &&
         I.ExtraWords.empty() && !I.Row->hasOperand(OperandKind::Label);
}

/// Returns true if clrxdisasm may print "vop3" when the mask in the field \p F
/// is VCC, because the short form has this mask.
static bool dependsOnVCC(const clrx::Inst &I, Field F) {
  if (I.Base != Layout::VOP3A && I.Base != Layout::VOP3B)
    return false;
  return I.Row->Format == InstFormat::VOPC
             ? F == Field::VDst
             : F == Field::Src2 && I.Row->hasOperand(OperandKind::CarryIn);
}

/// Returns true if \p F has a gap in the text of \p Row. Offsets of two
/// accesses in one instruction have none.
static bool hasGap(const InstRow &Row, Field F) {
  return F == Field::Offset ? !Row.has(Off2) : Row.hasOperandIn(F);
}

/// The offset in a sample.
static constexpr unsigned SampleOffset = 77;
static constexpr StringLiteral OffsetName = " offset:", OffsetText = "77";

/// Makes \p Words, the words of Sample, a sample for a template. Fields without
/// a gap become 0.
void InstTemplates::makeSample(InstTemplate &T,
                               MutableArrayRef<uint32_t> Words) const {
  // The codes are multiples of 4, because some fields contain a quarter of the
  // register's number. The texts of the codes are not parts of each other.
  unsigned Code = 8;
  for (Field F : getGapFields(T.Encoding)) {
    const FieldRow *Bits = findGap(T.Encoding, Sample.Ext, F);
    if (!Bits)
      continue;
    const uint32_t GapBits = getGapBits(*Bits);
    uint32_t &Word = Words[Bits->Dword];
    Word &= ~GapBits;
    if (!hasGap(*Sample.Row, F)) {
      T.Unused[Bits->Dword] |= GapBits;
      continue;
    }
    uint32_t Value[2] = {};
    writeField(*Bits, F == Field::Offset ? SampleOffset : Code, Value);
    Word |= Value[Bits->Dword];
    Code += 4;
  }
}

/// Finds the register \p Code in \p Text, the text of an operand. \returns its
/// place, or npos.
size_t InstTemplates::findRegister(StringRef Text, unsigned Code,
                                   const SourceTexts *&Texts) {
  for (unsigned Count = 1; Count <= MaxRange; ++Count) {
    Texts = &getTexts(Count);
    const size_t Place = Text.find(Texts->get(Code));
    if (!Texts->get(Code).empty() && Place != StringRef::npos)
      return Place;
  }
  return StringRef::npos;
}

/// Adds \p G, whose text in the sample is from \p Begin to \p End. \p Next is
/// the end of the previous gap. \returns false if the template has no room.
static bool addGap(InstTemplate &T, const InstTemplate::Gap &G, size_t Begin,
                   size_t End, size_t &Next) {
  if (T.NumGaps == InstTemplate::MaxGaps ||
      Begin - Next > InstTemplate::MaxPiece)
    return false;
  InstTemplate::Gap &New = T.Gaps[T.NumGaps++] = G;
  New.Begin = Next;
  New.Size = Begin - Next;
  Next = End;
  return true;
}

/// Divides \p Text, the text of the sample \p Words, at its gaps.
bool InstTemplates::fillGaps(InstTemplate &T, ArrayRef<uint32_t> Words,
                             StringRef Text) {
  static constexpr StringLiteral Separator = ", ";
  const InstRow &Row = *Sample.Row;
  const ArrayRef<Field> Fields = getGapFields(T.Encoding);
  size_t Next = 0; // End of the previous gap
  size_t OperandBegin = Row.Mnemonic.size();
  for (unsigned I = 0; I != Row.NumOperands; ++I) {
    const InstOperand &Op = Sample.Operands[I];
    const size_t OperandEnd =
        std::min(Text.find(Separator, OperandBegin), Text.size());
    const Field F = Row.OperandFields[I];
    const FieldRow *Bits = findGap(T.Encoding, Sample.Ext, F);
    if (Bits && is_contained(Fields, F)) {
      InstTemplate::Gap G;
      G.Value = Bits;
      G.Bias = Op.Code - readField(*Bits, Words);
      G.IsNeverVCC = dependsOnVCC(Sample, F);
      // In other fields of vector instructions, code 255 has another text.
      G.MayBeLiteral = Op.isSource() && T.NumDwords == 1 &&
                       (F == Field::Src0 || !Row.isVector());
      size_t Begin =
          findRegister(Text.slice(OperandBegin, OperandEnd), Op.Code, G.Texts);
      if (Begin == StringRef::npos)
        return false;
      Begin += OperandBegin;
      if (!addGap(T, G, Begin, Begin + G.Texts->get(Op.Code).size(), Next))
        return false;
    }
    OperandBegin = std::min(OperandEnd + Separator.size(), Text.size());
  }
  if (is_contained(Fields, Field::Offset) && hasGap(Row, Field::Offset)) {
    InstTemplate::Gap G;
    G.Value = findRow(Layouts, T.Encoding, Field::Offset);
    const size_t Begin = Text.find(OffsetName, Next);
    const size_t End = Begin + OffsetName.size() + OffsetText.size();
    if (Begin == StringRef::npos || !addGap(T, G, Begin, End, Next))
      return false;
  }
  T.TailBegin = Next;
  T.TailSize = Text.size() - Next;
  return true;
}

/// Makes a template for \p Words, which become its sample. \returns false if
/// there can be none.
bool InstTemplates::make(InstTemplate &T, MutableArrayRef<uint32_t> Words) {
  T.Encoding = Layouts.find(Words[0]);
  decodeAny(Words, A, Wave32, Sample);
  makeSample(T, Words);
  T.NumDwords = decodeAny(Words, A, Wave32, Sample);
  if (!isSuitable(Sample))
    return false;
  InstPrintOptions Options;
  Options.Style = InstStyle::Clrxdisasm;
  Options.Words = Words;
  SmallString<InstTemplate::MaxText> Text;
  raw_svector_ostream OS(Text);
  printInst(Sample, A, OS, Options);
  if (Text.size() > InstTemplate::MaxText || !fillGaps(T, Words, Text))
    return false;
  llvm::copy(Text, T.Text);
  return true;
}

//===----------------------------------------------------------------------===//
// Printing
//===----------------------------------------------------------------------===//

/// Special values of indexes.
static constexpr unsigned SeenOnce = ~0u, HasNone = ~1u;

/// Limits of the memory, some 2 MB for each thread.
static constexpr size_t MaxTemplates = 4096, MaxKeys = 1 << 15;

/// Makes a template for \p Words. \returns its index, or HasNone.
unsigned InstTemplates::learn(const uint32_t *Words) {
  if (Templates.size() == MaxTemplates)
    return HasNone;
  uint32_t SampleWords[MaxInstDwords];
  std::copy_n(Words, MaxInstDwords, SampleWords);
  InstTemplate T;
  if (!make(T, SampleWords))
    return HasNone;
  Templates.push_back(T);
  return Templates.size() - 1;
}

/// Returns true if source 0 of a short vector instruction may stand for an SDWA
/// or DPP dword.
static bool isExtension(unsigned Source0) {
  return Source0 == CodeSDWA || Source0 == CodeDPP || Source0 == CodeDPP8 ||
         Source0 == CodeDPP8FetchInactive;
}

const InstTemplate *InstTemplates::find(const uint32_t *Words) {
  const Layout L = Layouts.find(Words[0]);
  if (L == Layout::None)
    return nullptr;
  const bool IsExtended =
      HasExtensions && mayExtend(L) && isExtension(Words[0] & 0x1ff);
  const KeyMask &Mask = (IsExtended ? ExtendedKeys : Keys)[unsigned(L)];
  if (!Mask.Dwords[0])
    return nullptr;
  const uint64_t Key =
      (Words[0] & Mask.Dwords[0]) | uint64_t(Words[1] & Mask.Dwords[1]) << 32;
  const auto Entry = Index.find(Key);
  if (Entry == Index.end()) {
    if (Index.size() != MaxKeys)
      Index[Key] = SeenOnce;
    return nullptr;
  }
  if (Entry->second == SeenOnce)
    Entry->second = learn(Words);
  return Entry->second == HasNone ? nullptr : &Templates[Entry->second];
}

/// Returns true if the operand code \p Code has a text in \p G.
static bool hasText(const InstTemplate::Gap &G, unsigned Code) {
  if (Code == CodeLiteral)
    return G.MayBeLiteral;
  if (Code == CodeVCC && G.IsNeverVCC)
    return false;
  return !G.Texts->get(Code).empty();
}

unsigned InstTemplates::print(TextStream &OS, const uint32_t *Words) {
  const InstTemplate *T = find(Words);
  if (!T || (Words[0] & T->Unused[0]) | (Words[1] & T->Unused[1]))
    return 0;
  unsigned Values[InstTemplate::MaxGaps];
  for (unsigned I = 0; I != T->NumGaps; ++I) {
    const InstTemplate::Gap &G = T->Gaps[I];
    Values[I] = readField(*G.Value, ArrayRef(Words, 2)) + G.Bias;
    if (G.Texts && !hasText(G, Values[I]))
      return 0;
  }
  bool HasLiteral = false;
  for (unsigned I = 0; I != T->NumGaps; ++I) {
    const InstTemplate::Gap &G = T->Gaps[I];
    OS.writeWith([&](char *To) {
      std::memcpy(To, T->Text + G.Begin, InstTemplate::MaxPiece);
      return To + G.Size;
    });
    if (!G.Texts) {
      if (Values[I])
        OS << OffsetName << Values[I];
    } else if (Values[I] != CodeLiteral) {
      G.Texts->print(OS, Values[I]);
    } else {
      HasLiteral = true;
      printLiteral(OS, Words[T->NumDwords]);
    }
  }
  OS << StringRef(T->Text + T->TailBegin, T->TailSize);
  return T->NumDwords + HasLiteral;
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

std::unique_ptr<InstTemplates> InstTemplatePool::take() {
  std::lock_guard<std::mutex> Lock(Mutex);
  if (Free.empty())
    return std::make_unique<InstTemplates>(A, Wave32);
  std::unique_ptr<InstTemplates> Result = std::move(Free.back());
  Free.pop_back();
  return Result;
}

void InstTemplatePool::giveBack(std::unique_ptr<InstTemplates> Templates) {
  std::lock_guard<std::mutex> Lock(Mutex);
  Free.push_back(std::move(Templates));
}
