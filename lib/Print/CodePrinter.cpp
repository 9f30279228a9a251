//===- CodePrinter.cpp - Code sections as source --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Twice over the code: first for the targets of branches, then for the text.
// The first time also finds places where instructions begin, so that the second
// time may be that of several threads, one for each part.
//
//===----------------------------------------------------------------------===//

#include "clrx/Print/CodePrinter.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Encoding.h"
#include "clrx/Print/DataPrinter.h"
#include "clrx/Support/Cursor.h"
#include "clrx/Targets/ArchMask.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Parallel.h"

using namespace llvm;
using namespace clrx;

void clrx::printTarget(raw_ostream &OS, StringRef Container, GPU Device,
                       bool Wave32, bool IsExact) {
  OS << '.' << Container << '\n';
  const GPUInfo &Info = getGPUInfo(Device);
  const GPUName *Known = findGPUName(Info.Name);
  if (IsExact && !(Known && Known->Device == Device))
    OS << ".arch " << getArchInfo(Info.Architecture).Names[0] << '\n';
  else
    OS << ".gpu " << Info.Name << '\n';
  if (Wave32)
    OS << ".wave32\n";
}

/// Whether numbered labels may begin with \p Name: the assembler reads it as
/// one word, and it is not such a label itself.
static bool canHaveNumberedLabels(StringRef Name) {
  const StringRef Front = Name.rtrim("0123456789");
  const bool IsNumbered = Front.size() != Name.size() && Front.ends_with("_L");
  return !IsNumbered &&
         (Name.empty() || (isNameStart(Name[0]) && all_of(Name, isNameChar)));
}

CodePrinter::CodePrinter(StringRef Code, const CodePrintOptions &Options,
                         unsigned SectionNumber, std::vector<CodeLabel> Labels,
                         std::vector<CodeRelocation> Relocations)
    : Code(Code), Options(Options), SectionNumber(SectionNumber),
      Named(std::move(Labels)), Relocations(std::move(Relocations)) {
  auto IsBefore = [](const auto &L, const auto &R) {
    return L.Offset < R.Offset;
  };
  llvm::stable_sort(Named, IsBefore);
  llvm::stable_sort(this->Relocations, IsBefore);
  if (!canHaveNumberedLabels(this->Options.KernelName) ||
      !all_of(Named,
              [](const CodeLabel &L) { return canHaveNumberedLabels(L.Name); }))
    this->Options.NumberLabels = false;
}

/// Reads the words at \p Offset; behind \p End there are zeros.
/// \returns how many there are before it, at most MaxInstDwords.
size_t CodePrinter::readWords(uint64_t Offset, uint64_t End,
                              uint32_t *Words) const {
  const char *Begin = Code.data() + Offset;
  uint64_t Count = (End - Offset) / 4;
  if (Count >= MaxInstDwords) { // Nearly always, and a loop that is unrolled.
    for (size_t I = 0; I != MaxInstDwords; ++I)
      Words[I] = support::endian::read32le(Begin + I * 4);
    return MaxInstDwords;
  }
  for (size_t I = 0; I != Count; ++I)
    Words[I] = support::endian::read32le(Begin + I * 4);
  std::fill(Words + Count, Words + MaxInstDwords, 0);
  return Count;
}

/// Bytes of code that a thread prints at once; the text is ten times as long.
/// It stays in the processor's cache until it is written.
static constexpr uint64_t PartSize = 16384;
static constexpr size_t MaxPartsAtOnce = 16;

//===----------------------------------------------------------------------===//
// Labels
//===----------------------------------------------------------------------===//

namespace {

/// Opcodes whose target clrxdisasm makes a label of.
struct BranchOpcodes {
  ArchMask Arches;
  Layout Encoding;
  uint8_t First, Last;
};

} // namespace

static constexpr BranchOpcodes Branches[] = {
    {AllGCN, Layout::SOPP, 2, 2},
    {AllGCN, Layout::SOPP, 4, 9},
    {GCN11 | GCN12up, Layout::SOPP, 23, 26},
    {GCN1x, Layout::SOPK, 17, 17},
    // On GCN 1.5 it is no branch; the reference looks for it all the same.
    {GCN12up, Layout::SOPK, 16, 16},
    {GCN14, Layout::SOPK, 21, 21},
    {GCN15, Layout::SOPK, 22, 22},
    {GCN15, Layout::SOPK, 27, 28},
};

