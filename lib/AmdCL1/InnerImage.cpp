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

/// Segments by index.
enum : unsigned { EncodingSegment, NoteSegment, LoadSegment, NumSegments };

class InnerBuilder : public ElfBuilder<InnerBuilder, InnerFirstExtra> {
  const Kernel &K;

public:
  static const Row Rows[];

  explicit InnerBuilder(const Kernel &K)
      : ElfBuilder(/*Is64Bit=*/false), K(K) {}

  ElfImage build(uint32_t DeviceCode);

private:
  void fillSectionNames(ElfSection &S);
  void fillText(ElfSection &S);
  void fillData(ElfSection &S);
  void fillSymTab(ElfSection &S);
  void fillStrTab(ElfSection &S);
  void fillSegments(uint32_t DeviceCode);
};

// clang-format off
const InnerBuilder::Row InnerBuilder::Rows[] = {
    {InnerSectionNames, 1, ".shstrtab", ELF::SHT_STRTAB, 0, 0, nullptr, &InnerBuilder::fillSectionNames},
    {InnerText, 1, ".text", ELF::SHT_PROGBITS, 0, 0, nullptr, &InnerBuilder::fillText},
    {InnerData, 1, ".data", ELF::SHT_PROGBITS, 0, 0, nullptr, &InnerBuilder::fillData},
    {InnerSymTab, 1, ".symtab", ELF::SHT_SYMTAB, 0, 0, nullptr, &InnerBuilder::fillSymTab},
    {InnerStrTab, 1, ".strtab", ELF::SHT_STRTAB, 0, 0, nullptr, &InnerBuilder::fillStrTab},
};
// clang-format on

} // namespace

/// Reserves the entry before the section, see fillSegments.
void InnerBuilder::fillSectionNames(ElfSection &S) {
  S.Before.resize(sizeof(EncodingEntry));
}

void InnerBuilder::fillText(ElfSection &S) {
  S.Before = encodeNotes(K.Parts.Notes);
  S.Deferred = DeferredContent::refer(K.Code);
}

void InnerBuilder::fillData(ElfSection &S) {
  if (K.Data) {
    S.EntrySize = K.Data->size();
    S.Deferred = DeferredContent::refer(*K.Data);
    return;
  }
  S.Deferred = {DefaultDataSize,
                [](raw_ostream &OS) { OS.write_zeros(DefaultDataSize); }};
}

void InnerBuilder::fillSymTab(ElfSection &S) {
  std::vector<ElfSymbol> Symbols(1);
  addExtraSymbols(K.Symbols, InnerFirstExtra, Symbols);
  setSymbols(InnerSymTab, InnerStrTab, Symbols);
  S.Info = 1;
}

void InnerBuilder::fillStrTab(ElfSection &S) {
  if (K.Symbols.empty())
    S.Content.assign(2, '\0');
}

static void setSegment(ElfSegment &S, uint32_t Type, uint64_t Offset,
                       uint64_t Size) {
  S.Type = Type;
  S.Offset = Offset;
  S.FileSize = Size;
}

/// Called after layout. Completes the segments and the encoding entry, which is
/// the content of the first segment.
void InnerBuilder::fillSegments(uint32_t DeviceCode) {
  ElfSection &Names = section(InnerSectionNames);
  const ElfSection &Last = section(InnerStrTab);
  const uint64_t NotesSize = section(InnerText).Before.size();
  const uint64_t TextOffset = section(InnerText).Offset;
  setSegment(Image.Segments[EncodingSegment], PT_CAL_ENCODING,
             Names.Offset - sizeof(EncodingEntry), sizeof(EncodingEntry));
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
  Names.Before = rawBytes(Entry).str();
}

ElfImage InnerBuilder::build(uint32_t DeviceCode) {
  Image.OSABI = InnerOSABI;
  Image.ABIVersion = InnerABIVersion;
  Image.Type = ELF::ET_EXEC;
  Image.Machine = InnerMachine;
  Image.Flags = InnerFlags;
  Image.SectionNameTable = InnerSectionNames;
  Image.HeaderTableBefore = InnerText;
  Image.Segments.resize(NumSegments);
  addParts(Rows);
  for (ElfSection &S : drop_begin(Image.Sections))
    S.FillsGap = true;
  fillParts();
  Image.addExtraSections(K.Sections); // Links the symbol table, too.
  Image.layout();
  fillSegments(DeviceCode);
  return std::move(Image);
}

ElfImage amdcl1::buildInnerImage(const Kernel &K, uint32_t DeviceCode) {
  return InnerBuilder(K).build(DeviceCode);
}
