//===- Reader.cpp - Bytes to AmdCL2 modules -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of a file are found by the names of symbols and sections. The file
// does not say its driver's version: the layout tells the generation.
//
//===----------------------------------------------------------------------===//

#include "clrx/AmdCL2/Reader.h"
#include "clrx/AmdCL2/Format.h"
#include "clrx/Elf/ElfFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

static constexpr uint64_t KernelAlignment = 256;

/// Versions by which a file's looks are called.
enum : uint32_t {
  LooksOld = 180005,
  Looks1912 = 191205,
  Looks2004 = 200406,
  Looks2036 = 203603
};

bool amdcl2::isBinary(StringRef Binary) {
  std::optional<uint16_t> Machine = identifyElf(Binary);
  if (!Machine)
    return false;
  bool Is64Bit = Binary[ELF::EI_CLASS] == ELF::ELFCLASS64;
  bool Is32Bit = Binary[ELF::EI_CLASS] == ELF::ELFCLASS32;
  uint64_t FlagsOffset = Is64Bit ? offsetof(ELF::Elf64_Ehdr, e_flags)
                                 : offsetof(ELF::Elf32_Ehdr, e_flags);
  return ((*Machine == OuterMachine64 && Is64Bit) ||
          (*Machine == OuterMachine32 && Is32Bit)) &&
         Binary.size() >= FlagsOffset + 4 &&
         support::endian::read32le(Binary.data() + FlagsOffset) != 0;
}

namespace {

class Reader {
public:
  Reader(StringRef Binary, const ReadOptions &Options)
      : Binary(Binary), Options(Options) {}

  Expected<Module> read();

private:
  StringRef Binary;
  const ReadOptions &Options;
  Module M;
  ElfFile Outer, Inner;
  const ElfFile::Section *HSAText = nullptr; ///< Of the inner ELF.
  /// Where the code of each kernel is in it.
  std::vector<uint64_t> CodeOffsets;
  uint64_t NextCodeBase = 0; ///< What its relocations count from.
  /// Indices of the sections in the modules' OuterSections and InnerSections.
  std::vector<unsigned> OuterExtras, InnerExtras;
  uint32_t Detected = Looks1912;
  uint32_t MachineMajor = 0; ///< In the inner ELF's note 3.

  // What it is.
  void detectVersion();
  Error detectDevice();
  Error readMachineVersion(std::optional<MachineVersion> &Version);

  bool hasTargetName(const DriverInfo &D) const;
  bool fits(GPU Device, uint32_t Version) const;
  bool findDriver(function_ref<bool(GPU Device, uint32_t Version)> Fits);
  void chooseDriver();

  // What it holds.
  void readComment();
  Error readKernels();
  Error readKernel(StringRef Name, StringRef Metadata);
  Error readOldKernel(Kernel &K);
  Error readNewKernel(Kernel &K);
  void readData();
  void readOuterOrder(ArrayRef<StringRef> Defined);
  void readExtraSections();
  void readOuterSymbols();
  std::optional<StringRef> getDriverData(const ElfFile::Symbol &S) const;
  void readInnerSymbols();
  bool placeSymbol(const ElfFile::Symbol &S, ExtraSymbol &Result) const;
  bool placeInCode(ExtraSymbol &S) const;
  void readKernelSamplers();
  void dropDefaultSamplerOffsets();
  bool isPlacedByDefault() const;
  Expected<uint64_t> getSampler(const ElfRelocation &R, size_t Number) const;
  Error readSamplerRelocations();
  Error readCodeRelocations();
  Error addCodeRelocation(const ElfRelocation &R);
  Expected<StringRef> getContent(const ElfFile &File,
                                 const ElfFile::Symbol &S) const;
};

} // namespace

/// What \p Name has between \p Prefix and \p Suffix.
static std::optional<StringRef> getMiddle(StringRef Name, StringRef Prefix,
                                          StringRef Suffix) {
  if (!Name.consume_front(Prefix) || !Name.consume_back(Suffix))
    return std::nullopt;
  return Name;
}

static std::optional<StringRef> getMetadataKernel(StringRef Symbol) {
  return getMiddle(Symbol, "__OpenCL_&__OpenCL_", "_kernel_metadata");
}

