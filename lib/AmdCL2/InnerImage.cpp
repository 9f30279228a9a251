//===- InnerImage.cpp - The inner ELF of new drivers ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the ELF file in the outer ELF's .text: places the kernels, and adds
// sections, symbols, relocations and segments in the orders of the drivers.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "clrx/AmdCL2/Format.h"
#include "clrx/AmdCL2/Lowering.h"
#include "clrx/Elf/ElfImage.h"
#include "clrx/KernelModel/ModuleError.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Alignment.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

namespace {

/// Sections that the format defines.
enum Part : uint8_t {
#define CLRX_AMDCL2_PART(Id, ...) Id,
#include "InnerParts.def"
};
constexpr unsigned NumParts = ShStrTab + 1;

struct PartInfo {
  StringLiteral Name;
  uint32_t Type;
  uint32_t Flags;
  uint16_t Alignment1912;
  uint16_t Alignment2004;
  uint16_t EntrySize;
};

/// Where a kernel's setup and code are.
struct KernelPlace {
  uint64_t Offset; ///< Of the setup in .hsatext.
  uint64_t SetupSize;
  uint64_t CodeSize;
  uint64_t CodeBase; ///< What relocations and symbols count from.
};

} // namespace

static constexpr uint32_t DataFlags = ELF::SHF_WRITE | ELF::SHF_ALLOC;
static constexpr uint32_t GlobalAgent = SHF_HSA_GLOBAL | SHF_HSA_AGENT;
static constexpr uint32_t ReadOnlyAgent = SHF_HSA_READONLY | SHF_HSA_AGENT;
static constexpr uint32_t CodeAgent =
    SHF_HSA_CODE | SHF_HSA_AGENT | ELF::SHF_EXECINSTR;

static constexpr PartInfo Parts[NumParts] = {
#define CLRX_AMDCL2_PART(Id, Name, Type, Flags, Align1912, Align2004,          \
                         EntrySize)                                            \
  {Name, ELF::SHT_##Type, Flags, Align1912, Align2004, EntrySize},
#include "InnerParts.def"
};

static constexpr Part Order1912[NumParts] = {
#define CLRX_AMDCL2_PART(Id, ...) Id,
#include "InnerParts.def"
};
static constexpr Part Order2004[NumParts] = {
    ShStrTab, StrTab, Note,     ReadWrite,    BSS,     ReadOnly,
    Text,     SymTab, Samplers, RelaReadOnly, RelaText};

static constexpr uint64_t KernelAlignment = 256;

namespace {

/// Builds the ELF in the order of its functions.
class InnerBuilder {
  Module &M;
  const bool Is1912;
  ElfImage Image{/*Is64Bit=*/true};
  unsigned Index[NumParts] = {}; ///< Section numbers; 0: not there.
  SmallVector<KernelPlace, 0> Places;
  std::vector<ElfSymbol> Symbols;
  unsigned FirstExtra = 0;             ///< Section number.
  unsigned FirstSectionSymbol[3] = {}; ///< Of the data sections.
  unsigned FirstSamplerSymbol = 0;     ///< Of those without a name.
  /// Those of M.Symbols that relocations name, and their numbers.
  std::vector<std::pair<const ExtraSymbol *, unsigned>> DriverData;

public:
  explicit InnerBuilder(Module &M)
      : M(M), Is1912(M.getGeneration() == Generation::New1912) {}

  Expected<ElfImage> build();

private:
  Error placeKernels();
  Error placeInMainCode();
  bool isPresent(Part P) const;
  void addSections();
  void fillSections();
  LateContent makeReadOnlyData() const;
  LateContent makeText();
  Bytes buildSamplers() const;

  Error addSymbols();
  void addSymbol(const Twine &Name, uint8_t Info, unsigned Section,
                 uint64_t Value, uint64_t Size);
  Error addExtraSymbols(bool AsData);
  void addKernelSymbols();
  void addSamplerSymbol(unsigned Id, BitVector &Done);
  void addSectionSymbols();
  Expected<unsigned> getSectionOf(const ExtraSymbol &S) const;

