//===- Object.h - A relocatable HSA code object as data ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What an assembler gives a linker: sections, symbols and relocations of an ELF
// object for amdhsa, "Code Object" in LLVM's AMDGPU User Guide. It may be
// written as it is, or linked to the shared object that ROCm's loader takes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CODEOBJECT_OBJECT_H
#define CLRX_CODEOBJECT_OBJECT_H

#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace clrx::codeobject {

struct Relocation {
  static constexpr unsigned NoSymbol = ~0u; ///< The addend says all.

  uint64_t Offset = 0; ///< In its section.
  uint32_t Type = 0;   ///< R_AMDGPU_*
  unsigned Symbol = 0; ///< Index in Object::Symbols, or NoSymbol.
  int64_t Addend = 0;
};

struct Section {
  /// Of Group and LinkedTo.
  static constexpr unsigned None = ~0u;

  std::string Name;
  uint32_t Type = llvm::ELF::SHT_PROGBITS;
  uint64_t Flags = 0;     ///< SHF_*
  uint64_t Alignment = 1; ///< In bytes, a power of two.
  uint64_t EntrySize = 0; ///< Of mergeable sections.
  std::string Content;    ///< Unused for SHT_NOBITS.
  uint64_t NoBitsSize = 0;
  unsigned Group = None;    ///< Index in Object::Groups.
  unsigned LinkedTo = None; ///< Section that SHF_LINK_ORDER speaks of.
  std::vector<Relocation> Relocations; ///< In the order of the source.

  bool isNoBits() const { return Type == llvm::ELF::SHT_NOBITS; }
  uint64_t size() const { return isNoBits() ? NoBitsSize : Content.size(); }
};

struct Symbol {
  /// \name Values of Section that are no indices
  /// @{
  static constexpr unsigned Undefined = ~0u;
  static constexpr unsigned Absolute = ~0u - 1;
  /// A variable in LDS, SHN_AMDGPU_LDS: Value is its alignment.
  static constexpr unsigned LDS = ~0u - 2;
  /// To be allocated by the linker: Value is its alignment.
  static constexpr unsigned Common = ~0u - 3;
  /// @}

  std::string Name; ///< Empty for STT_SECTION.
  unsigned Section = Undefined;
  uint64_t Value = 0; ///< Offset in the section.
  uint64_t Size = 0;  ///< In bytes.
  uint8_t Binding = llvm::ELF::STB_LOCAL;
  uint8_t Type = llvm::ELF::STT_NOTYPE;
  uint8_t Visibility = llvm::ELF::STV_DEFAULT;
};

/// Sections that linkers take or leave together.
struct Group {
  unsigned Signature = 0; ///< Index in Object::Symbols.
  bool IsComdat = true;   ///< Of those with the same signature one counts.
};

struct Object {
  uint8_t ABIVersion = llvm::ELF::ELFABIVERSION_AMDGPU_HSA_V6;
  uint32_t Flags = 0; ///< e_flags: processor and its features.
  std::vector<Section> Sections;
  std::vector<Group> Groups;
  /// Those of relocations, and what linkers and loaders are to see. In any
  /// order: local ones are written first.
  std::vector<Symbol> Symbols;
  /// Indices of the symbols whose addresses are significant, for .llvm_addrsig;
  /// without it that section is not written.
  std::optional<std::vector<unsigned>> AddressSignificant;
  /// \name For writeLoadable alone
  /// @{
  std::string Linker = "clrx-mc"; ///< Who links, as .comment says it.
  /// Indices of symbols with a slot in the global offset table, if no
  /// relocation wants one.
  std::vector<unsigned> GotSymbols;
  /// @}
};

/// Links \p O alone and writes ET_DYN: the file that `ld.lld -shared
/// --no-undefined` of LLVM 22 makes of the relocatable file, except for the
/// name of the linker in .comment. A distance to a function or variable is
/// legal only if that is local, hidden or protected.
/// \returns an error, having written nothing, if the file would be too large,
/// or a relocation is out of range, of a type or in a place that cannot be
/// linked, or of an undefined symbol that is not weak. All relocations that
/// cannot be linked are named.
llvm::Error writeLoadable(const Object &O, llvm::raw_ostream &OS);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_OBJECT_H
