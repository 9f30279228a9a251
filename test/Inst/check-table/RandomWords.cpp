//===- RandomWords.cpp - Random words, decoded and encoded again ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most words have the encoding and opcode of a row and random bits elsewhere,
// so that many of them decode. Some words are completely random.
//
//===----------------------------------------------------------------------===//

#include "RandomWords.h"
#include "../PlainHost.h"
#include "Inst/InstReader.h"
#include "Print/InstPrinter.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Modifiers.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <random>

using namespace llvm;
using namespace clrx;

namespace {

class RandomChecker {
public:
  RandomChecker(Arch A, unsigned Seed, InstEncoder &Encoder, raw_ostream &OS)
      : A(A), Layouts(LayoutTable::get(A)), Reader(A), Encoder(Encoder), OS(OS),
        Random(Seed) {
    for (const InstRow &Row : getInstTable())
      if (Row.Arches & maskOf(A))
        Rows.push_back(&Row);
  }

  unsigned run(unsigned Count);

private:
  Arch A;
  const LayoutTable &Layouts;
  InstReader Reader;
  InstEncoder &Encoder;
  raw_ostream &OS;
  std::mt19937 Random;
  SmallVector<const InstRow *, 0> Rows;
  SmallVector<uint32_t, 8> Words;
  unsigned NumErrors = 0;
  unsigned NumRead = 0; ///< Number of texts that were accepted.

  unsigned below(unsigned N) { return Random() % N; }
  void make();
  void setFields(Layout L);
  void check(const clrx::Inst &I);
  void checkCut(size_t Size);
  void checkText(const clrx::Inst &I);
  void fail(const Twine &Msg);
};

} // namespace

void RandomChecker::fail(const Twine &Msg) {
  ++NumErrors;
  OS << getArchInfo(A).Names[0] << ": error: ";
  for (uint32_t Word : Words)
    OS << format_hex_no_prefix(Word, 8) << ' ';
  OS << ": " << Msg << '\n';
}

/// Fills the fields of \p L with random values, and often with values that have
/// a special meaning.
void RandomChecker::setFields(Layout L) {
  for (const FieldRow &F : Layouts.fields(L)) {
    if (F.Id == Field::Opcode)
      continue;
    static constexpr uint32_t Values[] = {
        0,        CodeNull, CodeLiteral, CodeSDWA,  CodeDPP,
        CodeDPP8, 0x7f,     CodeVCC,     CodeVGPR0, CodeInlineZero};
    unsigned Pick = below(std::size(Values) + 30);
    uint32_t Value = Pick < std::size(Values) ? Values[Pick]
                     : Pick % 2               ? Random()
                                              : CodeVGPR0 + below(256);
    FieldRow Plain = F; // The field as if it began at bit 0 of the value.
    Plain.From = 0;
    Plain.Rotation = F.Low;
    writeField(Plain, Value, Words);
  }
}

/// Makes eight words, the maximum size of an instruction.
void RandomChecker::make() {
  Words.clear();
  for (unsigned I = 0; I != 8; ++I)
    Words.push_back(Random());
  if (below(16) == 0)
    return;
  const InstRow &Row = *Rows[below(Rows.size())];
  bool IsShort =
      Row.Format >= InstFormat::VOP1 && Row.Format <= InstFormat::VOPC;
  bool IsLong = IsShort && Row.VOP3Opcode != NoVOP3 && below(2);
  Layout L = IsLong ? getLongLayout(Row) : getLayout(Row, A);
  BaseWords Base = getBaseWords(Row, L, Layouts);
  std::copy_n(Base.begin(), getDwords(L), Words.begin());
  setFields(L);
  for (const FieldRow &F : Layouts.fields(L))
    if (F.Id == Field::Segment)
      writeField(F, getSegment(Row), Words);
  Layout Exts[] = {Layout::SDWA, Layout::SDWAB, Layout::DPP};
  if (!IsLong && IsShort && below(4)) {
    Layout Ext = Exts[below(3)];
    if (!Layouts.fields(Ext).empty()) {
      Words[1] = 0;
      setFields(Ext);
    }
  }
}

void RandomChecker::checkCut(size_t Size) {
  clrx::Inst Scratch;
  for (size_t N = 0; N != Size; ++N) {
    SmallVector<uint32_t, 0> Cut(Words.begin(), Words.begin() + N);
    if (decode(Cut, A, /*Wave32=*/false, Scratch) != DecodeStatus::Truncated ||
        getLength(Cut, A))
      fail("is not refused when it is cut short");
  }
}

/// Clears the offset fields of \p I that no statement can set.
static void takeSaidOffset(clrx::Inst &I, Arch A) {
  bool HasBoth = I[Field::SOffsetEnable] && I[Field::ImmOffset];
  if (!I.find(OperandKind::SMOffset) && HasBoth)
    I[Field::SOffset] = 0;
  else if (!I.find(OperandKind::SMOffset))
    I[Field::ImmOffset] = I[Field::SOffsetEnable] = I[Field::SOffset] =
        I[Field::Offset] = 0;
  else if (getArchInfo(A).HasSMemOffsetRegister)
    I[Field::Offset] = I[Field::SOffset] == CodeNull ? I[Field::Offset] : 0;
  else if (!I[Field::SOffsetEnable])
    I[Field::SOffset] = 0;
}

