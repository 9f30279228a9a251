//===- ElfImage.h - ELF files as plain data ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both containers wrap ELF images, and AmdCL2 nests one in another. The images
// have oddities that a compiler's object writer would not produce (tables in
// unusual order, sh_info of 0, shared-nothing string tables), so the caller
// says everything and the builder only lays out and writes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ELF_ELFIMAGE_H
#define CLRX_ELF_ELFIMAGE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <functional>
#include <string>
#include <type_traits>
#include <vector>

namespace clrx {

/// The bytes of \p Struct, which is laid out as it is on disk: of bytes and of
/// integers of fixed endianness.
template <class T> llvm::StringRef rawBytes(const T &Struct) {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) == 1);
  return {reinterpret_cast<const char *>(&Struct), sizeof(T)};
}

/// A string table that keeps every string as it comes: strings are neither
/// shared nor sorted, unlike llvm::StringTableBuilder's.
class ElfStringTable {
  std::string Bytes;

public:
  /// Empty strings are appended, too, each with its own NUL.
  bool AppendsEmpty = false;

  /// \p LeadingNul: the table starts with the empty string.
  explicit ElfStringTable(bool LeadingNul = true) {
    if (LeadingNul)
      Bytes.push_back('\0');
  }

  /// Appends \p S and a NUL. \returns its offset; for an empty \p S that of
  /// the first NUL there is, appending nothing (0 while the table is empty).
  uint32_t add(llvm::StringRef S);

  /// What is to be the section's content.
  const std::string &str() const { return Bytes; }
};

/// Bytes that are made when they are written: files are large, and most of what
/// they hold exists elsewhere.
struct LateContent {
  uint64_t Size = 0;
  /// Writes so many bytes, which are the same at each call.
  std::function<void(llvm::raw_ostream &)> Write;

  /// \p Bytes, which outlive the result.
  static LateContent refer(llvm::StringRef Bytes) {
    return {Bytes.size(), [=](llvm::raw_ostream &OS) { OS << Bytes; }};
  }
};

struct ElfSection {
  std::string Name;
  uint32_t Type = llvm::ELF::SHT_PROGBITS;
  uint64_t Flags = 0;
  uint64_t Address = 0;   ///< sh_addr; has no influence on the layout.
  uint64_t Alignment = 1; ///< In bytes, a power of two; 0 counts as 1.
  /// What its place in the file is a multiple of; 0: Alignment.
  uint64_t FileAlignment = 0;
  uint32_t Link = 0;
  uint32_t Info = 0;
  uint64_t EntrySize = 0;
  std::string Content;        ///< Unused for SHT_NOBITS.
  LateContent Late;           ///< Behind Content.
  uint64_t NoBitsSize = 0;    ///< sh_size of SHT_NOBITS.
  std::string Before;         ///< In front of it, in no section.
  bool FillsGap = false;      ///< sh_size goes on to the next part.
  bool HasZeroOffset = false; ///< sh_offset is 0 wherever the section stands.

  /// \name Set by ElfImage::layout, or before setLayout
  /// @{
  uint64_t Offset = 0; ///< From the image's start.
  uint64_t Gap = 0;    ///< Zeros behind the content that sh_size has in it.
  /// @}

  bool isNoBits() const { return Type == llvm::ELF::SHT_NOBITS; }
  /// In the file, without the gap.
  uint64_t getFileSize() const {
    return isNoBits() ? 0 : Content.size() + Late.Size;
  }
  uint64_t size() const { return isNoBits() ? NoBitsSize : getFileSize(); }
};

struct ElfSegment {
  uint32_t Type = 0;
  uint32_t Flags = 0;
  uint64_t Offset = 0;
  uint64_t VirtualAddress = 0;
  uint64_t FileSize = 0;
  uint64_t MemorySize = 0;
  uint64_t Alignment = 0;
  uint64_t PhysicalAddress = 0;
};

struct ElfSymbol {
  std::string Name;
  uint64_t Value = 0;
  uint64_t Size = 0;
  uint8_t Info = 0; ///< STB_* << 4 | STT_*
  uint16_t SectionIndex = 0;
  uint8_t Other = 0; ///< STV_*
};

struct ElfRelocation {
  uint64_t Offset = 0;
  uint32_t Symbol = 0; ///< Index; 24 bits of it in 32-bit tables.
  uint32_t Type = 0;   ///< 8 bits of it in 32-bit tables.
  int64_t Addend = 0;  ///< Unused by SHT_REL tables.
};

/// An ELF file, little-endian. Fill it in, call layout, then write:
///
///   ELF header | program headers | sections in order, each aligned |
///
/// what a section has Before it included, with the section header table behind
/// the sections, or before the one that HeaderTableBefore names. What lies
/// between the parts is zero. Another layout is the caller's: setLayout.
class ElfImage {
public:
  /// e_shnum and st_shndx have room for this many sections.
  static constexpr unsigned MaxSections = llvm::ELF::SHN_LORESERVE;
  /// Of a section, in bytes.
  static constexpr uint64_t MaxAlignment = uint64_t(1) << 30;
  /// Of the file, in bytes. Only alignments can lead here from sources of
  /// sensible size.
  static constexpr uint64_t MaxSize = uint64_t(1) << 31;