/// The bytes that a symbol stands for.
Expected<StringRef> Reader::getContent(const ElfFile &File,
                                       const ElfFile::Symbol &S) const {
  const ElfFile::Section *In = File.getSectionOf(S);
  if (!In)
    return createStringError(File.What + ": symbol '" + S.Name +
                             "' is in section " + Twine(S.SectionIndex) +
                             " of " + Twine(File.Sections.size()));
  StringRef Content = In->Content;
  if (S.Value > Content.size() || S.Size > Content.size() - S.Value)
    return createStringError(File.What + ": symbol '" + S.Name + "' of " +
                             Twine(S.Size) + " bytes at offset " +
                             Twine(S.Value) + " leaves section '" + In->Name +
                             "' of " + Twine(Content.size()) + " bytes");
  return Content.substr(S.Value, S.Size);
}

//===----------------------------------------------------------------------===//
// Version and device
//===----------------------------------------------------------------------===//

void Reader::detectVersion() {
  constexpr size_t NoteSize2036 = 200, NoteByte2036 = 197;
  bool HasMetadata = any_of(Outer.Symbols, [](const ElfFile::Symbol &S) {
    return getMetadataKernel(S.Name).has_value();
  });
  bool HasOldCode = any_of(Outer.Symbols, [](const ElfFile::Symbol &S) {
    return getMiddle(S.Name, "__ISA_&__OpenCL_", "_kernel_binary").has_value();
  });
  if (HasOldCode || (!Outer.find(".text") && !HasMetadata)) {
    Detected = LooksOld;
    return;
  }
  if (!Inner.Symbols.empty() && Inner.Symbols[0].Name.empty())
    Detected = Looks2004;
  const ElfFile::Section *Note = Inner.find(".note");
  if (Note && Note->Content.size() == NoteSize2036 &&
      Note->Content[NoteByte2036])
    Detected = Looks2036;
}

/// The version in the inner ELF's note 3.
Error Reader::readMachineVersion(std::optional<MachineVersion> &Version) {
  const ElfFile::Section *Note = Inner.find(".note");
  StringRef Rest = Note ? Note->Content : StringRef();
  // NoteISA without its names' last bytes.
  constexpr size_t MinISASize = sizeof(NoteISA) - 1;
  while (Rest.size() >= sizeof(NoteHeader)) {
    NoteHeader H;
    std::memcpy(&H, Rest.data(), sizeof(H));
    const uint64_t Name = alignTo(H.NameSize, 4), Desc = H.DescSize;
    const uint64_t Start = offsetof(NoteHeader, Name) + Name;
    if (Start > Rest.size() || Desc > Rest.size() - Start)
      return createStringError("inner ELF: note at offset " +
                               Twine(Note->Content.size() - Rest.size()) +
                               " with " + Twine(H.NameSize) + " and " +
                               Twine(Desc) + " bytes leaves the section of " +
                               Twine(Note->Content.size()));
    if (H.Type == NT_HSA_ISA && Desc >= MinISASize &&
        Rest.substr(offsetof(NoteHeader, Name), 3) == "AMD") {
      NoteISA N;
      std::memcpy(&N, Rest.data() + Start, MinISASize);
      Version = {N.Major, N.Minor, N.Stepping};
      M.ISANoteSize = Desc;
    }
    Rest = Rest.drop_front(
        std::min<uint64_t>(Start + alignTo(Desc, 4), Rest.size()));
  }
  return Error::success();
}

/// The device with \p Code to driver \p Version; of two with the same code the
/// one that the reference takes.
static std::optional<GPU> findDevice(uint32_t Code, uint32_t Version) {
  static constexpr GPU Devices[] = {
#define CLRX_AMDCL2_DEVICE(Id, ...) GPU::Id,
#include "clrx/AmdCL2/DeviceCodes.def"
  };
  for (GPU G : Devices) {
    if ((G == GPU::Dummy && Version >= Looks2004) ||
        ((G == GPU::Goose || G == GPU::Horse) && Version >= Looks2036))
      continue;
    if (getDeviceCode(G, Version) == Code)
      return G;
  }
  return std::nullopt;
}

