//===- SectionPrinter.h - Sections and symbols as source --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints sections and symbols that have no meaning to a container. Only exact
// sources have them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_SECTIONPRINTER_H
#define CLRX_LIB_PRINT_SECTIONPRINTER_H

#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <map>
#include <utility>
#include <vector>

namespace clrx {

/// A name of an offset.
struct SourceLabel {
  uint64_t Offset = 0; ///< Offset in the section in bytes.
  llvm::StringRef Name;
};

/// Labels by section. A section is identified by its kind and its index among
/// the sections of that kind.
class LabelMap {
public:
  void add(unsigned Kind, unsigned Index, SourceLabel Label) {
    Names[{Kind, Index}].push_back(Label);
  }
  /// Sorts the labels. Call this after adding all of them.
  void sort();

  /// Returns the labels of a section by ascending offset. Labels at the same
  /// offset are in the order of add.
  std::vector<SourceLabel> get(unsigned Kind, unsigned Index = 0) const;
  /// Returns the last label that is not after \p Offset, or null.
  const SourceLabel *findLast(unsigned Kind, uint64_t Offset) const;

private:
  std::map<std::pair<unsigned, unsigned>, std::vector<SourceLabel>> Names;
};

/// Writes \p Data with \p Labels, which may be in any order. Leaves out labels
/// after the end. \p AsWords selects words instead of bytes.
void printLabeledData(llvm::raw_ostream &OS, llvm::StringRef Data,
                      std::vector<SourceLabel> Labels, bool AsWords = false);

/// Writes \p Size bytes without content, with \p Labels.
void printLabeledSkips(llvm::raw_ostream &OS, uint64_t Size,
                       std::vector<SourceLabel> Labels);

/// Writes \p S and its content in words or bytes. Leaves out attributes that
/// .section cannot state.
void printSection(llvm::raw_ostream &OS, const ElfSection &S,
                  std::vector<SourceLabel> Labels = {}, bool AsWords = false);

/// Writes .comment with \p Content, unless it is \p Default and has no \p
/// Labels.
void printComment(llvm::raw_ostream &OS, llvm::StringRef Content,
                  llvm::StringRef Default, std::vector<SourceLabel> Labels);

/// Assigns the names of \p Labels in code. Call this at the end of the code,
/// which is at offset \p Size.
void printCodeLabels(llvm::raw_ostream &OS, llvm::ArrayRef<SourceLabel> Labels,
                     uint64_t Size);

/// Writes pseudo-ops that add the defined symbol \p Name to the file's symbols.
/// \p Binding is one of ELF STB_*.
void printAddedSymbol(llvm::raw_ostream &OS, llvm::StringRef Name,
                      uint64_t Size, uint8_t Binding);

} // namespace clrx

#endif // CLRX_LIB_PRINT_SECTIONPRINTER_H
