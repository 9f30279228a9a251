//===- Writer.cpp - Gallium modules to bytes ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes what configurations say of kernels, builds the ELF image, and writes
// the file around it.
//
//===----------------------------------------------------------------------===//

#include "clrx/Elf/ElfImage.h"
#include "clrx/Gallium/Format.h"
#include "clrx/Gallium/Lowering.h"
#include "clrx/Gallium/Module.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "clrx/KernelModel/ModuleError.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <functional>

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

static void writeU32(raw_ostream &OS, uint32_t Value) {
  OS << rawBytes(ulittle32_t(Value));
}

/// The length and the bytes.
static void writeString(raw_ostream &OS, StringRef Text) {
  writeU32(OS, Text.size());
  OS << Text;
}

uint32_t gallium::getArgTypeCode(ArgType Type, const Layout &L) {
  if (L.HasMergedImageTypes)
    switch (Type) {
    case ArgType::Image2DRead:
    case ArgType::Image3DRead:
      return 4;
    case ArgType::Image2DWrite:
    case ArgType::Image3DWrite:
      return 5;
    case ArgType::Sampler:
      return 6;
    default:
      break;
    }
  return uint32_t(Type);
}

namespace {

/// Builds the ELF image and writes the file around it.
class Writer {
  Module M; ///< Its configurations become entries, and headers in its code.
  const Layout &L;
  std::vector<const Kernel *> Kernels; ///< Sorted by name.
  ElfImage Image;
  unsigned TextIndex = 0, RodataIndex = 0, CommentIndex = 0;
  unsigned FirstExtraIndex = 0;
  std::vector<ElfSymbol> Symbols;
  /// By index of the section; 0: it has none.
  std::vector<uint32_t> SectionSymbols;
  unsigned FirstScratchSymbol = 0;

public:
  explicit Writer(Module TheModule)
      : M(std::move(TheModule)), L(M.getLayout()), Image(M.is64Bit()) {}
  Error write(raw_ostream &OS);

private:
  Error lowerKernel(Kernel &K, unsigned Number);
  Error lowerKernels();
  void completeText();
  void addSections();
  std::string encodeConfig() const;
  void addSectionSymbol(unsigned Section);
  void addExtraSymbols(function_ref<bool(const Symbol &)> Wants);
  void addSymbols(unsigned LastBuiltin);
  void addTables(unsigned SymTab, unsigned StrTab, unsigned RelText);
  std::string encodeRelocations() const;
  unsigned getSectionIndex(Symbol::SectionKind Kind, unsigned ExtraIndex) const;

  void writeKernel(const Kernel &K, raw_ostream &OS) const;
};

} // namespace

Error Writer::lowerKernel(Kernel &K, unsigned Number) {
  const KernelParts Parts = lower(M, *K.Config, K.Args);
  K.Entries = Parts.Entries;
  K.Config.reset();
  if (!M.hasKernelHeaders())
    return Error::success();
  if (K.Offset > M.Code.size() ||
      M.Code.size() - K.Offset < sizeof(Parts.Header))
    return makeModuleError(ModulePart::ofKernel(Number),
                           "kernel '" + K.Name + "' at offset " +
                               Twine(K.Offset) +
                               " leaves no room for its header",
                           "reserve it behind the kernel's label with "
                           "'.skip 256'");
  // The source leaves room for it; what was there is lost.
  M.Code.replace(K.Offset, sizeof(Parts.Header), rawBytes(Parts.Header));
  return Error::success();
}

Error Writer::lowerKernels() {
  for (auto [I, K] : enumerate(M.Kernels)) {
    Kernels.push_back(&K);
    if (!K.Config)
      continue;
    if (Error E = lowerKernel(K, I))
      return E;
  }
  llvm::sort(Kernels, [](const Kernel *A, const Kernel *B) {
    return A->Name < B->Name;
  });
  return Error::success();
}

/// The words that relocations add to, and the end.
void Writer::completeText() {
  for (const Relocation &R : M.Relocations) {
    ulittle64_t Word(L.HasRelocationTypes ? R.Addend : OldRelocatedWord);
    const bool Is64Bit =
        R.Type == ELF::R_AMDGPU_ABS64 || R.Type == ELF::R_AMDGPU_REL64;
    const size_t Size = L.HasRelocationTypes && Is64Bit ? 8 : 4;
    M.Code.replace(R.Offset, Size, rawBytes(Word).take_front(Size));
  }
  M.Code.resize(alignTo(M.Code.size(), L.CodeAlignment));
}

