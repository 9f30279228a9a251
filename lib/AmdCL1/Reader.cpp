//===- Reader.cpp - Bytes to AmdCL1 modules -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the outer ELF and the inner ELFs.
//
//===----------------------------------------------------------------------===//

#include "clrx/AmdCL1/Reader.h"
#include "AmdCL1/Format.h"
#include "Catalyst/ExtraParts.h"
#include "Parts.h"
#include "clrx/Elf/ElfFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

//===----------------------------------------------------------------------===//
// Identification
//===----------------------------------------------------------------------===//

/// Returns the device for files with \p Machine.
static std::optional<GPU> findDevice(uint16_t Machine) {
  static constexpr struct {
    GPU Device;
    uint16_t Machine;
    bool IsFound;
  } Rows[] = {
#define CLRX_AMDCL1_DEVICE(Id, Machine, Code, IsFound)                         \
  {GPU::Id, Machine, IsFound},
#include "AmdCL1/DeviceCodes.def"
  };
  for (const auto &R : Rows)
    if (R.IsFound && R.Machine == Machine)
      return R.Device;
  return std::nullopt;
}

bool amdcl1::isBinary(StringRef Binary) {
  const std::optional<uint16_t> Machine = identifyElf(Binary);
  return Machine && findDevice(*Machine) && readElfFlags(Binary) == 0u;
}

namespace {

class Reader {
public:
  Reader(StringRef Binary, bool HasExtras)
      : Binary(Binary), HasExtras(HasExtras), ReadParts(Binary) {}

  Expected<Module> read();

private:
  StringRef Binary;
  bool HasExtras;
  Module M;
  ElfFile Outer;
  catalyst::PartCounter ReadParts;

  void readComment();
  Error readGlobalData();
  Error readKernels();
  Error readKernel(StringRef Name, const ElfFile::Symbol &S);
  Error readOuterPart(Kernel &K, StringRef What, Bytes &Part);
  Error readInner(Kernel &K, StringRef Bytes);
  void readOuterExtras();
};

/// Reads the inner ELF of a kernel.
class InnerReader {
public:
  InnerReader(Kernel &K, StringRef Bytes, ElfFile File)
      : K(K), Image(Bytes), File(std::move(File)) {}

  Error readSections(uint32_t DeviceCode);
  /// Reads the encodings for other devices. They are known only if the file has
  /// the order of a driver, with the encoding for \p DeviceCode as the last
  /// one.
  Error readEncodings(uint32_t DeviceCode);
  /// Call this after the other functions.
  void readExtras();

private:
  Kernel &K;
  StringRef Image;
  ElfFile File;
  uint64_t Begin = 0, End = UINT64_MAX; ///< Range of the bytes for the device.

  uint64_t NotesSize = 0; ///< Number of bytes that were read as notes.

  void findEncoding(uint32_t DeviceCode);
  const ElfFile::Section *find(StringRef Name) const;
  Error readOwnNotes();
  Error readNotes(unsigned Segment, std::vector<CALNote> &Result);
  Error parseNotes(StringRef Notes, std::vector<CALNote> &Result) const;
  std::vector<uint32_t> readDevices() const;
  bool hasSectionsOf(unsigned NumEncodings) const;
  std::vector<unsigned> findExtraSections() const;
  ArrayRef<ElfFile::Symbol> readResourceSymbols();
};

} // namespace

//===----------------------------------------------------------------------===//
// Notes
//===----------------------------------------------------------------------===//

Error InnerReader::parseNotes(StringRef Notes,
                              std::vector<CALNote> &Result) const {
  while (!Notes.empty()) {
    NoteHeader H;
    const uint64_t Left = Notes.size();
    if (Left < sizeof(H))
      return createStringError(File.What + ": note " + Twine(Result.size()) +
                               " needs " + Twine(sizeof(H)) +
                               " bytes, but there are " + Twine(Left));
    std::memcpy(&H, Notes.data(), sizeof(H));
    Notes = Notes.drop_front(sizeof(H));
    if (H.NameSize != sizeof(H.Name) || H.Size > Notes.size())
      return createStringError(File.What + ": note " + Twine(Result.size()) +
                               " has a name of " + Twine(H.NameSize) +
                               " and a content of " + Twine(H.Size) +
                               " bytes, but there are " + Twine(Left));
    Result.push_back({H.Type, Notes.take_front(H.Size).str()});
    Notes = Notes.drop_front(H.Size);
  }
  return Error::success();
}

