//===- InnerImage.cpp - The inner ELF of a kernel -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the ELF file of a kernel: notes, code, data and symbols.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "clrx/AmdCL1/Format.h"
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
/// Segments by index.
enum : unsigned { EncodingSegment, NoteSegment, LoadSegment, NumSegments };
} // namespace

/// Adds a section as the format has them: without an alignment, and up to the
/// next part.
static ElfSection &addSection(ElfImage &Image, StringRef Name, uint32_t Type,
                              LateContent Content = {}) {
  ElfSection &S =
      Image.Sections[Image.addSection(Name, Type, /*Flags=*/0,
                                      /*Alignment=*/0, std::move(Content))];
  S.FillsGap = true;
  return S;
}

static LateContent makeData(const Kernel &K) {
  if (K.Data)
    return LateContent::refer(*K.Data);
  return {DefaultDataSize,
          [](raw_ostream &OS) { OS.write_zeros(DefaultDataSize); }};
}

static void addSections(ElfImage &Image, const Kernel &K) {
  addSection(Image, ".shstrtab", ELF::SHT_STRTAB)
      .Before.resize(sizeof(EncodingEntry));
  addSection(Image, ".text", ELF::SHT_PROGBITS, LateContent::refer(K.Code))
      .Before = encodeNotes(K.Parts.Notes);
  addSection(Image, ".data", ELF::SHT_PROGBITS, makeData(K)).EntrySize =
      K.Data ? K.Data->size() : 0;

  std::vector<ElfSymbol> Symbols(1);
  addExtraSymbols(K.Symbols, InnerFirstExtra, Symbols);
  ElfStringTable Names;
  ElfSection &Table = addSection(Image, ".symtab", ELF::SHT_SYMTAB);
  Table.Content = Image.encodeSymbols(Symbols, Names);
  Table.Link = InnerStrTab;
  Table.Info = 1;
  Table.EntrySize = Image.symbolEntrySize();
  addSection(Image, ".strtab", ELF::SHT_STRTAB).Content =
      K.Symbols.empty() ? Bytes(2, 0) : Names.str();
  Image.addExtraSections(K.Sections);
}

static void setSegment(ElfSegment &S, uint32_t Type, uint64_t Offset,
                       uint64_t Size) {
  S.Type = Type;
  S.Offset = Offset;
  S.FileSize = Size;
}

/// \p Image is laid out.
static void completeImage(ElfImage &Image, uint32_t DeviceCode) {
  const uint64_t NotesSize = Image.Sections[InnerText].Before.size();
  const uint64_t TextOffset = Image.Sections[InnerText].Offset;
  const ElfSection &Last = Image.Sections[InnerStrTab];
  setSegment(Image.Segments[EncodingSegment], PT_CAL_ENCODING,
             Image.Sections[InnerSectionNames].Offset - sizeof(EncodingEntry),
             sizeof(EncodingEntry));
  setSegment(Image.Segments[NoteSegment], ELF::PT_NOTE, TextOffset - NotesSize,
             NotesSize);
  ElfSegment &Load = Image.Segments[LoadSegment];
  setSegment(Load, ELF::PT_LOAD, TextOffset,
             Last.Offset + Last.size() - TextOffset);
  Load.MemorySize = Load.FileSize;

  EncodingEntry Entry = {};
  Entry.Device = DeviceCode;
  Entry.Type = 4;
  Entry.Offset = FixedNotesOffset;
  Entry.Size = Image.size() - FixedNotesOffset;
  Image.Sections[InnerSectionNames].Before = rawBytes(Entry).str();
}

ElfImage amdcl1::buildInnerImage(const Kernel &K, uint32_t DeviceCode) {
  ElfImage Image(/*Is64Bit=*/false);
  Image.OSABI = InnerOSABI;
  Image.ABIVersion = InnerABIVersion;
  Image.Type = ELF::ET_EXEC;
  Image.Machine = InnerMachine;
  Image.Flags = InnerFlags;
  Image.SectionNameTable = InnerSectionNames;
  Image.HeaderTableBefore = InnerText;
  Image.Segments.resize(NumSegments);
  addSections(Image, K);
  Image.layout();
  completeImage(Image, DeviceCode);
  return Image;
}
