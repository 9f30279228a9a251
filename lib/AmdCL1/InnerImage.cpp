//===- InnerImage.cpp - The inner ELF of a kernel -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the ELF file of a kernel: notes, code, data and symbols of each
// encoding.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Format.h"
#include "Elf/ElfParts.h"
#include "Parts.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

static Bytes encodeNotes(ArrayRef<CALNote> Notes) {
  Bytes Out;
  for (const CALNote &N : Notes) {
    NoteHeader H = {};
    H.NameSize = sizeof(H.Name);
    H.Size = N.Content.size();
    H.Type = N.Type;
    memcpy(H.Name, "ATI CAL", sizeof(H.Name));
    Out += rawBytes(H);
    Out += N.Content;
  }
  return Out;
}

namespace {

/// An encoding of a kernel. It refers to the parts of the kernel.
struct EncodingView {
  uint32_t Device;
  ArrayRef<CALNote> Notes;
  StringRef Code;
  std::optional<StringRef> Data; ///< std::nullopt means DefaultDataSize zeros.
  ArrayRef<ExtraSymbol> Symbols; ///< Symbols of the source.
};

/// Builds the sections of an encoding.
class EncodingBuilder {
  ElfImage &Image;
  const EncodingView &E;
  bool HasResourceSymbols;
  unsigned First; ///< Index of the first section of the encoding.

public:
  static const ElfPart<EncodingBuilder> Rows[];

  /// \p Index is the number of the encoding.
  EncodingBuilder(ElfImage &Image, const EncodingView &E, unsigned Index,
                  bool HasResourceSymbols)
      : Image(Image), E(E), HasResourceSymbols(HasResourceSymbols),
        First(getFirstSection(Index)) {}

  /// Adds the sections, which follow those of the encodings before.
  void build();

private:
  void fillText(ElfSection &S);
  void fillData(ElfSection &S);
  void fillSymTab(ElfSection &S);
};

using EB = EncodingBuilder;
// clang-format off
const ElfPart<EB> EncodingBuilder::Rows[] = {
    {EncodingText, 1, ".text", ELF::SHT_PROGBITS, 0, 0, nullptr, &EB::fillText},
    {EncodingData, 1, ".data", ELF::SHT_PROGBITS, 0, 0, nullptr, &EB::fillData},
    {EncodingSymTab, 1, ".symtab", ELF::SHT_SYMTAB, 0, 0, nullptr, &EB::fillSymTab},
    {EncodingStrTab, 1, ".strtab", ELF::SHT_STRTAB, 0, 0},
};
// clang-format on

} // namespace

void EncodingBuilder::fillText(ElfSection &S) {
  S.Before = encodeNotes(E.Notes);
  S.Deferred = DeferredContent::refer(E.Code);
}

void EncodingBuilder::fillData(ElfSection &S) {
  if (E.Data) {
    S.EntrySize = E.Data->size();
    S.Deferred = DeferredContent::refer(*E.Data);
    return;
  }
  static const char Zeros[DefaultDataSize] = {};
  S.Deferred = DeferredContent::refer(StringRef(Zeros, DefaultDataSize));
}

/// Fills the symbol table and the table of its names, which ends in a NUL of
/// its own unless the source adds symbols.
void EncodingBuilder::fillSymTab(ElfSection &S) {
  std::vector<ElfSymbol> Symbols(1);
  if (HasResourceSymbols)
    append_range(Symbols, makeResourceSymbols(E.Notes));
  addExtraSymbols(E.Symbols, First + NumEncodingSections, Symbols);
  ElfStringTable Names;
  S.Content = Image.encodeSymbols(Symbols, Names);
  S.Info = 1;
  Image.Sections[First + EncodingStrTab].Content = Names.str();
  if (E.Symbols.empty())
    Image.Sections[First + EncodingStrTab].Content += '\0';
}

void EncodingBuilder::build() {
  for (const ElfPart<EB> &R : Rows) {
    ElfSection S = makeSection(R, Image);
    S.SharesName = First != FirstEncodingSection;
    S.FillsGap = true;
    Image.addSection(std::move(S));
  }
  for (const ElfPart<EB> &R : Rows)
    if (R.Fill)
      (this->*R.Fill)(Image.Sections[First + R.Id]);
}

