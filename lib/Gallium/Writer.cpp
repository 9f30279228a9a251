//===- Writer.cpp - Gallium modules to bytes ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers the configurations of kernels, builds the ELF image, and writes the
// file around the image.
//
//===----------------------------------------------------------------------===//

#include "Elf/ElfParts.h"
#include "Gallium/Lowering.h"
#include "KernelModel/ModuleError.h"
#include "clrx/Gallium/Format.h"
#include "clrx/Gallium/Module.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <functional>

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

static void writeU32(raw_ostream &OS, uint32_t Value) {
  OS << rawBytes(ulittle32_t(Value));
}

/// Writes the length and the bytes of \p Text.
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

/// Sections that the format defines.
enum Part : uint8_t {
  Text,
  RelText,
  Data,
  BSS,
  Config,
  Rodata,
  Comment,
  NoteStack,
  ShStrTab,
  SymTab,
  StrTab,
};
constexpr unsigned NumParts = StrTab + 1;

/// Builds the ELF image and writes the file around it.
class Writer : public ElfBuilder<Writer, NumParts> {
  Module M; ///< Lowering turns configurations into entries and headers.
  const Layout &L;
  std::vector<const Kernel *> Kernels; ///< Sorted by name.
  std::vector<ElfSymbol> Symbols;
  /// Symbol numbers by section index; 0 if the section has no symbol.
  std::vector<uint32_t> SectionSymbols;
  unsigned FirstScratchSymbol = 0;

public:
  static const Row Rows[NumParts];

  explicit Writer(Module TheModule)
      : ElfBuilder(TheModule.is64Bit()), M(std::move(TheModule)),
        L(M.getLayout()) {}
  Error write(raw_ostream &OS);

private:
  Error lowerKernel(Kernel &K, unsigned Number);
  Error lowerKernels();
  void completeText();

  // Presence and contents of sections.
  bool hasRelocations() const { return !M.Relocations.empty(); }
  bool hasWritableSections() const { return L.HasWritableSections; }
  bool hasGlobalData() const { return M.GlobalData.has_value(); }
  void fillText(ElfSection &S) { S.Deferred = DeferredContent::refer(M.Code); }
  void fillRelText(ElfSection &S);
  void fillConfig(ElfSection &S);
  void fillRodata(ElfSection &S);
  void fillComment(ElfSection &S);
  void fillSymTab(ElfSection &S);

  void buildImage();
  void addSectionSymbol(unsigned Section);
  void addExtraSymbols(function_ref<bool(const Symbol &)> IsAdded);
  void addSymbols();
  unsigned getSectionIndex(Symbol::SectionKind Kind, unsigned ExtraIndex) const;

  void writeKernel(const Kernel &K, raw_ostream &OS) const;
};

constexpr uint8_t All = 1;
constexpr uint32_t CodeFlags = ELF::SHF_ALLOC | ELF::SHF_EXECINSTR;
constexpr uint32_t DataFlags = ELF::SHF_ALLOC | ELF::SHF_WRITE;
constexpr uint32_t StringFlags = ELF::SHF_MERGE | ELF::SHF_STRINGS;

// clang-format off
const Writer::Row Writer::Rows[] = {
    {Text, All, ".text", ELF::SHT_PROGBITS, CodeFlags, 256, nullptr, &Writer::fillText},
    {RelText, All, ".rel.text", ELF::SHT_REL, 0, WordAlignment, &Writer::hasRelocations, &Writer::fillRelText, SymTab},
    {Data, All, ".data", ELF::SHT_PROGBITS, DataFlags, 4, &Writer::hasWritableSections},
    {BSS, All, ".bss", ELF::SHT_NOBITS, DataFlags, 4, &Writer::hasWritableSections},
    {Config, All, ".AMDGPU.config", ELF::SHT_PROGBITS, 0, 1, nullptr, &Writer::fillConfig},
    {Rodata, All, ".rodata", ELF::SHT_PROGBITS, ELF::SHF_ALLOC, 4, &Writer::hasGlobalData, &Writer::fillRodata},
    {Comment, All, ".comment", ELF::SHT_PROGBITS, StringFlags, 1, nullptr, &Writer::fillComment},
    {NoteStack, All, ".note.GNU-stack", ELF::SHT_PROGBITS, 0, 1},
    {ShStrTab, All, ".shstrtab", ELF::SHT_STRTAB, 0, 1},
    {SymTab, All, ".symtab", ELF::SHT_SYMTAB, 0, WordAlignment, nullptr, &Writer::fillSymTab},
    {StrTab, All, ".strtab", ELF::SHT_STRTAB, 0, 1},
};
// clang-format on

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
                           "reserve it after the kernel's label with "
                           "'.skip 256'");
  // The header replaces the bytes that the source has reserved.
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

