//===- ObjectReader.cpp - Reader of relocatable code objects --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Turns the tables of an object file (symbols, names, relocations, groups) into
// the data of an Object. Every index is checked here, so that writers need not
// check it.
//
//===----------------------------------------------------------------------===//

#include "clrx/CodeObject/ObjectReader.h"
#include "clrx/Elf/ElfFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/LEB128.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

namespace {

class Reader {
public:
  explicit Reader(const ElfFile &File) : File(File) {}

  Expected<Object> read();

private:
  const ElfFile &File;
  Object O;
  /// Index in O of each section of the file; None for a table.
  std::vector<unsigned> Indices;

  Error checkHeader() const;
  Error readSections();
  Expected<unsigned> getSection(uint64_t Index, const Twine &What) const;
  Error checkSymbol(uint64_t Index, const Twine &What) const;
  Error readSymbols();
  Error readTables();
  Error readRelocations(unsigned Table);
  Error readGroup(unsigned Table);
  Error readAddrSig(unsigned Table);
};

} // namespace

/// Returns true if \p S is a table, which writers make from other data.
static bool isTable(const ElfFile::Section &S) {
  switch (S.Type) {
  case ELF::SHT_NULL:
  case ELF::SHT_SYMTAB:
  case ELF::SHT_STRTAB:
  case ELF::SHT_RELA:
  case ELF::SHT_REL:
  case ELF::SHT_GROUP:
  case ELF::SHT_LLVM_ADDRSIG:
    return true;
  default:
    return false;
  }
}

Error Reader::checkHeader() const {
  if (!File.Is64Bit || File.Machine != ELF::EM_AMDGPU ||
      File.OSABI != ELF::ELFOSABI_AMDGPU_HSA)
    return createStringError("object file: it is not for HSA on AMD GPUs");
  if (File.Type != ELF::ET_REL)
    return createStringError("object file: type " + Twine(File.Type) +
                             " is not that of a relocatable file (" +
                             Twine(unsigned(ELF::ET_REL)) + ")");
  return Error::success();
}

Error Reader::readSections() {
  for (auto [I, S] : enumerate(File.Sections)) {
    if (isTable(S)) {
      Indices.push_back(Section::None);
      continue;
    }
    if (S.Alignment > 1 && !isPowerOf2_64(S.Alignment))
      return createStringError("section " + Twine(I) + ": alignment " +
                               Twine(S.Alignment) + " is no power of two");
    Indices.push_back(O.Sections.size());
    Section &To = O.Sections.emplace_back();
    To.Name = S.Name.str();
    To.Type = S.Type;
    To.Flags = S.Flags;
    To.Alignment = std::max<uint64_t>(S.Alignment, 1);
    To.EntrySize = S.EntrySize;
    To.Content = S.Content.str();
    To.NoBitsSize = To.isNoBits() ? S.Size : 0;
  }
  for (auto [I, S] : enumerate(File.Sections)) {
    if (Indices[I] == Section::None || !(S.Flags & ELF::SHF_LINK_ORDER) ||
        S.Link == 0)
      continue;
    Expected<unsigned> LinkedTo =
        getSection(S.Link, "section " + Twine(I) + ": sh_link");
    if (!LinkedTo)
      return LinkedTo.takeError();
    O.Sections[Indices[I]].LinkedTo = *LinkedTo;
  }
  return Error::success();
}

/// Returns the index in O of the section \p Index of the file. Errors say that
/// \p What refers to the section.
Expected<unsigned> Reader::getSection(uint64_t Index, const Twine &What) const {
  if (Index < Indices.size() && Indices[Index] != Section::None)
    return Indices[Index];
  return createStringError(What + " names section " + Twine(Index) + " of " +
                           Twine(Indices.size()) +
                           ", which has neither code nor data");
}

/// Checks that \p Index is the index of a symbol other than the null symbol.
/// The index in O is one less. Errors say that \p What refers to the symbol.
Error Reader::checkSymbol(uint64_t Index, const Twine &What) const {
  if (Index != 0 && Index <= O.Symbols.size())
    return Error::success();
  return createStringError(What + " names symbol " + Twine(Index) + " of " +
                           Twine(O.Symbols.size() + 1));
}

