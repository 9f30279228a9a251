//===- Writer.cpp - ROCm modules to bytes ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers the configurations of kernels, lays the file out, and completes
// everything that depends on addresses.
//
//===----------------------------------------------------------------------===//

#include "Elf/ElfParts.h"
#include "Elf/ElfTables.h"
#include "KernelModel/HSANotes.h"
#include "KernelModel/ModuleError.h"
#include "Parts.h"
#include "ROCm/Lowering.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Alignment.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

static StringRef getGlobalData(const Module &M) {
  return M.GlobalData ? StringRef(*M.GlobalData) : StringRef();
}

/// Returns the offset of a kernel's header or descriptor in its section.
static uint64_t getHeaderOffset(const Module &M, unsigned Index) {
  return M.Format == FileFormat::LLVM10 ? Index * sizeof(KernelDescriptor)
                                        : M.Kernels[Index].Offset;
}

/// Checks the kernel \p Index. \returns an error if the section has no room for
/// its header or descriptor.
static Error checkRoom(const Module &M, unsigned Index) {
  const bool IsDescriptor = M.Format == FileFormat::LLVM10;
  const uint64_t SectionSize =
      IsDescriptor ? getGlobalData(M).size() : M.Code.size();
  const uint64_t Size =
      IsDescriptor ? sizeof(KernelDescriptor) : sizeof(AmdKernelCode);
  const uint64_t Offset = getHeaderOffset(M, Index);
  if (Offset <= SectionSize && SectionSize - Offset >= Size)
    return Error::success();
  return makeModuleError(
      ModulePart::ofKernel(Index),
      "kernel '" + M.Kernels[Index].Name + "': no room for its " +
          (IsDescriptor ? "descriptor" : "header") + " at offset " +
          Twine(Offset),
      IsDescriptor ? "begin '.globaldata' with '.skip 64' for each kernel"
                   : "reserve it after the kernel's label with '.skip 256'");
}

static Error checkRoom(const Module &M) {
  for (auto [I, K] : enumerate(M.Kernels))
    if (K.Config)
      if (Error E = checkRoom(M, I))
        return E;
  return Error::success();
}

/// Writes the header to \p Code, or the descriptor to \p GlobalData. It
/// replaces the bytes that the source has reserved.
static void putHeader(const Module &M, unsigned Index, const KernelParts &Parts,
                      std::string &Code, std::string &GlobalData) {
  const uint64_t Offset = getHeaderOffset(M, Index);
  if (M.Format != FileFormat::LLVM10) {
    Code.replace(Offset, sizeof(Parts.Header), rawBytes(Parts.Header));
    return;
  }
  const KernelDescriptor D =
      makeDescriptor(Parts.Header, *M.Kernels[Index].Config);
  GlobalData.replace(Offset, sizeof(D), rawBytes(D));
}

Expected<Contents> rocm::makeContents(const Module &M) {
  if (Error E = checkRoom(M))
    return std::move(E);
  Contents C;
  C.Code = M.Code;
  C.GlobalData = getGlobalData(M).str();
  for (auto [I, K] : enumerate(M.Kernels)) {
    std::optional<KernelParts> &Parts = C.Kernels.emplace_back();
    if (!K.Config)
      continue;
    Parts = lower(M, K);
    putHeader(M, I, *Parts, C.Code, C.GlobalData);
  }
  return C;
}

/// Replaces all configurations of \p M by headers or descriptors. checkRoom
/// must have succeeded.
static void lowerKernels(Module &M) {
  std::string NoData;
  for (auto [I, K] : enumerate(M.Kernels)) {
    if (!K.Config)
      continue;
    putHeader(M, I, lower(M, K), M.Code, M.GlobalData ? *M.GlobalData : NoData);
    K.Config.reset();
  }
}

//===----------------------------------------------------------------------===//
// Notes
//===----------------------------------------------------------------------===//

/// Returns the name of the target; empty if there is none.
static std::string getTarget(const Module &M) {
  if (!M.Target.empty() || M.Triple.empty())
    return M.Target;
  constexpr size_t MaxSuffix = 19;
  const MachineVersion V = getNoteVersion(M);
  const std::string Suffix =
      ("-gfx" + Twine(V.Major) + Twine(V.Minor) + Twine(V.Stepping)).str();
  return M.Triple + Suffix.substr(0, MaxSuffix);
}