static bool isBranch(uint32_t Word, Arch A) {
  // Both encodings begin with the bits 101.
  if (Word >> 29 != 5)
    return false;
  Layout L = LayoutTable::get(A).find(Word);
  if (L != Layout::SOPP && L != Layout::SOPK)
    return false;
  unsigned Opcode = readOpcode(Word, L, A);
  return any_of(Branches, [=](const BranchOpcodes &B) {
    return B.Encoding == L && (B.Arches & maskOf(A)) && Opcode >= B.First &&
           Opcode <= B.Last;
  });
}

void CodePrinter::findLabels(CodeRange R) {
  const Arch A = Options.Architecture;
  uint64_t Offset = R.Begin, End = R.Begin + alignDown(R.End - R.Begin, 4);
  uint64_t Previous = Offset, NextPart = Offset + PartSize;
  while (Offset < End) {
    if (!support::endian::read32le(Code.data() + Offset)) {
      // An instruction of one dword, and what gaps between kernels have.
      Previous = Offset;
      Offset += 4;
      continue;
    }
    uint32_t Words[MaxInstDwords];
    readWords(Offset, End, Words);
    if (Offset >= NextPart) { // Not among zeros, which are printed together.
      Parts.push_back({Offset, Previous});
      NextPart = Offset + PartSize;
    }
    Previous = Offset;
    if (isBranch(Words[0], A)) {
      Targets.push_back(Offset + 4 + int64_t(int16_t(Words[0])) * 4);
      AreTargetsSorted = false;
      Main.NextLabel = 0;
    }
    Offset += uint64_t(Options.Exact ? std::max(getLength(Words, A), 1u)
                                     : getScanLength(Words, A)) *
              4;
  }
  IsUnfinished = Offset > End;
}

void CodePrinter::sortTargets() {
  if (AreTargetsSorted)
    return;
  llvm::sort(Targets);
  Targets.erase(llvm::unique(Targets), Targets.end());
  if (Options.NumberLabels)
    llvm::erase_if(Targets, [this](uint64_t T) { return findNamed(T); });
  AreTargetsSorted = true;
}

/// The first name of the place; null if it has none.
const CodeLabel *CodePrinter::findNamed(uint64_t Offset) const {
  auto It = partition_point(
      Named, [=](const CodeLabel &L) { return L.Offset < Offset; });
  return It != Named.end() && It->Offset == Offset ? &*It : nullptr;
}

/// Calls \p Visit with place and name of each label up to \p Offset, at one
/// place the one without a name first, and goes behind them.
template <typename Fn>
void CodePrinter::forEachLabelUpTo(Progress &P, uint64_t Offset,
                                   Fn Visit) const {
  while (true) {
    bool HasTarget =
        P.NextTarget != Targets.size() && Targets[P.NextTarget] <= Offset;
    bool HasNamed =
        P.NextNamed != Named.size() && Named[P.NextNamed].Offset <= Offset;
    if (!HasTarget && !HasNamed)
      break;
    if (HasTarget &&
        (!HasNamed || Targets[P.NextTarget] <= Named[P.NextNamed].Offset)) {
      Visit(Targets[P.NextTarget], StringRef());
      ++P.NextTarget;
    } else {
      Visit(Named[P.NextNamed].Offset, Named[P.NextNamed].Name);
      ++P.NextNamed;
    }
  }
  P.NextLabel = UINT64_MAX;
  if (P.NextTarget != Targets.size())
    P.NextLabel = Targets[P.NextTarget];
  if (P.NextNamed != Named.size())
    P.NextLabel = std::min(P.NextLabel, Named[P.NextNamed].Offset);
}