/// The device whose code nobody knows, by its machine version.
static std::optional<GPU> guessDevice(const MachineVersion &V) {
  switch (V.Major) {
  case 7:
    return GPU::Bonaire;
  case 8:
    return GPU::Iceland;
  case 9:
    if (V.Minor == 0 && V.Stepping <= 7)
      return GPU(unsigned(GPU::GFX900) + V.Stepping);
    return GPU::GFX900;
  default:
    return std::nullopt;
  }
}

Error Reader::detectDevice() {
  std::optional<MachineVersion> Version;
  if (Error E = readMachineVersion(Version))
    return E;
  uint32_t TableVersion =
      Options.DriverVersion ? Options.DriverVersion : Detected;
  std::optional<GPU> Device = findDevice(Outer.Flags, TableVersion);
  if (Device && Version) {
    Arch A = getGPUInfo(*Device).Architecture;
    if ((A == Arch::GCN1_2 && Version->Major < 8) ||
        (A == Arch::GCN1_1 && Version->Major != 7))
      return createStringError(
          "inner ELF: machine version " + Twine(Version->Major) +
          " is not that of device code " + Twine(Outer.Flags) + ", " +
          getGPUInfo(*Device).Name);
    if (A == Arch::GCN1_2 && Version->Major == 9)
      Device = std::nullopt;
  }
  if (!Device && Version) {
    Device = guessDevice(*Version);
    if (!Device)
      return createStringError("inner ELF: machine version " +
                               Twine(Version->Major) + " is of no device");
  }
  if (!Device)
    return createStringError("outer ELF: device code " + Twine(Outer.Flags) +
                             " is of no device of driver " +
                             Twine(TableVersion));
  M.Device = *Device;
  MachineVersion Stored = Version.value_or(MachineVersion{0, 0, 0});
  MachineMajor = Stored.Major;
  M.ArchMinor = Stored.Minor;
  M.ArchStepping = Stored.Stepping;
  return Error::success();
}

/// The first driver version that has \p Device, of those by which files' looks
/// are called.
static uint32_t getFirstVersion(GPU Device) {
  static constexpr uint32_t Versions[] = {LooksOld,  Looks1912, Looks2004,
                                          Looks2036, 223600,    226400,
                                          252700,    258000};
  for (uint32_t V : Versions)
    if (getDeviceCode(Device, V))
      return V;
  return LooksOld;
}

/// Whether a file for \p Device and driver \p Version is like this one in what
/// follows from them.
bool Reader::fits(GPU Device, uint32_t Version) const {
  const DriverInfo &D = getDriverInfo(Version);
  if (D.Gen != getDriverInfo(Detected).Gen ||
      getDeviceCode(Device, Version) != Outer.Flags)
    return false;
  bool IsGPUPro = D.FinalizerOptions == Finalizer::GPUPro;
  bool LooksGPUPro = Detected == Looks2036;
  if (D.Gen == Generation::Old)
    return Device == M.Device || getGPUInfo(Device).Architecture == M.getArch();
  return IsGPUPro == LooksGPUPro &&
         getMachineVersion(Device, Version).Major == MachineMajor;
}

/// Whether the metadata of the first kernel names its target as \p D does; or
/// there is none.
bool Reader::hasTargetName(const DriverInfo &D) const {
  if (M.Kernels.empty())
    return true;
  const StringRef Metadata = M.Kernels[0].Parts.Metadata;
  const size_t Offset = M.Is64Bit
                            ? offsetof(MetadataHeader<true>, TargetNameSize)
                            : offsetof(MetadataHeader<false>, TargetNameSize);
  if (Metadata.size() < Offset + 4)
    return true;
  constexpr StringLiteral Generic = "generic";
  const bool IsGeneric =
      support::endian::read32le(Metadata.data() + Offset) == Generic.size();
  return IsGeneric == (D.MetadataTarget == TargetName::Generic);
}

