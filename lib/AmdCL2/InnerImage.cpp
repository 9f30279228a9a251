//===- InnerImage.cpp - The inner ELF of new drivers ----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the inner ELF, which is the content of the outer .text: places the
// kernels and adds sections, symbols, relocations and segments in the order of
// the driver.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "AmdCL2/Lowering.h"
#include "Elf/ElfParts.h"
#include "KernelModel/ModuleError.h"
#include "Parts.h"
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
  ReadWrite,
  BSS,
  ReadOnly,
  Text,
  Samplers,
  RelaReadOnly,
  RelaText,
  Note,
  StrTab,
  SymTab,
  ShStrTab
};
constexpr unsigned NumParts = ShStrTab + 1;

/// Builds the inner ELF. The function build calls the other functions.
class InnerBuilder : public ElfBuilder<InnerBuilder, NumParts> {
  Module &M;
  const bool Is1912;
  SmallVector<KernelLocation, 0> Locations;
  std::vector<ElfSymbol> Symbols;
  std::vector<ElfRelocation> TextRelocations;
  unsigned FirstSectionSymbol[3] = {}; ///< Symbols of the data sections.
  unsigned FirstSamplerSymbol = 0;     ///< Number of the symbol of sampler 0.
  /// Symbols of M.Symbols that relocations name, and their numbers.
  std::vector<std::pair<const ExtraSymbol *, unsigned>> DriverData;

public:
  static const Row Rows[];

  explicit InnerBuilder(Module &M)
      : ElfBuilder(/*Is64Bit=*/true), M(M),
        Is1912(M.getGeneration() == Generation::New1912) {}

  Expected<ElfImage> build();

private:
  // Presence and contents of sections.
  bool hasReadWrite() const { return !M.ReadWriteData.empty(); }
  bool hasBSS() const { return M.BSSSize != 0; }
  bool hasReadOnly() const { return !M.ReadOnlyData.empty(); }
  bool hasText() const { return !M.Kernels.empty(); }
  bool hasSamplers() const { return M.hasSamplers(); }
  bool hasRelaText() const;
  void fillReadWrite(ElfSection &S) {
    S.Deferred = DeferredContent::refer(M.ReadWriteData);
  }
  void fillBSS(ElfSection &S);
  void fillReadOnly(ElfSection &S);
  void fillText(ElfSection &S);
  void fillSamplers(ElfSection &S);
  void fillRelaReadOnly(ElfSection &S);
  void fillRelaText(ElfSection &S);
  void fillNote(ElfSection &S) { S.Content = buildNotes(M); }
  void fillSymTab(ElfSection &S);

  Error addSymbols();
  void addSymbol(const Twine &Name, uint8_t Info, unsigned Section,
                 uint64_t Value, uint64_t Size);
  Error addExtraSymbols(bool AsData);
  void addKernelSymbols();
  void addSamplerSymbol(unsigned Id, BitVector &Done);
  void addSectionSymbols();
  Expected<unsigned> getSectionOf(const ExtraSymbol &S) const;

  uint64_t getSamplerOffset(unsigned Id) const;
  std::pair<unsigned, int64_t> getTarget(const CodeRelocation &R,
                                         Part Target) const;
  Error addRelocations();
  Error addRelocations(const Code &C, uint64_t Base);
  unsigned countDataSections() const;
  unsigned getLink() const;
  Error checkLink() const;

  void assignAddresses();
  void addSegments();
  void fillSegments();
};

} // namespace

static constexpr uint32_t DataFlags = ELF::SHF_WRITE | ELF::SHF_ALLOC;
static constexpr uint32_t GlobalFlags =
    DataFlags | SHF_HSA_GLOBAL | SHF_HSA_AGENT;
static constexpr uint32_t ReadOnlyFlags =
    DataFlags | SHF_HSA_READONLY | SHF_HSA_AGENT;