/// The number counts from the kernel's start.
void CodePrinter::printNumberedLabel(raw_ostream &OS, uint64_t Offset) const {
  auto Kernel = partition_point(
      Named, [=](const CodeLabel &L) { return L.Offset <= Offset; });
  StringRef Name = Options.KernelName;
  uint64_t Begin = 0;
  if (Kernel != Named.begin()) {
    Name = std::prev(Kernel)->Name;
    Begin = std::prev(Kernel)->Offset;
  }
  auto First = lower_bound(Targets, Begin);
  auto It = lower_bound(Targets, Offset);
  if (!Name.empty())
    OS << Name << '_';
  OS << 'L' << It - First + 1;
}

/// The name that clrxdisasm has for a place.
void CodePrinter::printPlaceName(raw_ostream &OS, uint64_t Offset) const {
  OS << ".L" << Offset << '_' << SectionNumber;
}

void CodePrinter::printLabelName(raw_ostream &OS, uint64_t Offset,
                                 StringRef Name) const {
  if (!Name.empty())
    OS << Name;
  else if (Options.NumberLabels)
    printNumberedLabel(OS, Offset);
  else
    printPlaceName(OS, Offset);
}

void CodePrinter::printLabels(raw_ostream &OS, uint64_t Offset) {
  sortTargets();
  printLabels(OS, Main, Offset);
}

void CodePrinter::printLabels(raw_ostream &OS, Progress &P,
                              uint64_t Offset) const {
  if (LLVM_LIKELY(Offset < P.NextLabel))
    return;
  forEachLabelUpTo(P, Offset, [&](uint64_t Place, StringRef Name) {
    printLabelName(OS, Place, Name);
    if (Place == Offset)
      OS << ":\n";
    else
      OS << "=.-" << Offset - Place << '\n';
  });
}

void CodePrinter::printRemainingLabels(raw_ostream &OS, uint64_t End) {
  printLabels(OS, End);
  forEachLabelUpTo(Main, UINT64_MAX, [&](uint64_t Place, StringRef Name) {
    if (Options.Exact) {
      printLabelName(OS, Place, Name);
      int64_t Distance = Place - End;
      OS << "=." << (Distance < 0 ? "-" : "+") << std::abs(Distance) << '\n';
      return;
    }
    if (Place != End) { // One place may have several names.
      OS << ".org 0x";
      OS.write_hex(Place) << '\n';
      End = Place;
    }
    printLabelName(OS, Place, Name);
    OS << ":\n";
  });
}