//===----------------------------------------------------------------------===//
// The ELF image
//===----------------------------------------------------------------------===//

void Writer::addSections() {
  using namespace ELF;
  const uint64_t Word = Image.wordSize();
  constexpr uint64_t Writable = SHF_ALLOC | SHF_WRITE;

  TextIndex = Image.addSection(".text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR,
                               256, LateContent::refer(M.Code));
  unsigned RelText = 0;
  if (!M.Relocations.empty())
    RelText = Image.addSection(".rel.text", SHT_REL, 0, Word);
  if (L.HasWritableSections) {
    Image.addSection(".data", SHT_PROGBITS, Writable, 4);
    Image.addSection(".bss", SHT_NOBITS, Writable, 4);
  }
  Image.addSection(".AMDGPU.config", SHT_PROGBITS, 0, 1, encodeConfig());
  if (M.GlobalData)
    RodataIndex = Image.addSection(".rodata", SHT_PROGBITS, SHF_ALLOC, 4,
                                   LateContent::refer(*M.GlobalData));
  CommentIndex =
      Image.addSection(".comment", SHT_PROGBITS, SHF_MERGE | SHF_STRINGS, 1,
                       M.Comment.value_or(DefaultComment.str()));
  Image.Sections[CommentIndex].EntrySize = 1;
  unsigned NoteStack = Image.addSection(".note.GNU-stack", SHT_PROGBITS, 0, 1);
  Image.SectionNameTable = Image.addSection(".shstrtab", SHT_STRTAB, 0, 1);
  unsigned SymTab = Image.addSection(".symtab", SHT_SYMTAB, 0, Word);
  Image.HeaderTableBefore = SymTab;
  unsigned StrTab = Image.addSection(".strtab", SHT_STRTAB, 0, 1);
  FirstExtraIndex = Image.Sections.size();
  if (L.HasStrictTables)
    append_range(Image.Sections, M.ExtraSections);
  else
    Image.addExtraSections(M.ExtraSections);
  addSymbols(NoteStack);
  addTables(SymTab, StrTab, RelText);
}

/// The entries of all kernels, one after the other.
std::string Writer::encodeConfig() const {
  std::string Bytes;
  raw_string_ostream OS(Bytes);
  for (const Kernel *K : Kernels)
    for (unsigned I = 0; I != M.getNumProgInfoEntries(); ++I)
      OS << rawBytes(ConfigEntry{ulittle32_t(K->Entries[I].Address),
                                 ulittle32_t(K->Entries[I].Value)});
  return Bytes;
}

unsigned Writer::getSectionIndex(Symbol::SectionKind Kind,
                                 unsigned ExtraIndex) const {
  switch (Kind) {
  case Symbol::Absolute:
    return ELF::SHN_ABS;
  case Symbol::Code:
    return TextIndex;
  case Symbol::GlobalData:
    return RodataIndex;
  case Symbol::Comment:
    return CommentIndex;
  case Symbol::Extra:
    return FirstExtraIndex + ExtraIndex;
  }
  llvm_unreachable("unknown section kind");
}

void Writer::addSectionSymbol(unsigned Section) {
  SectionSymbols[Section] = Symbols.size();
  Symbols.push_back({"", 0, 0, ELF::STT_SECTION, uint16_t(Section)});
}

void Writer::addExtraSymbols(function_ref<bool(const Symbol &)> Wants) {
  for (const Symbol &S : M.ExtraSymbols)
    if (Wants(S))
      Symbols.push_back({S.Name, S.Value, S.Size, uint8_t(S.Binding << 4),
                         uint16_t(getSectionIndex(S.Section, S.ExtraIndex))});
}

