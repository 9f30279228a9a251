//===- ExtraParts.h - What formats do not define ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sections and symbols of a source's own in the ELF files of AMD's Catalyst
// drivers, and what symbols stand for.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CATALYST_EXTRAPARTS_H
#define CLRX_CATALYST_EXTRAPARTS_H

#include "clrx/Elf/ElfFile.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace clrx::catalyst {

/// The indices of the sections in \p File, but for the first one of each name
/// in \p Defined.
std::vector<unsigned> findExtras(const ElfFile &File,
                                 llvm::ArrayRef<llvm::StringRef> Defined);

/// The place of section \p Index in \p Extras, which ascend.
std::optional<unsigned> findExtra(llvm::ArrayRef<unsigned> Extras,
                                  unsigned Index);

/// Whether \p S may be a source's own: all but the format's have no type.
bool isExtraSymbol(const ElfFile::Symbol &S);

/// The bytes that \p S, a symbol of \p File, stands for.
llvm::Expected<llvm::StringRef> getContent(const ElfFile &File,
                                           const ElfFile::Symbol &S);

/// Counts the bytes of a file that were read as parts of kernels. Files have
/// those of each kernel once, so all of them are no more than the file.
class PartCounter {
public:
  explicit PartCounter(llvm::StringRef Binary) : FileSize(Binary.size()) {}

  /// Counts \p Part of kernel \p Index, called \p Name. \returns an error if
  /// the parts are more than the file.
  llvm::Error add(llvm::StringRef Part, size_t Index, llvm::StringRef Name);

private:
  uint64_t FileSize;
  uint64_t Size = 0; ///< Of all parts so far.
};

} // namespace clrx::catalyst

#endif // CLRX_CATALYST_EXTRAPARTS_H
