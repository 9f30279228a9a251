//===- ElfImage.cpp - ELF files as plain data -----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables, layout and bytes of ELF images.
//
//===----------------------------------------------------------------------===//

#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Object/ELFTypes.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace llvm;
using namespace clrx;
using object::ELF32LE;
using object::ELF64LE;

uint32_t ElfStringTable::add(StringRef S) {
  if (S.empty() && !AppendsEmpty) {
    size_t FirstNul = Bytes.find('\0');
    return FirstNul == std::string::npos ? 0 : FirstNul;
  }
  uint32_t Offset = Bytes.size();
  Bytes.append(S.data(), S.size());
  Bytes.push_back('\0');
  return Offset;
}

uint64_t ElfImage::getEntrySize(uint32_t Type, uint64_t Flags) const {
  constexpr uint64_t MergeableStrings = ELF::SHF_MERGE | ELF::SHF_STRINGS;
  switch (Type) {
  case ELF::SHT_SYMTAB:
  case ELF::SHT_DYNSYM:
    return symbolEntrySize();
  case ELF::SHT_REL:
  case ELF::SHT_DYNAMIC:
    return 2 * wordSize();
  case ELF::SHT_RELA:
    return 3 * wordSize();
  default:
    return (Flags & MergeableStrings) == MergeableStrings ? 1 : 0;
  }
}

void ElfImage::addExtraSections(ArrayRef<ElfSection> Extra) {
  Sections.insert(Sections.end(), Extra.begin(), Extra.end());
  unsigned StrTab = 0, DynStr = 0;
  for (unsigned I = 1; I != Sections.size(); ++I) {
    if (Sections[I].Name == ".strtab")
      StrTab = I;
    if (Sections[I].Name == ".dynstr")
      DynStr = I;
    if (Sections[I].Name == ".shstrtab")
      HeaderNameTable = I;
  }
  for (ElfSection &S : Sections) {
    if (S.Name == ".symtab")
      S.Link = StrTab;
    if (S.Name == ".dynsym")
      S.Link = DynStr;
  }
}

