//===- Reader.cpp - Bytes to Gallium modules ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The kernels' records are at the start of the file, and nothing in the file
// names their layout. The reader uses the layout that leads to the list of
// sections.
//
//===----------------------------------------------------------------------===//

#include "clrx/Gallium/Reader.h"
#include "clrx/Elf/ElfFile.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/KernelModel/MachineVersions.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/DataExtractor.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

namespace {

class Reader {
public:
  Reader(StringRef Binary, uint32_t LLVMVersion)
      : Bytes(Binary, /*IsLittleEndian=*/true, /*AddressSize=*/8),
        LLVMVersion(LLVMVersion) {}

  Expected<Module> read();

private:
  DataExtractor Bytes;
  uint32_t LLVMVersion;
  Module M;
  StringRef ElfBytes;
  ElfFile Elf;
  size_t FirstExtra = 0; ///< Index of the first of M.ExtraSections in Elf.
  DenseSet<StringRef> KernelNames;

  // The file around the ELF image.
  Error readContainer(uint32_t MesaVersion);
  void readKernel(DataExtractor::Cursor &C, const Layout &L);
  Error readImage(DataExtractor::Cursor &C);

  // The ELF image.
  void readSections();
  void readDevice();
  Error readProgInfo();
  Error checkKernelSymbols();
  bool findSection(uint16_t Index, Symbol::SectionKind &Kind,
                   unsigned &ExtraIndex) const;
  bool isKernelSymbol(const ElfFile::Symbol &S) const;
  void readExtraSymbols();
  Error readRelocations();
  void readSectionRelocation(const ElfRelocation &R, const ElfFile::Symbol &S);
};

} // namespace

//===----------------------------------------------------------------------===//
// The file around the ELF image
//===----------------------------------------------------------------------===//

static ArgType decodeArgType(uint32_t Code, const Layout &L) {
  static constexpr ArgType Merged[] = {ArgType::Image2DRead,
                                       ArgType::Image2DWrite, ArgType::Sampler};
  constexpr uint32_t FirstMerged = 4;
  if (L.HasMergedImageTypes && Code - FirstMerged < std::size(Merged))
    return Merged[Code - FirstMerged];
  return ArgType(Code);
}

/// Reads a string after its size. If the string ends beyond the file, \p C has
/// an error.
static StringRef readString(DataExtractor &Bytes, DataExtractor::Cursor &C) {
  uint32_t Size = Bytes.getU32(C);
  return C ? Bytes.getBytes(C, Size) : StringRef();
}

void Reader::readKernel(DataExtractor::Cursor &C, const Layout &L) {
  Kernel &K = M.Kernels.emplace_back();
  K.Name = readString(Bytes, C).str();
  if (L.HasAttributes) {
    K.Attributes = readString(Bytes, C).str();
    Bytes.skip(C, sizeof(GroupSizeRecord::NumDims));
    for (uint64_t &Size : K.GroupSize)
      Size = Bytes.getU64(C);
  }
  Bytes.skip(C, sizeof(KernelRecord::SectionId));
  K.Offset = Bytes.getU32(C);
  uint32_t NumArgs = Bytes.getU32(C);
  for (uint32_t I = 0; C && I != NumArgs; ++I) {
    Arg &A = K.Args.emplace_back();
    A.Type = decodeArgType(Bytes.getU32(C), L);
    A.Size = Bytes.getU32(C);
    A.TargetSize = Bytes.getU32(C);
    A.TargetAlign = Bytes.getU32(C);
    A.SignExtend = Bytes.getU32(C);
    A.Semantic = ArgSemantic(Bytes.getU32(C));
  }
}

/// Reads the list of sections and finds the ELF image in its only section.
Error Reader::readImage(DataExtractor::Cursor &C) {
  SectionRecord R;
  StringRef Raw = Bytes.getBytes(C, sizeof(R));
  if (!C)
    return Error::success(); // Reported by the caller.
  std::memcpy(&R, Raw.data(), sizeof(R));
  if (R.NumSections != 1)
    return createStringError("there are " + Twine(R.NumSections) +
                             " sections, not one");
  if (R.DataSize != uint64_t(R.ElfSize) + sizeof(R.ElfSize))
    return createStringError("section 0 of " + Twine(R.DataSize) +
                             " bytes has an ELF image of " + Twine(R.ElfSize));
  ElfBytes = Bytes.getBytes(C, R.ElfSize);
  const uint32_t WithType = getFirstVersion(&Layout::SectionType);
  if (R.Type == getLayout(WithType).SectionType)
    M.MesaVersion = std::max(M.MesaVersion, WithType);
  return Error::success();
}

