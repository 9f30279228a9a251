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

namespace clrx {

/// Adds a note to \p Notes: \p Name with a NUL, then \p Desc, each padded to 4
/// bytes.
void appendNote(std::string &Notes, llvm::StringRef Name, uint32_t Type,
                llvm::StringRef Desc);

/// Adds all of it that precedes the \p DescSize bytes of the descriptor.
void appendNoteStart(std::string &Notes, llvm::StringRef Name, uint32_t Type,
                     uint32_t DescSize);

/// The content of SHT_HASH for the dynamic symbols \p Symbols, the null symbol
/// included; as the System V ABI has it, with 32-bit words. The number of
/// buckets is the one that clrxasm finds the best.
std::string encodeHashTable(llvm::ArrayRef<ElfSymbol> Symbols);

/// An entry of a 64-bit dynamic section.
struct ElfDynamicEntry {
  int64_t Tag; ///< DT_*
  uint64_t Value;
};

/// The content of SHT_DYNAMIC, without an end of its own.
std::string encodeDynamic(llvm::ArrayRef<ElfDynamicEntry> Entries);

} // namespace clrx

#endif // CLRX_ELF_ELFTABLES_H