/// Replaces the version, and the device if it must be. \returns false if none
/// \p Fits.
bool Reader::findDriver(function_ref<bool(GPU Device, uint32_t Version)> Fits) {
  static constexpr uint32_t Versions[] = {
#define CLRX_AMDCL2_DRIVER(First, ...) First,
#include "clrx/AmdCL2/DriverVersions.def"
  };
  static constexpr GPU Devices[] = {
#define CLRX_AMDCL2_DEVICE(Id, ...) GPU::Id,
#include "clrx/AmdCL2/DeviceCodes.def"
  };
  if (Fits(M.Device, M.DriverVersion))
    return true;
  auto Try = [&](ArrayRef<GPU> Candidates) {
    for (GPU Device : Candidates)
      for (uint32_t Version : Versions)
        if (Fits(Device, Version)) {
          M.Device = Device;
          M.DriverVersion = Version;
          return true;
        }
    return false;
  };
  return Try(M.Device) || Try(Devices);
}

/// Names in metadata that somebody wrote by hand may be no driver's.
void Reader::chooseDriver() {
  const bool IsFound = findDriver([&](GPU Device, uint32_t Version) {
    return hasTargetName(getDriverInfo(Version)) && fits(Device, Version);
  });
  if (!IsFound)
    findDriver(
        [&](GPU Device, uint32_t Version) { return fits(Device, Version); });
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// The size that \p Bytes have at \p Offset; 0 if they do not have so many, as
/// in parts that somebody wrote by hand.
static uint64_t readSize(StringRef Bytes, size_t Offset) {
  if (Bytes.size() < Offset + 4)
    return 0;
  uint64_t Size = support::endian::read32le(Bytes.data() + Offset);
  return Size <= Bytes.size() ? Size : 0;
}

/// Takes setup and code apart: the entry offset says where.
static void splitSetup(Kernel &K, StringRef Code) {
  uint64_t Size = readSize(Code, offsetof(AmdKernelCode, CodeEntryOffset));
  K.Parts.Setup = Code.take_front(Size).str();
  K.Text.Content = Code.drop_front(Size).str();
}

Error Reader::readOldKernel(Kernel &K) {
  std::string Prefix = "__ISA_&__OpenCL_" + K.Name;
  const ElfFile::Symbol *Binary = Outer.findSymbol(Prefix + "_kernel_binary");
  if (!Binary)
    return createStringError("outer ELF: kernel '" + K.Name +
                             "' has no symbol of its code");
  Expected<StringRef> Code = getContent(Outer, *Binary);
  if (!Code)
    return Code.takeError();
  const uint64_t StubSize = readSize(*Code, offsetof(Stub, StubSize));
  K.Parts.Stub = Code->take_front(StubSize).str();
  if (const ElfFile::Symbol *S =
          Outer.findSymbol(Prefix + "_kernel_metadata")) {
    Expected<StringRef> ISAMetadata = getContent(Outer, *S);
    if (!ISAMetadata)
      return ISAMetadata.takeError();
    K.Parts.ISAMetadata = ISAMetadata->str();
  }
  splitSetup(K, Code->drop_front(StubSize));
  return Error::success();
}

Error Reader::readNewKernel(Kernel &K) {
  const ElfFile::Symbol *S =
      Inner.findSymbol("&__OpenCL_" + K.Name + "_kernel");
  if (!S)
    return createStringError("inner ELF: kernel '" + K.Name +
                             "' has no symbol");
  Expected<StringRef> Code = getContent(Inner, *S);
  if (!Code)
    return Code.takeError();
  K.MainCodeOffset = S->Value;
  splitSetup(K, *Code);
  // Of setups that somebody wrote by hand, other writers than the drivers count
  // the sizes.
  NextCodeBase += K.Parts.Setup->size();
  CodeOffsets.push_back(Options.IsExact ? NextCodeBase
                                        : S->Value + K.Parts.Setup->size());
  NextCodeBase += alignTo(K.Text.Content.size(), KernelAlignment);
  return Error::success();
}

Error Reader::readKernel(StringRef Name, StringRef Metadata) {
  Kernel &K = M.Kernels.emplace_back();
  K.Name = Name.str();
  K.Parts.Metadata = Metadata.str();
  return Detected == LooksOld ? readOldKernel(K) : readNewKernel(K);
}

Error Reader::readKernels() {
  for (const ElfFile::Symbol &S : Outer.Symbols)
    if (std::optional<StringRef> Name = getMetadataKernel(S.Name)) {
      Expected<StringRef> Metadata = getContent(Outer, S);
      if (!Metadata)
        return Metadata.takeError();
      if (Error E = readKernel(*Name, *Metadata))
        return E;
    }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

/// Compile options, and behind them the version of the compiler library; a
/// symbol says which part that is.
void Reader::readComment() {
  const ElfFile::Section *Comment = Outer.find(".comment");
  if (!Comment)
    return;
  auto Get = [&](StringRef Name) {
    const ElfFile::Symbol *S = Outer.findSymbol(Name);
    return S ? Comment->Content.substr(S->Value, S->Size).str() : Bytes();
  };
  M.CompileOptions = Get("__OpenCL_compiler_options");
  M.ACLVersion = Get("acl_version_string");
}

void Reader::readData() {
  auto Get = [&](StringRef Name) {
    const ElfFile::Section *S = Inner.find(Name);
    return S ? S->Content.str() : Bytes();
  };
  M.ReadOnlyData = Get(".hsadata_readonly_agent");
  for (const ElfSegment &S : Inner.Segments)
    if (S.Type == PT_HSA_LOAD_READONLY_AGENT)
      M.ReadOnlyAlignment = S.Alignment;
  M.ReadWriteData = Get(".hsadata_global_agent");
  M.SamplerInit = Get(".hsaimage_samplerinit");
  if (const ElfFile::Section *S = Inner.find(".hsabss_global_agent")) {
    M.BSSSize = S->Size;
    M.BSSAlignment = S->Alignment;
  }
}

//===----------------------------------------------------------------------===//
// What the format does not define
//===----------------------------------------------------------------------===//

/// The indices of the sections in \p File, but for the first one of each name
/// in \p Defined.
static std::vector<unsigned> findExtras(const ElfFile &File,
                                        ArrayRef<StringRef> Defined) {
  std::vector<unsigned> Result;
  for (unsigned I = 1; I < File.Sections.size(); ++I) {
    const ElfFile::Section &S = File.Sections[I];
    if (!is_contained(Defined, S.Name) || File.find(S.Name) != &S)
      Result.push_back(I);
  }
  return Result;
}

/// \p Defined are the names of the format's sections in its order.
void Reader::readOuterOrder(ArrayRef<StringRef> Defined) {
  std::vector<std::string> Default(Defined.begin(), Defined.end()), Names;
  for (unsigned I : OuterExtras)
    Default.push_back(Outer.Sections[I].Name.str());
  for (const ElfFile::Section &S : ArrayRef(Outer.Sections).drop_while(
           [](const ElfFile::Section &S) { return S.Type == ELF::SHT_NULL; }))
    Names.push_back(S.Name.str());
  if (!Outer.Sections.empty() && Names != Default)
    M.OuterOrder = std::move(Names);
}

void Reader::readExtraSections() {
  SmallVector<StringRef, 8> Defined = {".shstrtab", ".strtab", ".symtab",
                                       ".comment"};
  if (!M.Kernels.empty())
    Defined.push_back(".rodata");
  if (!M.Kernels.empty() || M.isNewFormat())
    Defined.push_back(".text");
  OuterExtras = findExtras(Outer, Defined);
  readOuterOrder(Defined);
  InnerExtras = findExtras(
      Inner, {".hsadata_global_agent", ".hsabss_global_agent",
              ".hsadata_readonly_agent", ".hsatext", ".hsaimage_samplerinit",
              ".rela.hsadata_readonly_agent", ".rela.hsatext", ".note",
              ".strtab", ".symtab", ".shstrtab"});
  for (unsigned I : OuterExtras)
    M.OuterSections.push_back(makeSection(Outer.Sections[I]));
  for (unsigned I : InnerExtras)
    M.InnerSections.push_back(makeSection(Inner.Sections[I]));
}

/// All but the format's own have no type.
static bool isExtraSymbol(const ElfFile::Symbol &S) {
  return S.getType() == ELF::STT_NOTYPE && !S.Name.empty();
}

static ExtraSymbol makeSymbol(const ElfFile::Symbol &S) {
  ExtraSymbol Result;
  Result.Name = S.Name.str();
  Result.Value = S.Value;
  Result.Size = S.Size;
  Result.Binding = S.getBinding();
  return Result;
}

void Reader::readOuterSymbols() {
  for (const ElfFile::Symbol &S : Outer.Symbols) {
    if (!isExtraSymbol(S))
      continue;
    ExtraSymbol Result = makeSymbol(S);
    auto Extra = find(OuterExtras, S.SectionIndex);
    if (S.SectionIndex != ELF::SHN_ABS && Extra == OuterExtras.end())
      continue;
    if (S.SectionIndex != ELF::SHN_ABS) {
      Result.Place = SymbolPlace::OuterExtra;
      Result.Index = Extra - OuterExtras.begin();
    }
    M.Symbols.push_back(std::move(Result));
  }
}

static std::optional<SymbolPlace> getDataPlace(StringRef Section) {
  if (Section == ".hsadata_readonly_agent")
    return SymbolPlace::ReadOnlyData;
  if (Section == ".hsadata_global_agent")
    return SymbolPlace::ReadWriteData;
  if (Section == ".hsabss_global_agent")
    return SymbolPlace::BSS;
  return std::nullopt;
}

/// Finds the kernel in whose code \p S is.
bool Reader::placeInCode(ExtraSymbol &S) const {
  if (M.MainCode) {
    S.Place = SymbolPlace::MainCode;
    return true;
  }
  S.Place = SymbolPlace::KernelCode;
  for (auto [I, Begin] : enumerate(CodeOffsets))
    if (S.Value >= Begin &&
        S.Value - Begin <= M.Kernels[I].Text.Content.size()) {
      S.Index = I;
      S.Value -= Begin;
      return true;
    }
  return false;
}

bool Reader::placeSymbol(const ElfFile::Symbol &S, ExtraSymbol &Result) const {
  if (auto Extra = find(InnerExtras, S.SectionIndex);
      Extra != InnerExtras.end()) {
    Result.Place = SymbolPlace::InnerExtra;
    Result.Index = Extra - InnerExtras.begin();
    return true;
  }
  const ElfFile::Section *In = Inner.getSectionOf(S);
  if (!In)
    return false;
  if (In->Name == ".hsatext")
    return placeInCode(Result);
  if (In->Name == ".hsaimage_samplerinit") {
    Result.Place = SymbolPlace::SamplerInit;
    return true;
  }
  std::optional<SymbolPlace> Data = getDataPlace(In->Name);
  Result.Place = Data.value_or(SymbolPlace::Absolute);
  return Data.has_value();
}

/// The id in the name of a sampler's symbol.
static std::optional<uint32_t> getSamplerId(StringRef Symbol) {
  uint32_t Id;
  if (!Symbol.consume_front("&input_bc::&_.Samp") ||
      Symbol.getAsInteger(10, Id))
    return std::nullopt;
  return Id;
}

/// The name of a datum that has the drivers' symbol only.
std::optional<StringRef> Reader::getDriverData(const ElfFile::Symbol &S) const {
  StringRef Name = S.Name;
  if (S.getType() != ELF::STT_OBJECT || getSamplerId(Name) ||
      !Name.consume_front("&input_bc::&") || Inner.findSymbol(Name))
    return std::nullopt;
  return Name;
}

/// \returns whether the names of inner symbols begin behind two NULs. No name
/// of a symbol is empty there but the first one's.
static bool hasDriverTables(const ElfFile &Inner) {
  const ElfFile::Section *Names = Inner.find(".strtab");
  return Names && Names->Content.size() > 2 &&
         Names->Content.starts_with(StringRef("\0\0", 2));
}

void Reader::readInnerSymbols() {
  for (const ElfFile::Symbol &S : Inner.Symbols) {
    ExtraSymbol Result = makeSymbol(S);
    std::optional<StringRef> Datum = getDriverData(S);
    if ((!isExtraSymbol(S) && !Datum) || !placeSymbol(S, Result))
      continue;
    if (Datum) {
      Result.Name = Datum->str();
      Result.IsDriverData = true;
    }
    M.Symbols.push_back(std::move(Result));
  }
}

//===----------------------------------------------------------------------===//
// Samplers
//===----------------------------------------------------------------------===//

/// The samplers whose symbols precede each kernel's.
void Reader::readKernelSamplers() {
  std::vector<uint32_t> Ids;
  for (const ElfFile::Symbol &S : Inner.Symbols) {
    if (std::optional<uint32_t> Id = getSamplerId(S.Name))
      Ids.push_back(*Id);
    std::optional<StringRef> Name = getMiddle(S.Name, "&__OpenCL_", "_kernel");
    if (!Name)
      continue;
    for (Kernel &K : M.Kernels)
      if (K.Name == *Name)
        K.Samplers = std::move(Ids);
    Ids.clear();
  }
}

/// Forgets where the samplers are, if they are where they are by default; and
/// the zeros behind them, which the writer adds.
void Reader::dropDefaultSamplerOffsets() {
  constexpr uint64_t EntrySize = sizeof(SamplerInit);
  const uint64_t Number = M.getNumSamplers();
  if (!Number || M.SamplerOffsets.size() != Number)
    return;
  uint64_t Size = M.ReadOnlyData.size();
  if (const ElfFile::Symbol *First = Inner.findSymbol("&input_bc::&_.Samp0"))
    Size = First->Value + Number;
  if (Size > M.ReadOnlyData.size() || Size < Number * EntrySize ||
      StringRef(M.ReadOnlyData).drop_front(Size).find_first_not_of('\0') !=
          StringRef::npos)
    return;
  for (const ElfFile::Symbol &S : Inner.Symbols)
    if (std::optional<uint32_t> Id = getSamplerId(S.Name);
        Id && S.Value != Size - Number + *Id * EntrySize)
      return;
  const uint64_t First = alignDown(Size - Number * EntrySize, EntrySize);
  for (auto [Id, Offset] : enumerate(M.SamplerOffsets))
    if (Offset != First + Id * EntrySize)
      return;
  M.SamplerOffsets.clear();
  M.ReadOnlyData.resize(Size);
}

/// The sampler that relocation \p Number is of.
Expected<uint64_t> Reader::getSampler(const ElfRelocation &R,
                                      size_t Number) const {
  // Without kernels there are no symbols; the relocations are in order.
  if (M.Kernels.empty() && R.Symbol >= Inner.Symbols.size())
    return Number;
  Expected<const ElfFile::Symbol *> Symbol = Inner.getSymbol(R);
  if (!Symbol)
    return Symbol.takeError();
  const ElfFile::Section *In = Inner.getSectionOf(**Symbol);
  auto Fail = [&](const Twine &Message) {
    return createStringError("inner ELF: sampler relocation " + Twine(Number) +
                             ": its symbol " + Message);
  };
  if ((*Symbol)->getType() != STT_HSA_METADATA)
    return Fail("has type " + Twine((*Symbol)->getType()));
  if (!In || In->Name != ".hsaimage_samplerinit")
    return Fail("is in section " + Twine((*Symbol)->SectionIndex));
  if ((*Symbol)->Value % sizeof(SamplerInit))
    return Fail("has the value " + Twine((*Symbol)->Value));
  return (*Symbol)->Value / sizeof(SamplerInit);
}

Error Reader::readSamplerRelocations() {
  const ElfFile::Section *S = Inner.find(".rela.hsadata_readonly_agent");
  if (!S)
    return Error::success();
  for (auto [I, R] : enumerate(readRelocations(Inner, *S))) {
    Expected<uint64_t> Id = getSampler(R, I);
    if (!Id)
      return Id.takeError();
    if (*Id >= M.getNumSamplers())
      return createStringError("inner ELF: sampler relocation " + Twine(I) +
                               " is of sampler " + Twine(*Id) + " of " +
                               Twine(M.getNumSamplers()));
    if (*Id >= M.SamplerOffsets.size())
      M.SamplerOffsets.resize(*Id + 1);
    M.SamplerOffsets[*Id] = R.Offset;
  }
  return Error::success();
}

/// Gives it to the code where it is.
Error Reader::addCodeRelocation(const ElfRelocation &R) {
  Expected<const ElfFile::Symbol *> Named = Inner.getSymbol(R);
  if (!Named)
    return Named.takeError();
  const ElfFile::Symbol &Symbol = **Named;
  const ElfFile::Section *In = Inner.getSectionOf(Symbol);
  std::optional<SymbolPlace> Place = In ? getDataPlace(In->Name) : std::nullopt;
  if (R.Type != R_HSA_32_LOW && R.Type != R_HSA_32_HIGH)
    return createStringError("it has type " + Twine(R.Type));
  if (!Place)
    return createStringError("its symbol '" + Symbol.Name + "' is in section " +
                             Twine(Symbol.SectionIndex) + ", which is no data");
  CodeRelocation Result;
  Result.Offset = R.Offset;
  Result.Target = *Place;
  Result.IsHigh = R.Type == R_HSA_32_HIGH;
  Result.Addend = Symbol.Value + R.Addend;
  if (M.MainCode) {
    M.MainCode->Relocations.push_back(Result);
    return Error::success();
  }
  for (auto [K, Begin] : zip_equal(M.Kernels, CodeOffsets))
    if (R.Offset >= Begin && R.Offset - Begin < K.Text.Content.size()) {
      Result.Offset -= Begin;
      K.Text.Relocations.push_back(Result);
      return Error::success();
    }
  return createStringError("offset " + Twine(R.Offset) +
                           " is in no kernel's code");
}

Error Reader::readCodeRelocations() {
  const ElfFile::Section *S = Inner.find(".rela.hsatext");
  if (!S)
    return Error::success();
  for (auto [I, R] : enumerate(readRelocations(Inner, *S)))
    if (Error E = addCodeRelocation(R))
      return createStringError("inner ELF: code relocation " + Twine(I) + ": " +
                               toString(std::move(E)));
  return Error::success();
}

/// Whether the kernels are where the writer puts them, and nothing else.
bool Reader::isPlacedByDefault() const {
  Bytes Text;
  for (const Kernel &K : M.Kernels) {
    Text.resize(alignTo(Text.size(), KernelAlignment));
    if (K.MainCodeOffset != Text.size())
      return false;
    Text += *K.Parts.Setup + K.Text.Content;
  }
  return Text == HSAText->Content;
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

Expected<Module> Reader::read() {
  Expected<ElfFile> OuterOrError = readElf(Binary, "outer ELF");
  if (!OuterOrError)
    return OuterOrError.takeError();
  Outer = std::move(*OuterOrError);
  const ElfFile::Section *Text = Outer.find(".text");
  if (Text && identifyElf(Text->Content)) {
    Expected<ElfFile> InnerOrError = readElf(Text->Content, "inner ELF");
    if (!InnerOrError)
      return InnerOrError.takeError();
    Inner = std::move(*InnerOrError);
  }
  M.Is64Bit = Outer.Is64Bit;
  detectVersion();
  if (Error E = detectDevice())
    return E;
  readComment();
  if (Error E = readKernels())
    return E;
  M.DriverVersion = Detected;
  readExtraSections();
  readOuterSymbols();
  if (Detected == LooksOld)
    return std::move(M);

  for (const Kernel &K : M.Kernels)
    if (isMetadata2004(K.Parts.Metadata, M.Is64Bit))
      Detected = std::max<uint32_t>(Detected, Looks2004);
  M.DriverVersion = Options.DriverVersion
                        ? Options.DriverVersion
                        : std::max(Detected, getFirstVersion(M.Device));
  if (Options.IsExact && !Options.DriverVersion)
    chooseDriver();
  HSAText = Inner.find(".hsatext");
  const bool HasMainCode =
      Options.HasMainCode || (Options.IsExact && HSAText &&
                              !M.Kernels.empty() && !isPlacedByDefault());
  if (HSAText && HasMainCode && M.isNewFormat())
    M.MainCode = Code{HSAText->Content.str(), {}};
  readData();
  if (Error E = readSamplerRelocations())
    return E;
  if (Error E = readCodeRelocations())
    return E;
  M.HasDriverTables = hasDriverTables(Inner);
  readInnerSymbols();
  readKernelSamplers();
  if (Options.IsExact)
    dropDefaultSamplerOffsets();
  return std::move(M);
}

Expected<Module> amdcl2::readModule(StringRef Binary,
                                    const ReadOptions &Options) {
  return Reader(Binary, Options).read();
}