Error Reader::readContainer(uint32_t MesaVersion) {
  M = Module();
  M.MesaVersion = MesaVersion;
  const Layout &L = getLayout(MesaVersion);
  DataExtractor::Cursor C(0);
  uint32_t NumKernels = Bytes.getU32(C);
  const uint64_t MinKernelSize = 4 + sizeof(KernelRecord);
  if (C && NumKernels > Bytes.size() / MinKernelSize)
    return createStringError(Twine(NumKernels) +
                             " kernels are too many for a file of " +
                             Twine(Bytes.size()) + " bytes");
  for (uint32_t I = 0; C && I != NumKernels; ++I)
    readKernel(C, L);
  Error E = readImage(C);
  if (Error End = C.takeError()) {
    consumeError(std::move(E));
    return createStringError("kernel " + Twine(M.Kernels.size()) + " of " +
                             Twine(NumKernels) + ": " +
                             toString(std::move(End)));
  }
  return E;
}

//===----------------------------------------------------------------------===//
// The ELF image
//===----------------------------------------------------------------------===//

void Reader::readSections() {
  M.Is64Bit = Elf.Is64Bit;
  if (const ElfFile::Section *S = Elf.find(".text"))
    M.Code = S->Content.str();
  if (const ElfFile::Section *S = Elf.find(".rodata"))
    M.GlobalData = S->Content.str();
  if (const ElfFile::Section *S = Elf.find(".comment"))
    M.Comment = S->Content.str();
  // In files of CLRX assemblers, the sections after the tables are user
  // sections. Other writers put the tables elsewhere.
  const ElfFile::Section *StrTab = Elf.find(".strtab");
  FirstExtra = StrTab ? StrTab - &Elf.Sections[0] + 1 : Elf.Sections.size();
  for (const ElfFile::Section &S : drop_begin(Elf.Sections, FirstExtra))
    M.ExtraSections.push_back(makeSection(S));
}

/// Sets the device to the first one that the flags of the image allow.
void Reader::readDevice() {
  if (!M.getLayout().HasMachineFlags)
    return;
  static constexpr GPU Devices[] = {
#define CLRX_MACHINE_VERSION(Id, ...) GPU::Id,
#include "KernelModel/MachineVersions.def"
  };
  for (GPU Device : reverse(Devices))
    if (getMachineFlags(Device) == Elf.Flags)
      M.Device = Device;
}

/// Reads the entries of each kernel. Their number tells the version of LLVM.
Error Reader::readProgInfo() {
  const ElfFile::Section *S = Elf.find(".AMDGPU.config");
  const uint64_t Size = S ? S->Content.size() : 0;
  const uint32_t Versions[] = {0, getFirstVersion(&CodeFacts::HasSpillEntries)};
  unsigned NumEntries = 0;
  for (uint32_t Version : Versions) {
    unsigned Number = gallium::getNumProgInfoEntries(Version);
    if (Size != M.Kernels.size() * Number * sizeof(ConfigEntry))
      continue;
    NumEntries = Number;
    M.LLVMVersion = Version;
  }
  if (!NumEntries)
    return createStringError("section '.AMDGPU.config' of " + Twine(Size) +
                             " bytes is not that of " +
                             Twine(M.Kernels.size()) + " kernels");
  const char *Data = S ? S->Content.data() : nullptr;
  for (Kernel &K : M.Kernels)
    for (ProgInfoEntry &Entry :
         MutableArrayRef(K.Entries).take_front(NumEntries)) {
      ConfigEntry E;
      std::memcpy(&E, Data, sizeof(E));
      Entry = {E.Address, E.Value};
      Data += sizeof(E);
    }
  if (NumEntries == gallium::getNumProgInfoEntries(M.getLayout().DefaultLLVM))
    M.LLVMVersion = 0;
  if (LLVMVersion) {
    M.LLVMVersion = LLVMVersion;
    M.NumProgInfoEntries = NumEntries;
  }
  return Error::success();
}

/// Checks the symbols of kernels, which tools use but the loader does not.
Error Reader::checkKernelSymbols() {
  KernelNames.reserve(M.Kernels.size());
  for (const Kernel &K : M.Kernels) {
    KernelNames.insert(K.Name);
    const ElfFile::Symbol *S = Elf.findSymbol(K.Name);
    const ElfFile::Section *In = S ? Elf.getSectionOf(*S) : nullptr;
    if (!In || In->Name != ".text" || S->getBinding() != ELF::STB_GLOBAL)
      return createStringError("ELF image: kernel '" + K.Name +
                               "' has no global symbol in '.text'");
    if (S->Value != K.Offset)
      return createStringError("ELF image: the symbol of kernel '" + K.Name +
                               "' has the value " + Twine(S->Value) +
                               ", its record " + Twine(K.Offset));
  }
  return Error::success();
}

/// Finds the section of the Module for the section \p Index of the image.
/// \returns false if there is none.
bool Reader::findSection(uint16_t Index, Symbol::SectionKind &Kind,
                         unsigned &ExtraIndex) const {
  if (Index == ELF::SHN_ABS) {
    Kind = Symbol::Absolute;
    return true;
  }
  if (Index >= Elf.Sections.size())
    return false;
  if (Index >= FirstExtra) {
    Kind = Symbol::Extra;
    ExtraIndex = Index - FirstExtra;
    return true;
  }
  static constexpr NamedValue<Symbol::SectionKind> Kinds[] = {
      {".text", Symbol::Code},
      {".rodata", Symbol::GlobalData},
      {".comment", Symbol::Comment},
  };
  for (const NamedValue<Symbol::SectionKind> &Row : Kinds)
    if (Elf.Sections[Index].Name == Row.Name) {
      Kind = Row.Value;
      return true;
    }
  return false;
}

