//===- ElfFile.cpp - ELF files to be read ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts the files of llvm::object::ELFFile, which has a class for each word
// size, to ElfFile.
//
//===----------------------------------------------------------------------===//

#include "clrx/Elf/ElfFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ELF.h"

using namespace llvm;
using namespace llvm::object;
using namespace clrx;

const ElfFile::Section *ElfFile::find(StringRef Name) const {
  auto It = find_if(Sections, [=](const Section &S) { return S.Name == Name; });
  return It == Sections.end() ? nullptr : &*It;
}

const ElfFile::Symbol *ElfFile::findSymbol(StringRef Name) const {
  auto It = SymbolsByName.find(Name);
  return It == SymbolsByName.end() ? nullptr : &Symbols[It->second];
}

const ElfFile::Section *ElfFile::getSectionOf(const Symbol &S) const {
  return S.SectionIndex && S.SectionIndex < Sections.size()
             ? &Sections[S.SectionIndex]
             : nullptr;
}

ElfSection clrx::makeSection(const ElfFile::Section &S) {
  ElfSection Result;
  Result.Name = S.Name.str();
  Result.Type = S.Type;
  Result.Flags = S.Flags;
  Result.Address = S.Address;
  Result.Alignment = S.Alignment;
  Result.Link = S.Link;
  Result.Info = S.Info;
  Result.EntrySize = S.EntrySize;
  Result.Content = S.Content.str();
  Result.NoBitsSize = Result.isNoBits() ? S.Size : 0;
  return Result;
}

std::optional<uint16_t> clrx::identifyElf(StringRef Bytes) {
  constexpr size_t MachineEnd = 20;
  if (Bytes.size() < MachineEnd || !Bytes.starts_with(ELF::ElfMagic) ||
      Bytes[ELF::EI_DATA] != ELF::ELFDATA2LSB)
    return std::nullopt;
  return support::endian::read16le(Bytes.data() + MachineEnd - 2);
}

std::optional<uint32_t> clrx::readElfFlags(StringRef Bytes) {
  const bool Is64Bit = Bytes[ELF::EI_CLASS] == ELF::ELFCLASS64;
  const size_t Offset = Is64Bit ? offsetof(ELF::Elf64_Ehdr, e_flags)
                                : offsetof(ELF::Elf32_Ehdr, e_flags);
  if (Bytes.size() < Offset + sizeof(uint32_t))
    return std::nullopt;
  return support::endian::read32le(Bytes.data() + Offset);
}

namespace {

/// Fills an ElfFile from a file of one class.
template <class ELFT> class Reader {
public:
  Reader(const ELFFile<ELFT> &File, ElfFile &Result)
      : File(File), Result(Result) {}

  Error read();

private:
  const ELFFile<ELFT> &File;
  ElfFile &Result;
  uint64_t ContentSize = 0, NamesSize = 0; ///< Sums of all sizes that were
                                           ///< read.

  Error checkSum(uint64_t &Sum, uint64_t Size, const Twine &What) const;
  Expected<StringRef> readName(StringRef Table, uint64_t Offset);
  Error readSections();
  Error readSectionNames(typename ELFT::ShdrRange Headers);
  Error readSymbols(const typename ELFT::Shdr &Table,
                    std::vector<ElfFile::Symbol> &To);
};

} // namespace

/// Adds \p Size to \p Sum, the number of bytes of \p What. \returns an error if
/// the sum exceeds the size of the file, because then parts overlap.
template <class ELFT>
Error Reader<ELFT>::checkSum(uint64_t &Sum, uint64_t Size,
                             const Twine &What) const {
  Sum += Size;
  if (Sum <= File.getBufSize())
    return Error::success();
  return createStringError(What + " add up to " + Twine(Sum) +
                           " bytes or more in a file of " +
                           Twine(File.getBufSize()));
}

