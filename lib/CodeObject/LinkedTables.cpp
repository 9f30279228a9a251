//===- LinkedTables.cpp - Sections that a linker adds ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The steps of linking, and the sections that the linker adds. The size of an
// added section is known before addresses are assigned, its bytes afterwards.
//
//===----------------------------------------------------------------------===//

#include "Linker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ELFTypes.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

static constexpr uint8_t InAll = 1;
static constexpr uint32_t Loaded = ELF::SHF_ALLOC;
static constexpr uint32_t Writable = ELF::SHF_ALLOC | ELF::SHF_WRITE;

// clang-format off
const ElfPart<Linker> Linker::TableRows[] = {
    {DynSym, InAll, ".dynsym", ELF::SHT_DYNSYM, Loaded, 8, nullptr, &Linker::fillDynSym, DynStr},
    {GnuHash, InAll, ".gnu.hash", ELF::SHT_GNU_HASH, Loaded, 8, nullptr, &Linker::fillGnuHash, DynSym},
    {Hash, InAll, ".hash", ELF::SHT_HASH, Loaded, 4, nullptr, &Linker::fillHash, DynSym},
    {DynStr, InAll, ".dynstr", ELF::SHT_STRTAB, Loaded, 1},
    {Dynamic, InAll, ".dynamic", ELF::SHT_DYNAMIC, Writable, 8, nullptr, &Linker::fillDynamic, DynStr},
    {Got, InAll, ".got", ELF::SHT_PROGBITS, Writable, 8, &Linker::hasGot, &Linker::fillGot},
    {RelaDyn, InAll, ".rela.dyn", ELF::SHT_RELA, Loaded, 8, &Linker::hasRelaDyn, &Linker::fillRelaDyn, DynSym},
    {RelRoPadding, InAll, ".relro_padding", ELF::SHT_NOBITS, Writable, 1},
    {SymTab, InAll, ".symtab", ELF::SHT_SYMTAB, 0, 8, nullptr, &Linker::fillSymTab, StrTab},
    {ShStrTab, InAll, ".shstrtab", ELF::SHT_STRTAB, 0, 1},
    {StrTab, InAll, ".strtab", ELF::SHT_STRTAB, 0, 1},
};
// clang-format on

bool Linker::hasRelaDyn() const {
  return !DynamicRelocations.empty() || any_of(GotSymbols, [&](unsigned I) {
    return isRelocatedByLoader(O.Symbols[I]);
  });
}

void Linker::addTables() {
  for (const ElfPart<Linker> &Row : TableRows) {
    if (Row.IsPresent && !(this->*Row.IsPresent)())
      continue;
    OutputSection &S = Outputs.emplace_back();
    static_cast<ElfSection &>(S) = makeSection(Row, Image);
    // Only the loader writes to these sections.
    S.IsRelRo = Row.Flags & ELF::SHF_WRITE;
    classify(S);
    Tables[Row.Id] = &S;
  }
  relocateGot();
  collectStaticSymbols();
  collectDynamicSymbols();
}

void Linker::addRelaDynEntries(std::vector<ElfDynamicEntry> &Entries) const {
  const OutputSection &S = table(RelaDyn);
  Entries.push_back({ELF::DT_RELA, S.Address});
  Entries.push_back({ELF::DT_RELASZ, S.Content.size()});
  Entries.push_back({ELF::DT_RELAENT, S.EntrySize});
  const size_t NumRelative =
      count_if(DynamicRelocations, [](const DynamicRelocation &R) {
        return R.Type == ELF::R_AMDGPU_RELATIVE64;
      });
  if (NumRelative)
    Entries.push_back({ELF::DT_RELACOUNT, NumRelative});
}

std::vector<ElfDynamicEntry> Linker::makeDynamicEntries() {
  std::vector<ElfDynamicEntry> Entries;
  auto Add = [&](int64_t Tag, uint64_t Value) {
    Entries.push_back({Tag, Value});
  };
  if (Tables[RelaDyn])
    addRelaDynEntries(Entries);
  Add(ELF::DT_SYMTAB, table(DynSym).Address);
  Add(ELF::DT_SYMENT, table(DynSym).EntrySize);
  Add(ELF::DT_STRTAB, table(DynStr).Address);
  Add(ELF::DT_STRSZ, table(DynStr).Content.size());
  Add(ELF::DT_GNU_HASH, table(GnuHash).Address);
  Add(ELF::DT_HASH, table(Hash).Address);
  static constexpr struct {
    StringLiteral Name;
    int64_t Tag, SizeTag;
  } Arrays[] = {
      {".preinit_array", ELF::DT_PREINIT_ARRAY, ELF::DT_PREINIT_ARRAYSZ},
      {".init_array", ELF::DT_INIT_ARRAY, ELF::DT_INIT_ARRAYSZ},
      {".fini_array", ELF::DT_FINI_ARRAY, ELF::DT_FINI_ARRAYSZ},
  };
  for (const auto &[Name, Tag, SizeTag] : Arrays)
    if (const OutputSection *S = findOutput(Name)) {
      Add(Tag, S->Address);
      Add(SizeTag, S->size());
    }
  Add(ELF::DT_NULL, 0);
  return Entries;
}

