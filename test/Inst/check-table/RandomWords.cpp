//===- RandomWords.cpp - Random words, decoded and encoded again ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Most words have the encoding and opcode of a row and random bits elsewhere,
// so that a good part of them decodes; some are random altogether.
//
//===----------------------------------------------------------------------===//

#include "RandomWords.h"
#include "clrx/ISA/Decoding.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <random>

using namespace llvm;
using namespace clrx;

namespace {

class RandomChecker {
public:
  RandomChecker(Arch A, unsigned Seed, InstEncoder &Encoder, raw_ostream &OS)
      : A(A), Layouts(LayoutTable::get(A)), Encoder(Encoder), OS(OS),
        Random(Seed) {
    for (const InstRow &Row : getInstTable())
      if (Row.Arches & maskOf(A))
        Rows.push_back(&Row);
  }

  unsigned run(unsigned Count);

private:
  Arch A;
  const LayoutTable &Layouts;
  InstEncoder &Encoder;
  raw_ostream &OS;
  std::mt19937 Random;
  SmallVector<const InstRow *, 0> Rows;
  SmallVector<uint32_t, 8> Words;
  unsigned NumErrors = 0;

  unsigned below(unsigned N) { return Random() % N; }
  void make();
  void setFields(Layout L);
  void check(const clrx::Inst &I);
  void checkCut(size_t Size);
  void fail(StringRef Msg);
};

} // namespace

void RandomChecker::fail(StringRef Msg) {
  ++NumErrors;
  OS << getArchInfo(A).Names[0] << ": error: ";
  for (uint32_t Word : Words)
    OS << format_hex_no_prefix(Word, 8) << ' ';
  OS << ": " << Msg << '\n';
}

/// Many values of a field, and often those that mean something.
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
    writeField({F.Encoding, 0, F.Id, 0, F.Dword, F.Low, F.Width}, Value, Words);
  }
}

/// Eight words; instructions have no more.
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
     << " random instructions decoded\n";
  return NumErrors;
}

unsigned clrx::checkRandomWords(Arch A, unsigned Count, unsigned Seed,
                                InstEncoder &Encoder, raw_ostream &OS) {
  return RandomChecker(A, Seed, Encoder, OS).run(Count);
}