/// Returns the string at \p Offset of \p Table. The last string needs no NUL.
template <class ELFT>
Expected<StringRef> Reader<ELFT>::readName(StringRef Table, uint64_t Offset) {
  if (Offset >= Table.size() && Offset)
    return createStringError("name at offset " + Twine(Offset) +
                             " of a table of " + Twine(Table.size()) +
                             " bytes");
  StringRef Name = Table.drop_front(Offset).split('\0').first;
  if (Error E = checkSum(NamesSize, Name.size(), "names"))
    return std::move(E);
  return Name;
}

/// Returns true if \p S, whose name is at \p NameOffset of the section name
/// table, is the section name table.
static bool isNameTable(const ElfFile::Section &S, uint64_t NameOffset) {
  constexpr StringLiteral Name(".shstrtab");
  return S.Type == ELF::SHT_STRTAB && NameOffset < S.Content.size() &&
         S.Content.drop_front(NameOffset).split('\0').first == Name;
}

template <class ELFT> Error Reader<ELFT>::readSections() {
  auto Headers = File.sections();
  if (!Headers)
    return Headers.takeError();
  for (const typename ELFT::Shdr &H : *Headers) {
    ElfFile::Section &S = Result.Sections.emplace_back();
    S.Type = H.sh_type;
    S.Flags = H.sh_flags;
    S.Address = H.sh_addr;
    S.Offset = H.sh_offset;
    S.Size = H.sh_size;
    S.Alignment = H.sh_addralign;
    S.EntrySize = H.sh_entsize;
    S.Link = H.sh_link;
    S.Info = H.sh_info;
    if (H.sh_type == ELF::SHT_NOBITS || H.sh_type == ELF::SHT_NULL)
      continue;
    Expected<ArrayRef<uint8_t>> Content = File.getSectionContents(H);
    if (!Content)
      return Content.takeError();
    S.Content = toStringRef(*Content);
    if (Error E = checkSum(ContentSize, S.Size, "sections"))
      return E;
  }
  return readSectionNames(*Headers);
}

template <class ELFT>
Error Reader<ELFT>::readSectionNames(typename ELFT::ShdrRange Headers) {
  const uint32_t NamesIndex = File.getHeader().e_shstrndx;
  StringRef Names;
  if (NamesIndex < Result.Sections.size())
    Names = Result.Sections[NamesIndex].Content;
  // A source may define a section with the name of the section name table. Then
  // the ELF header names that section.
  if (NamesIndex < Result.Sections.size() &&
      Result.Sections[NamesIndex].Type != ELF::SHT_STRTAB)
    for (auto [H, S] : zip_equal(Headers, Result.Sections))
      if (isNameTable(S, H.sh_name))
        Names = S.Content;
  for (auto [H, S] : zip_equal(Headers, Result.Sections)) {
    Expected<StringRef> Name = readName(Names, H.sh_name);
    if (!Name)
      return createStringError("section " + Twine(&S - &Result.Sections[0]) +
                               ": " + toString(Name.takeError()));
    S.Name = *Name;
  }
  return Error::success();
}

template <class ELFT>
Error Reader<ELFT>::readSymbols(const typename ELFT::Shdr &Table,
                                std::vector<ElfFile::Symbol> &To) {
  auto Symbols = File.symbols(&Table);
  if (!Symbols)
    return Symbols.takeError();
  // Some drivers do not link the symbol table to its names.
  const ElfFile::Section *Names = Result.find(".strtab");
  if (Table.sh_link < Result.Sections.size() &&
      Result.Sections[Table.sh_link].Type == ELF::SHT_STRTAB)
    Names = &Result.Sections[Table.sh_link];
  To.reserve(Symbols->size());
  for (const typename ELFT::Sym &Sym : *Symbols) {
    Expected<StringRef> Name =
        readName(Names ? Names->Content : StringRef(), Sym.st_name);
    if (!Name)
      return createStringError("symbol " + Twine(To.size()) + ": " +
                               toString(Name.takeError()));
    To.push_back({*Name, Sym.st_value, Sym.st_size, Sym.st_info, Sym.st_other,
                  Sym.st_shndx});
  }
  return Error::success();
}

