//===- ExtraSymbol.h - Symbols that a source adds ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Defines the symbols that a source adds to the binaries of AMD's Catalyst
// drivers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CATALYST_EXTRASYMBOL_H
#define CLRX_CATALYST_EXTRASYMBOL_H

#include <cstdint>
#include <string>

namespace clrx::catalyst {

/// Section to which the value of an extra symbol or the addend of a relocation
/// is relative.
enum class SymbolSection : uint8_t {
  Absolute,   ///< No section; in the outer ELF.
  OuterExtra, ///< Section of the source with this Index, in the outer ELF.
  InnerExtra, ///< Section of the source with this Index, in the inner ELF.
  KernelCode, ///< Code of the inner ELF's kernel; in AmdCL2, of kernel Index.
  KernelData, ///< Data of the inner ELF's kernel; AmdCL1 only.
  // The others are in AmdCL2's inner ELF.
  MainCode,
  ReadWriteData,
  BSS,
  ReadOnlyData,
  SamplerInit,
};

/// A symbol of the source that the binary contains: Absolute and OuterExtra
/// symbols are in the outer ELF, the others in an inner ELF.
struct ExtraSymbol {
  std::string Name; ///< AmdCL2's data has a second symbol, "&input_bc::&NAME".
  SymbolSection Section = SymbolSection::Absolute;
  /// Index of a section or of a kernel; Section decides which.
  unsigned Index = 0;
  uint64_t Value = 0; ///< Offset in Section, or the number.
  uint64_t Size = 0;
  uint8_t Binding = 0; ///< STB_*
  /// True for data of AmdCL2's compilers: only the symbol with the prefix
  /// exists, and relocations name that symbol.
  bool IsDriverData = false;
};

} // namespace clrx::catalyst

#endif // CLRX_CATALYST_EXTRASYMBOL_H
