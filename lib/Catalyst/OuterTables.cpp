//===- OuterTables.cpp - Tables of the outer ELF --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds the tables.
//
//===----------------------------------------------------------------------===//

#include "clrx/Catalyst/OuterTables.h"

using namespace clrx;
using namespace clrx::catalyst;
using namespace llvm;

OuterTables catalyst::addOuterTables(ElfImage &Image) {
  OuterTables Tables;
  Image.SectionNameTable =
      Image.addSection(".shstrtab", ELF::SHT_STRTAB, ELF::SHF_STRINGS, 1);
  Tables.Names =
      Image.addSection(".strtab", ELF::SHT_STRTAB, ELF::SHF_STRINGS, 1);
  Tables.Symbols = Image.addSection(".symtab", ELF::SHT_SYMTAB, 0, 8);
  Image.Sections[Tables.Symbols].EntrySize = Image.symbolEntrySize();
  return Tables;
}
