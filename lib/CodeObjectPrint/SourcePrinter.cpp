//===- SourcePrinter.cpp - Code objects in LLVM's syntax ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a section from symbol to symbol and from relocation to relocation.
// Between them are instructions that LLVM reads back, or data. Sections that a
// linker made are left out.
//
//===----------------------------------------------------------------------===//

#include "SourcePrinter.h"
#include "Print/DataPrinter.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

static constexpr unsigned WordSize = 4;

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

void CodeObjectPrinter::findTargets() {
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

/// Returns the text of the instruction at \p Offset, which the disassembler has
/// just read, with the symbol of \p R if \p R is not null. Returns an empty
/// string if no text assembles to the instruction.
std::string CodeObjectPrinter::getInstruction(uint64_t Offset,
                                              const ElfRelocation *R) {
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

/// Prints the instruction or datum at \p Offset, which ends at the latest at
/// the label at \p End. \returns its end.
uint64_t CodeObjectPrinter::printInstruction(uint64_t Offset, uint64_t End) {
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
    const uint64_t RelocationEnd = printRelocation(Offset, End, *R);
    if (RelocationEnd != Offset)
      return RelocationEnd;
  } else if (R) {
    Next = std::min(Next, R->Offset);
  }
  printWords(OS, Content.slice(Offset, Next));
  return Next;
}

/// Prints the word at \p Offset as .fill if it is repeated often. \returns the
/// end of the last word, or \p Offset if nothing was printed.
uint64_t CodeObjectPrinter::printRun(uint64_t Offset, uint64_t End) {
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

void CodeObjectPrinter::printCode() {
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

/// Returns the kernel whose descriptor is at \p Offset, or null.
const LoadedKernel *CodeObjectPrinter::findKernel(uint64_t Offset) const {
  auto It = lower_bound(
      O.Kernels, std::pair(Index, Offset), [](const LoadedKernel &K, auto At) {
        return std::pair(K.Descriptor.Section, K.Descriptor.Offset) < At;
      });
  return It != O.Kernels.end() && It->Descriptor.Section == Index &&
                 It->Descriptor.Offset == Offset
             ? &*It
             : nullptr;
}

/// Returns the symbol at \p P; null if there is none, or more than one.
const ElfFile::Symbol *CodeObjectPrinter::findOnlySymbol(Location P) const {
  const std::vector<SymbolAt> &Of = Symbols[P.Section];
  auto [Begin, End] = std::equal_range(
      Of.begin(), Of.end(), SymbolAt(P.Offset, nullptr), less_first());
  return End - Begin == 1 ? Begin->second : nullptr;
}

/// Returns true if a block that gives its descriptor the visibility of
/// \p Descriptor makes \p Code protected.
static bool isProtectedByBlock(const ElfFile::Symbol &Descriptor,
                               const ElfFile::Symbol &Code) {
  return (Descriptor.Other & 3) == ELF::STV_DEFAULT &&
         Code.Other == (Descriptor.Other | ELF::STV_PROTECTED);
}

/// Returns true if the symbols of \p K are those that a block makes: one for
/// the descriptor, with the binding of the code's symbol and the visibility
/// that this symbol had before.
bool CodeObjectPrinter::isPlain(const LoadedKernel &K) const {
  const ElfFile::Symbol *Descriptor = findOnlySymbol(K.Descriptor);
  const ElfFile::Symbol *Code = K.Entry ? findOnlySymbol(*K.Entry) : nullptr;
  return Descriptor && Code && Code->Name == K.Name &&
         Descriptor->Info >> 4 == Code->Info >> 4 &&
         (Descriptor->Other == Code->Other ||
          isProtectedByBlock(*Descriptor, *Code)) &&
         Descriptor->Size == K.Header.size() &&
         getEnd(K.Descriptor.Offset) >= K.Descriptor.Offset + K.Header.size();
}

/// Finds the symbols that need no .protected because of a block.
void CodeObjectPrinter::findProtectedByBlocks() {
  for (const LoadedKernel &K : O.Kernels) {
    Index = K.Descriptor.Section;
    Content = File.Sections[Index].Content;
    if (O.Version <= 2 || !isPlain(K))
      continue;
    const ElfFile::Symbol *Code = findOnlySymbol(*K.Entry);
    if (isProtectedByBlock(*findOnlySymbol(K.Descriptor), *Code) &&
        Descriptors.read(K.Header))
      ProtectedByBlocks.insert(Code);
  }
}

/// Prints the descriptor at \p Offset as a block. \returns false if there is
/// none or if no block makes it.
bool CodeObjectPrinter::printDescriptor(uint64_t Offset) {
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

void CodeObjectPrinter::printSectionData() {
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
      const uint64_t Next = printRelocation(Offset, End, R->second);
      if (Next != Offset) {
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

void CodeObjectPrinter::printSectionHeader(const ElfFile::Section &S) {
  static constexpr struct {
    uint64_t Flag;
    char Letter;
  } Letters[] = {
      {ELF::SHF_ALLOC, 'a'}, {ELF::SHF_WRITE, 'w'},   {ELF::SHF_EXECINSTR, 'x'},
      {ELF::SHF_MERGE, 'M'}, {ELF::SHF_STRINGS, 'S'},
  };
  // Linkers that join sections of different entry sizes set the size to 0. The
  // source of an object cannot have this size, because LLVM refuses it.
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

/// Prints the strings of .comment: the linker, and the strings of .ident.
void CodeObjectPrinter::printComment(const ElfFile::Section &S) {
  SmallVector<StringRef, 4> Strings;
  S.Content.split(Strings, '\0', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  for (StringRef Text : Strings) {
    OS << '\t' << (Text.consume_front("Linker: ") ? ".linker " : ".ident ");
    printQuoted(OS, Text);
    OS << '\n';
  }
}

/// Prints the symbols in the global offset table of a linked file. The printed
/// code does not name them: it has its distances to the table as numbers.
void CodeObjectPrinter::printGot() {
  for (auto [I, S] : enumerate(File.Sections)) {
    if (S.Name != Got)
      continue;
    for (const auto &[Offset, R] : Relocations[I])
      if (const std::string Name = getValue(R, ""); !Name.empty())
        OS << "\t.gotsym " << Name << '\n';
  }
}

void CodeObjectPrinter::printSection() {
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

Error CodeObjectPrinter::printMetadata() {
  Expected<std::string> Text = getMetadataText(O);
  if (!Text)
    return Text.takeError();
  if (!Text->empty())
    OS << "\n\t.amdgpu_metadata\n---\n"
       << *Text << "...\n"
       << "\t.end_amdgpu_metadata\n";
  return Error::success();
}

void CodeObjectPrinter::printTarget() {
  unsigned Version = O.Version;
  if (Version == 3) {
    Version = MinVersion;
    OS << "# The file has version 3, which LLVM does not write.\n";
  }
  OS << "\t.rocm\n\t.dialect llvm\n\t.amdgcn_target \"" << O.Target->str()
     << "\"\n\t.amdhsa_code_object_version " << Version << '\n';
  if (!O.isLinked())
    OS << "\t.relocatable\n";
}

Error CodeObjectPrinter::print() {
  sortSymbols();
  sortRelocations();
  findProtectedByBlocks();
  printTarget();
  printBindings();
  printOtherSymbols();
  if (O.isLinked())
    printGot();
  for (auto [I, S] : enumerate(File.Sections)) {
    Index = I;
    if (isOfSource(O, S))
      printSection();
  }
  return printMetadata();
}
