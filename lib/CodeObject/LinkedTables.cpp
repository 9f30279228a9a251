//===- LinkedTables.cpp - What a linker adds to an object -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The sections that the object has not, and the steps from the one to the
// other. What such a section holds has its size before addresses are known, and
// its bytes afterwards.
//
//===----------------------------------------------------------------------===//

#include "Linker.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Object/ELFTypes.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;
using object::ELF64LE;

OutputSection *Linker::addTable(StringRef Name, uint32_t Type, uint64_t Flags,
                                uint64_t Alignment, uint64_t EntrySize) {
  OutputSection &S = Outputs.emplace_back();
  S.Name = Name.str();
  S.Type = Type;
  S.Flags = Flags;
  S.Alignment = Alignment;
  S.EntrySize = EntrySize;
  // All writable ones are for the loader.
  S.IsRelRo = Flags & ELF::SHF_WRITE;
  classify(S);
  return &S;
}

void Linker::addTables() {
  constexpr uint64_t A = ELF::SHF_ALLOC, WA = ELF::SHF_ALLOC | ELF::SHF_WRITE;
  DynSym = addTable(".dynsym", ELF::SHT_DYNSYM, A, 8, sizeof(ELF64LE::Sym));
  GnuHash = addTable(".gnu.hash", ELF::SHT_GNU_HASH, A, 8);
  Hash = addTable(".hash", ELF::SHT_HASH, A, 4, 4);
  DynStr = addTable(".dynstr", ELF::SHT_STRTAB, A, 1);
  Dynamic = addTable(".dynamic", ELF::SHT_DYNAMIC, WA, 8, sizeof(ELF64LE::Dyn));
  if (!GotSymbols.empty())
    Got = addTable(".got", ELF::SHT_PROGBITS, WA, 8);
  fillGot();
  if (!DynamicRelocations.empty())
    RelaDyn = addTable(".rela.dyn", ELF::SHT_RELA, A, 8, sizeof(ELF64LE::Rela));
  RelRoPadding = addTable(".relro_padding", ELF::SHT_NOBITS, WA, 1);
  SymTab = addTable(".symtab", ELF::SHT_SYMTAB, 0, 8, sizeof(ELF64LE::Sym));
  ShStrTab = addTable(".shstrtab", ELF::SHT_STRTAB, 0, 1);
  StrTab = addTable(".strtab", ELF::SHT_STRTAB, 0, 1);
  collectStaticSymbols();
  collectDynamicSymbols();
}

std::vector<ElfDynamicEntry> Linker::makeDynamicEntries() {
  std::vector<ElfDynamicEntry> Entries;
  auto Add = [&](int64_t Tag, uint64_t Value) {
    Entries.push_back({Tag, Value});
  };
  if (RelaDyn) {
    Add(ELF::DT_RELA, RelaDyn->Address);
    Add(ELF::DT_RELASZ, RelaDyn->Content.size());
    Add(ELF::DT_RELAENT, RelaDyn->EntrySize);
    if (size_t N = count_if(DynamicRelocations, [](const DynamicRelocation &R) {
          return R.Type == ELF::R_AMDGPU_RELATIVE64;
        }))
      Add(ELF::DT_RELACOUNT, N);
  }
  Add(ELF::DT_SYMTAB, DynSym->Address);
  Add(ELF::DT_SYMENT, DynSym->EntrySize);
  Add(ELF::DT_STRTAB, DynStr->Address);
  Add(ELF::DT_STRSZ, DynStr->Content.size());
  Add(ELF::DT_GNU_HASH, GnuHash->Address);
  Add(ELF::DT_HASH, Hash->Address);
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

/// Encodes all tables; called again when addresses are known, it changes no
/// sizes.
void Linker::fillTables() {
  DynSym->Content = encodeSymbols(DynamicSymbols, DynamicNames);
  GnuHash->Content = encodeGnuHash();
  Hash->Content =
      encodeHashTable(makeSymbols(DynamicSymbols), HashTableStyle::LLD);
  if (RelaDyn)
    RelaDyn->Content = encodeRelaDyn();
  Dynamic->Content = encodeDynamic(makeDynamicEntries());
  SymTab->Content = encodeSymbols(StaticSymbols, StaticNames);
}

/// Sets the names of the sections and the links among them, as their indices
/// are known.
void Linker::linkTables() {
  ElfStringTable Names;
  SectionNames.push_back(0);
  for (const OutputSection *S : Order)
    SectionNames.push_back(Names.add(S->Name));
  ShStrTab->Content = Names.str();
  DynSym->Link = Dynamic->Link = DynStr->Index;
  DynSym->Info = 1; // Behind the null symbol.
  GnuHash->Link = Hash->Link = DynSym->Index;
  if (RelaDyn)
    RelaDyn->Link = DynSym->Index;
  SymTab->Link = StrTab->Index;
  SymTab->Info = NumLocalSymbols + 1;
  for (OutputSection &S : Outputs) {
    if (!(S.Flags & ELF::SHF_LINK_ORDER) || !S.Parts.front().Input)
      continue;
    const unsigned LinkedTo = S.Parts.front().Input->From->LinkedTo;
    if (LinkedTo != Section::None && Inputs[LinkedTo].To)
      S.Link = Inputs[LinkedTo].To->Index;
  }
}

/// The bits of e_flags that ld.lld knows of the version of the ABI.
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

  // The sections, of the object and the linker's, with their final sizes.
  if (Error E = placeSections())
    return E;
  if (Error E = scanRelocations())
    return E;
  addTables();
  sortOutputs();
  linkTables();
  fillTables();

  // Places, and what depends on them.
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