/// Fills \p Section with the notes. \p Metadata must outlive it.
static void setNotes(ElfSection &Section, const Module &M, StringRef Metadata) {
  std::string &Notes = Section.Content;
  Notes.clear();
  if (M.Format != FileFormat::LLVM10) {
    NoteVersion FormatVersion = {};
    FormatVersion.Major = 2;
    FormatVersion.Minor = 1;
    appendNote(Notes, "AMD", ELF::NT_AMD_HSA_CODE_OBJECT_VERSION,
               rawBytes(FormatVersion));
    appendNote(Notes, "AMD", ELF::NT_AMD_HSA_ISA_VERSION,
               rawBytes(makeNoteISA(getNoteVersion(M))));
    const std::string Target = getTarget(M);
    if (!Target.empty())
      appendNote(Notes, "AMD", ELF::NT_AMD_HSA_ISA_NAME, Target);
  }
  if (Metadata.empty())
    return;
  if (M.HasMsgPack)
    appendNoteStart(Notes, "AMDGPU", ELF::NT_AMDGPU_METADATA, Metadata.size());
  else
    appendNoteStart(Notes, "AMD", ELF::NT_AMD_HSA_METADATA, Metadata.size());
  const uint64_t Padding = offsetToAlignment(Metadata.size(), Align(4));
  Section.Deferred = {Metadata.size() + Padding, [=](raw_ostream &OS) {
                        OS << Metadata;
                        OS.write_zeros(Padding);
                      }};
}

//===----------------------------------------------------------------------===//
// Parts of the file
//===----------------------------------------------------------------------===//

namespace {

enum Part : uint8_t {
  Note,
  GlobalData,
  DynSym,
  Hash,
  DynStr,
  RelaDyn,
  Text,
  Dynamic,
  GOT,
  Config,
  Comment,
  SymTab,
  ShStrTab,
  StrTab,
};
constexpr unsigned NumParts = StrTab + 1;

/// Masks of FileFormat.
constexpr unsigned InOld = 1 << unsigned(FileFormat::Old);
constexpr unsigned InNew = 1 << unsigned(FileFormat::New);
constexpr unsigned InLLVM10 = 1 << unsigned(FileFormat::LLVM10);
constexpr unsigned InAll = InOld | InNew | InLLVM10;

struct SegmentRow {
  unsigned Formats;
  uint32_t Type;
  uint32_t Flags;
  Part First, Last; ///< If the file lacks Last, the segment ends with First.
  uint16_t Alignment;
};

} // namespace

static constexpr unsigned PageSize = 0x1000;
static constexpr uint32_t CodeFlags = ELF::SHF_ALLOC | ELF::SHF_EXECINSTR;
static constexpr uint32_t DataFlags = ELF::SHF_ALLOC | ELF::SHF_WRITE;
static constexpr uint32_t TextFlags = ELF::SHF_MERGE | ELF::SHF_STRINGS;
static constexpr uint32_t ReadWrite = ELF::PF_R | ELF::PF_W;

/// Segments after the two segments at the start of the file.
static constexpr SegmentRow Segments[] = {
    {InAll, ELF::PT_LOAD, ELF::PF_R | ELF::PF_X, Text, Text, PageSize},
    {InAll, ELF::PT_LOAD, ReadWrite, Dynamic, GOT, PageSize},
    {InAll, ELF::PT_DYNAMIC, ReadWrite, Dynamic, Dynamic, 8},
    {InAll, ELF::PT_GNU_RELRO, ELF::PF_R, Dynamic, GOT, 1},
    {InAll, ELF::PT_GNU_STACK, ReadWrite, Note, Note, 0},
    {InNew | InLLVM10, ELF::PT_NOTE, ELF::PF_R, Note, Note, 4},
};

static constexpr uint64_t SlotSize = 8; ///< Size of a slot of the global offset
                                        ///< table in bytes.

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

namespace {

/// Builds the file. Call layOut, then complete, then write.
class Builder : public ElfBuilder<Builder, NumParts> {
  const Module &M;
  StringRef Metadata; ///< Text or MsgPack document of the note.
  uint32_t NumHashBuckets = 0;

public:
  static const Row Rows[];

