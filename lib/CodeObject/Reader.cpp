//===- Reader.cpp - Reader of code objects --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the kernels by their symbols. In version 2, kernels have a symbol type
// of their own, and a header precedes the code. In later versions, a descriptor
// in another section has a name that ends in .kd, and holds the distance to the
// code. If the file is not linked, a relocation stands for the distance.
//
//===----------------------------------------------------------------------===//

#include "clrx/CodeObject/Reader.h"
#include "Elf/ElfTables.h"
#include "KernelModel/HSANotes.h"
#include "TargetFlags.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include "llvm/Support/Endian.h"
#include <map>

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

namespace {

class Reader {
public:
  explicit Reader(LoadedObject &O) : O(O), File(O.File) {}

  Error read();

private:
  LoadedObject &O;
  ElfFile &File;
  DenseMap<StringRef, const ElfFile::Symbol *> ByName;
  /// Relocations of a file that is not linked, by section and offset.
  std::map<std::pair<unsigned, uint64_t>, ElfRelocation> Distances;

  Error readHeader();
  Error readNotes();
  void readNote(StringRef Name, uint32_t Type, StringRef Desc);
  void sortSections();
  void readDistances();
  Expected<Location> getLocation(const ElfFile::Symbol &S, uint64_t Size) const;
  std::optional<Location> getTarget(const ElfRelocation &R) const;
  std::optional<Location> findEntry(const LoadedKernel &K) const;
  void findSize(LoadedKernel &K) const;
  Error readKernel(const ElfFile::Symbol &S);
  Error readKernels();
};

} // namespace

static constexpr StringLiteral DescriptorSuffix = ".kd";

