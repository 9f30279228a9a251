//===- ElfTables.h - Tables that loaders read -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Encodes the sections that loaders read: the hash table of dynamic symbols,
// the dynamic section, and notes. Also decodes notes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ELF_ELFTABLES_H
#define CLRX_LIB_ELF_ELFTABLES_H

#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"

namespace clrx {

/// Adds a note to \p Notes: \p Name with a NUL, then \p Desc, each padded to 4
/// bytes.
void appendNote(std::string &Notes, llvm::StringRef Name, uint32_t Type,
                llvm::StringRef Desc);

/// Calls \p Visit with name (without its NUL), type and descriptor of each note
/// of \p Notes, the content of a section.
/// \returns an error that begins with \p What if a note exceeds the content.
llvm::Error
forEachNote(llvm::StringRef Notes, const llvm::Twine &What,
            llvm::function_ref<void(llvm::StringRef Name, uint32_t Type,
                                    llvm::StringRef Desc)>
                Visit);

/// Order of the symbols in a bucket of a hash table.
enum class HashTableStyle {
  Clrxasm, ///< The first symbol is found first.
  LLD,     ///< The last symbol is found first.
};

/// Adds the part of a note that precedes the \p DescSize bytes of its
/// descriptor.
void appendNoteStart(std::string &Notes, llvm::StringRef Name, uint32_t Type,
                     uint32_t DescSize);

/// Returns the number of buckets that makes searching a hash table of
/// \p Symbols cheapest, as clrxasm does. \p Symbols are the dynamic symbols
/// with the null symbol. The search takes time in proportion to 4000 *
/// Symbols.size().
uint32_t chooseNumBuckets(llvm::ArrayRef<ElfSymbol> Symbols);

/// Returns the content of SHT_HASH, as the System V ABI defines it, with 32-bit
/// words. \p Symbols are the dynamic symbols with the null symbol.
std::string encodeHashTable(llvm::ArrayRef<ElfSymbol> Symbols,
                            uint32_t NumBuckets, HashTableStyle Style);

/// An entry of a 64-bit dynamic section.
struct ElfDynamicEntry {
  int64_t Tag; ///< DT_*
  uint64_t Value;
};

/// Returns the content of SHT_DYNAMIC. The entries must end with DT_NULL.
std::string encodeDynamic(llvm::ArrayRef<ElfDynamicEntry> Entries);

} // namespace clrx

#endif // CLRX_LIB_ELF_ELFTABLES_H
