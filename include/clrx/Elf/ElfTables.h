//===- ElfTables.h - Tables that loaders read -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contents of sections that are for loaders: the hash table of dynamic symbols,
// the dynamic section, and notes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ELF_ELFTABLES_H
#define CLRX_ELF_ELFTABLES_H

#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/Twine.h"

namespace clrx {

/// Adds a note to \p Notes: \p Name with a NUL, then \p Desc, each padded to 4
/// bytes.
void appendNote(std::string &Notes, llvm::StringRef Name, uint32_t Type,
                llvm::StringRef Desc);

/// Reads \p Notes, the content of a section of notes, and calls \p Visit with
/// each name, without its NUL, type and descriptor.
/// \returns an error that begins with \p What if a note leaves it.
llvm::Error
forEachNote(llvm::StringRef Notes, const llvm::Twine &What,
            llvm::function_ref<void(llvm::StringRef Name, uint32_t Type,
                                    llvm::StringRef Desc)>
                Visit);

/// In how many buckets a hash table has its symbols, and how each is ordered.
enum class HashTableStyle {
  Clrxasm, ///< Cheapest to search; the first symbol is found first.
  LLD,     ///< As many as symbols; the last symbol is found first.
};
/// Adds all of it that precedes the \p DescSize bytes of the descriptor.
void appendNoteStart(std::string &Notes, llvm::StringRef Name, uint32_t Type,
                     uint32_t DescSize);

/// The content of SHT_HASH for the dynamic symbols \p Symbols, the null symbol
/// included; as the System V ABI has it, with 32-bit words.
std::string encodeHashTable(llvm::ArrayRef<ElfSymbol> Symbols,
                            HashTableStyle Style = HashTableStyle::Clrxasm);

/// An entry of a 64-bit dynamic section.
struct ElfDynamicEntry {
  int64_t Tag; ///< DT_*
  uint64_t Value;
};

/// The content of SHT_DYNAMIC, without an end of its own.
std::string encodeDynamic(llvm::ArrayRef<ElfDynamicEntry> Entries);

} // namespace clrx

#endif // CLRX_ELF_ELFTABLES_H
