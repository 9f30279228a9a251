//===- RelocatableWriter.cpp - Objects for linkers ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes ET_REL as LLVM's ELF object writer does. The section header table has
//
//   .strtab | each section, before it the group it opens, behind it its
//   relocations | .llvm_addrsig | .symtab
//
// and in the file stand
//
//   sections | groups | symbols | relocations | .llvm_addrsig | .strtab
//
// with one string table for the names of sections and symbols.
//
//===----------------------------------------------------------------------===//

#include "MergedStrings.h"
#include "clrx/CodeObject/Object.h"
#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ELFTypes.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

namespace {

class RelocatableWriter {
public:
  explicit RelocatableWriter(const Object &O) : O(O), Image(/*Is64Bit=*/true) {}

  Error write(raw_ostream &OS);

private:
  const Object &O;
  ElfImage Image;
  /// \name Indices in the image: of O's sections, of their relocations (0: it
  /// has none), of O's groups, and of tables
  /// @{
  std::vector<unsigned> SectionIndex, RelaIndex, GroupIndex;
  unsigned StrTab = 0, SymTab = 0, AddrSig = 0;
  /// @}
  std::vector<unsigned> SymbolOrder; ///< O's symbols, local ones first.
  std::vector<unsigned> SymbolIndex; ///< In the file, of O's symbols.

  void orderSymbols();
  void addSections();
  void addGroup(unsigned Group);
  void addRelocations(const Section &S, unsigned Index);
  void addTables();

  void fillGroups();
  void fillSymbols(const MergedStrings &Names);
  void fillRelocations();
  void fillAddrSig();
  MergedStrings mergeNames() const;

  void layOut(const MergedStrings &Names);
};

} // namespace

/// The place of \p S as st_shndx, for the sections at \p SectionIndex.
static uint16_t getSectionIndex(const Symbol &S,
                                ArrayRef<unsigned> SectionIndex) {
  switch (S.Section) {
  case Symbol::Undefined:
    return ELF::SHN_UNDEF;
  case Symbol::Absolute:
    return ELF::SHN_ABS;
  case Symbol::LDS:
    return ELF::SHN_AMDGPU_LDS;
  case Symbol::Common:
    return ELF::SHN_COMMON;
  default:
    return SectionIndex[S.Section];
  }
}

void RelocatableWriter::orderSymbols() {
  for (bool IsLocal : {true, false})
    for (auto [I, S] : enumerate(O.Symbols))
      if ((S.Binding == ELF::STB_LOCAL) == IsLocal)
        SymbolOrder.push_back(I);
  SymbolIndex.resize(O.Symbols.size());
  for (auto [Place, I] : enumerate(SymbolOrder))
    SymbolIndex[I] = Place + 1; // Behind the null symbol.
}

//===----------------------------------------------------------------------===//
// The section header table
//===----------------------------------------------------------------------===//

void RelocatableWriter::addGroup(unsigned Group) {
  if (GroupIndex[Group])
    return;
  GroupIndex[Group] = Image.addSection(".group", ELF::SHT_GROUP, 0, 4);
  Image.Sections.back().EntrySize = 4;
}

/// Adds the section for the relocations of \p S, which is at \p Index.
void RelocatableWriter::addRelocations(const Section &S, unsigned Index) {
  RelaIndex.push_back(0);
  if (S.Relocations.empty())
    return;
  const uint64_t Flags =
      S.Flags & ELF::SHF_GROUP ? ELF::SHF_GROUP : ELF::SHF_INFO_LINK;
  RelaIndex.back() =
      Image.addSection(".rela" + S.Name, ELF::SHT_RELA, Flags, 8);
  Image.Sections.back().Info = Index;
  Image.Sections.back().EntrySize = sizeof(object::ELF64LE::Rela);
}

void RelocatableWriter::addSections() {
  GroupIndex.resize(O.Groups.size());
  for (const Section &S : O.Sections) {
    if (S.Group != Section::None)
      addGroup(S.Group);
    const unsigned Index =
        Image.addSection(S.Name, S.Type, S.Flags, S.Alignment, S.Content);
    Image.Sections.back().EntrySize = S.EntrySize;
    Image.Sections.back().NoBitsSize = S.NoBitsSize;
    SectionIndex.push_back(Index);
    addRelocations(S, Index);
  }
  for (auto [S, Index] : zip_equal(O.Sections, SectionIndex))
    if (S.LinkedTo != Section::None)
      Image.Sections[Index].Link = SectionIndex[S.LinkedTo];
}

