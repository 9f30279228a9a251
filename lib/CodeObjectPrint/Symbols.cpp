//===- Symbols.cpp - Symbols of code objects as text ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints labels and attributes of symbols, and the values of relocations.
//
//===----------------------------------------------------------------------===//

#include "Print/DataPrinter.h"
#include "SourcePrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

bool codeobject::isOfSource(const LoadedObject &O, const ElfFile::Section &S) {
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

/// Returns the offset of \p S in its section. \p S must be in a section.
uint64_t CodeObjectPrinter::getOffset(const ElfFile::Symbol &S) const {
  return S.Value - (O.isLinked() ? File.Sections[S.SectionIndex].Address : 0);
}

void CodeObjectPrinter::sortSymbols() {
  Symbols.resize(File.Sections.size());
  for (const ElfFile::Symbol &S : O.Symbols)
    if (File.getSectionOf(S) && S.getType() != ELF::STT_SECTION &&
        S.getType() != ELF::STT_FILE && !S.Name.empty())
      Symbols[S.SectionIndex].push_back({getOffset(S), &S});
  for (std::vector<SymbolAt> &Of : Symbols)
    stable_sort(Of, less_first());
}

std::string codeobject::quoteName(StringRef Name) {
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

void CodeObjectPrinter::printAttributes(const ElfFile::Symbol &S) {
  auto Print = [&](StringRef Directive) {
    OS << '\t' << Directive << ' ' << quoteName(S.Name) << '\n';
  };
  const unsigned Visibility = S.Other & 3;
  if (Visibility == ELF::STV_HIDDEN)
    Print(".hidden");
  else if (Visibility == ELF::STV_PROTECTED && !ProtectedByBlocks.contains(&S))
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

bool CodeObjectPrinter::isPrinted(const ElfFile::Symbol &S) const {
  if (S.Name.empty() || S.getType() == ELF::STT_FILE ||
      S.getType() == ELF::STT_SECTION)
    return false;
  const ElfFile::Section *Section = File.getSectionOf(S);
  return !Section || isOfSource(O, *Section);
}

/// Prints the bindings in the order of the symbols, so that the assembler makes
/// the same tables. Linkers move local symbols to the front but leave their
/// names in the order of the linked files.
void CodeObjectPrinter::printBindings() {
  std::vector<const ElfFile::Symbol *> Order;
  for (const ElfFile::Symbol &S : O.Symbols)
    if (isPrinted(S))
      Order.push_back(&S);
  if (O.isLinked())
    stable_sort(Order, [](const ElfFile::Symbol *A, const ElfFile::Symbol *B) {
      return std::less<>()(A->Name.data(), B->Name.data());
    });
  for (const ElfFile::Symbol *S : Order) {
    // Linkers make hidden symbols local.
    const bool IsLocal =
        S->getBinding() == ELF::STB_LOCAL && (S->Other & 3) != ELF::STV_HIDDEN;
    OS << (IsLocal                            ? "\t.local "
           : S->getBinding() == ELF::STB_WEAK ? "\t.weak "
                                              : "\t.globl ")
       << quoteName(S->Name) << '\n';
  }
}

/// Prints the symbols that are in no section.
void CodeObjectPrinter::printOtherSymbols() {
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

void CodeObjectPrinter::printLabels(uint64_t Offset) {
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

/// Returns the symbol at \p Offset that a branch can name without a relocation,
/// or null.
const ElfFile::Symbol *CodeObjectPrinter::findLocal(uint64_t Offset) const {
  const std::vector<SymbolAt> &Of = Symbols[Index];
  auto It = lower_bound(
      Of, Offset, [](const SymbolAt &S, uint64_t At) { return S.first < At; });
  for (; It != Of.end() && It->first == Offset; ++It)
    if (It->second->getBinding() == ELF::STB_LOCAL && It->second->Other == 0)
      return It->second;
  return nullptr;
}

/// Returns the label for branches to \p Offset.
std::string CodeObjectPrinter::getLabel(uint64_t Offset) const {
  if (const ElfFile::Symbol *S = findLocal(Offset))
    return quoteName(S->Name);
  return (".L" + Twine(Index) + "_" + Twine::utohexstr(Offset)).str();
}

/// Returns the offset of the next label after \p Offset, or the end.
uint64_t CodeObjectPrinter::getEnd(uint64_t Offset) const {
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

/// Sorts the relocations by section. Those of a linked file are for the loader
/// and refer to addresses.
void CodeObjectPrinter::sortRelocations() {
  Relocations.resize(File.Sections.size());
  for (const ElfFile::Section &S : File.Sections) {
    if (S.Type != ELF::SHT_RELA)
      continue;
    for (const ElfRelocation &R : readRelocations(File, S)) {
      if (!O.isLinked()) {
        if (S.Info < Relocations.size())
          Relocations[S.Info].try_emplace(R.Offset, R);
      } else if (std::optional<Location> P = O.findLocation(R.Offset)) {
        ElfRelocation InSection = R;
        InSection.Offset = P->Offset;
        Relocations[P->Section].try_emplace(P->Offset, InSection);
      }
    }
  }
}

static constexpr RelocationText RelocationTexts[] = {
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

const RelocationText *codeobject::findText(uint32_t Type) {
  auto It = find_if(RelocationTexts,
                    [=](const RelocationText &T) { return T.Type == Type; });
  return It == std::end(RelocationTexts) ? nullptr : It;
}

/// Returns \p Name plus \p Offset bytes.
static std::string addOffset(const Twine &Name, int64_t Offset) {
  return (Name + (Offset > 0 ? "+" : "") + (Offset ? itostr(Offset) : ""))
      .str();
}

/// Returns an expression for \p Address of a linked file, with the symbol or
/// section that contains it. Returns nothing if no section contains it.
std::string CodeObjectPrinter::getValue(uint64_t Address) const {
  std::optional<Location> P = O.findLocation(Address);
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

/// Returns the symbol of \p R with \p Specifier and the addend, or nothing if
/// it is unknown.
std::string CodeObjectPrinter::getValue(const ElfRelocation &R,
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

/// Returns the first relocation at or after \p Begin and before \p End, or
/// null.
const ElfRelocation *CodeObjectPrinter::findRelocation(uint64_t Begin,
                                                       uint64_t End) const {
  auto It = Relocations[Index].lower_bound(Begin);
  return It != Relocations[Index].end() && It->first < End ? &It->second
                                                           : nullptr;
}

/// Prints the datum of \p R at \p Offset. \returns its end. If \p R has no text
/// form, or if the datum ends after the label at \p End, prints a comment
/// instead and returns \p Offset.
uint64_t CodeObjectPrinter::printRelocation(uint64_t Offset, uint64_t End,
                                            const ElfRelocation &R) {
  const RelocationText *Text = findText(R.Type);
  const std::string Value = Text ? getValue(R, Text->Specifier) : "";
  if (Value.empty()) {
    OS << "\t// relocation of type " << R.Type << " has no text form\n";
    return Offset;
  }
  if (Offset + Text->Size > End) {
    OS << "\t// relocation of type " << R.Type << " covers a label\n";
    return Offset;
  }
  OS << (Text->Size == 8   ? "\t.quad "
         : Text->Size == 4 ? "\t.long "
                           : "\t.short ")
     << Value << (Text->IsDistance ? "-.\n" : "\n");
  return Offset + Text->Size;
}
