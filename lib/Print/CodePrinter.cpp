//===- CodePrinter.cpp - Code sections as source --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Walks over the code twice: first for the branch targets, then for the text.
// The first walk also divides the code where instructions begin, so that
// several threads can print the parts.
//
//===----------------------------------------------------------------------===//

#include "Print/CodePrinter.h"
#include "Print/DataPrinter.h"
#include "Support/Cursor.h"
#include "clrx/ISA/Decoding.h"
#include "clrx/ISA/Encoding.h"
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

/// Returns true if numbered labels can begin with \p Name: the assembler reads
/// it as one word, and it is not such a label itself.
static bool canHaveNumberedLabels(StringRef Name) {
  const StringRef Front = Name.rtrim("0123456789");
  const bool IsNumbered = Front.size() != Name.size() && Front.ends_with("_L");
  return !IsNumbered &&
         (Name.empty() || (isNameStart(Name[0]) && all_of(Name, isNameChar)));
}

CodePrinter::CodePrinter(StringRef Code, const CodePrintOptions &Options,
                         unsigned SectionNumber, std::vector<CodeLabel> Labels,
                         std::vector<CodeRelocation> Relocations,
                         PrintedCode *Printed)
    : Code(Code), Options(Options), SectionNumber(SectionNumber),
      Printed(Printed), Named(std::move(Labels)),
      Relocations(std::move(Relocations)) {
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

/// Reads the words at \p Offset, with zeros after \p End. \returns the number
/// of words before \p End, at most MaxInstDwords.
size_t CodePrinter::readWords(uint64_t Offset, uint64_t End,
                              uint32_t *Words) const {
  const char *Begin = Code.data() + Offset;
  uint64_t Count = (End - Offset) / 4;
  if (Count >= MaxInstDwords) { // Nearly always true, and the loop is unrolled.
    for (size_t I = 0; I != MaxInstDwords; ++I)
      Words[I] = support::endian::read32le(Begin + I * 4);
    return MaxInstDwords;
  }
  for (size_t I = 0; I != Count; ++I)
    Words[I] = support::endian::read32le(Begin + I * 4);
  std::fill(Words + Count, Words + MaxInstDwords, 0);
  return Count;
}

/// Number of bytes of code that a thread prints at once. The text is ten times
/// as long and stays in the processor's cache until it is written.
static constexpr uint64_t PartSize = 16384;
static constexpr size_t MaxPartsAtOnce = 16;

//===----------------------------------------------------------------------===//
// Labels
//===----------------------------------------------------------------------===//

namespace {

/// The opcodes whose target gets a label in clrxdisasm.
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
    // On GCN 1.5 this is not a branch, but the reference treats it as one.
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
      // A zero dword is a complete instruction. Gaps between kernels hold many.
      Previous = Offset;
      Offset += 4;
      continue;
    }
    uint32_t Words[MaxInstDwords];
    readWords(Offset, End, Words);
    if (Offset >= NextPart) { // Do not divide a run of zeros.
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

/// Returns the first label with a name at \p Offset, or null.
const CodeLabel *CodePrinter::findNamed(uint64_t Offset) const {
  auto It = partition_point(
      Named, [=](const CodeLabel &L) { return L.Offset < Offset; });
  return It != Named.end() && It->Offset == Offset ? &*It : nullptr;
}

/// Calls \p Visit with the offset and name of each label up to \p Offset and
/// advances \p P. At one offset, the label without a name comes first.
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

/// Prints a label with its number in the kernel.
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

/// Prints the name that clrxdisasm gives to \p Offset.
void CodePrinter::printOffsetName(raw_ostream &OS, uint64_t Offset) const {
  OS << ".L" << Offset << '_' << SectionNumber;
}

void CodePrinter::printLabelName(raw_ostream &OS, uint64_t Offset,
                                 StringRef Name) const {
  if (!Name.empty())
    OS << Name;
  else if (Options.NumberLabels)
    printNumberedLabel(OS, Offset);
  else
    printOffsetName(OS, Offset);
}

void CodePrinter::printLabels(raw_ostream &OS, uint64_t Offset) {
  sortTargets();
  printLabels(OS, Main, Offset);
}

void CodePrinter::printLabels(raw_ostream &OS, Progress &P,
                              uint64_t Offset) const {
  if (LLVM_LIKELY(Offset < P.NextLabel))
    return;
  forEachLabelUpTo(P, Offset, [&](uint64_t LabelOffset, StringRef Name) {
    printLabelName(OS, LabelOffset, Name);
    if (LabelOffset == Offset)
      OS << ":\n";
    else
      OS << "=.-" << Offset - LabelOffset << '\n';
  });
}

void CodePrinter::printRemainingLabels(raw_ostream &OS, uint64_t End) {
  printLabels(OS, End);
  forEachLabelUpTo(Main, UINT64_MAX, [&](uint64_t LabelOffset, StringRef Name) {
    if (Options.Exact) {
      printLabelName(OS, LabelOffset, Name);
      int64_t Distance = LabelOffset - End;
      OS << "=." << (Distance < 0 ? "-" : "+") << std::abs(Distance) << '\n';
      return;
    }
    if (LabelOffset != End) { // One offset can have several names.
      OS << ".org 0x";
      OS.write_hex(LabelOffset) << '\n';
      End = LabelOffset;
    }
    printLabelName(OS, LabelOffset, Name);
    OS << ":\n";
  });
}

/// Prints a name of the branch target. If the target has no label, the name is
/// that of clrxdisasm.
void CodePrinter::printTarget(raw_ostream &OS, uint64_t Target) const {
  const CodeLabel *L = findNamed(Target);
  if (L || !Options.NumberLabels || llvm::binary_search(Targets, Target))
    printLabelName(OS, Target, L ? L->Name : StringRef());
  else
    printOffsetName(OS, Target);
}

//===----------------------------------------------------------------------===//
// Instructions
//===----------------------------------------------------------------------===//

void CodePrinter::printWarnings(raw_ostream &OS, CodeRange R) const {
  if (Options.Exact)
    return; // Exact sources contain the bytes.
  if ((R.End - R.Begin) % 4)
    OS << "        /* WARNING: Code size is not aligned to 4-byte word! */\n";
  if (IsUnfinished)
    OS << "        /* WARNING: Unfinished instruction at end! */\n";
}

/// Indents readable text, unless an offset precedes it.
void CodePrinter::indent(TextStream &OS) const {
  if (Options.IsReadable && !Options.ShowOffsets)
    OS << "    ";
}

/// Prints the comment before an instruction: the offset, and two words. If
/// there are more words, or if some are missing, prints the first one only.
void CodePrinter::printLocation(TextStream &OS, uint64_t Offset,
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

/// Returns the first relocation at \p Offset or after it.
std::vector<CodeRelocation>::const_iterator
CodePrinter::findRelocation(uint64_t Offset) const {
  return partition_point(
      Relocations, [=](const CodeRelocation &R) { return R.Offset < Offset; });
}

/// Prints the expression of the relocation at \p Offset, if there is one.
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

/// Returns true if one of the \p Size bytes at \p Offset has a relocation.
bool CodePrinter::isRelocated(uint64_t Offset, uint64_t Size) const {
  auto R = findRelocation(Offset);
  return R != Relocations.end() && R->Offset - Offset < Size;
}

/// Returns true if a word is 0 and, in an exact source, has no relocation.
bool CodePrinter::isZero(uint64_t Offset) const {
  return support::endian::read32le(Code.data() + Offset) == 0 &&
         !(Options.Exact && isRelocated(Offset, 4));
}

/// Prints a run of zeros. \returns the offset after it.
uint64_t CodePrinter::printZeros(TextStream &OS, uint64_t Offset,
                                 uint64_t End) const {
  uint64_t Begin = Offset;
  while (End - Offset >= 4 && isZero(Offset))
    Offset += 4;
  indent(OS);
  OS << ".fill " << (Offset - Begin) / 4 << ", 4, 0\n";
  return Offset;
}

/// Prints \p I, which has the words \p Words.
void CodePrinter::printText(TextStream &OS, const Inst &I, uint64_t Offset,
                            ArrayRef<uint32_t> Words, InstStyle Style) const {
  auto PrintTarget = [=](raw_ostream &OS, int Distance) {
    printTarget(OS, Offset + 4 + int64_t(Distance) * 4);
  };
  // Capture the offset instead of Words. Words would be stored in two parts and
  // loaded as a whole, which makes the processor wait.
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

void PrintedCode::addInst(unsigned Section, uint64_t Offset,
                          ArrayRef<uint32_t> InstWords, uint64_t TextOffset) {
  if (Runs.empty() || TextOffset != RunEnd)
    Runs.push_back({Section, Offset, TextOffset, Sizes.size()});
  Sizes.push_back(InstWords.size());
  Words.append(InstWords.begin(), InstWords.end());
}

void PrintedCode::forgetInsts() {
  // Clearing the lists would keep their memory, so move them away.
  const auto OldRuns = std::move(Runs);
  const auto OldSizes = std::move(Sizes);
  const auto OldWords = std::move(Words);
}

/// Prints the instruction if the assembler can read it back. Otherwise prints
/// its words, with the instruction in a comment. \p LineStart is the offset of
/// the line in the text. \returns the offset after the words.
uint64_t CodePrinter::printExactly(TextStream &OS, Progress &P, uint64_t Offset,
                                   uint64_t End, ArrayRef<uint32_t> Words,
                                   uint64_t LineStart) const {
  const Arch A = Options.Architecture;
  Inst &Current = P.Current;
  DecodeStatus Status = decode(Words, A, Options.Wave32, Current);
  unsigned Size = Status == DecodeStatus::Success ? getSize(Current) : 0;
  // Only the literal of an instruction can have a relocation.
  auto R = findRelocation(Offset);
  const uint64_t InstEnd = Offset + Size * 4;
  bool IsRelocated = R != Relocations.end() && R->Offset < InstEnd &&
                     (R->Offset + 4 != InstEnd || !Current.HasLiteral);
  bool IsInst = Size && !IsRelocated && Offset + Size * 4 <= End &&
                !Current.Row->has(LLVMOnly) &&
                !Options.Exact->AsData.count({SectionNumber, Offset});
  if (IsInst) {
    Words = Words.take_front(Size);
    Printed->addInst(SectionNumber, Offset, Words, LineStart);
    printText(OS, Current, Offset, Words, InstStyle::Canonical);
    OS << '\n';
    Printed->RunEnd = OS.tell();
    return Offset + Size * 4;
  }
  Size = decodeAny(Words, A, Options.Wave32, Current);
  // The end of the code or a relocation can cut the instruction.
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

/// Prints an instruction, by a template if \p Templates has one. \returns the
/// offset after it.
uint64_t CodePrinter::printInstruction(TextStream &OS, Progress &P,
                                       InstTemplates *Templates,
                                       uint64_t Offset, uint64_t End) const {
  const Arch A = Options.Architecture;
  uint32_t Words[MaxInstDwords];
  const size_t NumWords = readWords(Offset, End, Words);
  const uint64_t LineStart = Options.Exact ? OS.tell() : 0;
  indent(OS);
  if (Options.ShowOffsets)
    printLocation(OS, Offset, Words, NumWords);
  if (Options.Exact)
    return printExactly(OS, P, Offset, End, Words, LineStart);
  unsigned Size = Templates ? Templates->print(OS, Words) : 0;
  if (Size) {
    OS << '\n';
    return Offset + uint64_t(Size) * 4;
  }
  Size = decodeAny(Words, A, Options.Wave32, P.Current);
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

/// Returns the number of bytes from \p Offset to a relocation that begins
/// inside of the word there. Returns 0 if there is no such relocation. An exact
/// source prints these bytes separately.
uint64_t CodePrinter::getOddBytes(uint64_t Offset) const {
  if (!Options.Exact || !isRelocated(Offset, 4))
    return 0;
  return findRelocation(Offset)->Offset - Offset;
}

/// Returns the end of a run of s_nop that begins at \p Offset and is too long
/// to read line by line. Returns \p Offset if there is none.
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

/// Returns true if templates give the text that the options ask for.
bool CodePrinter::usesTemplates() const {
  return Options.Templates && !Options.Exact && !Options.ShowFloats &&
         Relocations.empty();
}

/// Prints the instructions from \p Offset to \p Limit with their labels, in
/// code that ends at \p End. \returns the offset after them.
uint64_t CodePrinter::printUpTo(raw_ostream &OS, Progress &P, uint64_t Offset,
                                uint64_t Limit, uint64_t End) const {
  TextStream Text(OS);
  std::unique_ptr<InstTemplates> Templates;
  if (usesTemplates())
    Templates = Options.Templates->take();
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
    Offset = isZero(Offset)
                 ? printZeros(Text, Offset, End)
                 : printInstruction(Text, P, Templates.get(), Offset, End);
  }
  if (Templates)
    Options.Templates->giveBack(std::move(Templates));
  return Offset;
}

/// Returns the progress at the beginning of \p P.
CodePrinter::Progress CodePrinter::getProgressAt(const Part &P) const {
  Progress Result;
  Result.NextTarget = upper_bound(Targets, P.Previous) - Targets.begin();
  Result.NextNamed =
      partition_point(
          Named, [&](const CodeLabel &L) { return L.Offset <= P.Previous; }) -
      Named.begin();
  return Result;
}

/// Prints the code from \p Offset to the beginning of the last part before
/// \p End, several parts concurrently. \returns the offset after that code.
uint64_t CodePrinter::printParts(raw_ostream &OS, uint64_t Offset,
                                 uint64_t End) {
  struct Output {
    std::string Text;
    Progress Reached;
    uint64_t End = 0;
  };
  auto IsBefore = [](const Part &P, uint64_t LabelOffset) {
    return P.Begin < LabelOffset;
  };
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
      // Rarely, the previous part ends after the beginning of this one.
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
  if (!Options.Exact && End - Offset >= 2 * PartSize &&
      parallel::strategy.compute_thread_count() > 1)
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