  explicit Builder(const Module &M) : ElfBuilder(/*Is64Bit=*/true), M(M) {}

  /// Assigns offsets and addresses to all sections, which refer to the module
  /// and to \p Metadata.
  Error layOut(StringRef Metadata);
  /// Completes everything that depends on addresses. \p GlobalData is the
  /// global data of the module.
  void complete(std::optional<std::string> &GlobalData);
  FileLayout getLayout() const;
  void write(raw_ostream &OS) const { Image.write(OS); }

private:
  // Presence and contents of sections.
  bool hasGlobalData() const { return M.GlobalData.has_value(); }
  bool hasGOT() const { return !M.GOT.empty(); }
  void fillNote(ElfSection &S) { setNotes(S, M, Metadata); }
  void fillGlobalData(ElfSection &S);
  void fillDynSym(ElfSection &S);
  void fillHash(ElfSection &S);
  void fillRelaDyn(ElfSection &S);
  void fillText(ElfSection &S) { S.Deferred = DeferredContent::refer(M.Code); }
  void fillDynamic(ElfSection &S);
  void fillGOT(ElfSection &S);
  void fillComment(ElfSection &S);
  void fillSymTab(ElfSection &S);

  void assignAddresses();
  void fillSegments();
  void fillDescriptors(std::string &Data) const;

  std::vector<ElfSymbol> makeSymbols(bool IsDynamic) const;
  void addSymbol(std::vector<ElfSymbol> &To, const Symbol &S) const;
  void addKernelSymbols(std::vector<ElfSymbol> &To) const;
  unsigned getSection(const Symbol &S) const;

  bool isIn(unsigned Formats) const {
    return Formats >> unsigned(M.Format) & 1;
  }
};

// clang-format off
const Builder::Row Builder::Rows[] = {
    {Note, InNew | InLLVM10, ".note", ELF::SHT_NOTE, 0, 4, nullptr, &Builder::fillNote},
    {GlobalData, InOld | InNew, ".rodata", ELF::SHT_PROGBITS, ELF::SHF_ALLOC, 4, &Builder::hasGlobalData, &Builder::fillGlobalData},
    {DynSym, InAll, ".dynsym", ELF::SHT_DYNSYM, ELF::SHF_ALLOC, 8, nullptr, &Builder::fillDynSym},
    {Hash, InAll, ".hash", ELF::SHT_HASH, ELF::SHF_ALLOC, 4, nullptr, &Builder::fillHash, DynSym},
    {DynStr, InAll, ".dynstr", ELF::SHT_STRTAB, ELF::SHF_ALLOC, 1},
    {GlobalData, InLLVM10, ".rodata", ELF::SHT_PROGBITS, ELF::SHF_ALLOC, 64, &Builder::hasGlobalData, &Builder::fillGlobalData},
    {RelaDyn, InAll, ".rela.dyn", ELF::SHT_RELA, ELF::SHF_ALLOC, 8, &Builder::hasGOT, &Builder::fillRelaDyn, DynSym},
    {Text, InAll, ".text", ELF::SHT_PROGBITS, CodeFlags, 256, nullptr, &Builder::fillText, NoPart, PageSize},
    {Dynamic, InAll, ".dynamic", ELF::SHT_DYNAMIC, DataFlags, 8, nullptr, &Builder::fillDynamic, DynStr, PageSize},
    {GOT, InAll, ".got", ELF::SHT_PROGBITS, DataFlags, 8, &Builder::hasGOT, &Builder::fillGOT},
    {Note, InOld, ".note", ELF::SHT_NOTE, 0, 4, nullptr, &Builder::fillNote},
    {Config, InOld, ".AMDGPU.config", ELF::SHT_PROGBITS, 0, 1},
    {Comment, InAll, ".comment", ELF::SHT_PROGBITS, TextFlags, 1, nullptr, &Builder::fillComment},
    {SymTab, InAll, ".symtab", ELF::SHT_SYMTAB, 0, 8, nullptr, &Builder::fillSymTab},
    {ShStrTab, InAll, ".shstrtab", ELF::SHT_STRTAB, 0, 1},
    {StrTab, InAll, ".strtab", ELF::SHT_STRTAB, 0, 1},
};
// clang-format on

} // namespace

