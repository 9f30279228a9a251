//===- CodeObjectPrinter.cpp - Code objects in LLVM's syntax --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Goes from symbol to symbol and from relocation to relocation of a section.
// What stands between them is instructions that LLVM reads back, or data. What
// a linker made is left out.
//
//===----------------------------------------------------------------------===//

#include "CodeObjectPrinter.h"
#include "DescriptorReader.h"
#include "clrx/CodeObject/Reader.h"
#include "clrx/LLVMBridge/LLVMDisassembler.h"
#include "clrx/Print/DataPrinter.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include <map>
#include <set>

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

static constexpr unsigned WordSize = 4;

// Sections that linkers make, too.
static constexpr StringLiteral Got = ".got", Comment = ".comment";

namespace {

/// A symbol at a place in a section.
using SymbolAt = std::pair<uint64_t, const ElfFile::Symbol *>;

class Printer {
public:
  Printer(const LoadedObject &O, LLVMDisassembler &Disassembler,
          raw_ostream &OS)
      : O(O), File(O.File), Disassembler(Disassembler),
        Descriptors(*O.Target, O.Version), OS(OS) {}

  Error print();

private:
  const LoadedObject &O;
  const ElfFile &File;
  LLVMDisassembler &Disassembler;
  DescriptorReader Descriptors;
  raw_ostream &OS;
  std::vector<std::vector<SymbolAt>> Symbols; ///< By section, ascending.
  /// By section and offset there.
  std::vector<std::map<uint64_t, ElfRelocation>> Relocations;

  // The section that is being printed.
  unsigned Index = 0;
  StringRef Content;
  std::set<uint64_t> Targets; ///< Of branches, at instructions.

  uint64_t getOffset(const ElfFile::Symbol &S) const;
  void sortSymbols();
  void sortRelocations();
  void printTarget();
  bool isPrinted(const ElfFile::Symbol &S) const;
  void printBindings();
  void printGot();
  void printComment(const ElfFile::Section &S);
  void printOtherSymbols();
  void printAttributes(const ElfFile::Symbol &S);
  void printSection();
  void printSectionHeader(const ElfFile::Section &S);
  void printLabels(uint64_t Offset);
  const ElfFile::Symbol *findLocal(uint64_t Offset) const;
  std::string getLabel(uint64_t Offset) const;
  uint64_t getEnd(uint64_t Offset) const;
  void findTargets();
  uint64_t printInstruction(uint64_t Offset, uint64_t End);
  std::string getInstruction(uint64_t Offset, const ElfRelocation *R);
  uint64_t printRun(uint64_t Offset, uint64_t End);
  void printCode();
  uint64_t printRelocation(uint64_t Offset, const ElfRelocation &R);
  std::string getValue(uint64_t Address) const;
  std::string getValue(const ElfRelocation &R, StringRef Specifier) const;
  const ElfRelocation *findRelocation(uint64_t Begin, uint64_t End) const;
  const LoadedKernel *findKernel(uint64_t Offset) const;
  bool isPlain(const LoadedKernel &K) const;
  bool printDescriptor(uint64_t Offset);
  void printSectionData();
  Error printMetadata();
};

/// How a relocation is written.
struct RelocationText {
  uint32_t Type;
  uint8_t Size;            ///< In bytes.
  StringLiteral Specifier; ///< Of the symbol.
  bool IsDistance;         ///< From its place, which data must say.
};

constexpr RelocationText RelocationTexts[] = {
    {ELF::R_AMDGPU_ABS32_LO, 4, "@abs32@lo", false},
    {ELF::R_AMDGPU_ABS32_HI, 4, "@abs32@hi", false},
    {ELF::R_AMDGPU_ABS32, 4, "", false},
    {ELF::R_AMDGPU_ABS64, 8, "", false},
    {ELF::R_AMDGPU_RELATIVE64, 8, "", false},
    {ELF::R_AMDGPU_REL16, 2, "", true},
    {ELF::R_AMDGPU_REL32, 4, "", true},
    {ELF::R_AMDGPU_REL64, 8, "", true},
    {ELF::R_AMDGPU_REL32_LO, 4, "@rel32@lo", false},
    {ELF::R_AMDGPU_REL32_HI, 4, "@rel32@hi", false},
    {ELF::R_AMDGPU_GOTPCREL, 4, "@gotpcrel", false},
    {ELF::R_AMDGPU_GOTPCREL32_LO, 4, "@gotpcrel32@lo", false},
    {ELF::R_AMDGPU_GOTPCREL32_HI, 4, "@gotpcrel32@hi", false},
};

} // namespace

