//===- ElfFile.h - ELF files to be read -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads ELF files of either class into one structure with sections, symbols and
// relocations. LLVM's reader checks every offset and size against the file.
// Section contents may overlap in a file, and so may names. The sizes of all
// contents may add up to the size of the file at most, and so may the sizes of
// all names. This limits the memory that copies need.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ELF_ELFFILE_H
#define CLRX_ELF_ELFFILE_H

#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace clrx {

/// An ELF file that was read. Its strings point into the bytes that were read.
struct ElfFile {
  struct Section {
    llvm::StringRef Name;
    uint32_t Type = 0;
    uint64_t Flags = 0, Address = 0, Offset = 0;
    uint64_t Size = 0; ///< Size of Content, except for SHT_NOBITS.
    uint64_t Alignment = 0, EntrySize = 0;
    uint32_t Link = 0, Info = 0;
    llvm::StringRef Content;
  };
  struct Symbol {
    llvm::StringRef Name;
    uint64_t Value = 0, Size = 0;
    uint8_t Info = 0, Other = 0;
    uint16_t SectionIndex = 0;

    uint8_t getType() const { return Info & 15; }
    uint8_t getBinding() const { return Info >> 4; }
  };

  std::string What; ///< Name of the file in messages, such as "inner ELF".
  bool Is64Bit = false;
  uint8_t OSABI = 0, ABIVersion = 0;
  uint16_t Type = 0, Machine = 0;
  uint32_t Flags = 0;
  std::vector<ElfSegment> Segments;
  std::vector<Section> Sections;
  std::vector<Symbol> Symbols;        ///< Symbols of .symtab, in their order.
  std::vector<Symbol> DynamicSymbols; ///< Symbols of .dynsym, in their order.
  /// Index of the first symbol of each name.
  llvm::DenseMap<llvm::StringRef, unsigned> SymbolsByName;

  /// Returns the first section of that name; null if there is none.
  const Section *find(llvm::StringRef Name) const;
  /// Returns the first symbol of that name; null if there is none.
  const Symbol *findSymbol(llvm::StringRef Name) const;
  /// Returns the symbol that \p R names, or an error if it does not exist.
  llvm::Expected<const Symbol *> getSymbol(const ElfRelocation &R) const;
  /// Returns the section of \p S; null if the symbol is in no section.
  const Section *getSectionOf(const Symbol &S) const;
};

/// Returns a section for the writer with the properties and content of \p S,
/// but without its offset.
ElfSection makeSection(const ElfFile::Section &S);

/// Returns the machine of a little-endian ELF file, or std::nullopt if \p Bytes
/// do not begin like one.
std::optional<uint16_t> identifyElf(llvm::StringRef Bytes);

/// Returns e_flags of \p Bytes, which begin like an ELF file, or std::nullopt
/// if the header is incomplete.
std::optional<uint32_t> readElfFlags(llvm::StringRef Bytes);

/// Reads \p Bytes, which must outlive the result. Errors begin with \p What.
llvm::Expected<ElfFile> readElf(llvm::StringRef Bytes, llvm::StringRef What);

/// Reads the relocations of \p S, a section of \p File of type SHT_REL or
/// SHT_RELA.
std::vector<ElfRelocation> readRelocations(const ElfFile &File,
                                           const ElfFile::Section &S);

} // namespace clrx

#endif // CLRX_ELF_ELFFILE_H