Error InnerReader::readNotes(unsigned Segment, std::vector<CALNote> &Result) {
  const ElfSegment &S = File.Segments[Segment];
  if (S.Offset > Image.size() || S.FileSize > Image.size() - S.Offset)
    return createStringError(File.What + ": segment " + Twine(Segment) +
                             " of " + Twine(S.FileSize) + " bytes at offset " +
                             Twine(S.Offset) + " leaves the file of " +
                             Twine(Image.size()) + " bytes");
  NotesSize += S.FileSize;
  if (NotesSize > Image.size()) // Segments may overlap.
    return createStringError(File.What + ": notes add up to " +
                             Twine(NotesSize) + " bytes or more in a file of " +
                             Twine(Image.size()));
  return parseNotes(Image.substr(S.Offset, S.FileSize), Result);
}

Error InnerReader::readOwnNotes() {
  for (auto [I, S] : enumerate(File.Segments))
    if (S.Type == ELF::PT_NOTE && S.Offset >= Begin && S.Offset < End)
      return readNotes(I, K.Parts.Notes);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

/// Finds the range of bytes for the device. Drivers put code for several
/// devices into a file, with an entry for each. A file without an entry for the
/// device is read completely.
void InnerReader::findEncoding(uint32_t DeviceCode) {
  for (const ElfSegment &S : File.Segments) {
    if (S.Type != PT_CAL_ENCODING || S.Offset > Image.size())
      continue;
    StringRef Entries = Image.substr(S.Offset, S.FileSize);
    for (; Entries.size() >= sizeof(EncodingEntry);
         Entries = Entries.drop_front(sizeof(EncodingEntry))) {
      EncodingEntry E;
      std::memcpy(&E, Entries.data(), sizeof(E));
      if (E.Device != DeviceCode)
        continue;
      Begin = E.Offset;
      End = Begin + E.Size;
      return;
    }
  }
}

const ElfFile::Section *InnerReader::find(StringRef Name) const {
  for (const ElfFile::Section &S : File.Sections)
    if (S.Name == Name && S.Offset >= Begin && S.Offset <= End)
      return &S;
  return nullptr;
}

Error InnerReader::readSections(uint32_t DeviceCode) {
  findEncoding(DeviceCode);
  if (const ElfFile::Section *Text = find(".text"))
    K.Code = Text->Content.str();
  const ElfFile::Section *Data = find(".data");
  const bool IsDefault =
      Data && Data->EntrySize == 0 && Data->Content.size() == DefaultDataSize &&
      Data->Content.find_first_not_of('\0') == StringRef::npos;
  if (!IsDefault)
    K.Data = Data ? Data->Content.str() : Bytes();
  return readOwnNotes();
}

//===----------------------------------------------------------------------===//
// Encodings for other devices
//===----------------------------------------------------------------------===//

/// Returns the devices of all encodings.
std::vector<uint32_t> InnerReader::readDevices() const {
  std::vector<uint32_t> Devices;
  if (File.Segments.empty() ||
      File.Segments[EntriesSegment].Type != PT_CAL_ENCODING ||
      File.Segments[EntriesSegment].Offset > Image.size())
    return Devices;
  const ElfSegment &S = File.Segments[EntriesSegment];
  StringRef Entries = Image.substr(S.Offset, S.FileSize);
  for (; Entries.size() >= sizeof(EncodingEntry);
       Entries = Entries.drop_front(sizeof(EncodingEntry))) {
    EncodingEntry E;
    std::memcpy(&E, Entries.data(), sizeof(E));
    Devices.push_back(E.Device);
  }
  return Devices;
}

/// Returns true if the first sections and all segments of the file are those of
/// \p NumEncodings encodings.
bool InnerReader::hasSectionsOf(unsigned NumEncodings) const {
  static constexpr StringLiteral Names[] = {".text", ".data", ".symtab",
                                            ".strtab"};
  if (File.Segments.size() != getFirstSegment(NumEncodings) ||
      File.Sections.size() < getFirstSection(NumEncodings))
    return false;
  for (unsigned I = 0; I != NumEncodings * NumEncodingSections; ++I)
    if (File.Sections[FirstEncodingSection + I].Name !=
        Names[I % NumEncodingSections])
      return false;
  return true;
}

Error InnerReader::readEncodings(uint32_t DeviceCode) {
  const std::vector<uint32_t> Devices = readDevices();
  if (Devices.size() < 2 || Devices.back() != DeviceCode ||
      !hasSectionsOf(Devices.size()))
    return Error::success();
  for (auto [I, Device] : enumerate(drop_end(Devices))) {
    Encoding &E = K.Encodings.emplace_back();
    E.Device = Device;
    const ElfFile::Section *Sections = &File.Sections[getFirstSection(I)];
    E.Code = Sections[EncodingText].Content.str();
    E.Data = Sections[EncodingData].Content.str();
    if (Error Err = readNotes(getFirstSegment(I) + NoteSegment, E.Notes))
      return Err;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Parts that the format does not define
//===----------------------------------------------------------------------===//

std::vector<unsigned> InnerReader::findExtraSections() const {
  if (K.Encodings.empty())
    return catalyst::findExtras(
        File, {".shstrtab", ".text", ".data", ".symtab", ".strtab"});
  std::vector<unsigned> Extras;
  append_range(Extras, seq<unsigned>(getFirstSection(K.Encodings.size() + 1),
                                     File.Sections.size()));
  return Extras;
}

static bool isSame(const ElfFile::Symbol &S, const ElfSymbol &Other) {
  return S.Name == Other.Name && S.Value == Other.Value &&
         S.Size == Other.Size && S.Info == Other.Info &&
         S.SectionIndex == Other.SectionIndex;
}

/// Finds out whether the symbols are those of resources. Returns the other
/// symbols, which the source has added.
ArrayRef<ElfFile::Symbol> InnerReader::readResourceSymbols() {
  const bool HasOthers = !K.Encodings.empty();
  const std::vector<ElfSymbol> Resources = makeResourceSymbols(
      HasOthers ? K.Encodings.front().Notes : K.Parts.Notes);
  ArrayRef<ElfFile::Symbol> Symbols =
      ArrayRef(File.Symbols)
          .drop_front(
              std::min<size_t>(File.Symbols.size(), 1)); // The null symbol.
  K.HasResourceSymbols =
      !Resources.empty() && Symbols.size() >= Resources.size() &&
      std::equal(Resources.begin(), Resources.end(), Symbols.begin(),
                 [](const ElfSymbol &L, const ElfFile::Symbol &R) {
                   return isSame(R, L);
                 });
  if (HasOthers) // The symbols that were read are those of the first encoding.
    return {};
  return K.HasResourceSymbols ? Symbols.drop_front(Resources.size()) : Symbols;
}

void InnerReader::readExtras() {
  const std::vector<unsigned> Extras = findExtraSections();
  for (unsigned I : Extras)
    K.Sections.push_back(makeSection(File.Sections[I]));
  constexpr unsigned OwnText = FirstEncodingSection + EncodingText;
  constexpr unsigned OwnData = FirstEncodingSection + EncodingData;
  for (const ElfFile::Symbol &S : readResourceSymbols()) {
    if (!catalyst::isExtraSymbol(S))
      continue;
    ExtraSymbol Result = catalyst::makeExtraSymbol(S);
    Result.Section = SymbolSection::KernelCode;
    if (std::optional<unsigned> Extra =
            catalyst::findExtra(Extras, S.SectionIndex)) {
      Result.Section = SymbolSection::InnerExtra;
      Result.Index = *Extra;
    } else if (S.SectionIndex == OwnData) {
      Result.Section = SymbolSection::KernelData;
    } else if (S.SectionIndex != OwnText) {
      continue;
    }
    K.Symbols.push_back(std::move(Result));
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Reads the bytes of the symbol of \p K whose name ends in \p What.
Error Reader::readOuterPart(Kernel &K, StringRef What, Bytes &Part) {
  const ElfFile::Symbol *S =
      Outer.findSymbol("__OpenCL_" + K.Name + What.str());
  if (!S)
    return createStringError("outer ELF: kernel '" + K.Name +
                             "' has no symbol that ends in '" + What + "'");
  Expected<StringRef> Content = catalyst::getContent(Outer, *S);
  if (!Content)
    return Content.takeError();
  if (Error E = ReadParts.add(*Content, M.Kernels.size() - 1, K.Name))
    return E;
  Part = Content->str();
  return Error::success();
}

Error Reader::readInner(Kernel &K, StringRef Image) {
  Expected<ElfFile> File =
      readElf(Image, "inner ELF of kernel '" + K.Name + "'");
  if (!File)
    return File.takeError();
  InnerReader Inner(K, Image, std::move(*File));
  const uint32_t DeviceCode = getDeviceCodes(M.Device)->Code;
  if (Error E = Inner.readSections(DeviceCode))
    return E;
  if (!HasExtras)
    return Error::success();
  if (Error E = Inner.readEncodings(DeviceCode))
    return E;
  Inner.readExtras();
  return Error::success();
}

Error Reader::readKernel(StringRef Name, const ElfFile::Symbol &S) {
  Kernel &K = M.Kernels.emplace_back();
  K.Name = Name.str();
  if (Error E = readOuterPart(K, "_metadata", K.Parts.Metadata))
    return E;
  if (Error E = readOuterPart(K, "_header", K.Parts.Header))
    return E;
  Expected<StringRef> Image = catalyst::getContent(Outer, S);
  if (!Image)
    return Image.takeError();
  if (Error E = ReadParts.add(*Image, M.Kernels.size() - 1, K.Name))
    return E;
  return readInner(K, *Image);
}

Error Reader::readKernels() {
  for (const ElfFile::Symbol &S : Outer.Symbols) {
    StringRef Name = S.Name;
    if (S.getType() == ELF::STT_FUNC && Name.consume_front("__OpenCL_") &&
        Name.consume_back("_kernel"))
      if (Error E = readKernel(Name, S))
        return E;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// Reads the compile options and the text about the driver, which follows them.
/// A symbol has the position and the size of the compile options.
void Reader::readComment() {
  const ElfFile::Section *Comment = Outer.find(".comment");
  if (!Comment)
    return;
  StringRef Text = Comment->Content;
  if (const ElfFile::Symbol *S = Outer.findSymbol("__OpenCL_compile_options")) {
    M.CompileOptions = Text.substr(S->Value, S->Size).str();
    M.HasEmptyOptions = M.CompileOptions.empty();
    Text = Text.drop_front(
        std::min<uint64_t>(S->Value + M.CompileOptions.size(), Text.size()));
  }
  M.DriverInfo = Text.str();
  M.InfoVersion = parseDriverInfo(Text);
  if (Text.empty())
    M.DriverVersion = NewestDriverVersion;
}

Error Reader::readGlobalData() {
  const ElfFile::Symbol *S = Outer.findSymbol("__OpenCL_0_global");
  if (!S)
    S = Outer.findSymbol("__OpenCL_2_global");
  if (!S)
    return Error::success();
  Expected<StringRef> Content = catalyst::getContent(Outer, *S);
  if (Content) {
    M.GlobalData = Content->str();
    return Error::success();
  }
  // Without kernels there is no .rodata. Then the symbol points into the next
  // section, which may be smaller. Real files have at most this many bytes of
  // global data.
  constexpr uint64_t MaxSize = 1 << 20;
  const ElfFile::Section *In = Outer.getSectionOf(*S);
  if (!In || In->Name != ".comment" || S->Size > MaxSize)
    return Content.takeError();
  consumeError(Content.takeError());
  M.GlobalData.assign(S->Size, '\0');
  return Error::success();
}

void Reader::readOuterExtras() {
  SmallVector<StringRef, 8> Defined = {".shstrtab", ".strtab", ".symtab"};
  if (!M.Kernels.empty())
    Defined.append({".rodata", ".text"});
  Defined.push_back(".comment");
  const std::vector<unsigned> Extras = catalyst::findExtras(Outer, Defined);
  M.SectionOrder = catalyst::findSectionOrder(Outer, Defined, Extras);
  for (unsigned I : Extras)
    M.Sections.push_back(makeSection(Outer.Sections[I]));
  catalyst::readOuterSymbols(
      Outer, M.Symbols, [&Extras](const ElfFile::Symbol &S) {
        return catalyst::findExtra(Extras, S.SectionIndex);
      });
}

Expected<Module> Reader::read() {
  Expected<ElfFile> File = readElf(Binary, "outer ELF");
  if (!File)
    return File.takeError();
  Outer = std::move(*File);
  const std::optional<GPU> Device = findDevice(Outer.Machine);
  if (!Device)
    return createStringError("outer ELF: no device has machine " +
                             Twine(Outer.Machine));
  M.Device = *Device;
  M.Is64Bit = Outer.Is64Bit;
  readComment();
  if (Error E = readGlobalData())
    return E;
  if (Error E = readKernels())
    return E;
  if (HasExtras)
    readOuterExtras();
  return std::move(M);
}

Expected<Module> amdcl1::readModule(StringRef Binary, bool HasExtras) {
  return Reader(Binary, HasExtras).read();
}
