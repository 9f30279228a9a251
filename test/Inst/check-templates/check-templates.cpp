//===- check-templates.cpp - Texts by templates and without them ----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clrx-check-templates
//   Compares the texts that InstTemplates prints with those of printInst(), for
//   pseudo-random words of each encoding and architecture. Many of the words
//   differ only in some fields, so that they share a template. Prints the
//   number of texts by templates.
//
//===----------------------------------------------------------------------===//

#include "Print/InstPrinter.h"
#include "Print/InstTemplates.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <optional>
#include <random>

using namespace llvm;
using namespace clrx;

namespace {

class Checker {
public:
  Checker(Arch A, bool Wave32)
      : A(A), Wave32(Wave32), Layouts(LayoutTable::get(A)) {}

  void run();

private:
  const Arch A;
  const bool Wave32;
  const LayoutTable &Layouts;
  std::optional<InstTemplates> Templates;
  std::mt19937 Random; // Not seeded, so that all runs are equal.
  unsigned NumTexts = 0, NumErrors = 0;

  uint32_t pick(uint32_t Count) { return Random() % Count; }
  uint32_t pickValue(const FieldRow &F);
  void changeFields(Layout L, MutableArrayRef<uint32_t> Words);
  void check(ArrayRef<uint32_t> Words);
};

} // namespace

/// Returns a value for a field. Codes with a special meaning are frequent, and
/// so is 0.
uint32_t Checker::pickValue(const FieldRow &F) {
  static constexpr unsigned Special[] = {
      0,       1,           CodeVCC,  CodeM0,  CodeNull,  CodeExec,
      CodeSCC, CodeLiteral, CodeSDWA, CodeDPP, CodeVGPR0, CodeDPP8};
  if (F.Id == Field::Opcode)
    return Random();
  switch (pick(F.Width > 5 ? 4 : 2)) {
  case 0:
    return 0;
  case 1:
    return Random();
  case 2:
    return CodeVGPR0 + pick(256);
  default:
    return Special[pick(std::size(Special))];
  }
}

/// Changes one half of the fields, or the fields of the operands only.
void Checker::changeFields(Layout L, MutableArrayRef<uint32_t> Words) {
  const bool ChangesModifiers = pick(8) == 0;
  for (const FieldRow &F : Layouts.fieldsAfterOpcode(L))
    if (pick(2) &&
        (ChangesModifiers || F.Id < Field::ExpTarget || F.Id == Field::Offset))
      writeField(F, pickValue(F), Words);
  if (getDwords(L) == 1 && pick(2)) // Source 0 in an SDWA or DPP dword
    Words[1] = (Words[1] & ~0xffu) | pick(256);
}

void Checker::check(ArrayRef<uint32_t> Words) {
  SmallString<128> Text, Expected;
  unsigned Size;
  {
    raw_svector_ostream OS(Text);
    TextStream Stream(OS);
    Size = Templates->print(Stream, Words.data());
  }
  if (!Size)
    return;
  clrx::Inst Inst;
  InstPrintOptions Options;
  Options.Style = InstStyle::Clrxdisasm;
  const unsigned ExpectedSize = decodeAny(Words, A, Wave32, Inst);
  Options.Words = Words.take_front(ExpectedSize);
  raw_svector_ostream OS(Expected);
  printInst(Inst, A, OS, Options);
  ++NumTexts;
  if (Text == Expected && Size == ExpectedSize)
    return;
  ++NumErrors;
  outs() << "error: " << format_hex(Words[0], 10) << ' '
         << format_hex(Words[1], 10) << ": '" << Text << "', expected '"
         << Expected << "'\n";
}

void Checker::run() {
  constexpr unsigned NumSamples = 3000, NumVariants = 16;
  constexpr unsigned SamplesPerObject = 1000; // An object has limited memory.
  for (unsigned I = 0; I != NumLayouts; ++I) {
    const Layout L = Layout(I);
    // Other encodings are no encodings of a first dword.
    if (Layouts.fields(L).empty() || !getDwords(L))
      continue;
    for (unsigned N = 0; N != NumSamples; ++N) {
      if (N % SamplesPerObject == 0)
        Templates.emplace(A, Wave32);
      uint32_t Words[MaxInstDwords];
      for (uint32_t &Word : Words)
        Word = Random();
      Words[0] = Layouts.getBaseBits(L);
      for (const FieldRow &F : Layouts.fields(L))
        writeField(F, pickValue(F), Words);
      for (unsigned V = 0; V != NumVariants; ++V) {
        check(Words);
        changeFields(L, Words);
      }
    }
  }
  outs() << getArchInfo(A).Names[0] << (Wave32 ? ", wave32" : "") << ": "
         << NumTexts << " texts, " << NumErrors << " errors\n";
}

int main() {
  for (unsigned I = 0; I != NumArches; ++I) {
    const Arch A = Arch(I);
    if (!(maskOf(A) & AllGCN))
      continue;
    Checker(A, /*Wave32=*/false).run();
    if (A == Arch::GCN1_5)
      Checker(A, /*Wave32=*/true).run();
  }
}