Error Reader::readSymbols() {
  if (File.Symbols.empty())
    return Error::success();
  for (auto [I, S] : enumerate(drop_begin(File.Symbols))) {
    Symbol &To = O.Symbols.emplace_back();
    To.Name = S.Name.str();
    To.Value = S.Value;
    To.Size = S.Size;
    To.Binding = S.getBinding();
    To.Type = S.getType();
    To.Visibility = S.Other;
    switch (S.SectionIndex) {
    case ELF::SHN_UNDEF:
      To.Section = Symbol::Undefined;
      break;
    case ELF::SHN_ABS:
      To.Section = Symbol::Absolute;
      break;
    case ELF::SHN_AMDGPU_LDS:
      To.Section = Symbol::LDS;
      break;
    case ELF::SHN_COMMON:
      To.Section = Symbol::Common;
      break;
    default:
      Expected<unsigned> Index =
          getSection(S.SectionIndex, "symbol " + Twine(I + 1));
      if (!Index)
        return Index.takeError();
      To.Section = *Index;
    }
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

Error Reader::readRelocations(unsigned Table) {
  const ElfFile::Section &S = File.Sections[Table];
  const std::string What = ("section " + Twine(Table)).str();
  if (S.Type == ELF::SHT_REL)
    return createStringError(What + ": relocations without addends");
  Expected<unsigned> Index = getSection(S.Info, What + ": sh_info");
  if (!Index)
    return Index.takeError();
  Section &To = O.Sections[*Index];
  for (auto [I, R] : enumerate(clrx::readRelocations(File, S))) {
    const std::string Which = (What + ": relocation " + Twine(I)).str();
    const unsigned Symbol = R.Symbol ? R.Symbol - 1 : Relocation::NoSymbol;
    if (Error E = R.Symbol ? checkSymbol(R.Symbol, Which) : Error::success())
      return E;
    if (R.Offset >= To.size())
      return createStringError(Which + ": offset " + Twine(R.Offset) +
                               " is past the end of section '" + To.Name +
                               "' (size " + Twine(To.size()) + ")");
    To.Relocations.push_back({R.Offset, R.Type, Symbol, R.Addend});
  }
  return Error::success();
}

Error Reader::readGroup(unsigned Table) {
  const ElfFile::Section &S = File.Sections[Table];
  const std::string What = ("section " + Twine(Table)).str();
  constexpr unsigned WordSize = 4;
  if (S.Content.size() < WordSize)
    return createStringError(What + ": group of " + Twine(S.Content.size()) +
                             " bytes");
  if (Error E = checkSymbol(S.Info, What))
    return E;
  auto Read = [&](uint64_t Offset) {
    return support::endian::read32le(S.Content.data() + Offset);
  };
  O.Groups.push_back({S.Info - 1, (Read(0) & ELF::GRP_COMDAT) != 0});
  for (uint64_t I = WordSize; I + WordSize <= S.Content.size(); I += WordSize) {
    const uint32_t Member = Read(I);
    // A table of relocations is in the group of its section.
    if (Member < File.Sections.size() &&
        File.Sections[Member].Type == ELF::SHT_RELA)
      continue;
    Expected<unsigned> Index = getSection(Member, What);
    if (!Index)
      return Index.takeError();
    O.Sections[*Index].Group = O.Groups.size() - 1;
  }
  return Error::success();
}

Error Reader::readAddrSig(unsigned Table) {
  StringRef Content = File.Sections[Table].Content;
  const std::string What = ("section " + Twine(Table)).str();
  O.AddressSignificant.emplace();
  while (!Content.empty()) {
    unsigned Size;
    const char *Problem = nullptr;
    const uint64_t Index = decodeULEB128(Content.bytes_begin(), &Size,
                                         Content.bytes_end(), &Problem);
    if (Problem)
      return createStringError(What + ": " + Problem);
    if (Error E = checkSymbol(Index, What))
      return E;
    O.AddressSignificant->push_back(Index - 1);
    Content = Content.drop_front(Size);
  }
  return Error::success();
}

Error Reader::readTables() {
  for (auto [I, S] : enumerate(File.Sections)) {
    Error E = Error::success();
    if (S.Type == ELF::SHT_RELA || S.Type == ELF::SHT_REL)
      E = readRelocations(I);
    else if (S.Type == ELF::SHT_GROUP)
      E = readGroup(I);
    else if (S.Type == ELF::SHT_LLVM_ADDRSIG)
      E = readAddrSig(I);
    if (E)
      return E;
  }
  return Error::success();
}

Expected<Object> Reader::read() {
  if (Error E = checkHeader())
    return std::move(E);
  O.ABIVersion = File.ABIVersion;
  O.Flags = File.Flags;
  if (Error E = readSections())
    return std::move(E);
  if (Error E = readSymbols())
    return std::move(E);
  if (Error E = readTables())
    return std::move(E);
  return std::move(O);
}

Expected<Object> codeobject::readObject(StringRef Bytes) {
  Expected<ElfFile> File = readElf(Bytes, "object file");
  if (!File)
    return File.takeError();
  return Reader(*File).read();
}