std::vector<unsigned> ElfImage::orderSections(ArrayRef<std::string> Names) {
  std::vector<unsigned> NewIndex(Sections.size());
  std::vector<ElfSection> Ordered(1);
  auto Take = [&](unsigned I) {
    NewIndex[I] = Ordered.size();
    Ordered.push_back(std::move(Sections[I]));
  };
  auto IsLeft = [&](unsigned I) { return NewIndex[I] == 0; };
  for (const std::string &Name : Names)
    for (unsigned I = 1; I != Sections.size(); ++I)
      if (IsLeft(I) && Sections[I].Name == Name) {
        Take(I);
        break;
      }
  for (unsigned I = 1; I != Sections.size(); ++I)
    if (IsLeft(I))
      Take(I);
  Sections = std::move(Ordered);
  for (ElfSection &S : Sections)
    if (S.Link < NewIndex.size())
      S.Link = NewIndex[S.Link];
  for (unsigned *Table :
       {&SectionNameTable, &HeaderNameTable, &RepeatedName, &HeaderTableBefore})
    *Table = NewIndex[*Table];
  return NewIndex;
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

template <class ELFT>
static std::string encodeSymbolsAs(ArrayRef<ElfSymbol> Symbols,
                                   ArrayRef<uint32_t> NameOffsets) {
  std::string Out;
  Out.reserve(Symbols.size() * sizeof(typename ELFT::Sym));
  for (auto [S, NameOffset] : zip_equal(Symbols, NameOffsets)) {
    typename ELFT::Sym Sym = {};
    Sym.st_name = NameOffset;
    Sym.st_value = S.Value;
    Sym.st_size = S.Size;
    Sym.st_info = S.Info;
    Sym.st_other = S.Other;
    Sym.st_shndx = S.SectionIndex;
    Out += rawBytes(Sym);
  }
  return Out;
}

/// Adds the names of \p Symbols to \p Names and returns their offsets.
static std::vector<uint32_t> addNames(ArrayRef<ElfSymbol> Symbols,
                                      ElfStringTable &Names) {
  // The offset of an empty name depends on the other names, so empty names come
  // last.
  auto PointsToFirstNul = [&](const ElfSymbol &S) {
    return S.Name.empty() && !Names.AppendsEmpty;
  };
  std::vector<uint32_t> Offsets(Symbols.size());
  for (size_t I = 0; I != Symbols.size(); ++I)
    if (!PointsToFirstNul(Symbols[I]))
      Offsets[I] = Names.add(Symbols[I].Name);
  for (size_t I = 0; I != Symbols.size(); ++I)
    if (PointsToFirstNul(Symbols[I]))
      Offsets[I] = Names.add("");
  return Offsets;
}

/// Returns entries of type \p Rel, with addends if the type has them.
template <class Rel>
static std::string encodeRelocations(ArrayRef<ElfRelocation> Relocs) {
  std::string Out;
  for (const ElfRelocation &R : Relocs) {
    Rel Entry = {};
    Entry.r_offset = R.Offset;
    Entry.setSymbolAndType(R.Symbol, R.Type, /*IsMips64EL=*/false);
    if constexpr (Rel::HasAddend)
      Entry.r_addend = R.Addend;
    Out += rawBytes(Entry);
  }
  return Out;
}

std::string ElfImage::encodeSymbols(ArrayRef<ElfSymbol> Symbols,
                                    ElfStringTable &Names) const {
  return encodeSymbols(Symbols, addNames(Symbols, Names));
}

std::string ElfImage::encodeSymbols(ArrayRef<ElfSymbol> Symbols,
                                    ArrayRef<uint32_t> NameOffsets) const {
  return Is64Bit ? encodeSymbolsAs<ELF64LE>(Symbols, NameOffsets)
                 : encodeSymbolsAs<ELF32LE>(Symbols, NameOffsets);
}

std::string ElfImage::encodeRel(ArrayRef<ElfRelocation> Relocs) const {
  return Is64Bit ? encodeRelocations<ELF64LE::Rel>(Relocs)
                 : encodeRelocations<ELF32LE::Rel>(Relocs);
}

std::string ElfImage::encodeRela(ArrayRef<ElfRelocation> Relocs) const {
  return Is64Bit ? encodeRelocations<ELF64LE::Rela>(Relocs)
                 : encodeRelocations<ELF32LE::Rela>(Relocs);
}

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

void ElfImage::assignNameOffsets() {
  ElfStringTable Names;
  NameOffsets.assign(Sections.size(), 0);
  StringMap<uint32_t> FirstOffsets;
  for (size_t I = 1; I != Sections.size(); ++I) {
    const ElfSection &S = Sections[I];
    NameOffsets[I] =
        S.SharesName ? FirstOffsets.lookup(S.Name) : Names.add(S.Name);
    if (I == RepeatedName)
      NameOffsets[I] = Names.add(S.Name);
    FirstOffsets.try_emplace(S.Name, NameOffsets[I]);
  }
  if (SectionNameTable)
    Sections[SectionNameTable].Content = Names.str();
}

uint64_t ElfImage::headerTableSize() const {
  return Sections.size() *
         (Is64Bit ? sizeof(ELF64LE::Shdr) : sizeof(ELF32LE::Shdr));
}

void ElfImage::setLayout(std::vector<uint32_t> NameOffsets,
                         uint64_t HeaderTable) {
  this->NameOffsets = std::move(NameOffsets);
  HeaderTableOffset = HeaderTable;
  FileSize = HeaderTable + headerTableSize();
}

void ElfImage::layout() {
  assignNameOffsets();
  uint64_t Position = Is64Bit ? sizeof(ELF64LE::Ehdr) : sizeof(ELF32LE::Ehdr);
  Position += Segments.size() *
              (Is64Bit ? sizeof(ELF64LE::Phdr) : sizeof(ELF32LE::Phdr));
  ElfSection *Open = nullptr; // Section that extends to the next part.
  auto BeginPart = [&](uint64_t Offset) {
    if (Open)
      Open->Gap = Offset - Position;
    Open = nullptr;
  };
  auto PlaceHeaderTable = [&] {
    HeaderTableOffset = alignTo(Position, wordSize());
    BeginPart(HeaderTableOffset);
    Position = HeaderTableOffset + headerTableSize();
  };
  for (size_t I = 1; I != Sections.size(); ++I) {
    if (I == HeaderTableBefore)
      PlaceHeaderTable();
    ElfSection &S = Sections[I];
    const uint64_t Alignment = S.FileAlignment ? S.FileAlignment : S.Alignment;
    S.Offset =
        alignTo(Position + S.Before.size(), std::max<uint64_t>(Alignment, 1));
    BeginPart(S.Offset - S.Before.size());
    Position = S.Offset + S.getFileSize();
    if (S.FillsGap)
      Open = &S;
  }
  if (!HeaderTableBefore)
    PlaceHeaderTable();
  FileSize = Position;
}

Error ElfImage::checkLimits() const {
  if (Sections.size() > MaxSections)
    return createStringError(Twine(Sections.size()) +
                             " sections are more than an ELF file can hold (" +
                             Twine(MaxSections) + ")");
  for (const ElfSection &S : Sections)
    if (S.Alignment > MaxAlignment)
      return createStringError(
          "alignment " + Twine(S.Alignment) + " of section '" + S.Name +
          "' is out of range (1 to " + Twine(MaxAlignment) + ")");
  if (FileSize > MaxSize)
    return createStringError("output of " + Twine(FileSize) +
                             " bytes is larger than the limit of " +
                             Twine(MaxSize));
  return Error::success();
}

ElfSegment ElfImage::makeSegment(uint32_t Type, uint32_t Flags, unsigned First,
                                 unsigned Last) const {
  const ElfSection &Begin = Sections[First], &End = Sections[Last];
  ElfSegment S;
  S.Type = Type;
  S.Flags = Flags;
  S.Offset = Begin.Offset;
  S.VirtualAddress = S.PhysicalAddress = Begin.Address;
  S.FileSize = S.MemorySize = End.Offset + End.size() - Begin.Offset;
  return S;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

template <class ELFT> void ElfImage::writeHeader(raw_ostream &OS) const {
  typename ELFT::Ehdr H = {};
  memcpy(H.e_ident, ELF::ElfMagic, 4);
  H.e_ident[ELF::EI_CLASS] = Is64Bit ? ELF::ELFCLASS64 : ELF::ELFCLASS32;
  H.e_ident[ELF::EI_DATA] = ELF::ELFDATA2LSB;
  H.e_ident[ELF::EI_VERSION] = ELF::EV_CURRENT;
  H.e_ident[ELF::EI_OSABI] = OSABI;
  H.e_ident[ELF::EI_ABIVERSION] = ABIVersion;
  H.e_type = Type;
  H.e_machine = Machine;
  H.e_version = ELF::EV_CURRENT;
  H.e_entry = Entry;
  H.e_phoff = Segments.empty() ? 0 : sizeof(typename ELFT::Ehdr);
  H.e_shoff = HeaderTableOffset;
  H.e_flags = Flags;
  H.e_ehsize = sizeof(typename ELFT::Ehdr);
  H.e_phentsize = Segments.empty() ? 0 : sizeof(typename ELFT::Phdr);
  H.e_phnum = Segments.size();
  H.e_shentsize = sizeof(typename ELFT::Shdr);
  H.e_shnum = Sections.size();
  H.e_shstrndx = HeaderNameTable ? HeaderNameTable : SectionNameTable;
  OS << rawBytes(H);
}

template <class ELFT> void ElfImage::writeSegments(raw_ostream &OS) const {
  for (const ElfSegment &S : Segments) {
    typename ELFT::Phdr P = {};
    P.p_type = S.Type;
    P.p_flags = S.Flags;
    P.p_offset = S.Offset;
    P.p_vaddr = S.VirtualAddress;
    P.p_paddr = S.PhysicalAddress;
    P.p_filesz = S.FileSize;
    P.p_memsz = S.MemorySize;
    P.p_align = S.Alignment;
    OS << rawBytes(P);
  }
}

template <class ELFT> void ElfImage::writeHeaderTable(raw_ostream &OS) const {
  OS << rawBytes(typename ELFT::Shdr{});
  for (size_t I = 1; I != Sections.size(); ++I) {
    const ElfSection &S = Sections[I];
    typename ELFT::Shdr H = {};
    H.sh_name = NameOffsets[I];
    H.sh_type = S.Type;
    H.sh_flags = S.Flags;
    H.sh_addr = S.Address;
    H.sh_offset = S.HasZeroOffset ? 0 : S.Offset;
    H.sh_size = S.size() + S.Gap;
    H.sh_link = S.Link;
    H.sh_info = S.Info;
    H.sh_addralign = S.Alignment;
    H.sh_entsize = S.EntrySize;
    OS << rawBytes(H);
  }
}

template <class ELFT> void ElfImage::writeAs(raw_ostream &OS) const {
  const uint64_t Start = OS.tell();
  auto PadTo = [&](uint64_t Offset) {
    OS.write_zeros(Offset - (OS.tell() - Start));
  };
  writeHeader<ELFT>(OS);
  writeSegments<ELFT>(OS);
  std::vector<unsigned> FileOrder(Sections.size());
  std::iota(FileOrder.begin(), FileOrder.end(), 0);
  stable_sort(FileOrder, [&](unsigned A, unsigned B) {
    return Sections[A].Offset < Sections[B].Offset;
  });
  for (unsigned I : drop_begin(FileOrder)) {
    if (I == HeaderTableBefore) {
      PadTo(HeaderTableOffset);
      writeHeaderTable<ELFT>(OS);
    }
    PadTo(Sections[I].Offset - Sections[I].Before.size());
    OS << Sections[I].Before;
    if (Sections[I].isNoBits())
      continue;
    OS << Sections[I].Content;
    if (Sections[I].Deferred.Write)
      Sections[I].Deferred.Write(OS);
  }
  if (!HeaderTableBefore) {
    PadTo(HeaderTableOffset);
    writeHeaderTable<ELFT>(OS);
  }
}

void ElfImage::write(raw_ostream &OS) const {
  OS.reserveExtraSpace(FileSize);
  if (Is64Bit)
    writeAs<ELF64LE>(OS);
  else
    writeAs<ELF32LE>(OS);
}
