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
#include <vector>

namespace clrx {

/// A name of a place.
struct SourceLabel {
  uint64_t Offset = 0; ///< In the section, in bytes.
  llvm::StringRef Name;
};

/// Writes \p Data with \p Labels, which may be in any order; those behind the
/// end are left out.
void printLabeledData(llvm::raw_ostream &OS, llvm::StringRef Data,
                      std::vector<SourceLabel> Labels);

/// The same for \p Size bytes that have no content.
void printLabeledSkips(llvm::raw_ostream &OS, uint64_t Size,
                       std::vector<SourceLabel> Labels);

/// Writes \p S with its content. What .section cannot say is left out.
void printSection(llvm::raw_ostream &OS, const ElfSection &S,
                  std::vector<SourceLabel> Labels = {});

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
