//===- ExtraParts.h - Added sections and symbols ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the sections and symbols that a source has added to an ELF file of
// AMD's Catalyst drivers and the order of its sections, and reads the bytes of
// symbols.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CATALYST_EXTRAPARTS_H
#define CLRX_LIB_CATALYST_EXTRAPARTS_H

#include "clrx/Catalyst/ExtraSymbol.h"
#include "clrx/Elf/ElfFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx::catalyst {

/// Returns the indices of all sections of \p File except the null section and
/// the first section of each name in \p Defined.
std::vector<unsigned> findExtras(const ElfFile &File,
                                 llvm::ArrayRef<llvm::StringRef> Defined);

/// Returns the names of all sections of \p File in their order. \p Defined are
/// the names of the format's sections in the default order, and \p Extras are
/// the other sections. Returns an empty list if the order is the default one.
std::vector<std::string>
findSectionOrder(const ElfFile &File, llvm::ArrayRef<llvm::StringRef> Defined,
                 llvm::ArrayRef<unsigned> Extras);

/// Writes the pseudo-op for the order \p Names, unless it is empty.
void printSectionOrder(llvm::raw_ostream &OS,
                       llvm::ArrayRef<std::string> Names);

/// Returns the position of section \p Index in \p Extras, which are in
/// ascending order.
std::optional<unsigned> findExtra(llvm::ArrayRef<unsigned> Extras,
                                  unsigned Index);

/// Returns true if a source may have defined \p S. Only the symbols of the
/// format have a type.
bool isExtraSymbol(const ElfFile::Symbol &S);

/// Returns an extra symbol with name, value, size and binding of \p S.
ExtraSymbol makeExtraSymbol(const ElfFile::Symbol &S);

/// Adds the extra symbols of \p Outer to \p Symbols. \p FindExtra returns the
/// index of the extra section of a symbol, or std::nullopt if it has none.
void readOuterSymbols(
    const ElfFile &Outer, std::vector<ExtraSymbol> &Symbols,
    llvm::function_ref<std::optional<unsigned>(const ElfFile::Symbol &)>
        FindExtra);

/// Returns the bytes of \p S, a symbol of \p File.
llvm::Expected<llvm::StringRef> getContent(const ElfFile &File,
                                           const ElfFile::Symbol &S);

/// Counts the bytes of a file that were read as parts of kernels. Parts do not
/// overlap, so their sum cannot exceed the size of the file.
class PartCounter {
public:
  explicit PartCounter(llvm::StringRef Binary) : FileSize(Binary.size()) {}

  /// Counts \p Part of kernel \p Index, called \p Name. \returns an error if
  /// the parts are larger than the file.
  llvm::Error add(llvm::StringRef Part, size_t Index, llvm::StringRef Name);

private:
  uint64_t FileSize;
  uint64_t Size = 0; ///< Sum of the sizes of all parts so far.
};

} // namespace clrx::catalyst

#endif // CLRX_LIB_CATALYST_EXTRAPARTS_H