template <class ELFT> Error Reader<ELFT>::read() {
  const typename ELFT::Ehdr &Header = File.getHeader();
  Result.Is64Bit = ELFT::Is64Bits;
  Result.OSABI = Header.e_ident[ELF::EI_OSABI];
  Result.ABIVersion = Header.e_ident[ELF::EI_ABIVERSION];
  Result.Type = Header.e_type;
  Result.Machine = Header.e_machine;
  Result.Flags = Header.e_flags;
  auto Segments = File.program_headers();
  if (!Segments)
    return Segments.takeError();
  for (const typename ELFT::Phdr &P : *Segments)
    Result.Segments.push_back({P.p_type, P.p_flags, P.p_offset, P.p_vaddr,
                               P.p_filesz, P.p_memsz, P.p_align});
  if (Error E = readSections())
    return E;
  for (const typename ELFT::Shdr &H : cantFail(File.sections())) {
    // Only the first section of each type is read.
    std::vector<ElfFile::Symbol> *To =
        H.sh_type == ELF::SHT_SYMTAB   ? &Result.Symbols
        : H.sh_type == ELF::SHT_DYNSYM ? &Result.DynamicSymbols
                                       : nullptr;
    if (!To || !To->empty())
      continue;
    if (Error E = readSymbols(H, *To))
      return E;
  }
  Result.SymbolsByName.reserve(Result.Symbols.size());
  for (auto [I, S] : enumerate(Result.Symbols))
    Result.SymbolsByName.try_emplace(S.Name, I);
  return Error::success();
}

template <class ELFT> static Error readAs(StringRef Bytes, ElfFile &Result) {
  Expected<ELFFile<ELFT>> File = ELFFile<ELFT>::create(Bytes);
  if (!File)
    return File.takeError();
  return Reader<ELFT>(*File, Result).read();
}

Expected<ElfFile> clrx::readElf(StringRef Bytes, StringRef What) {
  ElfFile Result;
  Result.What = What.str();
  if (!identifyElf(Bytes))
    return createStringError(What + " is no little-endian ELF file");
  Error E = Bytes[ELF::EI_CLASS] == ELF::ELFCLASS64
                ? readAs<ELF64LE>(Bytes, Result)
                : readAs<ELF32LE>(Bytes, Result);
  if (E)
    return createStringError(What + ": " + toString(std::move(E)));
  return Result;
}

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

template <class Entry>
static std::vector<ElfRelocation> decodeRelocations(StringRef Content) {
  std::vector<ElfRelocation> Result;
  for (; Content.size() >= sizeof(Entry);
       Content = Content.drop_front(sizeof(Entry))) {
    Entry E;
    std::memcpy(&E, Content.data(), sizeof(E));
    ElfRelocation &R = Result.emplace_back();
    R.Offset = E.r_offset;
    R.Symbol = E.getSymbol(/*isMips64EL=*/false);
    R.Type = E.getType(/*isMips64EL=*/false);
    if constexpr (Entry::HasAddend)
      R.Addend = E.r_addend;
  }
  return Result;
}

std::vector<ElfRelocation> clrx::readRelocations(const ElfFile &File,
                                                 const ElfFile::Section &S) {
  if (File.Is64Bit)
    return S.Type == ELF::SHT_RELA ? decodeRelocations<ELF64LE::Rela>(S.Content)
                                   : decodeRelocations<ELF64LE::Rel>(S.Content);
  return S.Type == ELF::SHT_RELA ? decodeRelocations<ELF32LE::Rela>(S.Content)
                                 : decodeRelocations<ELF32LE::Rel>(S.Content);
}

Expected<const ElfFile::Symbol *>
ElfFile::getSymbol(const ElfRelocation &R) const {
  if (R.Symbol < Symbols.size())
    return &Symbols[R.Symbol];
  return createStringError(What + ": relocation at offset " + Twine(R.Offset) +
                           " names symbol " + Twine(R.Symbol) + " of " +
                           Twine(Symbols.size()));
}