  bool Is64Bit;
  uint8_t OSABI = 0;
  uint8_t ABIVersion = 0;
  uint16_t Type = llvm::ELF::ET_REL;
  uint16_t Machine = 0;
  uint32_t Flags = 0;
  uint64_t Entry = 0; ///< e_entry
  /// Where layout leaves the sections' names.
  unsigned SectionNameTable = 0;
  /// e_shstrndx; 0: SectionNameTable.
  unsigned HeaderNameTable = 0;
  /// Section whose name the table has twice, the second counting; 0: none.
  unsigned RepeatedName = 0;
  /// Section before which the section header table stands; 0: at the end.
  unsigned HeaderTableBefore = 0;
  /// Sections by index. [0] is the null section.
  std::vector<ElfSection> Sections;
  /// Their number must be final before layout, their contents before write.
  std::vector<ElfSegment> Segments;

  explicit ElfImage(bool Is64Bit) : Is64Bit(Is64Bit), Sections(1) {}

  /// \returns the index.
  unsigned addSection(ElfSection S) {
    Sections.push_back(std::move(S));
    return Sections.size() - 1;
  }
  unsigned addSection(llvm::StringRef Name, uint32_t Type, uint64_t Flags,
                      uint64_t Alignment, std::string Content = "");
  unsigned addSection(llvm::StringRef Name, uint32_t Type, uint64_t Flags,
                      uint64_t Alignment, LateContent Content);

  /// Adds a source's own sections and links the tables as the reference does,
  /// by name: sections called .symtab to the last .strtab, those called .dynsym
  /// to the last .dynstr, and e_shstrndx to the last .shstrtab, which may be
  /// the source's. Call it once, after the others.
  void addExtraSections(llvm::ArrayRef<ElfSection> Extra);

  /// Brings the sections to the order of \p Names, of each name the first that
  /// is left, and behind them the others; links follow. \returns for each index
  /// the new one, for the symbols.
  std::vector<unsigned> orderSections(llvm::ArrayRef<std::string> Names);

  uint64_t symbolEntrySize() const { return Is64Bit ? 24 : 16; }
  uint64_t relEntrySize() const { return Is64Bit ? 16 : 8; }
  uint64_t wordSize() const { return Is64Bit ? 8 : 4; }
  /// Returns sh_entsize of a section with these SHT_* and SHF_*: the size of an
  /// entry of an ELF table, 1 for mergeable strings, 0 for everything else.
  uint64_t getEntrySize(uint32_t Type, uint64_t Flags) const;

  /// Contents of SHT_SYMTAB, SHT_REL and SHT_RELA. The names go to \p Names in
  /// order; a null symbol is an entry like any other.
  std::string encodeSymbols(llvm::ArrayRef<ElfSymbol> Symbols,
                            ElfStringTable &Names) const;
  /// The same with the names at \p NameOffsets, one for each symbol.
  std::string encodeSymbols(llvm::ArrayRef<ElfSymbol> Symbols,
                            llvm::ArrayRef<uint32_t> NameOffsets) const;
  std::string encodeRel(llvm::ArrayRef<ElfRelocation> Relocs) const;
  std::string encodeRela(llvm::ArrayRef<ElfRelocation> Relocs) const;

  /// Assigns name offsets and file offsets. Contents, sizes and alignments are
  /// final from here on. The section name table's content becomes a NUL and the
  /// names in section order.
  void layout();
  /// Takes the layout of the caller in the place of layout(), who has set the
  /// Offset of each section, in whatever order: \p NameOffsets are the places
  /// of the sections' names, by index, in a table that the caller filled, and
  /// the section header table stands at \p HeaderTable behind all sections.
  void setLayout(std::vector<uint32_t> NameOffsets, uint64_t HeaderTable);
  /// \returns an error if the file has too many sections, an alignment is too
  /// large or the file as a whole is. Call it after layout and before write.
  llvm::Error checkLimits() const;
  /// The segment over the sections from \p First to \p Last, without its
  /// alignment. Valid after layout.
  ElfSegment makeSegment(uint32_t Type, uint32_t Flags, unsigned First,
                         unsigned Last) const;
  /// In bytes; valid after layout.
  uint64_t size() const { return FileSize; }
  /// Writes size() bytes. Seeks nowhere, so \p OS may be in the middle of
  /// something.
  void write(llvm::raw_ostream &OS) const;

private:
  uint64_t HeaderTableOffset = 0;
  uint64_t FileSize = 0;
  std::vector<uint32_t> NameOffsets;

  void assignNameOffsets();
  uint64_t headerTableSize() const;
  template <class ELFT> void writeAs(llvm::raw_ostream &OS) const;
  template <class ELFT> void writeHeader(llvm::raw_ostream &OS) const;
  template <class ELFT> void writeSegments(llvm::raw_ostream &OS) const;
  template <class ELFT> void writeHeaderTable(llvm::raw_ostream &OS) const;
};

} // namespace clrx

#endif // CLRX_ELF_ELFIMAGE_H