void RelocatableWriter::addTables() {
  if (O.AddressSignificant)
    AddrSig = Image.addSection(".llvm_addrsig", ELF::SHT_LLVM_ADDRSIG,
                               ELF::SHF_EXCLUDE, 1);
  SymTab = Image.addSection(".symtab", ELF::SHT_SYMTAB, 0, 8);
  Image.Sections[SymTab].EntrySize = Image.symbolEntrySize();
  Image.Sections[SymTab].Link = StrTab;
  Image.Sections[SymTab].Info = 1 + count_if(O.Symbols, [](const Symbol &S) {
                                  return S.Binding == ELF::STB_LOCAL;
                                });
  if (AddrSig)
    Image.Sections[AddrSig].Link = SymTab;
  for (ElfSection &S : Image.Sections)
    if (S.Type == ELF::SHT_RELA || S.Type == ELF::SHT_GROUP)
      S.Link = SymTab;
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

void RelocatableWriter::fillGroups() {
  auto Append = [&](unsigned Index, uint32_t Word) {
    Image.Sections[Index].Content += rawBytes(support::ulittle32_t(Word));
  };
  for (auto [G, Index] : zip_equal(O.Groups, GroupIndex)) {
    if (!Index)
      continue;
    Image.Sections[Index].Info = SymbolIndex[G.Signature];
    Append(Index, G.IsComdat ? uint32_t(ELF::GRP_COMDAT) : 0);
  }
  for (auto [I, S] : enumerate(O.Sections)) {
    if (S.Group == Section::None)
      continue;
    Append(GroupIndex[S.Group], SectionIndex[I]);
    if (RelaIndex[I])
      Append(GroupIndex[S.Group], RelaIndex[I]);
  }
}

void RelocatableWriter::fillSymbols(const MergedStrings &Names) {
  std::vector<ElfSymbol> Symbols(1);
  std::vector<uint32_t> NameOffsets(1);
  for (unsigned I : SymbolOrder) {
    const Symbol &S = O.Symbols[I];
    ElfSymbol &Sym = Symbols.emplace_back();
    Sym.Value = S.Value;
    Sym.Size = S.Size;
    Sym.Info = S.Binding << 4 | S.Type;
    Sym.Other = S.Visibility;
    Sym.SectionIndex = getSectionIndex(S, SectionIndex);
    NameOffsets.push_back(Names.getOffset(S.Name));
  }
  Image.Sections[SymTab].Content = Image.encodeSymbols(Symbols, NameOffsets);
}

void RelocatableWriter::fillRelocations() {
  for (auto [S, Index] : zip_equal(O.Sections, RelaIndex)) {
    std::vector<ElfRelocation> Relocations;
    for (const Relocation &R : S.Relocations) {
      const unsigned Symbol =
          R.Symbol == Relocation::NoSymbol ? 0 : SymbolIndex[R.Symbol];
      Relocations.push_back({R.Offset, Symbol, R.Type, R.Addend});
    }
    if (Index)
      Image.Sections[Index].Content = Image.encodeRela(Relocations);
  }
}

void RelocatableWriter::fillAddrSig() {
  if (!AddrSig)
    return;
  raw_string_ostream OS(Image.Sections[AddrSig].Content);
  for (unsigned Symbol : *O.AddressSignificant)
    encodeULEB128(SymbolIndex[Symbol], OS);
}

MergedStrings RelocatableWriter::mergeNames() const {
  std::vector<StringRef> Strings;
  for (const ElfSection &S : drop_begin(Image.Sections))
    Strings.push_back(S.Name);
  for (const Symbol &S : O.Symbols)
    Strings.push_back(S.Name);
  return MergedStrings(Strings);
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

void RelocatableWriter::layOut(const MergedStrings &Names) {
  uint64_t Position = sizeof(object::ELF64LE::Ehdr);
  auto Place = [&](unsigned Index) {
    if (Index == 0) // There is none.
      return;
    ElfSection &S = Image.Sections[Index];
    S.Offset = alignTo(Position, S.Alignment);
    Position = S.Offset + (S.isNoBits() ? 0 : S.Content.size());
  };
  for_each(SectionIndex, Place);
  for_each(GroupIndex, Place);
  Place(SymTab);
  for_each(RelaIndex, Place);
  Place(AddrSig);
  Place(StrTab);
  std::vector<uint32_t> NameOffsets;
  for (const ElfSection &S : Image.Sections)
    NameOffsets.push_back(Names.getOffset(S.Name));
  Image.setLayout(std::move(NameOffsets), alignTo(Position, 8));
}

Error RelocatableWriter::write(raw_ostream &OS) {
  Image.OSABI = ELF::ELFOSABI_AMDGPU_HSA;
  Image.ABIVersion = O.ABIVersion;
  Image.Machine = ELF::EM_AMDGPU;
  Image.Flags = O.Flags;

  // What each section is, by index.
  orderSymbols();
  StrTab = Image.SectionNameTable =
      Image.addSection(".strtab", ELF::SHT_STRTAB, 0, 1);
  addSections();
  addTables();

  // Contents.
  const MergedStrings Names = mergeNames();
  Image.Sections[StrTab].Content = Names.str();
  fillGroups();
  fillSymbols(Names);
  fillRelocations();
  fillAddrSig();

  layOut(Names);
  if (Error E = Image.checkLimits())
    return E;
  Image.write(OS);
  return Error::success();
}

Error codeobject::writeRelocatable(const Object &O, raw_ostream &OS) {
  return RelocatableWriter(O).write(OS);
}