/// Returns the encodings of \p K in the order of the file. The kernel's own is
/// the last one.
static std::vector<EncodingView> viewEncodings(const Kernel &K,
                                               uint32_t DeviceCode) {
  std::vector<EncodingView> Views;
  for (const Encoding &E : K.Encodings)
    Views.push_back({E.Device, E.Notes, E.Code, StringRef(E.Data), {}});
  std::optional<StringRef> Data;
  if (K.Data)
    Data = *K.Data;
  Views.push_back({DeviceCode, K.Parts.Notes, K.Code, Data, K.Symbols});
  return Views;
}

//===----------------------------------------------------------------------===//
// Segments
//===----------------------------------------------------------------------===//

static void setSegment(ElfSegment &S, uint32_t Type, uint64_t Offset,
                       uint64_t Size) {
  S.Type = Type;
  S.Offset = Offset;
  S.FileSize = Size;
}

/// Completes the segments of encoding \p Index, and returns its entry without
/// the device. Called after layout.
static EncodingEntry fillSegments(ElfImage &Image, unsigned Index) {
  const unsigned First = getFirstSection(Index);
  const ElfSection &Text = Image.Sections[First + EncodingText];
  const ElfSection &Last = Image.Sections[First + EncodingStrTab];
  const uint64_t NotesSize = Text.Before.size();
  ElfSegment *Segments = &Image.Segments[getFirstSegment(Index)];
  setSegment(Segments[NoteSegment], ELF::PT_NOTE, Text.Offset - NotesSize,
             NotesSize);
  ElfSegment &Load = Segments[LoadSegment];
  setSegment(Load, ELF::PT_LOAD, Text.Offset,
             Last.Offset + Last.size() - Text.Offset);
  Load.MemorySize = Load.FileSize;

  EncodingEntry Entry = {};
  Entry.Type = 4;
  Entry.Offset = Text.Offset - NotesSize;
  Entry.Size = NotesSize + Load.FileSize;
  return Entry;
}

/// Completes all segments and the entries, which are the content of the first
/// segment.
static void fillSegments(ElfImage &Image, ArrayRef<EncodingView> Encodings) {
  ElfSection &Names = Image.Sections[InnerSectionNames];
  setSegment(Image.Segments[EntriesSegment], PT_CAL_ENCODING,
             Names.Offset - Names.Before.size(), Names.Before.size());
  Names.Before.clear();
  for (auto [I, E] : enumerate(Encodings)) {
    EncodingEntry Entry = fillSegments(Image, I);
    Entry.Device = E.Device;
    if (Encodings.size() == 1)
      Entry.Offset = FixedNotesOffset;
    if (I + 1 == Encodings.size())
      Entry.Size = Image.size() - Entry.Offset;
    Names.Before += rawBytes(Entry);
  }
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

ElfImage amdcl1::buildInnerImage(const Kernel &K, uint32_t DeviceCode) {
  const std::vector<EncodingView> Encodings = viewEncodings(K, DeviceCode);
  ElfImage Image(/*Is64Bit=*/false);
  Image.OSABI = InnerOSABI;
  Image.ABIVersion = InnerABIVersion;
  Image.Type = ELF::ET_EXEC;
  Image.Machine = InnerMachine;
  Image.Flags = InnerFlags;
  Image.Segments.resize(getFirstSegment(Encodings.size()));

  ElfSection Names;
  Names.Name = ".shstrtab";
  Names.Type = ELF::SHT_STRTAB;
  Names.Alignment = 0;
  Names.FillsGap = true;
  Names.Before.resize(Encodings.size() * sizeof(EncodingEntry));
  Image.SectionNameTable = Image.addSection(std::move(Names));
  Image.HeaderTableBefore = FirstEncodingSection;
  for (auto [I, E] : enumerate(Encodings))
    EncodingBuilder(Image, E, I, K.HasResourceSymbols).build();
  Image.addExtraSections(K.Sections);
  // That links all symbol tables to the names of the last one.
  for (unsigned I = 0; I + 1 != Encodings.size(); ++I)
    Image.Sections[getFirstSection(I) + EncodingSymTab].Link =
        getFirstSection(I) + EncodingStrTab;
  Image.layout();
  fillSegments(Image, Encodings);
  return Image;
}
