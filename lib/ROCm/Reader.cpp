//===- Reader.cpp - Reader of ROCm binaries -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads sections, notes, symbols and the offset table.
//
//===----------------------------------------------------------------------===//

#include "clrx/ROCm/Reader.h"
#include "Elf/ElfTables.h"
#include "KernelModel/HSANotes.h"
#include "clrx/Elf/ElfFile.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

bool rocm::isBinary(StringRef Binary) {
  return identifyElf(Binary) == ELF::EM_AMDGPU &&
         Binary[ELF::EI_CLASS] == ELF::ELFCLASS64 &&
         uint8_t(Binary[ELF::EI_OSABI]) == ELF::ELFOSABI_AMDGPU_HSA;
}

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

namespace {
struct DeviceRow {
  MachineVersion Version;
  GPU Device;
};
} // namespace

/// The devices that clrxdisasm derives from the versions in notes. AnyMinor
/// matches all versions of the row's major number that no earlier row has.
static constexpr uint32_t AnyMinor = UINT32_MAX;
static constexpr DeviceRow Devices[] = {
    {{7, 0, 1}, GPU::Hawaii},         {{7, AnyMinor, 0}, GPU::Bonaire},
    {{8, 0, 1}, GPU::Carrizo},        {{8, 0, 3}, GPU::Fiji},
    {{8, 0, 4}, GPU::Fiji},           {{8, 1, 0}, GPU::Stoney},
    {{8, AnyMinor, 0}, GPU::Iceland}, {{9, 0, 1}, GPU::GFX901},
    {{9, 0, 2}, GPU::GFX902},         {{9, 0, 3}, GPU::GFX903},
    {{9, 0, 4}, GPU::GFX904},         {{9, 0, 5}, GPU::GFX905},
    {{9, 0, 6}, GPU::GFX906},         {{9, 0, 7}, GPU::GFX907},
    {{9, AnyMinor, 0}, GPU::GFX900},  {{10, 1, 0}, GPU::GFX1010},
    {{10, 1, 1}, GPU::GFX1011},       {{10, AnyMinor, 0}, GPU::GFX1000},
};