bool Reader::isKernelSymbol(const ElfFile::Symbol &S) const {
  return S.getBinding() == ELF::STB_GLOBAL && KernelNames.contains(S.Name);
}

/// Reads the symbols except those that every file has.
void Reader::readExtraSymbols() {
  constexpr size_t NumFirst = 2; // The null symbol, and the end of the code.
  if (Elf.Symbols.size() < NumFirst)
    return;
  for (const ElfFile::Symbol &S : drop_begin(Elf.Symbols, NumFirst)) {
    Symbol Result;
    if (S.getType() == ELF::STT_SECTION || isKernelSymbol(S) ||
        !S.SectionIndex ||
        !findSection(S.SectionIndex, Result.Section, Result.ExtraIndex))
      continue;
    Result.Name = S.Name.str();
    Result.Value = S.Value;
    Result.Size = S.Size;
    Result.Binding = S.getBinding();
    M.ExtraSymbols.push_back(std::move(Result));
  }
}

/// Reads \p R, whose symbol \p S may stand for a section. Files of old layouts
/// have no such relocations.
void Reader::readSectionRelocation(const ElfRelocation &R,
                                   const ElfFile::Symbol &S) {
  gallium::Relocation Result;
  Result.Type = R.Type;
  const uint64_t Size = Result.getSize();
  if (!M.getLayout().HasRelocationTypes || S.getType() != ELF::STT_SECTION ||
      !findSection(S.SectionIndex, Result.Section, Result.ExtraIndex) ||
      M.Code.size() < Size || R.Offset > M.Code.size() - Size)
    return;
  Result.Offset = R.Offset;
  Result.Target = gallium::Relocation::InSection;
  const char *Location = M.Code.data() + R.Offset;
  Result.Addend = Size == sizeof(uint64_t)
                      ? support::endian::read64le(Location)
                      : support::endian::read32le(Location);
  M.Relocations.push_back(Result);
}

Error Reader::readRelocations() {
  const ElfFile::Section *S = Elf.find(".rel.text");
  if (!S || S->Type != ELF::SHT_REL)
    return Error::success();
  for (const ElfRelocation &R : clrx::readRelocations(Elf, *S)) {
    Expected<const ElfFile::Symbol *> Named = Elf.getSymbol(R);
    if (!Named)
      return Named.takeError();
    StringRef Symbol = (*Named)->Name;
    gallium::Relocation Result;
    Result.Offset = R.Offset;
    Result.Type = R.Type;
    if (Symbol == "SCRATCH_RSRC_DWORD1") {
      Result.Target = gallium::Relocation::ScratchWord1;
    } else if (Symbol != "SCRATCH_RSRC_DWORD0") {
      readSectionRelocation(R, **Named);
      continue;
    }
    M.Relocations.push_back(Result);
  }
  return Error::success();
}

Expected<Module> Reader::read() {
  // Kernel records with attributes cannot be read as records without them, nor
  // the reverse, so try both.
  if (Error E = readContainer(/*MesaVersion=*/0)) {
    if (Error Other = readContainer(SuggestedMesaVersion)) {
      consumeError(std::move(Other));
      return std::move(E);
    }
    consumeError(std::move(E));
  }
  Expected<ElfFile> ElfOrError = readElf(ElfBytes, "ELF image");
  if (!ElfOrError)
    return ElfOrError.takeError();
  Elf = std::move(*ElfOrError);
  readSections();
  readDevice();
  if (Error E = readProgInfo())
    return E;
  if (Error E = checkKernelSymbols())
    return E;
  readExtraSymbols();
  if (Error E = readRelocations())
    return E;
  return std::move(M);
}

Expected<Module> gallium::readModule(StringRef Binary, uint32_t LLVMVersion) {
  return Reader(Binary, LLVMVersion).read();
}

static bool looksLikeHeader(const AmdKernelCode &H) {
  return H.CodeVersionMajor == 1 && H.MachineKind == 1 &&
         H.CodeEntryOffset == sizeof(AmdKernelCode);
}

bool gallium::looksLikeKernelHeaders(const Module &M) {
  if (M.hasKernelHeaders() || M.Kernels.empty() ||
      M.getNumProgInfoEntries() != MaxProgInfoEntries)
    return false;
  std::vector<uint64_t> Offsets = {M.Code.size()};
  for (const Kernel &K : M.Kernels)
    Offsets.push_back(K.Offset);
  llvm::sort(Offsets);
  if (Offsets.back() != M.Code.size())
    return false;
  for (size_t I = 1; I != Offsets.size(); ++I) {
    AmdKernelCode Header;
    if (Offsets[I] - Offsets[I - 1] < sizeof(Header))
      return false;
    std::memcpy(&Header, M.Code.data() + Offsets[I - 1], sizeof(Header));
    if (!looksLikeHeader(Header))
      return false;
  }
  return true;
}