  Error addRelocations();
  uint64_t getSamplerOffset(unsigned Id) const;
  std::pair<unsigned, int64_t> getTarget(const CodeRelocation &R,
                                         Part Target) const;
  Error addTextRelocations(const Code &C, uint64_t Base,
                           std::vector<ElfRelocation> &Relocs) const;
  Error setLinks();
  void assignAddresses();
  void addSegments();
  void fillSegments();

  ElfSection &section(Part P) { return Image.Sections[Index[P]]; }
  bool has(Part P) const { return Index[P] != 0; }
};

} // namespace

//===----------------------------------------------------------------------===//
// Positions of kernels
//===----------------------------------------------------------------------===//

Error InnerBuilder::placeInMainCode() {
  const uint64_t CodeSize = M.MainCode->Content.size();
  const auto Extents = getMainCodeExtents(M.Kernels, CodeSize);
  for (auto [I, K] : enumerate(M.Kernels)) {
    const CodeExtent &Extent = Extents[I];
    // A kernel without a setup has it in its code.
    const uint64_t Size = K.Parts.Setup ? K.Parts.Setup->size() : SetupSize;
    if (Extent.Offset > CodeSize || Extent.Size < Size)
      return makeModuleError(ModulePart::ofKernel(I),
                             "kernel '" + K.Name + "' at offset " +
                                 Twine(Extent.Offset) +
                                 " leaves no room for its setup",
                             "reserve it behind the kernel's label with "
                             "'.skip " +
                                 Twine(Size) + "'");
    Places.push_back({Extent.Offset, Size, Extent.Size - Size, 0});
  }
  return Error::success();
}