static GPU findDevice(const MachineVersion &V) {
  for (const DeviceRow &Row : Devices)
    if (Row.Version.Major == V.Major &&
        (Row.Version.Minor == AnyMinor ||
         (Row.Version.Minor == V.Minor && Row.Version.Stepping == V.Stepping)))
      return Row.Device;
  return GPU::CapeVerde;
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

namespace {

class Reader {
  const ElfFile &File;
  Module &M;
  const ElfFile::Section *Text;
  const ElfFile::Section *Rodata;
  unsigned FirstExtra = 0; ///< Number of the first section of the source.
  /// Names of all symbols except those of descriptors. The symbol number in a
  /// relocation is an index in this list plus 1.
  std::vector<StringRef> SymbolNames;

public:
  Reader(const ElfFile &File, Module &M)
      : File(File), M(M), Text(File.find(".text")),
        Rodata(File.find(".rodata")) {}

  Error read();

private:
  Error readSections();
  void readNote(StringRef Name, uint32_t Type, StringRef Desc);
  Error readSymbols();
  Error readSymbol(const ElfFile::Symbol &S, const StringSet<> &Descriptors);
  Error readKernel(const ElfFile::Symbol &S, bool IsFunction);
  Expected<Symbol> readExtraSymbol(const ElfFile::Symbol &S) const;
  Error readGOT();

  unsigned getIndex(const ElfFile::Section *S) const {
    return S - File.Sections.data();
  }
};

} // namespace

Error Reader::readSections() {
  if (!Text)
    return createStringError(File.What + ": there is no .text");
  if (!Rodata && M.Format == FileFormat::LLVM10)
    return createStringError(File.What + ": there is no .rodata");
  M.Code = Text->Content.str();
  if (Rodata)
    M.GlobalData = Rodata->Content.str();
  if (const ElfFile::Section *Comment = File.find(".comment"))
    M.Comment = Comment->Content.str();
  // Sections of the source follow the tables.
  if (const ElfFile::Section *Names = File.find(".strtab"))
    FirstExtra = getIndex(Names) + 1;
  for (const ElfFile::Section &S : drop_begin(File.Sections, FirstExtra))
    M.ExtraSections.push_back(makeSection(S));
  const ElfFile::Section *Notes = File.find(".note");
  if (!Notes)
    return Error::success();
  return forEachNote(Notes->Content, File.What,
                     [this](StringRef Name, uint32_t Type, StringRef Desc) {
                       readNote(Name, Type, Desc);
                     });
}

//===----------------------------------------------------------------------===//
// Notes
//===----------------------------------------------------------------------===//

void Reader::readNote(StringRef Name, uint32_t Type, StringRef Desc) {
  if (Name == "AMD" && Type == ELF::NT_AMD_HSA_ISA_VERSION &&
      Desc.size() >= offsetof(NoteISA, Names)) {
    NoteISA Note;
    std::memcpy(&Note, Desc.data(), offsetof(NoteISA, Names));
    M.Device = findDevice({Note.Major, Note.Minor, Note.Stepping});
    M.ArchMinor = Note.Minor;
    M.ArchStepping = Note.Stepping;
  } else if (Name == "AMD" && Type == ELF::NT_AMD_HSA_ISA_NAME) {
    M.Target = Desc.str();
  } else if (Name == "AMD" && Type == ELF::NT_AMD_HSA_METADATA) {
    M.MetadataBytes = Desc.str();
  } else if (Name == "AMDGPU" && Type == ELF::NT_AMDGPU_METADATA) {
    M.MetadataBytes = Desc.str();
    M.HasMsgPack = true;
  }
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

Error Reader::readKernel(const ElfFile::Symbol &S, bool IsFunction) {
  const uint64_t Offset = S.Value - Text->Address;
  if (Offset > M.Code.size())
    return createStringError(
        File.What + ": kernel '" + S.Name + "' at address " + Twine(S.Value) +
        " is outside of .text, which has " + Twine(M.Code.size()) +
        " bytes at " + Twine(Text->Address));
  Kernel &K = M.Kernels.emplace_back();
  K.Name = S.Name.str();
  K.Offset = Offset;
  K.IsFunction = IsFunction;
  return Error::success();
}

Expected<Symbol> Reader::readExtraSymbol(const ElfFile::Symbol &S) const {
  Symbol New;
  New.Name = S.Name.str();
  New.Value = S.Value;
  New.Size = S.Size;
  New.Binding = S.getBinding();
  const ElfFile::Section *Section = File.getSectionOf(S);
  if (!Section)
    return New;
  New.Value -= Section->Address ? Section->Address : Section->Offset;
  const unsigned Index = getIndex(Section);
  if (Section == Text)
    New.Section = Symbol::Code;
  else if (Section == Rodata)
    New.Section = Symbol::GlobalData;
  else if (Section->Name == ".comment" && Index < FirstExtra)
    New.Section = Symbol::Comment;
  else if (Index >= FirstExtra) {
    New.Section = Symbol::Extra;
    New.ExtraIndex = Index - FirstExtra;
  } else {
    return createStringError(File.What + ": symbol '" + S.Name +
                             "' is in section " + Twine(Index) + ", '" +
                             Section->Name + "'");
  }
  return New;
}

Error Reader::readSymbol(const ElfFile::Symbol &S,
                         const StringSet<> &Descriptors) {
  const bool IsInCode = File.getSectionOf(S) == Text;
  const bool IsFunction = S.getType() == ELF::STT_FUNC;
  if (S.Name.ends_with(DescriptorSuffix) && Descriptors.contains(S.Name))
    return Error::success();
  SymbolNames.push_back(S.Name);
  if (IsInCode && (IsFunction || S.getType() == ELF::STT_AMDGPU_HSA_KERNEL))
    return readKernel(
        S, IsFunction &&
               !Descriptors.contains(S.Name.str() + DescriptorSuffix.str()));
  Expected<Symbol> New = readExtraSymbol(S);
  if (!New)
    return New.takeError();
  M.ExtraSymbols.push_back(std::move(*New));
  return Error::success();
}

Error Reader::readSymbols() {
  StringSet<> Descriptors;
  if (M.Format == FileFormat::LLVM10)
    for (const ElfFile::Symbol &S : File.Symbols)
      if (S.Name.ends_with(DescriptorSuffix) && File.getSectionOf(S) == Rodata)
        Descriptors.insert(S.Name);
  for (const ElfFile::Symbol &S : File.Symbols) {
    if (S.getBinding() == ELF::STB_LOCAL)
      continue;
    if (Error E = readSymbol(S, Descriptors))
      return E;
  }
  return Error::success();
}

/// Reads the offset table. Its slots are in the order of their relocations.
Error Reader::readGOT() {
  const ElfFile::Section *Table = File.find(".rela.dyn");
  if (!Table || getIndex(Table) >= FirstExtra)
    return Error::success();
  for (const ElfRelocation &R : readRelocations(File, *Table)) {
    if (R.Symbol == 0 || R.Symbol > SymbolNames.size())
      return createStringError(File.What + ": relocation at address " +
                               Twine(R.Offset) + " names symbol " +
                               Twine(R.Symbol) + " of " +
                               Twine(SymbolNames.size()));
    M.GOT.push_back(SymbolNames[R.Symbol - 1].str());
  }
  return Error::success();
}

Error Reader::read() {
  if (Error E = readSections())
    return E;
  if (Error E = readSymbols())
    return E;
  return readGOT();
}

/// Devices that clrxdisasm 0.1.9 assumes, by FileFormat.
static constexpr GPU AssumedDevices[] = {GPU::CapeVerde, GPU::CapeVerde,
                                         GPU::GFX1010};

Expected<Module> rocm::readModule(StringRef Binary) {
  Expected<ElfFile> File = readElf(Binary, "ELF");
  if (!File)
    return File.takeError();
  Module M;
  if (uint8_t(Binary[ELF::EI_ABIVERSION]) == ELF::ELFABIVERSION_AMDGPU_HSA_V3)
    M.Format = FileFormat::LLVM10;
  else if (!File->find(".AMDGPU.config"))
    M.Format = FileFormat::New;
  M.Device = AssumedDevices[unsigned(M.Format)];
  if (M.Format == FileFormat::LLVM10) {
    const MachineVersion V = getMachineVersion(M.Device);
    M.ArchMinor = V.Minor;
    M.ArchStepping = V.Stepping;
  }
  M.ElfFlags = File->Flags;
  if (Error E = Reader(*File, M).read())
    return std::move(E);
  return M;
}