/// Returns \p I without the fields that no statement of its row can set: those
/// of operands, modifiers and sources that the row does not have.
static clrx::Inst takeSaid(const clrx::Inst &I, Arch A) {
  clrx::Inst Said = I;
  uint16_t Group = getModifierGroup(*I.Row, A);
  unsigned NumSources = I.Row->getNumModifierSources();
  uint32_t Sources = (1u << NumSources) - 1;
  auto IsIn = [](Field F, Field First, Field Last) {
    return F >= First && F <= Last;
  };
  bool IsScalarMemory = I.Row->Format == InstFormat::SMRD;
  // Attributes, parameters and offsets have no field of their own.
  auto IsElsewhere = [&](Field F) {
    return I.Row->IsInterp ? F == Field::Src0 || F == Field::Src1
                           : IsScalarMemory && F == Field::SOffset;
  };
  for (unsigned N = 0; N != NumFields; ++N) {
    Field F = Field(N);
    bool IsOperand =
        (IsIn(F, Field::SDst, Field::SOffset) && !IsElsewhere(F)) ||
        F == Field::Imm;
    bool IsModifier = IsIn(F, Field::GLC, Field::OpSelHi);
    if ((IsOperand && !is_contained(I.Row->OperandFields, F)) ||
        (IsModifier && !findModifier(F, Group, A)))
      Said[F] = 0;
    else if (IsIn(F, Field::Abs, Field::Sext))
      Said[F] &= Sources;
  }
  if (!I.Row->IsInterp)
    Said[Field::OpSel] &= I.Base == Layout::VOP3P ? Sources : Sources | 8;
  if (I[Field::OpSelHi] != 7)
    Said[Field::OpSelHi] &= Sources;
  if (NumSources < 2)
    Said[Field::Src1Sel] = Said[Field::Src1Scalar] = 0;
  if (!I.find(OperandKind::CarryOut))
    Said[Field::ExtSDst] = 0x80;
  else if (!(I[Field::ExtSDst] & 0x80) || I[Field::ExtSDst] == (0x80 | CodeVCC))
    Said[Field::ExtSDst] = 0; // VCC is the destination if none is given.
  for (unsigned N = 0; N != I.Row->NumOperands; ++N)
    if (I.Operands[N].File == OperandFile::None &&
        I.Operands[N].Kind == OperandKind::VAddr)
      Said[Field::VAddr] = 0;
  if (IsScalarMemory)
    takeSaidOffset(Said, A);
  Said.HasLiteral &= I.Row->IsInterp || I[Field::Offset] == CodeLiteral ||
                     any_of(I.operands(), [](const InstOperand &Op) {
                       return Op.File == OperandFile::Literal ||
                              Op.Kind == OperandKind::Const32;
                     });
  if (!I.find(OperandKind::SAddr))
    Said[Field::SAddr] = getArchInfo(A).FlatNoSAddr;
  for (unsigned N = 0; N != 4; ++N)
    if (I[Field::Compr] ? N > 1 : !(I[Field::ExpEnable] >> N & 1))
      Said[Field(unsigned(Field::ExpSrc0) + N)] = 0;
  return Said;
}

/// Returns true if \p I has no text of its own; InstPrinter.h lists these
/// forms.
static bool hasOtherWords(const clrx::Inst &I) {
  bool IsAttributeLiteral =
      I.Row->IsInterp && (I.HasLiteral || I[Field::Src0] == CodeLiteral);
  return (I[Field::SOffsetEnable] && !I[Field::ImmOffset]) ||
         (I[Field::Compr] && I[Field::ExpEnable] != 15) ||
         !I.ExtraWords.empty() || IsAttributeLiteral ||
         (I.Ext != Layout::None && !I.Row->getNumSources());
}

/// Checks that the text assembles to the same words, unless no statement has
/// such operands.
void RandomChecker::checkText(const clrx::Inst &I) {
  if (hasOtherWords(I))
    return;
  std::string Text;
  raw_string_ostream TextOS(Text);
  printInst(I, A, TextOS);
  PlainHost Host;
  clrx::Inst Read;
  SmallVector<PendingField, 2> Pending;
  if (Reader.read(Text, InstOptions(), Host, Read, Pending) || Host.hadError())
    return;
  ++NumRead;
  SmallVector<uint32_t, 8> Again, Said;
  encode(Read, Layouts, getBaseWords(*Read.Row, Read.Base, Layouts), Again);
  encode(takeSaid(I, A), Layouts, getBaseWords(*I.Row, I.Base, Layouts), Said);
  if (Again != Said)
    fail("'" + Text + "' has other words");
}

void RandomChecker::check(const clrx::Inst &I) {
  size_t Size = getSize(I);
  ArrayRef<uint32_t> Own = ArrayRef(Words).take_front(Size);
  SmallVector<uint32_t, 8> Again;
  encode(I, Layouts, getBaseWords(*I.Row, I.Base, Layouts), Again);
  if (ArrayRef(Again) != Own)
    fail("the tables encode it otherwise");
  if (getLength(Own, A) != Size)
    fail("length and decoder disagree");
  checkCut(Size);
  checkText(I);
  if (below(16))
    return;
  if (!Encoder.encode(I, /*Wave32=*/false, EncodingMode::Cached, Again))
    fail(Encoder.getMessage());
  else if (ArrayRef(Again) != Own)
    fail("LLVM encodes it otherwise");
}

unsigned RandomChecker::run(unsigned Count) {
  unsigned NumDecoded = 0;
  clrx::Inst I;
  for (unsigned N = 0; N != Count; ++N) {
    make();
    if (decode(Words, A, /*Wave32=*/false, I) != DecodeStatus::Success)
      continue;
    ++NumDecoded;
    check(I);
  }
  OS << getArchInfo(A).Names[0] << ": " << NumDecoded << " of " << Count
     << " random instructions decoded, " << NumRead << " printed and read\n";
  return NumErrors;
}

unsigned clrx::checkRandomWords(Arch A, unsigned Count, unsigned Seed,
                                InstEncoder &Encoder, raw_ostream &OS) {
  return RandomChecker(A, Seed, Encoder, OS).run(Count);
}