static constexpr uint32_t CodeFlags =
    DataFlags | SHF_HSA_CODE | SHF_HSA_AGENT | ELF::SHF_EXECINSTR;

// Drivers from 1912.05 and from 2004.06 put the tables at different positions.
static constexpr unsigned Variant1912 = 0, Variant2004 = 1;
static constexpr uint8_t In1912 = 1 << Variant1912, In2004 = 1 << Variant2004;
static constexpr uint8_t InBoth = In1912 | In2004;

using IB = InnerBuilder;
// clang-format off
const IB::Row InnerBuilder::Rows[] = {
    {ShStrTab, In2004, ".shstrtab", ELF::SHT_STRTAB, ELF::SHF_STRINGS, 8},
    {StrTab, In2004, ".strtab", ELF::SHT_STRTAB, ELF::SHF_STRINGS, 8},
    {Note, In2004, ".note", ELF::SHT_NOTE, 0, 8, nullptr, &IB::fillNote},
    {ReadWrite, InBoth, ".hsadata_global_agent", ELF::SHT_PROGBITS, GlobalFlags, 8, &IB::hasReadWrite, &IB::fillReadWrite},
    {BSS, InBoth, ".hsabss_global_agent", ELF::SHT_NOBITS, GlobalFlags, 8, &IB::hasBSS, &IB::fillBSS},
    {ReadOnly, InBoth, ".hsadata_readonly_agent", ELF::SHT_PROGBITS, ReadOnlyFlags, 8, &IB::hasReadOnly, &IB::fillReadOnly},
    {Text, InBoth, ".hsatext", ELF::SHT_PROGBITS, CodeFlags, 256, &IB::hasText, &IB::fillText},
    {SymTab, In2004, ".symtab", ELF::SHT_SYMTAB, 0, 8, nullptr, &IB::fillSymTab},
    {Samplers, In1912, ".hsaimage_samplerinit", ELF::SHT_PROGBITS, ELF::SHF_MERGE, 1, &IB::hasSamplers, &IB::fillSamplers},
    {Samplers, In2004, ".hsaimage_samplerinit", ELF::SHT_PROGBITS, ELF::SHF_MERGE, 8, &IB::hasSamplers, &IB::fillSamplers},
    {RelaReadOnly, InBoth, ".rela.hsadata_readonly_agent", ELF::SHT_RELA, 0, 8, &IB::hasSamplers, &IB::fillRelaReadOnly},
    {RelaText, InBoth, ".rela.hsatext", ELF::SHT_RELA, 0, 8, &IB::hasRelaText, &IB::fillRelaText},
    {Note, In1912, ".note", ELF::SHT_NOTE, 0, 8, nullptr, &IB::fillNote},
    {StrTab, In1912, ".strtab", ELF::SHT_STRTAB, ELF::SHF_STRINGS, 1},
    {SymTab, In1912, ".symtab", ELF::SHT_SYMTAB, 0, 8, nullptr, &IB::fillSymTab},
    {ShStrTab, In1912, ".shstrtab", ELF::SHT_STRTAB, ELF::SHF_STRINGS, 1},
};
// clang-format on

static StringRef getPartName(Part P) {
  return find_if(IB::Rows, [P](const IB::Row &R) { return R.Id == P; })->Name;
}