Error InnerBuilder::placeKernels() {
  if (M.MainCode)
    return placeInMainCode();
  uint64_t Offset = 0, Base = 0;
  for (const Kernel &K : M.Kernels) {
    const uint64_t Size = getBytes(K.Parts.Setup).size();
    const uint64_t CodeSize = K.Text.Content.size();
    Offset = alignTo(Offset, KernelAlignment);
    // Not the code's offset unless all setups have 256 bytes; clrxasm 0.1.9
    // writes this.
    Base += Size;
    Places.push_back({Offset, Size, CodeSize, Base});
    Offset += Size + CodeSize;
    Base += alignTo(CodeSize, KernelAlignment);
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

bool InnerBuilder::isPresent(Part P) const {
  switch (P) {
  case ReadWrite:
    return !M.ReadWriteData.empty();
  case BSS:
    return M.BSSSize != 0;
  case ReadOnly:
    return !M.ReadOnlyData.empty();
  case Text:
    return !M.Kernels.empty();
  case Samplers:
  case RelaReadOnly:
    return M.hasSamplers();
  case RelaText:
    return (M.MainCode && !M.MainCode->Relocations.empty()) ||
           any_of(M.Kernels,
                  [](const Kernel &K) { return !K.Text.Relocations.empty(); });
  case Note:
  case StrTab:
  case SymTab:
  case ShStrTab:
    return true;
  }
  llvm_unreachable("unknown part");
}

void InnerBuilder::addSections() {
  for (Part P : Is1912 ? Order1912 : Order2004) {
    if (!isPresent(P))
      continue;
    ElfSection S;
    S.Name = Parts[P].Name.str();
    S.Type = Parts[P].Type;
    S.Flags = Parts[P].Flags;
    S.Alignment = Is1912 ? Parts[P].Alignment1912 : Parts[P].Alignment2004;
    S.EntrySize = Parts[P].EntrySize;
    Index[P] = Image.addSection(std::move(S));
  }
  FirstExtra = Image.Sections.size();
  Image.SectionNameTable = Index[ShStrTab];
  Image.addExtraSections(M.InnerSections);
}

void InnerBuilder::fillSections() {
  if (has(ReadWrite))
    section(ReadWrite).Late = LateContent::refer(M.ReadWriteData);
  if (has(BSS)) {
    section(BSS).NoBitsSize = M.BSSSize;
    section(BSS).HasZeroOffset = true;
    if (M.BSSAlignment)
      section(BSS).Alignment = M.BSSAlignment;
  }
  if (has(ReadOnly)) {
    uint64_t &Alignment = section(ReadOnly).Alignment;
    Alignment = std::max(Alignment, M.ReadOnlyAlignment);
    section(ReadOnly).Late = makeReadOnlyData();
  }
  if (has(Text))
    section(Text).Late = makeText();
  if (has(Samplers))
    section(Samplers).Content = buildSamplers();
  section(Note).Content = buildNotes(M);
}

LateContent InnerBuilder::makeReadOnlyData() const {
  const uint64_t Size = M.ReadOnlyData.size();
  // Earlier drivers want all data together to be a multiple of 256.
  const uint64_t Total = Size + M.ReadWriteData.size() + M.BSSSize;
  const uint64_t Padding = Is1912 ? offsetToAlignment(Total, Align(256)) : 0;
  return {Size + Padding, [&M = M, Padding](raw_ostream &OS) {
            OS << M.ReadOnlyData;
            OS.write_zeros(Padding);
          }};
}

LateContent InnerBuilder::makeText() {
  if (M.MainCode) {
    for (auto [K, Place] : zip_equal(M.Kernels, Places)) {
      const StringRef Setup = getBytes(K.Parts.Setup);
      M.MainCode->Content.replace(Place.Offset, Setup.size(), Setup);
    }
    return LateContent::refer(M.MainCode->Content);
  }
  const KernelPlace &Last = Places.back();
  return {Last.Offset + Last.SetupSize + Last.CodeSize,
          [&M = M](raw_ostream &OS) {
            uint64_t Size = 0;
            for (const Kernel &K : M.Kernels) {
              const StringRef Setup = getBytes(K.Parts.Setup);
              OS.write_zeros(offsetToAlignment(Size, Align(KernelAlignment)));
              OS << Setup << K.Text.Content;
              Size = alignTo(Size, KernelAlignment) + Setup.size() +
                     K.Text.Content.size();
            }
          }};
}

Bytes InnerBuilder::buildSamplers() const {
  Bytes Out = M.SamplerInit;
  for (uint32_t Value : M.Samplers) {
    SamplerInit Entry;
    Entry.Header = 0x10008;
    Entry.Value = Value;
    Out += rawBytes(Entry);
  }
  return Out;
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

void InnerBuilder::addSymbol(const Twine &Name, uint8_t Info, unsigned Section,
                             uint64_t Value, uint64_t Size) {
  Symbols.push_back({Name.str(), Value, Size, Info, uint16_t(Section)});
}

static constexpr uint8_t makeInfo(uint8_t Binding, uint8_t Type) {
  return Binding << 4 | Type;
}

static bool isData(SymbolPlace Place) {
  return Place == SymbolPlace::ReadWriteData || Place == SymbolPlace::BSS ||
         Place == SymbolPlace::ReadOnlyData;
}

/// The section of \p Place, which is one that the format defines.
static Part getPart(SymbolPlace Place) {
  switch (Place) {
  case SymbolPlace::ReadWriteData:
    return ReadWrite;
  case SymbolPlace::BSS:
    return BSS;
  case SymbolPlace::ReadOnlyData:
    return ReadOnly;
  case SymbolPlace::SamplerInit:
    return Samplers;
  default:
    return Text;
  }
}

/// Number of the section of \p S; 0 if it belongs to the outer ELF.
Expected<unsigned> InnerBuilder::getSectionOf(const ExtraSymbol &S) const {
  if (S.Place == SymbolPlace::Absolute || S.Place == SymbolPlace::OuterExtra)
    return 0;
  if (S.Place == SymbolPlace::InnerExtra)
    return FirstExtra + S.Index;
  const unsigned Result = Index[getPart(S.Place)];
  if (!Result)
    return makeModuleError(
        ModulePart::File,
        "symbol '" + S.Name +
            "' is in a section that is empty and so not written",
        "put data into the section, or leave the symbol out");
  return Result;
}

/// Adds the source's symbols; \p AsData: those of data sections only, under the
/// names that the drivers' own data have.
Error InnerBuilder::addExtraSymbols(bool AsData) {
  for (const ExtraSymbol &S : M.Symbols) {
    if (AsData ? !isData(S.Place) : S.IsDriverData)
      continue;
    Expected<unsigned> Section = getSectionOf(S);
    if (!Section)
      return Section.takeError();
    if (*Section == 0)
      continue;
    const uint64_t Base =
        S.Place == SymbolPlace::KernelCode ? Places[S.Index].CodeBase : 0;
    if (S.IsDriverData)
      DriverData.push_back({&S, Symbols.size()});
    if (AsData)
      addSymbol("&input_bc::&" + S.Name,
                makeInfo(ELF::STB_LOCAL, ELF::STT_OBJECT), *Section, S.Value,
                S.Size);
    else
      addSymbol(S.Name, makeInfo(S.Binding, ELF::STT_NOTYPE), *Section,
                Base + S.Value, S.Size);
  }
  return Error::success();
}

void InnerBuilder::addSamplerSymbol(unsigned Id, BitVector &Done) {
  if (Done.test(Id))
    return;
  Done.set(Id);
  // The last term should be 8 times as large; clrxasm 0.1.9 writes this.
  const uint64_t Offset =
      M.SamplerOffsets.empty()
          ? M.ReadOnlyData.size() - M.getNumSamplers() + 8 * uint64_t(Id)
          : M.SamplerOffsets[Id];
  addSymbol("&input_bc::&_.Samp" + Twine(Id),
            makeInfo(ELF::STB_LOCAL, ELF::STT_OBJECT), Index[ReadOnly], Offset,
            sizeof(SamplerInit));
}

void InnerBuilder::addKernelSymbols() {
  BitVector Done(M.getNumSamplers());
  for (auto [K, Place] : zip_equal(M.Kernels, Places)) {
    for (uint32_t Id : K.Samplers)
      addSamplerSymbol(Id, Done);
    addSymbol("&__OpenCL_" + K.Name + "_kernel",
              makeInfo(ELF::STB_GLOBAL, STT_HSA_KERNEL), Index[Text],
              Place.Offset, Place.SetupSize + Place.CodeSize);
  }
  for (unsigned Id = 0; Id != M.getNumSamplers(); ++Id)
    addSamplerSymbol(Id, Done);
}

void InnerBuilder::addSectionSymbols() {
  constexpr uint8_t Info = makeInfo(ELF::STB_LOCAL, ELF::STT_SECTION);
  for (Part P : {ReadWrite, BSS, ReadOnly}) {
    FirstSectionSymbol[P] = Symbols.size();
    if (has(P))
      addSymbol("__hsa_section" + Parts[P].Name, Info, Index[P], 0, 0);
  }
  addSymbol("__hsa_section" + Parts[Text].Name, Info, Index[Text], 0, 0);
  FirstSamplerSymbol = Symbols.size();
  for (unsigned Id = 0; Id != M.getNumSamplers(); ++Id)
    addSymbol("", makeInfo(ELF::STB_LOCAL, STT_HSA_METADATA), Index[Samplers],
              8 * uint64_t(Id), 0);
}

Error InnerBuilder::addSymbols() {
  if (!Is1912)
    Symbols.emplace_back(); // The null symbol.
  const size_t NumNullSymbols = Symbols.size();
  if (!M.Kernels.empty())
    if (Error E = addExtraSymbols(/*AsData=*/true))
      return E;
  addKernelSymbols();
  addSectionSymbols();
  if (!M.Kernels.empty())
    if (Error E = addExtraSymbols(/*AsData=*/false))
      return E;
  // Relocations name symbols by the numbers that they have with kernels.
  if (M.Kernels.empty())
    Symbols.resize(NumNullSymbols);

  ElfStringTable Strings(/*LeadingNul=*/!Is1912);
  if (M.HasDriverTables) {
    Strings.AppendsEmpty = true;
    Image.RepeatedName = Index[SymTab];
  }
  section(SymTab).Content = Image.encodeSymbols(Symbols, Strings);
  section(StrTab).Content = Strings.str();
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

/// Of the sampler's place in the read-only data.
uint64_t InnerBuilder::getSamplerOffset(unsigned Id) const {
  if (!M.SamplerOffsets.empty())
    return M.SamplerOffsets[Id];
  const uint64_t Size = sizeof(SamplerInit);
  return alignDown(M.ReadOnlyData.size() - Size * M.getNumSamplers(), Size) +
         Size * Id;
}

/// The symbol that the relocation \p R to \p Target names, and what it adds.
std::pair<unsigned, int64_t> InnerBuilder::getTarget(const CodeRelocation &R,
                                                     Part Target) const {
  for (auto [S, Number] : DriverData)
    if (S->Place == R.Target && uint64_t(R.Addend) - S->Value < S->Size)
      return {Number, R.Addend - int64_t(S->Value)};
  return {FirstSectionSymbol[Target], R.Addend};
}

Error InnerBuilder::addTextRelocations(
    const Code &C, uint64_t Base, std::vector<ElfRelocation> &Relocs) const {
  for (const CodeRelocation &R : C.Relocations) {
    const Part Target = getPart(R.Target);
    if (!has(Target))
      return makeModuleError(ModulePart::File,
                             "code refers to section '" + Parts[Target].Name +
                                 "', which is empty and so not written",
                             "put data into the section");
    const auto [Symbol, Addend] = getTarget(R, Target);
    Relocs.push_back({Base + R.Offset, Symbol,
                      R.IsHigh ? R_HSA_32_HIGH : R_HSA_32_LOW, Addend});
  }
  return Error::success();
}

Error InnerBuilder::addRelocations() {
  std::vector<ElfRelocation> Relocs;
  if (has(RelaReadOnly)) {
    for (unsigned Id = 0; Id != M.getNumSamplers(); ++Id)
      Relocs.push_back({getSamplerOffset(Id), FirstSamplerSymbol + Id,
                        R_HSA_INIT_SAMPLER, 0});
    section(RelaReadOnly).Content = Image.encodeRela(Relocs);
  }
  if (!has(RelaText))
    return Error::success();
  Relocs.clear();
  if (M.MainCode) {
    if (Error E = addTextRelocations(*M.MainCode, 0, Relocs))
      return E;
  } else {
    for (auto [I, K] : enumerate(M.Kernels))
      if (Error E = addTextRelocations(K.Text, Places[I].CodeBase, Relocs))
        return addKernel(std::move(E), I, K.Name);
  }
  section(RelaText).Content = Image.encodeRela(Relocs);
  return Error::success();
}

Error InnerBuilder::setLinks() {
  const unsigned NumData = has(ReadWrite) + has(BSS) + has(ReadOnly);
  // In files of earlier drivers, .rela.hsatext is taken to exist whenever there
  // is data, so that the link can be one too high; clrxasm 0.1.9 writes this.
  const unsigned Link =
      Is1912 ? 4 + 2 * M.hasSamplers() + NumData + (NumData ? 1 : 0)
             : 5 + NumData;
  // Even without kernels, and so without the section itself.
  const unsigned TextIndex = (Is1912 ? 1 : 4) + NumData;
  for (auto [Rela, Target] : {std::pair(RelaReadOnly, Index[ReadOnly]),
                              std::pair(RelaText, TextIndex)}) {
    if (!has(Rela))
      continue;
    if (Link >= Image.Sections.size())
      return makeModuleError(
          ModulePart::Samplers,
          "section '" + Parts[Rela].Name + "' would link to section " +
              Twine(Link) + " of " + Twine(Image.Sections.size()),
          "drivers before 2004.06 need a kernel to use samplers");
    section(Rela).Link = Link;
    section(Rela).Info = Target;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Addresses and segments
//===----------------------------------------------------------------------===//

void InnerBuilder::assignAddresses() {
  uint64_t Address = 0;
  for (Part P : {ReadWrite, BSS, ReadOnly, Text}) {
    if (!has(P))
      continue;
    Address = alignTo(Address, section(P).Alignment);
    section(P).Address = Address;
    Address += section(P).size();
  }
}

static ElfSegment makeSegment(uint32_t Type, uint32_t Flags,
                              const ElfSection &S, bool HasAddress) {
  ElfSegment Segment;
  Segment.Type = Type;
  Segment.Flags = Flags;
  Segment.Offset = S.HasZeroOffset ? 0 : S.Offset;
  Segment.VirtualAddress = HasAddress ? S.Address : 0;
  Segment.FileSize = S.getFileSize();
  Segment.MemorySize = S.size();
  Segment.Alignment = S.Alignment;
  return Segment;
}

/// Only reserves them: their contents depend on the layout.
void InnerBuilder::addSegments() {
  if (M.Kernels.empty())
    return;
  const unsigned Count = (has(ReadWrite) || has(BSS)) + has(ReadOnly) + 1;
  Image.Segments.resize(Count);
}

void InnerBuilder::fillSegments() {
  if (M.Kernels.empty())
    return;
  constexpr uint32_t RW = ELF::PF_R | ELF::PF_W, RX = ELF::PF_R | ELF::PF_X;
  std::vector<ElfSegment> Segments;
  if (has(ReadWrite) || has(BSS)) {
    ElfSegment &S = Segments.emplace_back(
        makeSegment(PT_HSA_LOAD_GLOBAL_AGENT, RW,
                    section(has(ReadWrite) ? ReadWrite : BSS), false));
    if (has(ReadWrite) && has(BSS)) {
      S.FileSize = section(BSS).Offset - section(ReadWrite).Offset;
      S.MemorySize = section(BSS).Address + section(BSS).size() -
                     section(ReadWrite).Address;
    }
  }
  if (has(ReadOnly)) {
    ElfSegment &S = Segments.emplace_back(
        makeSegment(PT_HSA_LOAD_READONLY_AGENT, RW, section(ReadOnly), true));
    if (M.ReadOnlyAlignment)
      S.Alignment = M.ReadOnlyAlignment;
  }
  Segments.push_back(makeSegment(PT_HSA_LOAD_CODE_AGENT, Is1912 ? RW : RX,
                                 section(Text), true));
  Image.Segments = std::move(Segments);
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

Expected<ElfImage> InnerBuilder::build() {
  if (Error E = placeKernels())
    return E;
  Image.OSABI = ELF::ELFOSABI_AMDGPU_HSA;
  Image.Machine = ELF::EM_AMDGPU;
  addSections(); // Section numbers are final from here on,
  fillSections();
  if (Error E = addSymbols()) // and so are symbol numbers from here on.
    return E;
  if (Error E = addRelocations())
    return E;
  if (Error E = setLinks())
    return E;
  assignAddresses();
  addSegments();
  Image.layout(); // Contents, sizes and offsets are final.
  if (Error E = Image.checkLimits())
    return E;
  fillSegments();
  return std::move(Image);
}

Expected<ElfImage> amdcl2::buildInnerImage(Module &M) {
  return InnerBuilder(M).build();
}
