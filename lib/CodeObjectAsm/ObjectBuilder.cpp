//===- ObjectBuilder.cpp - Sections and symbols of code objects -----------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds the sections of the source, descriptors, the note, symbols and
// relocations to an object.
//
//===----------------------------------------------------------------------===//

#include "ObjectBuilder.h"
#include "Elf/ElfTables.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

ObjectBuilder::ObjectBuilder(const AmdHsaObject &Facts,
                             const ObjectSections &Sections)
    : Sections(Sections) {
  O.ABIVersion = Facts.ABIVersion;
  O.Flags = Facts.Flags;
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

unsigned ObjectBuilder::addSection(StringRef Name, uint32_t Type,
                                   uint64_t Flags, uint64_t Alignment,
                                   std::string Content) {
  codeobject::Section &S = O.Sections.emplace_back();
  S.Name = Name.str();
  S.Type = Type;
  S.Flags = Flags;
  S.Alignment = Alignment;
  S.Content = std::move(Content);
  return O.Sections.size() - 1;
}

void ObjectBuilder::addSections(const MCAssembler &Asm) {
  First = O.Sections.size();
  for (const ObjectSections::Entry &E : Sections.get()) {
    const bool IsNoBits = E.Attrs.Type == ELF::SHT_NOBITS;
    addSection(E.Name, E.Attrs.Type, E.Attrs.Flags,
               E.Sec->getContent().getAlign().value(),
               IsNoBits ? std::string()
                        : ModuleContainer::getContent(*E.Sec, &Asm));
    codeobject::Section &S = O.Sections.back();
    S.EntrySize = E.Attrs.EntrySize;
    if (IsNoBits)
      S.NoBitsSize = E.Sec->getCounter();
  }
}

std::vector<const ExprSection *> ObjectBuilder::getOrigins() const {
  std::vector<const ExprSection *> Origins(O.Sections.size());
  for (auto [I, E] : enumerate(Sections.get()))
    Origins[First + I] = E.Sec;
  return Origins;
}

void ObjectBuilder::align(unsigned Section, uint64_t Alignment) {
  uint64_t &Value = O.Sections[Section].Alignment;
  Value = std::max(Value, Alignment);
}

void ObjectBuilder::addNote(StringRef Metadata) {
  if (Metadata.empty())
    return;
  constexpr uint64_t NoteAlignment = 4;
  std::string Note;
  appendNote(Note, "AMDGPU", ELF::NT_AMDGPU_METADATA, Metadata);
  addSection(".note", ELF::SHT_NOTE, ELF::SHF_ALLOC, NoteAlignment,
             std::move(Note));
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

void ObjectBuilder::addSymbol(codeobject::Symbol S) {
  SymbolsByName[S.Name] = O.Symbols.size();
  O.Symbols.push_back(std::move(S));
}

void ObjectBuilder::addSymbol(const SymbolInfo &Info) {
  codeobject::Symbol S;
  S.Name = Info.Name.str();
  S.Size = Info.Size;
  S.Binding = Info.Binding;
  S.Type = Info.Type;
  S.Visibility = Info.Visibility;
  S.Value = Info.Value;
  if (Info.Storage == SymbolInfo::InLDS || Info.Storage == SymbolInfo::Common) {
    S.Section = Info.Storage == SymbolInfo::InLDS ? codeobject::Symbol::LDS
                                                  : codeobject::Symbol::Common;
    S.Value = Info.Alignment;
  } else if (!Info.HasValue) {
    S.Section = codeobject::Symbol::Undefined;
    if (S.Binding == ELF::STB_LOCAL)
      S.Binding = ELF::STB_GLOBAL;
  } else if (!Info.Sec) {
    S.Section = codeobject::Symbol::Absolute;
  } else if (std::optional<unsigned> Number = Sections.find(Info.Sec)) {
    S.Section = First + *Number;
  } else {
    return; // The symbol's section is not in the object.
  }
  addSymbol(std::move(S));
}

/// Returns the index of the symbol for the section \p Index.
unsigned ObjectBuilder::getSectionSymbol(unsigned Index) {
  auto [It, IsNew] = SectionSymbols.try_emplace(Index, O.Symbols.size());
  if (IsNew) {
    codeobject::Symbol &S = O.Symbols.emplace_back();
    S.Section = Index;
    S.Type = ELF::STT_SECTION;
  }
  return It->second;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

void ObjectBuilder::describeKernel(StringRef Name, unsigned Section,
                                   uint64_t Offset, StringRef Descriptor) {
  const auto It = SymbolsByName.find(Name);
  if (It == SymbolsByName.end())
    return;
  const unsigned Code = It->second;
  // The descriptor's symbol has the binding and visibility of the kernel's. A
  // block of .amdhsa_kernel has already defined it; it is replaced below.
  codeobject::Symbol Symbol = O.Symbols[Code];
  Symbol.Name += DescriptorSuffix.str();
  Symbol.Section = Section;
  Symbol.Value = Offset;
  Symbol.Size = Descriptor.size();
  Symbol.Type = ELF::STT_OBJECT;
  // With default visibility, the loader might replace the code.
  uint8_t &Visibility = O.Symbols[Code].Visibility;
  if (Visibility == ELF::STV_DEFAULT)
    Visibility = ELF::STV_PROTECTED;
  if (const auto Label = SymbolsByName.find(Symbol.Name);
      Label != SymbolsByName.end())
    O.Symbols[Label->second] = std::move(Symbol);
  else
    addSymbol(std::move(Symbol));
  codeobject::Section &S = O.Sections[Section];
  if (S.Content.size() < Offset + Descriptor.size())
    S.Content.resize(Offset + Descriptor.size());
  S.Content.replace(Offset, Descriptor.size(), Descriptor);
  constexpr uint64_t EntryOffset = offsetof(KernelDescriptor, CodeEntryOffset);
  S.Relocations.push_back(
      {Offset + EntryOffset, ELF::R_AMDGPU_REL64, Code, int64_t(EntryOffset)});
}

unsigned ObjectBuilder::addDescriptorSection() {
  return addSection(".rodata", ELF::SHT_PROGBITS, ELF::SHF_ALLOC,
                    /*Alignment=*/1, "");
}

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

static uint32_t getRelocationType(const RelocationRequest &R, bool IsGot) {
  switch (R.Half) {
  case RS_Low32:
    return ELF::R_AMDGPU_ABS32_LO;
  case RS_High32:
    return ELF::R_AMDGPU_ABS32_HI;
  case RS_RelLow32:
    return IsGot ? ELF::R_AMDGPU_GOTPCREL32_LO : ELF::R_AMDGPU_REL32_LO;
  case RS_RelHigh32:
    return IsGot ? ELF::R_AMDGPU_GOTPCREL32_HI : ELF::R_AMDGPU_REL32_HI;
  case RS_Abs32:
    return ELF::R_AMDGPU_ABS32;
  case RS_Abs64:
    return ELF::R_AMDGPU_ABS64;
  case RS_Rel16:
    return ELF::R_AMDGPU_REL16;
  case RS_Rel32:
    return IsGot ? ELF::R_AMDGPU_GOTPCREL : ELF::R_AMDGPU_REL32;
  case RS_Rel64:
    return ELF::R_AMDGPU_REL64;
  case RS_GotRel32:
    return ELF::R_AMDGPU_GOTPCREL;
  case RS_GotRelLow32:
    return ELF::R_AMDGPU_GOTPCREL32_LO;
  case RS_GotRelHigh32:
    return ELF::R_AMDGPU_GOTPCREL32_HI;
  case RS_None:
    break;
  }
  llvm_unreachable("a relocation without specifier");
}

void ObjectBuilder::addRelocations(
    function_ref<StringRef(const Section *)> FindGotSymbol) {
  for (auto [I, E] : enumerate(Sections.get()))
    for (const ObjectSections::Relocation &P : E.Relocations) {
      const RelocationRequest &R = P.Request;
      const Section *Named =
          R.Target->isSymbol() ? Sections.find(R.Target->getName()) : nullptr;
      const std::optional<unsigned> Target =
          Sections.find(Named ? Named : R.Target);
      const bool IsGot = !Target && !R.Target->isSymbol();
      codeobject::Relocation To;
      To.Offset = P.Offset;
      To.Addend = R.Addend;
      To.Type = getRelocationType(R, IsGot);
      To.Symbol = Target ? getSectionSymbol(First + *Target)
                         : SymbolsByName.lookup(
                               IsGot ? FindGotSymbol(Section::from(R.Target))
                                     : R.Target->getName());
      O.Sections[First + I].Relocations.push_back(To);
    }
}

std::vector<StringRef> ObjectBuilder::getUndefined() const {
  BitVector IsUsed(O.Symbols.size());
  for (const codeobject::Section &S : O.Sections)
    for (const codeobject::Relocation &R : S.Relocations)
      IsUsed.set(R.Symbol);
  std::vector<StringRef> Names;
  for (unsigned Symbol : IsUsed.set_bits())
    if (O.Symbols[Symbol].Section == codeobject::Symbol::Undefined)
      Names.push_back(O.Symbols[Symbol].Name);
  return Names;
}
