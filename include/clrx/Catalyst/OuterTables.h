//===- OuterTables.h - Tables of the outer ELF ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the outer ELF files of AMD's Catalyst drivers have in common.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CATALYST_OUTERTABLES_H
#define CLRX_CATALYST_OUTERTABLES_H

#include "clrx/Elf/ElfImage.h"

namespace clrx::catalyst {

/// Sections by index, to be filled in before the image is laid out.
struct OuterTables {
  unsigned Names;   ///< Of symbols.
  unsigned Symbols; ///< Without sh_info; linked by ElfImage::addExtraSections.
};

/// Adds the sections that outer ELFs begin with: .shstrtab, .strtab and
/// .symtab.
OuterTables addOuterTables(ElfImage &Image);

} // namespace clrx::catalyst

#endif // CLRX_CATALYST_OUTERTABLES_H
