//===- ElfParts.h - The sections of a format as a table ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A container's writer describes the sections of its format by the rows of a
// table, and ElfBuilder builds an image from the rows. A writer adds only what
// is special to its format: the contents of the sections. The linker of code
// objects uses rows without ElfBuilder.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ELF_ELFPARTS_H
#define CLRX_LIB_ELF_ELFPARTS_H

#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include <array>

namespace clrx {

/// Value of ElfPart::Link for a section without a link.
constexpr uint8_t NoPart = UINT8_MAX;
/// Value of ElfPart::Alignment for the word size of the file's class.
constexpr uint16_t WordAlignment = UINT16_MAX;

/// A section that a format defines; a row of a table in the order of the file.
/// \p Builder has the functions that the row names.
template <class Builder> struct ElfPart {
  uint8_t Id;       ///< Number of the part: an enumerator of the format.
  uint8_t Variants; ///< Mask of the variants that have the part at this row.
  llvm::StringLiteral Name;
  uint32_t Type;      ///< SHT_*; tables of ELF get their entry size from it.
  uint32_t Flags;     ///< SHF_*
  uint16_t Alignment; ///< In bytes, or WordAlignment.
  /// Returns true if the file has the section. Null if every file has it.
  bool (Builder::*IsPresent)() const = nullptr;
  /// Fills the section after all section indices are known. Null if the section
  /// is empty, or if the builder fills it in another function.
  void (Builder::*Fill)(ElfSection &S) = nullptr;
  uint8_t Link = NoPart;      ///< Id of the part that sh_link names.
  uint16_t FileAlignment = 0; ///< ElfSection::FileAlignment
};

/// Returns the empty section that \p Row describes.
template <class Builder>
ElfSection makeSection(const ElfPart<Builder> &Row, const ElfImage &Image) {
  ElfSection S;
  S.Name = Row.Name.str();
  S.Type = Row.Type;
  S.Flags = Row.Flags;
  S.Alignment =
      Row.Alignment == WordAlignment ? Image.wordSize() : Row.Alignment;
  S.FileAlignment = Row.FileAlignment;
  S.EntrySize = Image.getEntrySize(Row.Type, Row.Flags);
  return S;
}

/// Base class of the writers of ELF files, with the image and the section
/// indices of the \p NumParts parts of the format.
template <class Derived, unsigned NumParts> class ElfBuilder {
public:
  using Row = ElfPart<Derived>;

protected:
  ElfImage Image;
  unsigned FirstExtra = 0; ///< Index of the first section after the parts.

  explicit ElfBuilder(bool Is64Bit) : Image(Is64Bit) {}

  /// Returns true if the file has \p Part. Valid after addParts.
  bool has(unsigned Part) const { return Index[Part] != 0; }
  /// Returns the section index of \p Part, or 0 if the file lacks it.
  unsigned getIndex(unsigned Part) const { return Index[Part]; }
  ElfSection &section(unsigned Part) { return Image.Sections[Index[Part]]; }
  const ElfSection &section(unsigned Part) const {
    return Image.Sections[Index[Part]];
  }
  uint64_t getAddress(unsigned Part) const { return section(Part).Address; }

  /// Adds a section for each row of \p Variant that is present. The section
  /// indices of all parts are known afterwards; only orderParts changes them.
  void addParts(llvm::ArrayRef<Row> Rows, unsigned Variant = 0) {
    for (const Row &R : Rows) {
      const bool IsInVariant = R.Variants >> Variant & 1;
      if (!IsInVariant || (R.IsPresent && !(self().*R.IsPresent)()))
        continue;
      Index[R.Id] = Image.addSection(makeSection(R, Image));
      Present.push_back(&R);
    }
    FirstExtra = Image.Sections.size();
  }

  /// Brings all sections into the order of \p Names, see
  /// ElfImage::orderSections. \returns the new index of each old one.
  std::vector<unsigned> orderParts(llvm::ArrayRef<std::string> Names) {
    std::vector<unsigned> NewIndex = Image.orderSections(Names);
    for (unsigned &I : Index)
      I = NewIndex[I];
    return NewIndex;
  }

  /// Links the parts and gives them their contents, in the order of the rows.
  void fillParts() {
    for (const Row *R : Present) {
      ElfSection &S = section(R->Id);
      if (R->Link != NoPart)
        S.Link = Index[R->Link];
      if (R->Fill)
        (self().*R->Fill)(S);
    }
  }

  /// Fills the symbol table \p SymTab with \p Symbols and the string table
  /// \p StrTab with their names.
  void setSymbols(unsigned SymTab, unsigned StrTab,
                  llvm::ArrayRef<ElfSymbol> Symbols,
                  ElfStringTable Names = ElfStringTable()) {
    section(SymTab).Content = Image.encodeSymbols(Symbols, Names);
    section(StrTab).Content = Names.str();
  }

private:
  std::array<unsigned, NumParts> Index = {}; ///< 0: the file lacks the part.
  llvm::SmallVector<const Row *, NumParts> Present;

  Derived &self() { return static_cast<Derived &>(*this); }
};

} // namespace clrx

#endif // CLRX_LIB_ELF_ELFPARTS_H
