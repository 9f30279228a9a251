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
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

static constexpr StringLiteral DefaultComment =
    "CLRX GalliumBinGenerator 0.1.9";

static void writeU32(raw_ostream &OS, uint32_t Value) {
  OS << rawBytes(ulittle32_t(Value));
}

namespace {

/// Builds the ELF image and writes the file around it.
class Writer {
  /// A kernel with the entries that are written.
  struct KernelEntries {
    const Kernel *K;
    ProgInfo Entries;
  };

  const Module &M;
  std::vector<KernelEntries> Kernels; ///< Sorted by name.
  std::string Text;                   ///< With the kernels' headers.
  ElfImage Image;
  unsigned TextIndex = 0, RodataIndex = 0, CommentIndex = 0;
  unsigned FirstExtraIndex = 0;

public:
  explicit Writer(const Module &M) : M(M), Text(M.Code), Image(M.Is64Bit) {}
  Error write(raw_ostream &OS);

private:
  Error lowerKernels();
  void addSections();
  std::string encodeConfig() const;
  void addSymbols(unsigned SymTab, unsigned StrTab, unsigned RelText,
                  unsigned LastSectionSymbol);
  std::string encodeRelocations(unsigned FirstScratchSymbol) const;
  unsigned getSectionIndex(const Symbol &S) const;

  void writeKernel(const Kernel &K, raw_ostream &OS) const;
};

} // namespace

