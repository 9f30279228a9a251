//===- Layout.h - What files are like by version ----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The version of Mesa decides on the layout of the file, that of LLVM on what
// describes the code in it. Who wants to know asks for a fact by its name;
// Layouts.def has them. Versions are major*10000 + minor*100 + micro.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_LAYOUT_H
#define CLRX_GALLIUM_LAYOUT_H

#include <cstdint>
#include <string>

namespace clrx::gallium {

/// What a file for some versions of Mesa is like.
struct Layout {
  uint32_t FirstVersion = 0;
  /// Mesa 20.3 to 25.1 load it; no Mesa since 19.2 loads the others. That
  /// loader takes nothing but ELF files by the rules, with kernel headers.
  bool IsLoadedByNewMesa = false;

  // The file around the ELF image.
  bool HasAttributes = false; ///< Kernel records have AttributesRecord.
  bool HasPrintfPart = false; ///< PrintfRecord stands at the end.
  uint32_t SectionType = 0;   ///< SectionRecord::Type
  /// Images have a type code for reading and one for writing, whatever their
  /// dimensions.
  bool HasMergedImageTypes = false;

  // The ELF image.
  uint8_t OSABI = 0;
  uint16_t Machine = 0;
  bool HasMachineFlags = false; ///< e_flags says which device it is for.
  bool IsAlways64Bit = false;
  bool HasWritableSections = true; ///< An empty .data and .bss.
  /// .symtab begins with the local symbols and counts them; section names mean
  /// nothing.
  bool HasStrictTables = false;
  unsigned CodeAlignment = 1; ///< Of the size of .text in bytes.
  /// Relocations have types and may be of any section; they add to what their
  /// place holds. Else there are those of the scratch buffer only.
  bool HasRelocationTypes = false;

  // Kernels.
  bool HasWave32 = false;   ///< The kernel header says whether it is wave32.
  uint32_t DefaultLLVM = 0; ///< The version of LLVM, if none is given.
};

/// What code compiled by some versions of LLVM comes with.
struct CodeFacts {
  uint32_t FirstVersion = 0;
  bool HasSpillEntries = false;  ///< 5 ProgInfo entries instead of 3.
  bool HasKernelHeaders = false; ///< An amd_kernel_code_t for each kernel.
};

const Layout &getLayout(uint32_t MesaVersion);
const CodeFacts &getCodeFacts(uint32_t LLVMVersion);

/// As in "20.3".
std::string formatVersion(uint32_t Version);

/// The version from which on \p Fact holds.
uint32_t getFirstVersion(bool Layout::*Fact);
uint32_t getFirstVersion(bool CodeFacts::*Fact);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_LAYOUT_H
