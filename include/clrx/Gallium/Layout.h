//===- Layout.h - Layouts of files by version -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The version of Mesa determines the layout of the file. The version of LLVM
// determines which data describe the code. Code tests named facts, which are
// columns of Layouts.def. Versions are major*10000 + minor*100 + micro.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_GALLIUM_LAYOUT_H
#define CLRX_GALLIUM_LAYOUT_H

#include <cstdint>
#include <string>

namespace clrx::gallium {

/// The layout of files for a range of Mesa versions.
struct Layout {
  uint32_t FirstVersion = 0;
  /// True if Mesa 20.3 to 25.1 load the file. If it is false, only versions of
  /// Mesa before 19.2 load the file. From 20.3 on, Mesa accepts only regular
  /// ELF files with kernel headers.
  bool IsLoadedByNewMesa = false;

  // The file around the ELF image.
  bool HasAttributes = false; ///< Kernel records contain attributes.
  bool HasPrintfPart = false; ///< A PrintfRecord is at the end.
  uint32_t SectionType = 0;   ///< SectionRecord::Type
  /// Images of all dimensions share one type code for reading and one for
  /// writing.
  bool HasMergedImageTypes = false;

  // The ELF image.
  uint8_t OSABI = 0;
  uint16_t Machine = 0;
  bool HasMachineFlags = false; ///< e_flags names the device.
  bool IsAlways64Bit = false;
  bool HasWritableSections = true; ///< There are an empty .data and .bss.
  /// True if .symtab begins with the local symbols and its sh_info counts them,
  /// and if no section of a source becomes a table because of its name.
  bool HasStrictTables = false;
  unsigned CodeAlignment = 1; ///< Alignment of the size of .text in bytes.
  /// Relocations have types and may refer to any section. They add to the value
  /// at their location. Otherwise only relocations to the scratch buffer exist.
  bool HasRelocationTypes = false;

  // Kernels.
  bool HasWave32 = false;   ///< The kernel header has a flag for wave32.
  uint32_t DefaultLLVM = 0; ///< Default of the LLVM version.
};

/// The data that describe code for a range of LLVM versions.
struct CodeFacts {
  uint32_t FirstVersion = 0;
  bool HasSpillEntries = false;  ///< There are 5 ProgInfo entries, not 3.
  bool HasKernelHeaders = false; ///< Each kernel has an amd_kernel_code_t.
};

const Layout &getLayout(uint32_t MesaVersion);
const CodeFacts &getCodeFacts(uint32_t LLVMVersion);

/// Returns the version in the form "20.3".
std::string formatVersion(uint32_t Version);

/// Every Mesa from 20.3 to 25.1 loads files of this version.
constexpr uint32_t SuggestedMesaVersion = 220300;

/// Returns the first version for which \p Fact holds or is not zero.
uint32_t getFirstVersion(bool Layout::*Fact);
uint32_t getFirstVersion(uint32_t Layout::*Fact);
uint32_t getFirstVersion(bool CodeFacts::*Fact);

} // namespace clrx::gallium

#endif // CLRX_GALLIUM_LAYOUT_H