/// \p LastBuiltin is the last section that always has a symbol.
void Writer::addSymbols(unsigned LastBuiltin) {
  constexpr uint8_t Global = ELF::STB_GLOBAL << 4;
  const auto ComesFirst = [this](const Symbol &S) {
    return L.HasStrictTables && S.Binding == ELF::STB_LOCAL;
  };
  Symbols.reserve(Kernels.size() + M.ExtraSymbols.size() +
                  Image.Sections.size() + 4);
  Symbols.resize(1);
  Symbols.push_back(
      {"EndOfTextLabel", M.Code.size(), 0, 0, uint16_t(TextIndex)});
  SectionSymbols.resize(Image.Sections.size());
  for (unsigned I = 1; I <= LastBuiltin; ++I)
    addSectionSymbol(I);
  if (L.HasRelocationTypes)
    for (unsigned I = FirstExtraIndex; I != Image.Sections.size(); ++I)
      addSectionSymbol(I);
  addExtraSymbols(ComesFirst);

  FirstScratchSymbol = Symbols.size();
  if (any_of(M.Relocations, [](const Relocation &R) {
        return R.Target != Relocation::InSection;
      })) {
    Symbols.push_back({"SCRATCH_RSRC_DWORD0", 0, 0, Global, 0});
    Symbols.push_back({"SCRATCH_RSRC_DWORD1", 0, 0, Global, 0});
  }
  for (const Kernel *K : Kernels)
    Symbols.push_back({K->Name, K->Offset, 0, Global, uint16_t(TextIndex)});
  addExtraSymbols(std::not_fn(ComesFirst));
}

/// Fills .symtab, .strtab and, if there is one, .rel.text.
void Writer::addTables(unsigned SymTab, unsigned StrTab, unsigned RelText) {
  ElfStringTable Names;
  ElfSection &Table = Image.Sections[SymTab];
  Table.Content = Image.encodeSymbols(Symbols, Names);
  Table.EntrySize = Image.symbolEntrySize();
  if (L.HasStrictTables) {
    Table.Link = StrTab;
    Table.Info = count_if(Symbols, [](const ElfSymbol &S) {
      return S.Info >> 4 == ELF::STB_LOCAL;
    });
  }
  Image.Sections[StrTab].Content = Names.str();
  if (!RelText)
    return;
  Image.Sections[RelText].Content = encodeRelocations();
  Image.Sections[RelText].EntrySize = Image.relEntrySize();
  Image.Sections[RelText].Link = SymTab;
  Image.Sections[RelText].Info = TextIndex;
}

std::string Writer::encodeRelocations() const {
  std::vector<ElfRelocation> Relocs;
  for (const Relocation &R : M.Relocations) {
    const uint32_t Symbol =
        R.Target == Relocation::InSection
            ? SectionSymbols[getSectionIndex(R.Section, R.ExtraIndex)]
            : FirstScratchSymbol + R.Target;
    Relocs.push_back(
        {R.Offset, Symbol, L.HasRelocationTypes ? R.Type : OldRelocationType});
  }
  return Image.encodeRel(Relocs);
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

void Writer::writeKernel(const Kernel &K, raw_ostream &OS) const {
  writeString(OS, K.Name);
  if (L.HasAttributes) {
    writeString(OS, K.Attributes);
    GroupSizeRecord Rec = {ulittle32_t(K.GroupSize.size()), {}};
    copy(K.GroupSize, Rec.Size);
    OS << rawBytes(Rec);
  }
  OS << rawBytes(KernelRecord{ulittle32_t(0), ulittle32_t(K.Offset),
                              ulittle32_t(K.Args.size())});
  for (const Arg &A : K.Args)
    OS << rawBytes(ArgRecord{
        ulittle32_t(getArgTypeCode(A.Type, L)), ulittle32_t(A.Size),
        ulittle32_t(A.TargetSize), ulittle32_t(A.TargetAlign),
        ulittle32_t(A.SignExtend), ulittle32_t(uint32_t(A.Semantic))});
}

Error Writer::write(raw_ostream &OS) {
  if (Error E = lowerKernels())
    return E;
  completeText();
  Image.OSABI = L.OSABI;
  Image.Machine = L.Machine;
  if (L.HasMachineFlags)
    Image.Flags = getMachineFlags(M.Device);
  addSections();
  Image.layout();
  if (Error E = Image.checkLimits())
    return E;

  writeU32(OS, Kernels.size());
  for (const Kernel *K : Kernels)
    writeKernel(*K, OS);
  const uint32_t Size = Image.size();
  SectionRecord Rec = {};
  Rec.NumSections = 1;
  Rec.Type = L.SectionType;
  Rec.Size = Size;
  Rec.DataSize = Size + sizeof(Rec.ElfSize);
  Rec.ElfSize = Size;
  OS << rawBytes(Rec);
  Image.write(OS);
  if (L.HasPrintfPart)
    OS << rawBytes(PrintfRecord());
  return Error::success();
}

Error gallium::writeModule(Module M, raw_ostream &OS) {
  return Writer(std::move(M)).write(OS);
}