void Linker::fillDynSym(ElfSection &S) {
  S.Content = encodeSymbols(DynamicSymbols, DynamicNames);
  S.Info = 1; // The null symbol is local.
}

void Linker::fillHash(ElfSection &S) {
  const std::vector<ElfSymbol> Symbols = makeSymbols(DynamicSymbols);
  S.Content = encodeHashTable(Symbols, Symbols.size(), HashTableStyle::LLD);
  S.EntrySize = sizeof(support::ulittle32_t);
}

void Linker::fillDynamic(ElfSection &S) {
  S.Content = encodeDynamic(makeDynamicEntries());
}

void Linker::fillSymTab(ElfSection &S) {
  S.Content = encodeSymbols(StaticSymbols, StaticNames);
  S.Info = NumLocalSymbols + 1;
}

/// Encodes all tables. The second call, when addresses are known, does not
/// change any size.
void Linker::fillTables() {
  for (const ElfPart<Linker> &Row : TableRows)
    if (Tables[Row.Id] && Row.Fill)
      (this->*Row.Fill)(table(Table(Row.Id)));
}

/// Sets the names of the sections and the links between them. The indices must
/// be known.
void Linker::linkTables() {
  ElfStringTable Names;
  SectionNames.push_back(0);
  for (const OutputSection *S : Order)
    SectionNames.push_back(Names.add(S->Name));
  table(ShStrTab).Content = Names.str();
  for (const ElfPart<Linker> &Row : TableRows)
    if (Tables[Row.Id] && Row.Link != NoPart)
      table(Table(Row.Id)).Link = Tables[Row.Link]->Index;
  for (OutputSection &S : Outputs) {
    if (!(S.Flags & ELF::SHF_LINK_ORDER) || !S.Parts.front().Input)
      continue;
    const unsigned LinkedTo = S.Parts.front().Input->From->LinkedTo;
    if (LinkedTo != Section::None && Inputs[LinkedTo].To)
      S.Link = Inputs[LinkedTo].To->Index;
  }
}

/// Returns the bits of e_flags that ld.lld keeps for the version of the ABI.
static uint32_t getFlags(const Object &O) {
  if (O.ABIVersion < ELF::ELFABIVERSION_AMDGPU_HSA_V4)
    return O.Flags;
  return O.Flags & (ELF::EF_AMDGPU_MACH | ELF::EF_AMDGPU_FEATURE_XNACK_V4 |
                    ELF::EF_AMDGPU_FEATURE_SRAMECC_V4 |
                    (O.ABIVersion >= ELF::ELFABIVERSION_AMDGPU_HSA_V6
                         ? unsigned(ELF::EF_AMDGPU_GENERIC_VERSION)
                         : 0));
}

Error Linker::link(raw_ostream &OS) {
  if (Error E = checkSections())
    return E;
  if (Error E = checkSymbols())
    return E;
  Comment.Name = ".comment";
  Comment.Flags = ELF::SHF_MERGE | ELF::SHF_STRINGS;
  Comment.EntrySize = 1;
  Comment.Content = "Linker: " + O.Linker + '\0';

  // Sections of the object and of the linker, with their final sizes.
  if (Error E = placeSections())
    return E;
  if (Error E = scanRelocations())
    return E;
  addTables();
  sortOutputs();
  linkTables();
  fillTables();

  // Addresses and offsets, and everything that depends on them.
  makeSegments();
  assignAddresses();
  if (Error E = relocate())
    return E;
  fillTables();
  assignOffsets();

  Image.OSABI = ELF::ELFOSABI_AMDGPU_HSA;
  Image.ABIVersion = O.ABIVersion;
  Image.Type = ELF::ET_DYN;
  Image.Machine = ELF::EM_AMDGPU;
  Image.Flags = getFlags(O);
  fillImage();
  if (Error E = Image.checkLimits())
    return E;
  Image.write(OS);
  return Error::success();
}

Error codeobject::writeLoadable(const Object &O, raw_ostream &OS) {
  return Linker(O).link(OS);
}