/// A name of the place, where there is one. If it is not among the labels, the
/// name is of no place.
void CodePrinter::printTarget(raw_ostream &OS, uint64_t Target) const {
  const CodeLabel *L = findNamed(Target);
  if (L || !Options.NumberLabels || llvm::binary_search(Targets, Target))
    printLabelName(OS, Target, L ? L->Name : StringRef());
  else
    printPlaceName(OS, Target);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void CodePrinter::printWarnings(raw_ostream &OS, CodeRange R) const {
  if (Options.Exact)
    return; // The bytes will be there.
  if ((R.End - R.Begin) % 4)
    OS << "        /* WARNING: Code size is not aligned to 4-byte word! */\n";
  if (IsUnfinished)
    OS << "        /* WARNING: Unfinished instruction at end! */\n";
}

/// Places in front are indentation enough.
void CodePrinter::indent(TextStream &OS) const {
  if (Options.IsReadable && !Options.ShowOffsets)
    OS << "    ";
}

/// The comment in front: the place, and of the words the first two, or the
/// first of more or of those that are not all there.
void CodePrinter::printPlace(TextStream &OS, uint64_t Offset,
                             const uint32_t *Words, size_t NumWords) const {
  if (LLVM_LIKELY(Offset <= UINT32_MAX)) {
    OS.writeWith([=](char *To) {
      return TextStream::putHexWord(TextStream::putText(To, "/*0000"), Offset);
    });
  } else {
    OS << "/*";
    OS.writeHexDigits(Offset >> 32, 4);
    OS.writeHexWord(Offset);
  }
  if (Options.ShowEncoding) {
    OS << ": ";
    OS.writeHexWord(Words[0]);
    if (NumWords > 1 && getScanLength(ArrayRef(Words, MaxInstDwords),
                                      Options.Architecture) == 2) {
      OS << ' ';
      OS.writeHexWord(Words[1]);
    } else {
      OS << "         ";
    }
  }
  OS << "*/ ";
}

/// The first relocation at \p Offset or behind it.
std::vector<CodeRelocation>::const_iterator
CodePrinter::findRelocation(uint64_t Offset) const {
  return partition_point(
      Relocations, [=](const CodeRelocation &R) { return R.Offset < Offset; });
}

/// Writes the expression of the relocation at \p Offset, if there is one.
bool CodePrinter::printRelocation(raw_ostream &OS, uint64_t Offset) const {
  auto R = findRelocation(Offset);
  if (R == Relocations.end() || R->Offset != Offset)
    return false;
  const bool IsTerm = R->Addend && R->Half != CodeRelocation::Named;
  OS << (IsTerm ? "(" : "") << R->Symbol;
  if (R->Addend)
    OS << (R->Addend < 0 ? "-" : "+")
       << (R->Addend < 0 ? -uint64_t(R->Addend) : R->Addend);
  OS << (IsTerm ? ")" : "");
  if (R->Half != CodeRelocation::Named)
    OS << (R->Half == CodeRelocation::High ? ">>32" : "&0xffffffff");
  return true;
}

/// Whether something is added to one of the \p Size bytes at \p Offset.
bool CodePrinter::isRelocated(uint64_t Offset, uint64_t Size) const {
  auto R = findRelocation(Offset);
  return R != Relocations.end() && R->Offset - Offset < Size;
}

/// Whether a word is 0 and, in exact text, nothing is added to it.
bool CodePrinter::isZero(uint64_t Offset) const {
  return support::endian::read32le(Code.data() + Offset) == 0 &&
         !(Options.Exact && isRelocated(Offset, 4));
}

/// \returns the place behind the zeros.
uint64_t CodePrinter::printZeros(TextStream &OS, uint64_t Offset,
                                 uint64_t End) const {
  uint64_t Begin = Offset;
  while (End - Offset >= 4 && isZero(Offset))
    Offset += 4;
  indent(OS);
  OS << ".fill " << (Offset - Begin) / 4 << ", 4, 0\n";
  return Offset;
}

/// Writes \p I, which has \p Words.
void CodePrinter::printText(TextStream &OS, const Inst &I, uint64_t Offset,
                            ArrayRef<uint32_t> Words, InstStyle Style) const {
  auto PrintTarget = [=](raw_ostream &OS, int Distance) {
    printTarget(OS, Offset + 4 + int64_t(Distance) * 4);
  };
  // Words has no address: what is stored in two parts loads slowly as one.
  const uint64_t LiteralOffset = Offset + (Words.size() - 1) * 4;
  auto PrintLiteral = [=](raw_ostream &OS) {
    return printRelocation(OS, LiteralOffset);
  };
  InstPrintOptions O;
  O.Style = Style;
  O.Words = Words;
  O.ShowFloats = Options.ShowFloats;
  O.MarkHalves = Options.MarkHalves;
  O.PrintTarget = PrintTarget;
  if (!Relocations.empty())
    O.PrintLiteral = PrintLiteral;
  printInst(I, Options.Architecture, OS, O);
}

void ExactCode::addInst(unsigned Section, uint64_t Offset,
                        ArrayRef<uint32_t> InstWords, uint64_t TextPlace) {
  if (Runs.empty() || TextPlace != RunEnd)
    Runs.push_back({Section, Offset, TextPlace, Sizes.size()});
  Sizes.push_back(InstWords.size());
  Words.append(InstWords.begin(), InstWords.end());
}

void ExactCode::forgetInsts() {
  // What is assigned to them would leave them their memory.
  const auto OldRuns = std::move(Runs);
  const auto OldSizes = std::move(Sizes);
  const auto OldWords = std::move(Words);
}

/// Prints the instruction if it may be read again, else its words; then behind
/// them what they look like. \p LineStart is where the line begins in the text.
/// \returns the place behind them.
uint64_t CodePrinter::printExactly(TextStream &OS, Progress &P, uint64_t Offset,
                                   uint64_t End, ArrayRef<uint32_t> Words,
                                   uint64_t LineStart) const {
  const Arch A = Options.Architecture;
  Inst &Current = P.Current;
  DecodeStatus Status = decode(Words, A, Options.Wave32, Current);
  unsigned Size = Status == DecodeStatus::Success ? getSize(Current) : 0;
  // Of an instruction, only its literal may be relocated.
  auto R = findRelocation(Offset);
  const uint64_t InstEnd = Offset + Size * 4;
  bool IsRelocated = R != Relocations.end() && R->Offset < InstEnd &&
                     (R->Offset + 4 != InstEnd || !Current.HasLiteral);
  bool IsInst = Size && !IsRelocated && Offset + Size * 4 <= End &&
                !Current.Row->has(LLVMOnly) &&
                !Options.Exact->AsData.count({SectionNumber, Offset});
  if (IsInst) {
    Words = Words.take_front(Size);
    Options.Exact->addInst(SectionNumber, Offset, Words, LineStart);
    printText(OS, Current, Offset, Words, InstStyle::Canonical);
    OS << '\n';
    Options.Exact->RunEnd = OS.tell();
    return Offset + Size * 4;
  }
  Size = decodeAny(Words, A, Options.Wave32, Current);
  // The end of the code may cut it off, or a relocation between two words.
  uint64_t NumWords = std::clamp<uint64_t>(Size, 1, (End - Offset) / 4);
  if (R != Relocations.end() && R->Offset % 4 != Offset % 4)
    NumWords = std::min(NumWords, (R->Offset - Offset) / 4);
  OS << ".int ";
  ListSeparator Comma;
  for (uint64_t I = 0; I != NumWords; ++I) {
    OS << Comma;
    if (!printRelocation(OS, Offset + I * 4))
      OS << format_hex(Words[I], 10);
  }
  if (Size) {
    OS << "  # ";
    printText(OS, Current, Offset, Words.take_front(Size),
              InstStyle::Clrxdisasm);
  }
  OS << '\n';
  return Offset + NumWords * 4;
}

/// \returns the place behind the instruction.
uint64_t CodePrinter::printInstruction(TextStream &OS, Progress &P,
                                       uint64_t Offset, uint64_t End) const {
  const Arch A = Options.Architecture;
  uint32_t Words[MaxInstDwords];
  const size_t NumWords = readWords(Offset, End, Words);
  const uint64_t LineStart = Options.Exact ? OS.tell() : 0;
  indent(OS);
  if (Options.ShowOffsets)
    printPlace(OS, Offset, Words, NumWords);
  if (Options.Exact)
    return printExactly(OS, P, Offset, End, Words, LineStart);
  unsigned Size = decodeAny(Words, A, Options.Wave32, P.Current);
  if (!Size) {
    OS << ".int 0x";
    OS.write_hex(Words[0]) << '\n';
    return Offset + 4;
  }
  printText(OS, P.Current, Offset, ArrayRef(Words, Size),
            InstStyle::Clrxdisasm);
  OS << '\n';
  return Offset + uint64_t(Size) * 4;
}

/// Exact text goes on behind the bytes in front of a relocation that is not
/// where a word is. \returns how many there are; 0 if they are 4 or more.
uint64_t CodePrinter::getOddBytes(uint64_t Offset) const {
  if (!Options.Exact || !isRelocated(Offset, 4))
    return 0;
  return findRelocation(Offset)->Offset - Offset;
}

/// The end of a run of s_nop that begins at \p Offset and is too long to be
/// read line by line; \p Offset if there is none.
uint64_t CodePrinter::findPaddingEnd(const Progress &P, uint64_t Offset,
                                     uint64_t End) const {
  constexpr uint32_t Nop = 0xbf800000;
  constexpr uint64_t MinSize = 8 * 4;
  if (!Options.IsReadable)
    return Offset;
  const uint64_t Limit = std::min(End, P.NextLabel);
  uint64_t Next = Offset;
  while (Next < Limit && Limit - Next >= 4 &&
         support::endian::read32le(Code.data() + Next) == Nop &&
         !isRelocated(Next, 4))
    Next += 4;
  return Next - Offset < MinSize ? Offset : Next;
}

/// Prints the labels up to \p Offset, and instructions until \p Limit is
/// reached, of code that goes to \p End. \returns the place behind them.
uint64_t CodePrinter::printUpTo(raw_ostream &OS, Progress &P, uint64_t Offset,
                                uint64_t Limit, uint64_t End) const {
  TextStream Text(OS);
  while (Offset < Limit && End - Offset >= 4) {
    printLabels(Text, P, Offset);
    if (uint64_t Odd = getOddBytes(Offset)) {
      printData(Text, Code.substr(Offset, Odd));
      Offset += Odd;
      continue;
    }
    const uint64_t PaddingEnd = findPaddingEnd(P, Offset, End);
    if (PaddingEnd != Offset) {
      indent(Text);
      Text << ".fill " << (PaddingEnd - Offset) / 4
           << ", 4, 0xbf800000  # s_nop 0\n";
      Offset = PaddingEnd;
      continue;
    }
    Offset = isZero(Offset) ? printZeros(Text, Offset, End)
                            : printInstruction(Text, P, Offset, End);
  }
  return Offset;
}

/// What has been printed when the text comes to \p P.
CodePrinter::Progress CodePrinter::getProgressAt(const Part &P) const {
  Progress Result;
  Result.NextTarget = upper_bound(Targets, P.Previous) - Targets.begin();
  Result.NextNamed =
      partition_point(
          Named, [&](const CodeLabel &L) { return L.Offset <= P.Previous; }) -
      Named.begin();
  return Result;
}

/// Prints code in parts, at once some of them, as long as there are several.
/// \returns the place behind them.
uint64_t CodePrinter::printParts(raw_ostream &OS, uint64_t Offset,
                                 uint64_t End) {
  struct Output {
    std::string Text;
    Progress Reached;
    uint64_t End = 0;
  };
  auto IsBefore = [](const Part &P, uint64_t Place) { return P.Begin < Place; };
  auto Next = lower_bound(Parts, Offset + 1, IsBefore);
  auto Last = lower_bound(Parts, End, IsBefore);
  std::vector<Output> Outputs(std::min<size_t>(Last - Next, MaxPartsAtOnce));
  while (size_t Count = std::min<size_t>(Last - Next, Outputs.size())) {
    parallelFor(0, Count, [&](size_t I) {
      Output &Out = Outputs[I];
      const uint64_t Begin = I ? Next[I - 1].Begin : Offset;
      Out.Reached = I ? getProgressAt(Next[I - 1]) : Main;
      Out.Text.clear();
      Out.Text.reserve(PartSize * 12);
      raw_string_ostream TextOS(Out.Text);
      Out.End = printUpTo(TextOS, Out.Reached, Begin, Next[I].Begin, End);
    });
    for (size_t I = 0; I != Count; ++I) {
      // Few words have another length when they are printed.
      if (I && Offset != Next[I - 1].Begin) {
        Offset = printUpTo(OS, Main, Offset, Next[I].Begin, End);
        continue;
      }
      OS << Outputs[I].Text;
      Offset = Outputs[I].End;
      Main = std::move(Outputs[I].Reached);
    }
    Next += Count;
  }
  return Offset;
}

void CodePrinter::print(raw_ostream &OS, CodeRange R) {
  sortTargets();
  uint64_t Offset = R.Begin;
  const uint64_t End =
      Options.Exact ? R.End : R.Begin + alignDown(R.End - R.Begin, 4);
  if (!Options.Exact && End - Offset >= 2 * PartSize)
    Offset = printParts(OS, Offset, End);
  Offset = printUpTo(OS, Main, Offset, End, End);
  if (Options.Exact)
    printData(OS, Code.slice(Offset, R.End));
}

void CodePrinter::printAll(raw_ostream &OS) {
  CodeRange All = {0, Code.size()};
  findLabels(All);
  printWarnings(OS, All);
  print(OS, All);
  printRemainingLabels(OS,
                       Options.Exact ? Code.size() : alignDown(Code.size(), 4));
}