static const RelocationText *findText(uint32_t Type) {
  auto It = find_if(RelocationTexts,
                    [=](const RelocationText &T) { return T.Type == Type; });
  return It == std::end(RelocationTexts) ? nullptr : It;
}

/// Whether \p S is what a source has, in \p O.
static bool isPrinted(const LoadedObject &O, const ElfFile::Section &S) {
  if (S.Type != ELF::SHT_PROGBITS && S.Type != ELF::SHT_NOBITS &&
      S.Type != ELF::SHT_INIT_ARRAY && S.Type != ELF::SHT_FINI_ARRAY)
    return false;
  if (!(S.Flags & ELF::SHF_ALLOC))
    return O.isLinked();
  return S.Size != 0 &&
         (!O.isLinked() || (S.Name != Got && S.Name != ".relro_padding"));
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// Of \p S, which is in a section.
uint64_t Printer::getOffset(const ElfFile::Symbol &S) const {
  return S.Value - (O.isLinked() ? File.Sections[S.SectionIndex].Address : 0);
}

void Printer::sortSymbols() {
  Symbols.resize(File.Sections.size());
  for (const ElfFile::Symbol &S : O.Symbols)
    if (File.getSectionOf(S) && S.getType() != ELF::STT_SECTION &&
        S.getType() != ELF::STT_FILE && !S.Name.empty())
      Symbols[S.SectionIndex].push_back({getOffset(S), &S});
  for (std::vector<SymbolAt> &Of : Symbols)
    stable_sort(Of, less_first());
}

/// \p Name in quotes, if it needs them.
static std::string quoteName(StringRef Name) {
  const bool IsPlain =
      !Name.empty() && !isDigit(Name[0]) && all_of(Name, [](char C) {
        return isAlnum(C) || C == '_' || C == '.' || C == '$';
      });
  if (IsPlain)
    return Name.str();
  std::string Quoted;
  raw_string_ostream OS(Quoted);
  printQuoted(OS, Name);
  return Quoted;
}

void Printer::printAttributes(const ElfFile::Symbol &S) {
  auto Print = [&](StringRef Directive) {
    OS << '\t' << Directive << ' ' << quoteName(S.Name) << '\n';
  };
  const unsigned Visibility = S.Other & 3;
  if (Visibility == ELF::STV_HIDDEN)
    Print(".hidden");
  else if (Visibility == ELF::STV_PROTECTED)
    Print(".protected");
  else if (Visibility == ELF::STV_INTERNAL)
    Print(".internal");
  const bool IsFunction = S.getType() == ELF::STT_FUNC;
  if (IsFunction || S.getType() == ELF::STT_OBJECT) {
    OS << "\t.type " << quoteName(S.Name)
       << (IsFunction ? ",@function\n" : ",@object\n");
  }
  if (S.Size) {
    OS << "\t.size " << quoteName(S.Name) << ", " << S.Size << '\n';
  }
}

bool Printer::isPrinted(const ElfFile::Symbol &S) const {
  if (S.Name.empty() || S.getType() == ELF::STT_FILE ||
      S.getType() == ELF::STT_SECTION)
    return false;
  const ElfFile::Section *Section = File.getSectionOf(S);
  return !Section || ::isPrinted(O, *Section);
}

/// The bindings, in the order of the symbols: who mentions them in this order
/// gets the same tables. Linkers move locals to the front, but their names
/// stand in the order of what was linked.
void Printer::printBindings() {
  std::vector<const ElfFile::Symbol *> Order;
  for (const ElfFile::Symbol &S : O.Symbols)
    if (isPrinted(S))
      Order.push_back(&S);
  if (O.isLinked())
    stable_sort(Order, [](const ElfFile::Symbol *A, const ElfFile::Symbol *B) {
      return std::less<>()(A->Name.data(), B->Name.data());
    });
  for (const ElfFile::Symbol *S : Order) {
    // Linkers make locals of what is hidden.
    const bool IsLocal =
        S->getBinding() == ELF::STB_LOCAL && (S->Other & 3) != ELF::STV_HIDDEN;
    OS << (IsLocal                            ? "\t.local "
           : S->getBinding() == ELF::STB_WEAK ? "\t.weak "
                                              : "\t.globl ")
       << quoteName(S->Name) << '\n';
  }
}

/// Those that are in no section.
void Printer::printOtherSymbols() {
  for (const ElfFile::Symbol &S : O.Symbols) {
    if (S.Name.empty() || S.getType() == ELF::STT_FILE)
      continue;
    if (S.SectionIndex == ELF::SHN_UNDEF) {
      printAttributes(S);
    } else if (S.SectionIndex == ELF::SHN_ABS) {
      printAttributes(S);
      OS << "\t.set " << quoteName(S.Name) << ", " << S.Value << '\n';
    }
  }
}

void Printer::printLabels(uint64_t Offset) {
  auto [Begin, End] = std::equal_range(
      Symbols[Index].begin(), Symbols[Index].end(), SymbolAt(Offset, nullptr),
      [](const SymbolAt &A, const SymbolAt &B) { return A.first < B.first; });
  for (const auto &[At, S] : make_range(Begin, End)) {
    printAttributes(*S);
    OS << quoteName(S->Name) << ":\n";
  }
  if (Targets.count(Offset) && !findLocal(Offset))
    OS << getLabel(Offset) << ":\n";
}

/// The symbol at \p Offset that a branch may name without becoming a
/// relocation; null if there is none.
const ElfFile::Symbol *Printer::findLocal(uint64_t Offset) const {
  const std::vector<SymbolAt> &Of = Symbols[Index];
  auto It = lower_bound(
      Of, Offset, [](const SymbolAt &S, uint64_t At) { return S.first < At; });
  for (; It != Of.end() && It->first == Offset; ++It)
    if (It->second->getBinding() == ELF::STB_LOCAL && It->second->Other == 0)
      return It->second;
  return nullptr;
}

/// For branches to \p Offset.
std::string Printer::getLabel(uint64_t Offset) const {
  if (const ElfFile::Symbol *S = findLocal(Offset))
    return quoteName(S->Name);
  return (".L" + Twine(Index) + "_" + Twine::utohexstr(Offset)).str();
}

/// Where what begins at \p Offset ends at the latest: at a label.
uint64_t Printer::getEnd(uint64_t Offset) const {
  auto Next =
      upper_bound(Symbols[Index], Offset,
                  [](uint64_t At, const SymbolAt &S) { return At < S.first; });
  return Next == Symbols[Index].end()
             ? Content.size()
             : std::min<uint64_t>(Next->first, Content.size());
}

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

/// Those of a linked file are for the loader, and mean addresses.
void Printer::sortRelocations() {
  Relocations.resize(File.Sections.size());
  for (const ElfFile::Section &S : File.Sections) {
    if (S.Type != ELF::SHT_RELA)
      continue;
    for (const ElfRelocation &R : readRelocations(File, S)) {
      if (!O.isLinked()) {
        if (S.Info < Relocations.size())
          Relocations[S.Info].try_emplace(R.Offset, R);
      } else if (std::optional<Place> P = O.findPlace(R.Offset)) {
        ElfRelocation InSection = R;
        InSection.Offset = P->Offset;
        Relocations[P->Section].try_emplace(P->Offset, InSection);
      }
    }
  }
}

/// \p Name with \p Offset bytes.
static std::string addOffset(const Twine &Name, int64_t Offset) {
  return (Name + (Offset > 0 ? "+" : "") + (Offset ? itostr(Offset) : ""))
      .str();
}

/// What a linked file has for \p Address, by the symbol that has it in it or
/// the section; empty if it has nothing.
std::string Printer::getValue(uint64_t Address) const {
  std::optional<Place> P = O.findPlace(Address);
  if (!P)
    return "";
  const std::vector<SymbolAt> &Of = Symbols[P->Section];
  auto After = upper_bound(Of, P->Offset, [](uint64_t At, const SymbolAt &S) {
    return At < S.first;
  });
  if (After != Of.begin()) {
    const auto &[At, S] = *std::prev(After);
    if (!S->Size || P->Offset - At < S->Size)
      return addOffset(quoteName(S->Name), P->Offset - At);
  }
  return addOffset(quoteName(File.Sections[P->Section].Name), P->Offset);
}

/// The symbol of \p R with \p Specifier and the addend; empty if it is unknown.
std::string Printer::getValue(const ElfRelocation &R,
                              StringRef Specifier) const {
  if (R.Type == ELF::R_AMDGPU_RELATIVE64)
    return getValue(R.Addend);
  const ArrayRef<ElfFile::Symbol> Table =
      O.isLinked() ? File.DynamicSymbols : File.Symbols;
  if (R.Symbol >= Table.size())
    return "";
  const ElfFile::Symbol &S = Table[R.Symbol];
  const ElfFile::Section *Section = File.getSectionOf(S);
  StringRef Name = S.Name;
  if (S.getType() == ELF::STT_SECTION && Section)
    Name = Section->Name;
  return Name.empty() ? ""
                      : addOffset(Twine(quoteName(Name)) + Specifier, R.Addend);
}

/// The first one from \p Begin to before \p End; null if there is none.
const ElfRelocation *Printer::findRelocation(uint64_t Begin,
                                             uint64_t End) const {
  auto It = Relocations[Index].lower_bound(Begin);
  return It != Relocations[Index].end() && It->first < End ? &It->second
                                                           : nullptr;
}

/// Prints the datum that \p R fills, at \p Offset. \returns its end; \p Offset
/// if it is not data.
uint64_t Printer::printRelocation(uint64_t Offset, const ElfRelocation &R) {
  const RelocationText *Text = findText(R.Type);
  const std::string Value = Text ? getValue(R, Text->Specifier) : "";
  if (Value.empty()) {
    OS << "\t// relocation of type " << R.Type << " is not said\n";
    return Offset;
  }
  OS << (Text->Size == 8   ? "\t.quad "
         : Text->Size == 4 ? "\t.long "
                           : "\t.short ")
     << Value << (Text->IsDistance ? "-.\n" : "\n");
  return Offset + Text->Size;
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

void Printer::findTargets() {
  Targets.clear();
  DenseSet<uint64_t> Begins;
  for (uint64_t Offset = 0; Offset < Content.size();) {
    Begins.insert(Offset);
    const unsigned Size = Disassembler.read(Content, Offset);
    if (Size && !findRelocation(Offset, Offset + Size))
      if (std::optional<uint64_t> Target = Disassembler.getBranchTarget())
        Targets.insert(*Target);
    const uint64_t Next = Offset + std::max(Size, WordSize);
    Offset = std::min(Next, getEnd(Offset));
  }
  for (auto It = Targets.begin(); It != Targets.end();)
    It = Begins.count(*It) ? std::next(It) : Targets.erase(It);
}

/// The instruction that was read last, at \p Offset, with the symbol of \p R,
/// if that is not null; empty if that cannot be said.
std::string Printer::getInstruction(uint64_t Offset, const ElfRelocation *R) {
  std::string Text;
  raw_string_ostream To(Text);
  const std::optional<uint64_t> Target = Disassembler.getBranchTarget();
  if (!R) {
    Disassembler.print(To, Target && Targets.count(*Target) ? getLabel(*Target)
                                                            : "");
    return Text;
  }
  const RelocationText *How = findText(R->Type);
  const std::string Value = How ? getValue(*R, How->Specifier) : "";
  if (Value.empty())
    return "";
  if (Target)
    Disassembler.print(To, Value);
  else
    Disassembler.printLiteral(To, R->Offset - Offset, Value);
  return Text;
}

/// Prints what stands at \p Offset up to a label at \p End. \returns where it
/// ends.
uint64_t Printer::printInstruction(uint64_t Offset, uint64_t End) {
  const unsigned Size = Disassembler.read(Content, Offset);
  const ElfRelocation *R =
      findRelocation(Offset, Offset + std::max(Size, WordSize));
  if (Size && Offset + Size <= End) {
    const std::string Text = getInstruction(Offset, R);
    if (!Text.empty()) {
      OS << '\t' << Text << '\n';
      return Offset + Size;
    }
  }
  uint64_t Next = std::min(Offset + WordSize, End);
  if (R && R->Offset == Offset) {
    const uint64_t RelocationEnd = printRelocation(Offset, *R);
    if (RelocationEnd != Offset)
      return RelocationEnd;
  } else if (R) {
    Next = std::min(Next, R->Offset);
  }
  printWords(OS, Content.slice(Offset, Next));
  return Next;
}

/// Prints the word at \p Offset if it is repeated so often that it fills space.
/// \returns the end of the last.
uint64_t Printer::printRun(uint64_t Offset, uint64_t End) {
  constexpr unsigned MinWords = 8;
  if (const ElfRelocation *R = findRelocation(Offset, End))
    End = R->Offset;
  const StringRef Word = Content.substr(Offset, WordSize);
  uint64_t Next = Offset + Word.size();
  while (Next + WordSize <= End && Content.substr(Next, WordSize) == Word &&
         !Targets.count(Next))
    Next += WordSize;
  const uint64_t Count = (Next - Offset) / WordSize;
  if (Count < MinWords)
    return Offset;
  OS << "\t.fill " << Count << ", 4, "
     << format_hex(support::endian::read32le(Word.data()), 10) << '\n';
  return Next;
}

void Printer::printCode() {
  findTargets();
  for (uint64_t Offset = 0; Offset < Content.size();) {
    printLabels(Offset);
    const uint64_t End = getEnd(Offset);
    const uint64_t Next = printRun(Offset, End);
    Offset = Next == Offset ? printInstruction(Offset, End) : Next;
  }
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

/// The kernel whose descriptor is at \p Offset; null if there is none.
const LoadedKernel *Printer::findKernel(uint64_t Offset) const {
  auto It = lower_bound(
      O.Kernels, std::pair(Index, Offset), [](const LoadedKernel &K, auto At) {
        return std::pair(K.Descriptor.Section, K.Descriptor.Offset) < At;
      });
  return It != O.Kernels.end() && It->Descriptor.Section == Index &&
                 It->Descriptor.Offset == Offset
             ? &*It
             : nullptr;
}

/// Whether the symbols of \p K are as a block makes them: one of the
/// descriptor, which is seen as the one of its code is.
bool Printer::isPlain(const LoadedKernel &K) const {
  auto FindOnly = [&](Place P) -> const ElfFile::Symbol * {
    const std::vector<SymbolAt> &Of = Symbols[P.Section];
    auto [Begin, End] = std::equal_range(
        Of.begin(), Of.end(), SymbolAt(P.Offset, nullptr), less_first());
    return End - Begin == 1 ? Begin->second : nullptr;
  };
  const ElfFile::Symbol *Descriptor = FindOnly(K.Descriptor);
  const ElfFile::Symbol *Code = K.Entry ? FindOnly(*K.Entry) : nullptr;
  return Descriptor && Code && Code->Name == K.Name &&
         Descriptor->Info >> 4 == Code->Info >> 4 &&
         Descriptor->Other == Code->Other &&
         Descriptor->Size == K.Header.size() &&
         getEnd(K.Descriptor.Offset) >= K.Descriptor.Offset + K.Header.size();
}

/// Prints the descriptor at \p Offset as a block. \returns false if there is
/// none or no block makes it.
bool Printer::printDescriptor(uint64_t Offset) {
  const LoadedKernel *K = O.Version > 2 ? findKernel(Offset) : nullptr;
  if (!K || !isPlain(*K))
    return false;
  const auto Directives = Descriptors.read(K->Header);
  if (!Directives)
    return false;
  OS << "\t.amdhsa_kernel " << quoteName(K->Name) << '\n';
  for (const AmdHsaDirective &D : *Directives)
    OS << "\t\t.amdhsa_" << D.Name << ' ' << D.Value << '\n';
  OS << "\t.end_amdhsa_kernel\n";
  return true;
}

void Printer::printSectionData() {
  auto R = Relocations[Index].begin();
  const auto Last = Relocations[Index].end();
  for (uint64_t Offset = 0; Offset < Content.size();) {
    if (printDescriptor(Offset)) {
      Offset += sizeof(amdhsa::kernel_descriptor_t);
      continue;
    }
    printLabels(Offset);
    while (R != Last && R->first < Offset)
      ++R;
    uint64_t End = getEnd(Offset);
    if (R != Last && R->first == Offset) {
      const uint64_t Next = printRelocation(Offset, R->second);
      if (Next != Offset && Next <= End) {
        Offset = Next;
        continue;
      }
    }
    auto NextRelocation = R != Last && R->first == Offset ? std::next(R) : R;
    if (NextRelocation != Last)
      End = std::min(End, NextRelocation->first);
    printWords(OS, Content.slice(Offset, End));
    Offset = End;
  }
}

void Printer::printSectionHeader(const ElfFile::Section &S) {
  static constexpr struct {
    uint64_t Flag;
    char Letter;
  } Letters[] = {
      {ELF::SHF_ALLOC, 'a'}, {ELF::SHF_WRITE, 'w'},   {ELF::SHF_EXECINSTR, 'x'},
      {ELF::SHF_MERGE, 'M'}, {ELF::SHF_STRINGS, 'S'},
  };
  // What a linker joined has no entries of one size any more. LLVM has no such
  // section.
  const bool IsMergeable =
      S.Flags & ELF::SHF_MERGE && (S.EntrySize || O.isLinked());
  OS << "\n\t.section " << quoteName(S.Name) << ",\"";
  for (const auto &[Flag, Letter] : Letters)
    if (S.Flags & Flag && (Flag < ELF::SHF_MERGE || IsMergeable))
      OS << Letter;
  OS << "\",@"
     << (S.Type == ELF::SHT_NOBITS       ? "nobits"
         : S.Type == ELF::SHT_INIT_ARRAY ? "init_array"
         : S.Type == ELF::SHT_FINI_ARRAY ? "fini_array"
                                         : "progbits");
  if (IsMergeable)
    OS << ',' << S.EntrySize;
  OS << '\n';
  if (S.Alignment > 1 && isPowerOf2_64(S.Alignment))
    OS << "\t.p2align " << Log2_64(S.Alignment) << '\n';
}

/// The strings of .comment: who linked, and what is said by .ident.
void Printer::printComment(const ElfFile::Section &S) {
  SmallVector<StringRef, 4> Strings;
  S.Content.split(Strings, '\0', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef Text : Strings) {
    OS << '\t' << (Text.consume_front("Linker: ") ? ".linker " : ".ident ");
    printQuoted(OS, Text);
    OS << '\n';
  }
}

/// The symbols with a slot in the global offset table of a linked file. The
/// code's distances to it are numbers.
void Printer::printGot() {
  for (auto [I, S] : enumerate(File.Sections)) {
    if (S.Name != Got)
      continue;
    for (const auto &[Offset, R] : Relocations[I])
      if (const std::string Name = getValue(R, ""); !Name.empty())
        OS << "\t.gotsym " << Name << '\n';
  }
}

void Printer::printSection() {
  const ElfFile::Section &S = File.Sections[Index];
  if (S.Name == Comment && O.isLinked())
    return printComment(S);
  Content = S.Content;
  Targets.clear();
  printSectionHeader(S);
  if (S.Type == ELF::SHT_NOBITS) {
    uint64_t Offset = 0;
    for (const auto &[At, Symbol] : Symbols[Index]) {
      if (At > Offset && At <= S.Size)
        OS << "\t.zero " << At - Offset << '\n';
      Offset = std::max(Offset, At);
      printAttributes(*Symbol);
      OS << quoteName(Symbol->Name) << ":\n";
    }
    if (Offset < S.Size)
      OS << "\t.zero " << S.Size - Offset << '\n';
    return;
  }
  if (S.Flags & ELF::SHF_EXECINSTR)
    printCode();
  else
    printSectionData();
  printLabels(Content.size());
}

Error Printer::printMetadata() {
  Expected<std::string> Text = getMetadataText(O);
  if (!Text)
    return Text.takeError();
  if (!Text->empty())
    OS << "\n\t.amdgpu_metadata\n---\n"
       << *Text << "...\n"
       << "\t.end_amdgpu_metadata\n";
  return Error::success();
}

void Printer::printTarget() {
  OS << "\t.rocm\n\t.dialect llvm\n\t.amdgcn_target \"" << O.Target->str()
     << "\"\n\t.amdhsa_code_object_version " << O.Version << '\n';
  if (!O.isLinked())
    OS << "\t.relocatable\n";
}

Error Printer::print() {
  sortSymbols();
  sortRelocations();
  printTarget();
  printBindings();
  printOtherSymbols();
  if (O.isLinked())
    printGot();
  for (auto [I, S] : enumerate(File.Sections)) {
    Index = I;
    if (::isPrinted(O, S))
      printSection();
  }
  return printMetadata();
}

//===----------------------------------------------------------------------===//
// The calls
//===----------------------------------------------------------------------===//

/// Whether \p O is for wavefronts of 32, as far as its kernels say.
static bool isWave32(const LoadedObject &O) {
  constexpr uint16_t Wave32Bit =
      amdhsa::KERNEL_CODE_PROPERTY_ENABLE_WAVEFRONT_SIZE32;
  return O.Version > 2 && any_of(O.Kernels, [](const LoadedKernel &K) {
           return support::endian::read16le(
                      K.Header.data() + amdhsa::KERNEL_CODE_PROPERTIES_OFFSET) &
                  Wave32Bit;
         });
}

bool clrx::isForLLVM(StringRef Binary) {
  if (!isCodeObject(Binary))
    return false;
  constexpr size_t TypeOffset = 16;
  const uint8_t ABIVersion = Binary[ELF::EI_ABIVERSION];
  return (ABIVersion >= ELF::ELFABIVERSION_AMDGPU_HSA_V4 &&
          ABIVersion <= ELF::ELFABIVERSION_AMDGPU_HSA_V6) ||
         support::endian::read16le(Binary.data() + TypeOffset) == ELF::ET_REL;
}

Error clrx::printForLLVM(StringRef Binary, raw_ostream &OS) {
  Expected<std::unique_ptr<LoadedObject>> O = readCodeObject(Binary);
  if (!O)
    return O.takeError();
  if (!(*O)->Target)
    return createStringError("code object: its processor is unknown (e_flags "
                             "0x" +
                             Twine::utohexstr((*O)->File.Flags) + ")");
  Expected<std::unique_ptr<LLVMDisassembler>> Disassembler =
      LLVMDisassembler::create(*(*O)->Target, isWave32(**O));
  if (!Disassembler)
    return Disassembler.takeError();
  return Printer(**O, **Disassembler, OS).print();
}