/// Fills Kernels and completes Text.
Error Writer::lowerKernels() {
  for (const Kernel &K : M.Kernels) {
    if (!K.Config) {
      Kernels.push_back({&K, K.Entries});
      continue;
    }
    const KernelParts Parts = lower(M, *K.Config, K.Args);
    Kernels.push_back({&K, Parts.Entries});
    if (!M.hasKernelHeaders())
      continue;
    if (K.Offset > Text.size() || Text.size() - K.Offset < sizeof(Parts.Header))
      return createStringError("kernel '" + K.Name + "' at offset " +
                               Twine(K.Offset) +
                               " leaves no room for its header");
    // The source leaves room for it; what was there is lost.
    Text.replace(K.Offset, sizeof(Parts.Header), rawBytes(Parts.Header));
  }
  llvm::sort(Kernels, [](const KernelEntries &A, const KernelEntries &B) {
    return A.K->Name < B.K->Name;
  });
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The ELF image
//===----------------------------------------------------------------------===//

void Writer::addSections() {
  using namespace ELF;
  const uint64_t Word = Image.wordSize();
  constexpr uint64_t Writable = SHF_ALLOC | SHF_WRITE;

  TextIndex = Image.addSection(".text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR,
                               256, Text);
  unsigned RelText = 0;
  if (!M.Relocations.empty())
    RelText = Image.addSection(".rel.text", SHT_REL, 0, Word);
  Image.addSection(".data", SHT_PROGBITS, Writable, 4);
  Image.addSection(".bss", SHT_NOBITS, Writable, 4);
  Image.addSection(".AMDGPU.config", SHT_PROGBITS, 0, 1, encodeConfig());
  if (M.GlobalData)
    RodataIndex =
        Image.addSection(".rodata", SHT_PROGBITS, SHF_ALLOC, 4, *M.GlobalData);
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
  Image.addExtraSections(M.ExtraSections);
  addSymbols(SymTab, StrTab, RelText, NoteStack);
}

/// The entries of all kernels, one after the other.
std::string Writer::encodeConfig() const {
  std::string Bytes;
  raw_string_ostream OS(Bytes);
  for (const KernelEntries &K : Kernels)
    for (unsigned I = 0; I != M.getNumProgInfoEntries(); ++I)
      OS << rawBytes(ConfigEntry{ulittle32_t(K.Entries[I].Address),
                                 ulittle32_t(K.Entries[I].Value)});
  return Bytes;
}

unsigned Writer::getSectionIndex(const Symbol &S) const {
  switch (S.Section) {
  case Symbol::Absolute:
    return ELF::SHN_ABS;
  case Symbol::Code:
    return TextIndex;
  case Symbol::GlobalData:
    return RodataIndex;
  case Symbol::Comment:
    return CommentIndex;
  case Symbol::Extra:
    return FirstExtraIndex + S.ExtraIndex;
  }
  llvm_unreachable("unknown section kind");
}

/// Fills .symtab, .strtab and, if there is one, .rel.text.
void Writer::addSymbols(unsigned SymTab, unsigned StrTab, unsigned RelText,
                        unsigned LastSectionSymbol) {
  constexpr uint8_t Global = ELF::STB_GLOBAL << 4;
  std::vector<ElfSymbol> Symbols(1);
  Symbols.push_back({"EndOfTextLabel", Text.size(), 0, 0, uint16_t(TextIndex)});
  for (unsigned I = 1; I <= LastSectionSymbol; ++I)
    Symbols.push_back({"", 0, 0, ELF::STT_SECTION, uint16_t(I)});

  if (RelText) {
    Image.Sections[RelText].Content = encodeRelocations(Symbols.size());
    Image.Sections[RelText].EntrySize = Image.relEntrySize();
    Image.Sections[RelText].Link = SymTab;
    Image.Sections[RelText].Info = TextIndex;
    Symbols.push_back({"SCRATCH_RSRC_DWORD0", 0, 0, Global, 0});
    Symbols.push_back({"SCRATCH_RSRC_DWORD1", 0, 0, Global, 0});
  }
  for (const KernelEntries &E : Kernels)
    Symbols.push_back({E.K->Name, E.K->Offset, 0, Global, uint16_t(TextIndex)});
  for (const Symbol &S : M.ExtraSymbols)
    Symbols.push_back({S.Name, S.Value, S.Size, uint8_t(S.Binding << 4),
                       uint16_t(getSectionIndex(S))});

  ElfStringTable Names;
  Image.Sections[SymTab].Content = Image.encodeSymbols(Symbols, Names);
  Image.Sections[SymTab].EntrySize = Image.symbolEntrySize();
  Image.Sections[StrTab].Content = Names.str();
}

std::string Writer::encodeRelocations(unsigned FirstScratchSymbol) const {
  std::vector<ElfRelocation> Relocs;
  for (const Relocation &R : M.Relocations)
    Relocs.push_back(
        {R.Offset, FirstScratchSymbol + R.IsHigh, ScratchRelocationType});
  return Image.encodeRel(Relocs);
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

void Writer::writeKernel(const Kernel &K, raw_ostream &OS) const {
  writeU32(OS, K.Name.size());
  OS << K.Name;
  OS << rawBytes(KernelRecord{ulittle32_t(0), ulittle32_t(K.Offset),
                              ulittle32_t(K.Args.size())});
  for (const Arg &A : K.Args)
    OS << rawBytes(ArgRecord{
        ulittle32_t(uint32_t(A.Type)), ulittle32_t(A.Size),
        ulittle32_t(A.TargetSize), ulittle32_t(A.TargetAlign),
        ulittle32_t(A.SignExtend), ulittle32_t(uint32_t(A.Semantic))});
}

Error Writer::write(raw_ostream &OS) {
  if (Error E = lowerKernels())
    return E;
  const bool IsAMDGPU = M.MesaVersion >= MesaWithAMDGPUMachine;
  Image.OSABI = IsAMDGPU ? ELF::ELFOSABI_AMDGPU_HSA : 0;
  Image.Machine = IsAMDGPU ? ELF::EM_AMDGPU : 0;
  addSections();
  Image.layout();
  if (Error E = Image.checkLimits())
    return E;

  writeU32(OS, Kernels.size());
  for (const KernelEntries &E : Kernels)
    writeKernel(*E.K, OS);
  const uint32_t Size = Image.size();
  SectionRecord Rec = {};
  Rec.NumSections = 1;
  Rec.Type = IsAMDGPU ? 2 : 0;
  Rec.Size = Size;
  Rec.DataSize = Size + sizeof(Rec.ElfSize);
  Rec.ElfSize = Size;
  OS << rawBytes(Rec);
  Image.write(OS);
  return Error::success();
}

Error gallium::writeModule(const Module &M, raw_ostream &OS) {
  return Writer(M).write(OS);
}
