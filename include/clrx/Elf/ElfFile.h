//===- ElfFile.h - ELF files to be read -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An ELF file of either class as one kind of data: sections, symbols, and
// relocations. LLVM's reader checks every offset and size against the file;
// what may be named more than once, contents and names, is no more than the
// file has bytes, so that who copies it needs no more memory than that.
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

/// Strings point into the bytes that were read.
struct ElfFile {
  struct Section {
    llvm::StringRef Name;
    uint32_t Type = 0;
    uint64_t Flags = 0, Address = 0, Offset = 0;
    uint64_t Size = 0; ///< Of Content, but for SHT_NOBITS.
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

  std::string What; ///< Which file it is, in messages: "inner ELF".
  bool Is64Bit = false;
  uint8_t OSABI = 0, ABIVersion = 0;
  uint16_t Type = 0, Machine = 0;
  uint32_t Flags = 0;
  std::vector<ElfSegment> Segments;
  std::vector<Section> Sections;
  std::vector<Symbol> Symbols;        ///< Of .symtab, as they are there.
  std::vector<Symbol> DynamicSymbols; ///< Of .dynsym, likewise.
  /// Index of the first symbol of each name.
  llvm::DenseMap<llvm::StringRef, unsigned> SymbolsByName;

  /// The first section of that name; null if there is none.
  const Section *find(llvm::StringRef Name) const;
  /// The first symbol of that name; null if there is none.
  const Symbol *findSymbol(llvm::StringRef Name) const;
  /// The symbol that \p R names.
  llvm::Expected<const Symbol *> getSymbol(const ElfRelocation &R) const;
  /// The section of \p S; null if it is in none.
  const Section *getSectionOf(const Symbol &S) const;
};

/// What writes \p S again, but for where it is.
ElfSection makeSection(const ElfFile::Section &S);

/// Whether \p Bytes begin like a little-endian ELF file, and if so its machine.
std::optional<uint16_t> identifyElf(llvm::StringRef Bytes);

/// Reads \p Bytes, which outlive the result. Errors begin with \p What.
llvm::Expected<ElfFile> readElf(llvm::StringRef Bytes, llvm::StringRef What);

/// Reads the relocations of \p S, a section of \p File of type SHT_REL or
/// SHT_RELA.
std::vector<ElfRelocation> readRelocations(const ElfFile &File,
                                           const ElfFile::Section &S);

} // namespace clrx

#endif // CLRX_ELF_ELFFILE_H