/// Writes the words that relocations add to, and aligns the size of the code.
void Writer::completeText() {
  for (const Relocation &R : M.Relocations) {
    ulittle64_t Word(L.HasRelocationTypes ? R.Addend : OldRelocatedWord);
    const size_t Size = L.HasRelocationTypes ? R.getSize() : sizeof(uint32_t);
    M.Code.replace(R.Offset, Size, rawBytes(Word).take_front(Size));
  }
  M.Code.resize(alignTo(M.Code.size(), L.CodeAlignment));
}

//===----------------------------------------------------------------------===//
// The ELF image
//===----------------------------------------------------------------------===//

void Writer::fillConfig(ElfSection &S) {
  raw_string_ostream OS(S.Content);
  for (const Kernel *K : Kernels)
    for (unsigned I = 0; I != M.getNumProgInfoEntries(); ++I)
      OS << rawBytes(ConfigEntry{ulittle32_t(K->Entries[I].Address),
                                 ulittle32_t(K->Entries[I].Value)});
}

void Writer::fillRodata(ElfSection &S) {
  S.Deferred = DeferredContent::refer(*M.GlobalData);
}

void Writer::fillComment(ElfSection &S) {
  S.Content = M.Comment.value_or(DefaultComment.str());
}

unsigned Writer::getSectionIndex(Symbol::SectionKind Kind,
                                 unsigned ExtraIndex) const {
  switch (Kind) {
  case Symbol::Absolute:
    return ELF::SHN_ABS;
  case Symbol::Code:
    return getIndex(Text);
  case Symbol::GlobalData:
    return getIndex(Rodata);
  case Symbol::Comment:
    return getIndex(Comment);
  case Symbol::Extra:
    return FirstExtra + ExtraIndex;
  }
  llvm_unreachable("unknown section kind");
}

void Writer::addSectionSymbol(unsigned Section) {
  SectionSymbols[Section] = Symbols.size();
  Symbols.push_back({"", 0, 0, ELF::STT_SECTION, uint16_t(Section)});
}

void Writer::addExtraSymbols(function_ref<bool(const Symbol &)> IsAdded) {
  for (const Symbol &S : M.ExtraSymbols)
    if (IsAdded(S))
      Symbols.push_back({S.Name, S.Value, S.Size, uint8_t(S.Binding << 4),
                         uint16_t(getSectionIndex(S.Section, S.ExtraIndex))});
}

void Writer::addSymbols() {
  constexpr uint8_t Global = ELF::STB_GLOBAL << 4;
  const auto ComesFirst = [this](const Symbol &S) {
    return L.HasStrictTables && S.Binding == ELF::STB_LOCAL;
  };
  Symbols.reserve(Kernels.size() + M.ExtraSymbols.size() +
                  Image.Sections.size() + 4);
  Symbols.resize(1);
  Symbols.push_back(
      {"EndOfTextLabel", M.Code.size(), 0, 0, uint16_t(getIndex(Text))});
  SectionSymbols.resize(Image.Sections.size());
  for (unsigned I = 1; I <= getIndex(NoteStack); ++I)
    addSectionSymbol(I);
  if (L.HasRelocationTypes)
    for (unsigned I = FirstExtra; I != Image.Sections.size(); ++I)
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
    Symbols.push_back(
        {K->Name, K->Offset, 0, Global, uint16_t(getIndex(Text))});
  addExtraSymbols(std::not_fn(ComesFirst));
}

void Writer::fillSymTab(ElfSection &S) {
  setSymbols(SymTab, StrTab, Symbols);
  if (!L.HasStrictTables)
    return;
  S.Link = getIndex(StrTab);
  S.Info = count_if(Symbols, [](const ElfSymbol &Sym) {
    return Sym.Info >> 4 == ELF::STB_LOCAL;
  });
}

void Writer::fillRelText(ElfSection &S) {
  std::vector<ElfRelocation> Relocs;
  for (const Relocation &R : M.Relocations) {
    const uint32_t Symbol =
        R.Target == Relocation::InSection
            ? SectionSymbols[getSectionIndex(R.Section, R.ExtraIndex)]
            : FirstScratchSymbol + R.Target;
    Relocs.push_back(
        {R.Offset, Symbol, L.HasRelocationTypes ? R.Type : OldRelocationType});
  }
  S.Content = Image.encodeRel(Relocs);
  S.Info = getIndex(Text);
}

void Writer::buildImage() {
  Image.OSABI = L.OSABI;
  Image.Machine = L.Machine;
  if (L.HasMachineFlags)
    Image.Flags = getMachineFlags(M.Device);
  addParts(Rows);
  Image.SectionNameTable = getIndex(ShStrTab);
  Image.HeaderTableBefore = getIndex(SymTab);
  if (L.HasStrictTables)
    append_range(Image.Sections, M.ExtraSections);
  else
    Image.addExtraSections(M.ExtraSections);
  addSymbols();
  fillParts();
  Image.layout();
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
  buildImage();
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