//===----------------------------------------------------------------------===//
// Layout
//===----------------------------------------------------------------------===//

void Builder::assignAddresses() {
  for (ElfSection &S :
       MutableArrayRef(Image.Sections).take_front(FirstExtra).drop_front())
    if (S.Flags & ELF::SHF_ALLOC)
      S.Address = S.Offset;
}

Error Builder::layOut(StringRef Metadata) {
  this->Metadata = Metadata;
  addParts(Rows, unsigned(M.Format));
  Image.SectionNameTable = getIndex(ShStrTab);
  if (!M.ExtraSections.empty())
    Image.HeaderTableBefore = FirstExtra;
  Image.addExtraSections(M.ExtraSections); // Links the symbol tables, too.
  fillParts();
  Image.Segments.resize(2 + count_if(Segments, [this](const SegmentRow &Row) {
                          return isIn(Row.Formats);
                        }));
  Image.layout();
  assignAddresses();
  return Image.checkLimits();
}

FileLayout Builder::getLayout() const {
  FileLayout L;
  L.Code = getAddress(Text);
  if (has(Part::GlobalData))
    L.GlobalData = getAddress(Part::GlobalData);
  if (has(Part::GOT))
    L.GOT = getAddress(Part::GOT);
  L.NumHashBuckets = NumHashBuckets;
  return L;
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

unsigned Builder::getSection(const Symbol &S) const {
  switch (S.Section) {
  case Symbol::Absolute:
    return ELF::SHN_ABS;
  case Symbol::Code:
    return getIndex(Text);
  case Symbol::GlobalData:
    return getIndex(GlobalData);
  case Symbol::Comment:
    return getIndex(Comment);
  case Symbol::Extra:
    return FirstExtra + S.ExtraIndex;
  }
  llvm_unreachable("unknown section kind");
}

void Builder::addSymbol(std::vector<ElfSymbol> &To, const Symbol &S) const {
  const unsigned Section = getSection(S);
  ElfSymbol New;
  New.Name = S.Name;
  New.Value = S.Value;
  // A section that is not loaded has no address, so its offset in the file
  // counts.
  if (S.Section != Symbol::Absolute)
    New.Value += Image.Sections[Section].Offset;
  New.Size = S.Size;
  const bool IsCode = S.Section == Symbol::Code;
  // Without .rodata, clrxasm treats absolute symbols like symbols of .rodata.
  const bool IsObject = IsCode || S.Section == Symbol::GlobalData ||
                        (S.Section == Symbol::Absolute && !has(GlobalData));
  const unsigned Binding = IsCode ? unsigned(ELF::STB_GLOBAL) : S.Binding;
  New.Info = Binding << 4 | (IsObject ? ELF::STT_OBJECT : ELF::STT_NOTYPE);
  New.SectionIndex = Section;
  To.push_back(std::move(New));
}

void Builder::addKernelSymbols(std::vector<ElfSymbol> &To) const {
  constexpr uint8_t Global = ELF::STB_GLOBAL << 4;
  const bool HasDescriptors = M.Format == FileFormat::LLVM10;
  uint64_t DescriptorOffset = 0;
  for (const Kernel &K : M.Kernels) {
    ElfSymbol S;
    S.Name = K.Name;
    S.Value = getAddress(Text) + K.Offset;
    S.SectionIndex = getIndex(Text);
    const bool IsFunction = K.IsFunction || HasDescriptors;
    S.Info = Global | (IsFunction ? ELF::STT_FUNC : ELF::STT_AMDGPU_HSA_KERNEL);
    if (HasDescriptors && !K.IsFunction)
      S.Other = ELF::STV_PROTECTED;
    To.push_back(S);
    if (!HasDescriptors || K.IsFunction)
      continue;
    S.Name += DescriptorSuffix;
    S.Value = getAddress(GlobalData) + DescriptorOffset;
    S.SectionIndex = getIndex(GlobalData);
    S.Info = Global | ELF::STT_OBJECT;
    To.push_back(std::move(S));
    DescriptorOffset += sizeof(KernelDescriptor);
  }
}

std::vector<ElfSymbol> Builder::makeSymbols(bool IsDynamic) const {
  std::vector<ElfSymbol> Symbols(1);
  if (!IsDynamic) {
    ElfSymbol S;
    S.Name = "_DYNAMIC";
    S.Value = getAddress(Dynamic);
    S.Other = ELF::STV_HIDDEN;
    S.SectionIndex = getIndex(Dynamic);
    Symbols.push_back(std::move(S));
  }
  for (const Symbol &S : M.ExtraSymbols)
    if (S.Section == Symbol::Code)
      addSymbol(Symbols, S);
  addKernelSymbols(Symbols);
  for (const Symbol &S : M.ExtraSymbols)
    if (S.Section != Symbol::Code)
      addSymbol(Symbols, S);
  return Symbols;
}

//===----------------------------------------------------------------------===//
// Contents. Their sizes do not depend on addresses.
//===----------------------------------------------------------------------===//

void Builder::fillGlobalData(ElfSection &S) {
  S.Deferred = DeferredContent::refer(*M.GlobalData);
}

void Builder::fillComment(ElfSection &S) {
  S.Content = M.Comment.value_or(DefaultComment.str());
}

void Builder::fillDynSym(ElfSection &S) {
  S.Info = 1; // Number of local symbols.
  setSymbols(DynSym, DynStr, makeSymbols(/*IsDynamic=*/true));
}

void Builder::fillSymTab(ElfSection &S) {
  S.Info = 2; // Number of local symbols.
  setSymbols(SymTab, StrTab, makeSymbols(/*IsDynamic=*/false));
}

/// Fills the table once, because it depends only on the names.
void Builder::fillHash(ElfSection &S) {
  if (!S.Content.empty())
    return;
  const std::vector<ElfSymbol> Symbols = makeSymbols(/*IsDynamic=*/true);
  NumHashBuckets =
      M.NumHashBuckets ? *M.NumHashBuckets : chooseNumBuckets(Symbols);
  S.Content = encodeHashTable(Symbols, NumHashBuckets, HashTableStyle::Clrxasm);
}

void Builder::fillGOT(ElfSection &S) {
  S.Content.assign(M.GOT.size() * SlotSize, 0);
}

/// Fills .rela.dyn. In the format of LLVM 10, clrxasm leaves out the symbols of
/// descriptors when it numbers the symbols.
void Builder::fillRelaDyn(ElfSection &S) {
  StringMap<uint32_t> Numbers;
  const auto Add = [&Numbers](StringRef Name) {
    Numbers.try_emplace(Name, Numbers.size() + 1);
  };
  for (const Symbol &Sym : M.ExtraSymbols)
    if (Sym.Section == Symbol::Code)
      Add(Sym.Name);
  for (const Kernel &K : M.Kernels)
    Add(K.Name);
  for (const Symbol &Sym : M.ExtraSymbols)
    if (Sym.Section != Symbol::Code)
      Add(Sym.Name);
  std::vector<ElfRelocation> Relocations;
  uint64_t Slot = getAddress(GOT);
  for (const std::string &Name : M.GOT) {
    Relocations.push_back({Slot, Numbers.lookup(Name), ELF::R_AMDGPU_ABS64});
    Slot += SlotSize;
  }
  S.Content = Image.encodeRela(Relocations);
}

void Builder::fillDynamic(ElfSection &S) {
  S.Content = encodeDynamic({
      {ELF::DT_SYMTAB, getAddress(DynSym)},
      {ELF::DT_SYMENT, Image.symbolEntrySize()},
      {ELF::DT_STRTAB, getAddress(DynStr)},
      {ELF::DT_STRSZ, section(DynStr).size()},
      {ELF::DT_HASH, getAddress(Hash)},
      {ELF::DT_NULL, 0},
  });
}

//===----------------------------------------------------------------------===//
// Contents that depend on addresses
//===----------------------------------------------------------------------===//

/// Writes the distance from each descriptor to its code. This function behaves
/// like clrxasm 0.1.9 in two ways. The offsets of descriptors skip functions,
/// although putHeader counts functions. If there is a .rela.dyn, its address
/// replaces that of the code.
void Builder::fillDescriptors(std::string &Data) const {
  const uint64_t Code = getAddress(has(RelaDyn) ? RelaDyn : Text);
  uint64_t Offset = 0;
  for (const Kernel &K : M.Kernels) {
    if (K.IsFunction)
      continue;
    const uint64_t FieldOffset =
        Offset + offsetof(KernelDescriptor, CodeEntryOffset);
    const support::ulittle64_t Distance(Code + K.Offset -
                                        (getAddress(GlobalData) + Offset));
    if (FieldOffset + sizeof(Distance) <= Data.size())
      Data.replace(FieldOffset, sizeof(Distance), rawBytes(Distance));
    Offset += sizeof(KernelDescriptor);
  }
}

void Builder::fillSegments() {
  constexpr uint64_t HeaderSize = 64, EntrySize = 56;
  auto It = Image.Segments.begin();
  ElfSegment &Table = *It++;
  Table.Type = ELF::PT_PHDR;
  Table.Flags = ELF::PF_R;
  Table.Offset = Table.VirtualAddress = Table.PhysicalAddress = HeaderSize;
  Table.FileSize = Table.MemorySize = Image.Segments.size() * EntrySize;
  Table.Alignment = 8;
  const ElfSection &LastRead = Image.Sections[getIndex(Text) - 1];
  ElfSegment &Read = *It++;
  Read.Type = ELF::PT_LOAD;
  Read.Flags = ELF::PF_R;
  Read.FileSize = Read.MemorySize = LastRead.Offset + LastRead.size();
  Read.Alignment = PageSize;
  for (const SegmentRow &Row : Segments) {
    if (!isIn(Row.Formats))
      continue;
    const Part Last = has(Row.Last) ? Row.Last : Row.First;
    if (Row.Type == ELF::PT_GNU_STACK) {
      It->Type = Row.Type;
      It->Flags = Row.Flags;
    } else {
      *It = Image.makeSegment(Row.Type, Row.Flags, getIndex(Row.First),
                              getIndex(Last));
      if (Row.Type == ELF::PT_NOTE)
        It->VirtualAddress = It->PhysicalAddress = It->Offset;
    }
    It++->Alignment = Row.Alignment;
  }
}

/// e_flags by FileFormat.
static constexpr uint32_t DefaultFlags[] = {0, 2, 0x33};

void Builder::complete(std::optional<std::string> &GlobalData) {
  fillParts();
  if (M.Format == FileFormat::LLVM10 && GlobalData)
    fillDescriptors(*GlobalData);
  fillSegments();
  Image.OSABI = ELF::ELFOSABI_AMDGPU_HSA;
  Image.ABIVersion = M.Format == FileFormat::LLVM10
                         ? ELF::ELFABIVERSION_AMDGPU_HSA_V3
                         : ELF::ELFABIVERSION_AMDGPU_HSA_V2;
  Image.Type = ELF::ET_DYN;
  Image.Machine = ELF::EM_AMDGPU;
  Image.Flags = M.ElfFlags.value_or(DefaultFlags[unsigned(M.Format)]);
  if (M.Format != FileFormat::Old)
    Image.Entry = getAddress(Text);
}

//===----------------------------------------------------------------------===//
// Public functions
//===----------------------------------------------------------------------===//

/// Lays out \p M. \p Generated receives the metadata unless \p M has its bytes.
/// \p B keeps references to \p M and \p Generated. \returns an error if \p M
/// cannot be laid out.
static Error layOut(const Module &M, std::string &Generated, Builder &B) {
  if (!M.GlobalData && (M.Format == FileFormat::LLVM10 || M.HasMsgPack))
    return makeModuleError(ModulePart::File, "this format needs global data",
                           "add a section '.rodata' with '.globaldata'");
  if (Error E = checkRoom(M))
    return E;
  if (M.MetadataBytes)
    return B.layOut(*M.MetadataBytes);
  Expected<std::string> Metadata = makeMetadata(M);
  if (!Metadata)
    return Metadata.takeError();
  Generated = std::move(*Metadata);
  return B.layOut(Generated);
}

Expected<FileLayout> rocm::layOut(const Module &M) {
  Builder B(M);
  std::string Metadata;
  if (Error E = ::layOut(M, Metadata, B))
    return std::move(E);
  return B.getLayout();
}

Error rocm::writeModule(Module M, raw_ostream &OS) {
  Builder B(M);
  std::string Metadata;
  if (Error E = ::layOut(M, Metadata, B))
    return E;
  lowerKernels(M);
  B.complete(M.GlobalData);
  B.write(OS);
  return Error::success();
}