Error Reader::readHeader() {
  constexpr unsigned FirstVersion = 2, LastABI = 4;
  if (File.ABIVersion > LastABI)
    return createStringError(File.What + ": ABI version " +
                             Twine(unsigned(File.ABIVersion)) +
                             " is unknown (0 to " + Twine(LastABI) + ")");
  O.Version = FirstVersion + File.ABIVersion;
  if (O.Version > FirstVersion)
    O.Target = readTarget(File.Flags, O.Version);
  O.Symbols = File.Symbols.empty() ? File.DynamicSymbols : File.Symbols;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Notes
//===----------------------------------------------------------------------===//

void Reader::readNote(StringRef Name, uint32_t Type, StringRef Desc) {
  if (Name == "AMDGPU" && Type == ELF::NT_AMDGPU_METADATA && O.Version > 2)
    O.Metadata = Desc;
  if (Name != "AMD" || O.Version > 2)
    return;
  if (Type == ELF::NT_AMD_HSA_METADATA)
    O.Metadata = Desc;
  if (Type == ELF::NT_AMD_HSA_ISA_VERSION &&
      Desc.size() >= offsetof(NoteISA, Names)) {
    NoteISA Note;
    std::memcpy(&Note, Desc.data(), offsetof(NoteISA, Names));
    O.Target = readTarget(Note.Major, Note.Minor, Note.Stepping);
  }
}

Error Reader::readNotes() {
  for (const ElfFile::Section &S : File.Sections) {
    // Other sections of this type come from the source.
    if (S.Type != ELF::SHT_NOTE || !S.Name.starts_with(".note"))
      continue;
    if (Error E =
            forEachNote(S.Content, File.What,
                        [&](StringRef Name, uint32_t Type, StringRef Desc) {
                          readNote(Name, Type, Desc);
                        }))
      return E;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

/// Returns the position at \p Offset in the section \p Index; nothing if it is
/// past the end.
static std::optional<Location> makeLocation(const ElfFile &File, unsigned Index,
                                            uint64_t Offset) {
  if (Offset >= File.Sections[Index].Size)
    return std::nullopt;
  return Location{Index, Offset};
}

void Reader::sortSections() {
  for (auto [I, S] : enumerate(File.Sections))
    if (S.Flags & ELF::SHF_ALLOC && S.Size != 0)
      O.ByAddress.push_back(I);
  stable_sort(O.ByAddress, [&](unsigned A, unsigned B) {
    return File.Sections[A].Address < File.Sections[B].Address;
  });
}

std::optional<Location> LoadedObject::findLocation(uint64_t Address) const {
  auto After = upper_bound(ByAddress, Address, [&](uint64_t At, unsigned I) {
    return At < File.Sections[I].Address;
  });
  if (After == ByAddress.begin())
    return std::nullopt;
  const unsigned I = *std::prev(After);
  return makeLocation(File, I, Address - File.Sections[I].Address);
}

/// Returns the position of \p S, which must have \p Size bytes.
Expected<Location> Reader::getLocation(const ElfFile::Symbol &S,
                                       uint64_t Size) const {
  const ElfFile::Section *Section = File.getSectionOf(S);
  if (!Section)
    return createStringError(File.What + ": symbol '" + S.Name +
                             "' is in section " + Twine(S.SectionIndex) +
                             " of " + Twine(File.Sections.size()));
  const uint64_t Offset = S.Value - (O.isLinked() ? Section->Address : 0);
  if (Offset > Section->Content.size() ||
      Section->Content.size() - Offset < Size)
    return createStringError(
        File.What + ": symbol '" + S.Name + "' at offset " + Twine(Offset) +
        " with " + Twine(Size) + " bytes leaves section '" + Section->Name +
        "', which has " + Twine(Section->Content.size()));
  return Location{unsigned(Section - File.Sections.data()), Offset};
}

/// Returns the position that the distance in the field of \p R leads to.
std::optional<Location> Reader::getTarget(const ElfRelocation &R) const {
  if (R.Symbol >= File.Symbols.size())
    return std::nullopt;
  const ElfFile::Symbol &S = File.Symbols[R.Symbol];
  const ElfFile::Section *Section = File.getSectionOf(S);
  if (!Section)
    return std::nullopt;
  // The distance counts from the beginning of the descriptor, not from its own
  // position.
  return makeLocation(File, Section - File.Sections.data(),
                      S.Value + R.Addend -
                          amdhsa::KERNEL_CODE_ENTRY_BYTE_OFFSET_OFFSET);
}

/// Reads the relocations that may be in descriptors.
void Reader::readDistances() {
  for (const ElfFile::Section &S : File.Sections) {
    if (S.Type != ELF::SHT_RELA)
      continue;
    for (const ElfRelocation &R : readRelocations(File, S))
      if (R.Type == ELF::R_AMDGPU_REL64)
        Distances.try_emplace({S.Info, R.Offset}, R);
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

std::optional<Location> Reader::findEntry(const LoadedKernel &K) const {
  constexpr unsigned Field = amdhsa::KERNEL_CODE_ENTRY_BYTE_OFFSET_OFFSET;
  static_assert(offsetof(AmdKernelCode, CodeEntryOffset) == Field);
  auto It = Distances.find({K.Descriptor.Section, K.Descriptor.Offset + Field});
  if (It != Distances.end())
    return getTarget(It->second);
  const uint64_t Offset =
      K.Descriptor.Offset + support::endian::read64le(K.Header.data() + Field);
  if (!O.isLinked())
    return makeLocation(File, K.Descriptor.Section, Offset);
  return O.findLocation(File.Sections[K.Descriptor.Section].Address + Offset);
}

/// Sets the size of \p K from the symbol of the function, limited to the code
/// that there is.
void Reader::findSize(LoadedKernel &K) const {
  const ElfFile::Symbol *S = ByName.lookup(K.Name);
  if (!S || !K.Entry)
    return;
  const uint64_t End = File.Sections[K.Entry->Section].Content.size();
  uint64_t Size = S->Size;
  // In version 2 the size includes the header.
  if (O.Version == 2 && K.Descriptor.Section == K.Entry->Section)
    Size -= std::min(Size, K.Entry->Offset - K.Descriptor.Offset);
  K.Size = std::min(Size, End - K.Entry->Offset);
}

Error Reader::readKernel(const ElfFile::Symbol &S) {
  LoadedKernel K;
  K.Name = S.Name;
  if (O.Version > 2)
    K.Name.consume_back(DescriptorSuffix);
  const uint64_t HeaderSize = O.Version > 2
                                  ? sizeof(amdhsa::kernel_descriptor_t)
                                  : sizeof(AmdKernelCode);
  Expected<Location> Descriptor = getLocation(S, HeaderSize);
  if (!Descriptor)
    return Descriptor.takeError();
  K.Descriptor = *Descriptor;
  K.Header = File.Sections[K.Descriptor.Section].Content.substr(
      K.Descriptor.Offset, HeaderSize);
  K.Entry = findEntry(K);
  if (K.Entry &&
      K.Entry->Offset >= File.Sections[K.Entry->Section].Content.size())
    K.Entry.reset();
  findSize(K);
  O.Kernels.push_back(K);
  return Error::success();
}

/// Returns true if readKernel can read \p S in a code object of \p Version.
static bool isKernel(const ElfFile::Symbol &S, unsigned Version) {
  if (S.SectionIndex == ELF::SHN_UNDEF)
    return false;
  return Version == 2 ? S.getType() == ELF::STT_AMDGPU_HSA_KERNEL
                      : S.getType() == ELF::STT_OBJECT &&
                            S.Name.ends_with(DescriptorSuffix);
}

Error Reader::readKernels() {
  for (const ElfFile::Symbol &S : O.Symbols)
    ByName.try_emplace(S.Name, &S);
  for (const ElfFile::Symbol &S : O.Symbols)
    if (isKernel(S, O.Version))
      if (Error E = readKernel(S))
        return E;
  stable_sort(O.Kernels, [](const LoadedKernel &A, const LoadedKernel &B) {
    return std::pair(A.Descriptor.Section, A.Descriptor.Offset) <
           std::pair(B.Descriptor.Section, B.Descriptor.Offset);
  });
  return Error::success();
}

Error Reader::read() {
  if (Error E = readHeader())
    return E;
  if (Error E = readNotes())
    return E;
  if (O.isLinked())
    sortSections();
  else
    readDistances();
  return readKernels();
}

bool codeobject::isCodeObject(StringRef Bytes) {
  return identifyElf(Bytes) == uint16_t(ELF::EM_AMDGPU) &&
         Bytes[ELF::EI_CLASS] == ELF::ELFCLASS64 &&
         uint8_t(Bytes[ELF::EI_OSABI]) == ELF::ELFOSABI_AMDGPU_HSA;
}

Expected<std::unique_ptr<LoadedObject>>
codeobject::readCodeObject(StringRef Bytes) {
  if (!isCodeObject(Bytes))
    return createStringError("not an HSA code object for AMD GPUs");
  Expected<ElfFile> File = readElf(Bytes, "code object");
  if (!File)
    return File.takeError();
  auto O = std::make_unique<LoadedObject>();
  O->File = std::move(*File);
  if (Error E = Reader(*O).read())
    return std::move(E);
  return std::move(O);
}
