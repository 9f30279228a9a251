//===- SectionPrinter.h - Sections and symbols as source --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a container gives no meaning to: sections by name, and symbols. Only
// exact text has them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_SECTIONPRINTER_H
#define CLRX_PRINT_SECTIONPRINTER_H

#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <utility>
#include <vector>

namespace clrx {

/// A name of a place.
struct SourceLabel {
  uint64_t Offset = 0; ///< In the section, in bytes.
  llvm::StringRef Name;
};

/// The names of places by the section that they are in, which is a number for
/// its kind and one among those of its kind.
class PlaceNames {
public:
  void add(unsigned Kind, unsigned Index, SourceLabel Label) {
    Names[{Kind, Index}].push_back(Label);
  }
  /// To be called when all are added.
  void sort();

  /// Those of one section, ascending; at one place in the order of add.
  std::vector<SourceLabel> get(unsigned Kind, unsigned Index = 0) const;
  /// The last that is not behind \p Offset; null if there is none.
  const SourceLabel *findLast(unsigned Kind, uint64_t Offset) const;

private:
  std::map<std::pair<unsigned, unsigned>, std::vector<SourceLabel>> Names;
};

/// Writes \p Data with \p Labels, which may be in any order; those behind the
/// end are left out. \p AsWords: in words, not bytes.
void printLabeledData(llvm::raw_ostream &OS, llvm::StringRef Data,
                      std::vector<SourceLabel> Labels, bool AsWords = false);

/// The same for \p Size bytes that have no content.
void printLabeledSkips(llvm::raw_ostream &OS, uint64_t Size,
                       std::vector<SourceLabel> Labels);

/// Writes \p S with its content, in words or bytes. What .section cannot say is
/// left out.
void printSection(llvm::raw_ostream &OS, const ElfSection &S,
                  std::vector<SourceLabel> Labels = {}, bool AsWords = false);

/// Writes \p Content, that of .comment, unless it is \p Default and without
/// \p Labels.
void printComment(llvm::raw_ostream &OS, llvm::StringRef Content,
                  llvm::StringRef Default, std::vector<SourceLabel> Labels);

/// Defines the names of \p Labels in code, behind whose \p Size bytes the text
/// stands.
void printCodePlaces(llvm::raw_ostream &OS, llvm::ArrayRef<SourceLabel> Labels,
                     uint64_t Size);

/// Adds the symbol \p Name, which is defined, to those that the binary shows.
/// \p Binding: ELF STB_*
void printAddedSymbol(llvm::raw_ostream &OS, llvm::StringRef Name,
                      uint64_t Size, uint8_t Binding);

} // namespace clrx

#endif // CLRX_PRINT_SECTIONPRINTER_H