std::vector<StringRef> amdcl2::getInnerPartNames() {
  std::vector<StringRef> Names;
  for (unsigned P = 0; P != NumParts; ++P)
    Names.push_back(getPartName(Part(P)));
  return Names;
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

bool InnerBuilder::hasRelaText() const {
  return (M.MainCode && !M.MainCode->Relocations.empty()) ||
         any_of(M.Kernels,
                [](const Kernel &K) { return !K.Text.Relocations.empty(); });
}

void InnerBuilder::fillBSS(ElfSection &S) {
  S.NoBitsSize = M.BSSSize;
  S.HasZeroOffset = true;
  if (M.BSSAlignment)
    S.Alignment = M.BSSAlignment;
}

void InnerBuilder::fillReadOnly(ElfSection &S) {
  S.Alignment = std::max(S.Alignment, M.ReadOnlyAlignment);
  const uint64_t Size = M.ReadOnlyData.size();
  // Drivers before 2004.06 require the total size of all data to be a multiple
  // of 256.
  const uint64_t Total = Size + M.ReadWriteData.size() + M.BSSSize;
  const uint64_t Padding = Is1912 ? offsetToAlignment(Total, Align(256)) : 0;
  S.Deferred = {Size + Padding, [&M = M, Padding](raw_ostream &OS) {
                  OS << M.ReadOnlyData;
                  OS.write_zeros(Padding);
                }};
}

static void writeText(const Module &M, raw_ostream &OS) {
  uint64_t Size = 0;
  for (const Kernel &K : M.Kernels) {
    const StringRef Setup = getBytes(K.Parts.Setup);
    OS.write_zeros(offsetToAlignment(Size, Align(KernelAlignment)));
    OS << Setup << K.Text.Content;
    Size =
        alignTo(Size, KernelAlignment) + Setup.size() + K.Text.Content.size();
  }
}

void InnerBuilder::fillText(ElfSection &S) {
  if (!M.MainCode) {
    const KernelLocation &Last = Locations.back();
    S.Deferred = {Last.Offset + Last.SetupSize + Last.CodeSize,
                  [&M = M](raw_ostream &OS) { writeText(M, OS); }};
    return;
  }
  for (auto [K, Location] : zip_equal(M.Kernels, Locations)) {
    const StringRef Setup = getBytes(K.Parts.Setup);
    M.MainCode->Content.replace(Location.Offset, Setup.size(), Setup);
  }
  S.Deferred = DeferredContent::refer(M.MainCode->Content);
}

void InnerBuilder::fillSamplers(ElfSection &S) {
  S.EntrySize = sizeof(SamplerInit);
  S.Content = M.SamplerInit;
  for (uint32_t Value : M.Samplers) {
    SamplerInit Entry;
    Entry.Header = 0x10008;
    Entry.Value = Value;
    S.Content += rawBytes(Entry);
  }
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

static bool isData(SymbolSection Section) {
  return Section == SymbolSection::ReadWriteData ||
         Section == SymbolSection::BSS ||
         Section == SymbolSection::ReadOnlyData;
}

/// Returns the part for \p Section, which must not be a section of the source.
static Part getPart(SymbolSection Section) {
  switch (Section) {
  case SymbolSection::ReadWriteData:
    return ReadWrite;
  case SymbolSection::BSS:
    return BSS;
  case SymbolSection::ReadOnlyData:
    return ReadOnly;
  case SymbolSection::SamplerInit:
    return Samplers;
  default:
    return Text;
  }
}

/// Returns the index of the section of \p S; 0 if \p S belongs to the outer
/// ELF.
Expected<unsigned> InnerBuilder::getSectionOf(const ExtraSymbol &S) const {
  if (S.Section == SymbolSection::Absolute ||
      S.Section == SymbolSection::OuterExtra)
    return 0;
  if (S.Section == SymbolSection::InnerExtra)
    return FirstExtra + S.Index;
  const unsigned Result = getIndex(getPart(S.Section));
  if (!Result)
    return makeModuleError(
        ModulePart::File,
        "symbol '" + S.Name +
            "' is in a section that is empty and so not written",
        "put data into the section, or leave the symbol out");
  return Result;
}

/// Adds the symbols of the source. If \p AsData is true, adds only the symbols
/// of data sections, under the names that drivers give to data.
Error InnerBuilder::addExtraSymbols(bool AsData) {
  for (const ExtraSymbol &S : M.Symbols) {
    if (AsData ? !isData(S.Section) : S.IsDriverData)
      continue;
    Expected<unsigned> Section = getSectionOf(S);
    if (!Section)
      return Section.takeError();
    if (*Section == 0)
      continue;
    const uint64_t Base = S.Section == SymbolSection::KernelCode
                              ? Locations[S.Index].CodeBase
                              : 0;
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
  // The number of samplers is not multiplied by 8; clrxasm 0.1.9 writes this.
  const uint64_t Offset =
      M.SamplerOffsets.empty()
          ? M.ReadOnlyData.size() - M.getNumSamplers() + 8 * uint64_t(Id)
          : M.SamplerOffsets[Id];
  addSymbol("&input_bc::&_.Samp" + Twine(Id),
            makeInfo(ELF::STB_LOCAL, ELF::STT_OBJECT), getIndex(ReadOnly),
            Offset, sizeof(SamplerInit));
}

void InnerBuilder::addKernelSymbols() {
  BitVector Done(M.getNumSamplers());
  for (auto [K, Location] : zip_equal(M.Kernels, Locations)) {
    for (uint32_t Id : K.Samplers)
      addSamplerSymbol(Id, Done);
    addSymbol("&__OpenCL_" + K.Name + "_kernel",
              makeInfo(ELF::STB_GLOBAL, STT_HSA_KERNEL), getIndex(Text),
              Location.Offset, Location.SetupSize + Location.CodeSize);
  }
  for (unsigned Id = 0; Id != M.getNumSamplers(); ++Id)
    addSamplerSymbol(Id, Done);
}

void InnerBuilder::addSectionSymbols() {
  constexpr uint8_t Info = makeInfo(ELF::STB_LOCAL, ELF::STT_SECTION);
  for (Part P : {ReadWrite, BSS, ReadOnly}) {
    FirstSectionSymbol[P] = Symbols.size();
    if (has(P))
      addSymbol("__hsa_section" + getPartName(P), Info, getIndex(P), 0, 0);
  }
  addSymbol("__hsa_section" + getPartName(Text), Info, getIndex(Text), 0, 0);
  FirstSamplerSymbol = Symbols.size();
  for (unsigned Id = 0; Id != M.getNumSamplers(); ++Id)
    addSymbol("", makeInfo(ELF::STB_LOCAL, STT_HSA_METADATA),
              getIndex(Samplers), 8 * uint64_t(Id), 0);
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
  // Without kernels there are no symbols, but relocations still use the symbol
  // numbers of a file with kernels.
  if (M.Kernels.empty())
    Symbols.resize(NumNullSymbols);
  return Error::success();
}

void InnerBuilder::fillSymTab(ElfSection &) {
  ElfStringTable Names(/*LeadingNul=*/!Is1912);
  if (M.HasDriverTables) {
    Names.AppendsEmpty = true;
    Image.RepeatedName = getIndex(SymTab);
  }
  setSymbols(SymTab, StrTab, Symbols, std::move(Names));
}

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

/// Returns the offset of sampler \p Id in the read-only data.
uint64_t InnerBuilder::getSamplerOffset(unsigned Id) const {
  if (!M.SamplerOffsets.empty())
    return M.SamplerOffsets[Id];
  const uint64_t Size = sizeof(SamplerInit);
  return alignDown(M.ReadOnlyData.size() - Size * M.getNumSamplers(), Size) +
         Size * Id;
}

/// Returns the symbol number and the addend for the relocation \p R to \p
/// Target.
std::pair<unsigned, int64_t> InnerBuilder::getTarget(const CodeRelocation &R,
                                                     Part Target) const {
  for (auto [S, Number] : DriverData)
    if (S->Section == R.Target && uint64_t(R.Addend) - S->Value < S->Size)
      return {Number, R.Addend - int64_t(S->Value)};
  return {FirstSectionSymbol[Target], R.Addend};
}

Error InnerBuilder::addRelocations(const Code &C, uint64_t Base) {
  for (const CodeRelocation &R : C.Relocations) {
    const Part Target = getPart(R.Target);
    if (!has(Target))
      return makeModuleError(ModulePart::File,
                             "code refers to section '" + getPartName(Target) +
                                 "', which is empty and so not written",
                             "put data into the section");
    const auto [Symbol, Addend] = getTarget(R, Target);
    TextRelocations.push_back({Base + R.Offset, Symbol,
                               R.IsHigh ? R_HSA_32_HIGH : R_HSA_32_LOW,
                               Addend});
  }
  return Error::success();
}

Error InnerBuilder::addRelocations() {
  if (M.MainCode)
    return addRelocations(*M.MainCode, 0);
  for (auto [I, K] : enumerate(M.Kernels))
    if (Error E = addRelocations(K.Text, Locations[I].CodeBase))
      return addKernel(std::move(E), I, K.Name);
  return Error::success();
}

unsigned InnerBuilder::countDataSections() const {
  return has(ReadWrite) + has(BSS) + has(ReadOnly);
}

/// Returns the sh_link of both relocation sections, the index of .symtab. A
/// file without kernels has no symbols; in such a file, the number counts
/// .hsatext and, for earlier drivers, .rela.hsatext, too. clrxasm 0.1.9 writes
/// this.
unsigned InnerBuilder::getLink() const {
  if (hasText())
    return getIndex(SymTab);
  const unsigned NumData = countDataSections();
  return Is1912 ? 4 + 2 * M.hasSamplers() + NumData + (NumData ? 1 : 0)
                : 5 + NumData;
}

Error InnerBuilder::checkLink() const {
  for (Part Rela : {RelaReadOnly, RelaText})
    if (has(Rela) && getLink() >= Image.Sections.size())
      return makeModuleError(
          ModulePart::Samplers,
          "section '" + getPartName(Rela) + "' would link to section " +
              Twine(getLink()) + " of " + Twine(Image.Sections.size()),
          "drivers before 2004.06 need a kernel to use samplers");
  return Error::success();
}

void InnerBuilder::fillRelaReadOnly(ElfSection &S) {
  std::vector<ElfRelocation> Relocations;
  for (unsigned Id = 0; Id != M.getNumSamplers(); ++Id)
    Relocations.push_back(
        {getSamplerOffset(Id), FirstSamplerSymbol + Id, R_HSA_INIT_SAMPLER, 0});
  S.Content = Image.encodeRela(Relocations);
  S.Link = getLink();
  S.Info = getIndex(ReadOnly);
}

void InnerBuilder::fillRelaText(ElfSection &S) {
  S.Content = Image.encodeRela(TextRelocations);
  S.Link = getLink();
  // clrxasm 0.1.9 writes this number even if there is no .hsatext.
  S.Info = (Is1912 ? 1 : 4) + countDataSections();
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

/// Reserves the segments; fillSegments fills them after layout.
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
// The image
//===----------------------------------------------------------------------===//

Expected<ElfImage> InnerBuilder::build() {
  if (Error E = placeKernels(M, Locations))
    return E;
  Image.OSABI = ELF::ELFOSABI_AMDGPU_HSA;
  Image.Machine = ELF::EM_AMDGPU;

  // Section indices, then symbol numbers, then contents become final.
  addParts(Rows, Is1912 ? Variant1912 : Variant2004);
  Image.SectionNameTable = getIndex(ShStrTab);
  Image.addExtraSections(M.InnerSections);
  if (Error E = addSymbols())
    return E;
  if (Error E = addRelocations())
    return E;
  if (Error E = checkLink())
    return E;
  fillParts();

  assignAddresses();
  addSegments();
  Image.layout();
  if (Error E = Image.checkLimits())
    return E;
  fillSegments();
  return std::move(Image);
}

Expected<ElfImage> amdcl2::buildInnerImage(Module &M) {
  return InnerBuilder(M).build();
}
