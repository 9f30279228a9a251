//===- ElfImage.h - ELF files as plain data ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes ELF files. The files of the drivers have oddities that no compiler's
// object writer produces: tables in an unusual order, sh_info of 0, string
// tables that share nothing. Therefore the caller specifies every part, and
// ElfImage only lays out and writes.
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

/// Returns the bytes of \p Struct, an on-disk structure. Its members are bytes
/// and integers of fixed endianness.
template <class T> llvm::StringRef rawBytes(const T &Struct) {
  static_assert(std::is_trivially_copyable_v<T> && alignof(T) == 1);
  return {reinterpret_cast<const char *>(&Struct), sizeof(T)};
}

/// A string table in the order of insertion. Unlike llvm::StringTableBuilder,
/// it neither shares nor sorts strings.
class ElfStringTable {
  std::string Bytes;

public:
  /// True if each empty string is appended with a NUL of its own.
  bool AppendsEmpty = false;

  /// \p LeadingNul is true if the table starts with the empty string.
  explicit ElfStringTable(bool LeadingNul = true) {
    if (LeadingNul)
      Bytes.push_back('\0');
  }

  /// Appends \p S and a NUL, and returns the offset of \p S. An empty \p S
  /// appends nothing and returns the offset of the first NUL, or 0 while the
  /// table is empty.
  uint32_t add(llvm::StringRef S);

  /// Returns the content of the section.
  const std::string &str() const { return Bytes; }
};

/// Bytes that are produced while the file is written. Files are large, and most
/// of their bytes already exist elsewhere in memory.
struct DeferredContent {
  uint64_t Size = 0;
  /// Writes Size bytes, the same ones at each call.
  std::function<void(llvm::raw_ostream &)> Write;

  /// Returns the content \p Bytes, which must outlive the result.
  static DeferredContent refer(llvm::StringRef Bytes) {
    return {Bytes.size(), [=](llvm::raw_ostream &OS) { OS << Bytes; }};
  }
};

struct ElfSection {
  std::string Name;
  uint32_t Type = llvm::ELF::SHT_PROGBITS;
  uint64_t Flags = 0;
  uint64_t Address = 0;   ///< sh_addr. It does not influence the layout.
  uint64_t Alignment = 1; ///< Alignment in bytes, a power of two; 0 means 1.
  /// Alignment of the offset in the file, in bytes; 0 means Alignment.
  uint64_t FileAlignment = 0;
  uint32_t Link = 0;
  uint32_t Info = 0;
  uint64_t EntrySize = 0;
  std::string Content;        ///< Content in memory. Unused for SHT_NOBITS.
  DeferredContent Deferred;   ///< Content that follows the content in memory.
  uint64_t NoBitsSize = 0;    ///< sh_size of SHT_NOBITS.
  std::string Before;         ///< Bytes before the section that belong to no
                              ///< section.
  bool FillsGap = false;      ///< True if sh_size extends to the next part.
  bool HasZeroOffset = false; ///< True if sh_offset is 0, not Offset.
  /// True if the section name table has the name only once for this section and
  /// for the first section of that name, which must precede it.
  bool SharesName = false;

  /// \name Set by ElfImage::layout, or by the caller before setLayout
  /// @{
  uint64_t Offset = 0; ///< Offset from the start of the image.
  uint64_t Gap = 0;    ///< Number of zeros after the content that sh_size
                       ///< includes.
  /// @}

  bool isNoBits() const { return Type == llvm::ELF::SHT_NOBITS; }
  /// Returns the size in the file in bytes, without the gap.
  uint64_t getFileSize() const {
    return isNoBits() ? 0 : Content.size() + Deferred.Size;
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
  uint32_t Symbol = 0; ///< Number of the symbol; 32-bit tables keep 24 bits.
  uint32_t Type = 0;   ///< R_*; 32-bit tables keep 8 bits.
  int64_t Addend = 0;  ///< Addend. SHT_REL tables have none.
};

/// A little-endian ELF file. Fill it in, call layout, then write. The file is
///
///   ELF header | program headers | sections in order, each aligned |
///
/// The bytes in ElfSection::Before precede the section. The section header
/// table follows all sections, or precedes the section HeaderTableBefore. The
/// bytes between the parts are zero. A caller with another layout uses
/// setLayout.
class ElfImage {
public:
  /// Largest number of sections that e_shnum and st_shndx can express.
  static constexpr unsigned MaxSections = llvm::ELF::SHN_LORESERVE;
  /// Largest alignment of a section in bytes.
  static constexpr uint64_t MaxAlignment = uint64_t(1) << 30;
  /// Largest size of the file in bytes. A source of sensible size can exceed it
  /// only by alignments.
  static constexpr uint64_t MaxSize = uint64_t(1) << 31;

  bool Is64Bit;
  uint8_t OSABI = 0;
  uint8_t ABIVersion = 0;
  uint16_t Type = llvm::ELF::ET_REL;
  uint16_t Machine = 0;
  uint32_t Flags = 0;
  uint64_t Entry = 0; ///< e_entry
  /// Index of the section that layout fills with the names of sections.
  unsigned SectionNameTable = 0;
  /// e_shstrndx; 0 means SectionNameTable.
  unsigned HeaderNameTable = 0;
  /// Index of the section whose name is in the name table twice. Its section
  /// header refers to the second copy. 0 means no section.
  unsigned RepeatedName = 0;
  /// Index of the section that the section header table precedes; 0 means that
  /// the table is at the end.
  unsigned HeaderTableBefore = 0;
  /// Sections by index. [0] is the null section.
  std::vector<ElfSection> Sections;
  /// Program headers. Their number must be final before layout, their contents
  /// before write.
  std::vector<ElfSegment> Segments;

  explicit ElfImage(bool Is64Bit) : Is64Bit(Is64Bit), Sections(1) {}

  /// Adds a section and returns its index.
  unsigned addSection(ElfSection S) {
    Sections.push_back(std::move(S));
    return Sections.size() - 1;
  }

  /// Adds the sections that a source defines itself and links tables by name,
  /// as clrxasm does: sections called .symtab to the last .strtab, sections
  /// called .dynsym to the last .dynstr, and e_shstrndx to the last .shstrtab.
  /// The last one may be a section of the source. Call it once, after adding
  /// all other sections.
  void addExtraSections(llvm::ArrayRef<ElfSection> Extra);

  /// Sorts the sections by \p Names. Each name takes the first section of that
  /// name that is left; the other sections follow. Adjusts the links. \returns
  /// the new index of each old index, for the symbols.
  std::vector<unsigned> orderSections(llvm::ArrayRef<std::string> Names);

  uint64_t symbolEntrySize() const { return Is64Bit ? 24 : 16; }
  uint64_t wordSize() const { return Is64Bit ? 8 : 4; }
  /// Returns sh_entsize of a section with these SHT_* and SHF_*: the size of an
  /// entry of an ELF table, 1 for mergeable strings, 0 for everything else.
  uint64_t getEntrySize(uint32_t Type, uint64_t Flags) const;

  /// Returns the content of an SHT_SYMTAB section and adds the names to \p
  /// Names in order. A null symbol is an entry like any other.
  std::string encodeSymbols(llvm::ArrayRef<ElfSymbol> Symbols,
                            ElfStringTable &Names) const;
  /// Returns the same content for names that are already at \p NameOffsets, one
  /// offset per symbol.
  std::string encodeSymbols(llvm::ArrayRef<ElfSymbol> Symbols,
                            llvm::ArrayRef<uint32_t> NameOffsets) const;
  /// Return the content of SHT_REL and SHT_RELA sections.
  std::string encodeRel(llvm::ArrayRef<ElfRelocation> Relocs) const;
  std::string encodeRela(llvm::ArrayRef<ElfRelocation> Relocs) const;

  /// Assigns name offsets and file offsets. Fills the section name table with a
  /// NUL and the names in section order. Sizes and alignments must not change
  /// afterwards.
  void layout();
  /// Replaces layout() for a caller that has set the Offset of each section. \p
  /// NameOffsets are the offsets of the sections' names, by index, in a table
  /// that the caller has filled. \p HeaderTable is the offset of the section
  /// header table after all sections.
  void setLayout(std::vector<uint32_t> NameOffsets, uint64_t HeaderTable);
  /// Checks the limits that this class defines. \returns an error if there are
  /// too many sections, or an alignment or the whole file is too large. Call
  /// this after layout and before write.
  llvm::Error checkLimits() const;
  /// Returns the segment over the sections from \p First to \p Last, without an
  /// alignment. Valid after layout.
  ElfSegment makeSegment(uint32_t Type, uint32_t Flags, unsigned First,
                         unsigned Last) const;
  /// Returns the size of the file in bytes. Valid after layout.
  uint64_t size() const { return FileSize; }
  /// Writes size() bytes. It does not seek, so \p OS may already hold other
  /// bytes.
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
