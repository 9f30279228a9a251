//===- Object.h - A relocatable HSA code object as data ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The output of an assembler and the input of a linker: sections, symbols and
// relocations of an ELF object for amdhsa, see "Code Object" in LLVM's AMDGPU
// User Guide. The object can be written as it is (MCSink/MCStreamerSink.h), or
// linked to the shared object that ROCm's loader takes.
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

/// A field that a linker completes.
struct Relocation {
  static constexpr unsigned NoSymbol = ~0u; ///< The addend is the value.

  uint64_t Offset = 0; ///< Offset of the field in its section.
  uint32_t Type = 0;   ///< R_AMDGPU_*
  unsigned Symbol = 0; ///< Index in Object::Symbols, or NoSymbol.
  int64_t Addend = 0;
};

/// A section. Objects do not list the null section and the tables of ELF.
struct Section {
  /// Value of Group and LinkedTo if there is none.
  static constexpr unsigned None = ~0u;

  std::string Name;
  uint32_t Type = llvm::ELF::SHT_PROGBITS;
  uint64_t Flags = 0;     ///< SHF_*
  uint64_t Alignment = 1; ///< In bytes, a power of two.
  uint64_t EntrySize = 0; ///< Size in bytes; for mergeable sections.
  std::string Content;    ///< Unused for SHT_NOBITS.
  uint64_t NoBitsSize = 0;
  unsigned Group = None;    ///< Index in Object::Groups.
  unsigned LinkedTo = None; ///< Index of the section for SHF_LINK_ORDER.
  std::vector<Relocation> Relocations; ///< In the order of the source.

  bool isNoBits() const { return Type == llvm::ELF::SHT_NOBITS; }
  uint64_t size() const { return isNoBits() ? NoBitsSize : Content.size(); }
};

/// A symbol.
struct Symbol {
  /// \name Values of Section that are not indices
  /// @{
  static constexpr unsigned Undefined = ~0u;
  static constexpr unsigned Absolute = ~0u - 1;
  /// A variable in LDS (SHN_AMDGPU_LDS). Value is its alignment.
  static constexpr unsigned LDS = ~0u - 2;
  /// A variable that the linker allocates. Value is its alignment.
  static constexpr unsigned Common = ~0u - 3;
  /// @}

  std::string Name; ///< Empty for STT_SECTION.
  unsigned Section = Undefined;
  uint64_t Value = 0; ///< Offset in the section.
  uint64_t Size = 0;  ///< Size in bytes.
  uint8_t Binding = llvm::ELF::STB_LOCAL;
  uint8_t Type = llvm::ELF::STT_NOTYPE;
  uint8_t Visibility = llvm::ELF::STV_DEFAULT;
};

/// Sections that linkers keep or drop together.
struct Group {
  unsigned Signature = 0; ///< Index in Object::Symbols.
  bool IsComdat = true;   ///< True if linkers keep one group per signature.
};

/// An object file.
struct Object {
  uint8_t ABIVersion = llvm::ELF::ELFABIVERSION_AMDGPU_HSA_V6;
  uint32_t Flags = 0; ///< e_flags: processor and its features.
  std::vector<Section> Sections;
  std::vector<Group> Groups;
  /// The symbols in any order. Local symbols are written first.
  std::vector<Symbol> Symbols;
  /// Indices of the symbols whose addresses are significant. Without a
  /// value, there is no section .llvm_addrsig.
  std::optional<std::vector<unsigned>> AddressSignificant;
  /// \name For writeLoadable alone
  /// @{
  std::string Linker = "clrx-mc"; ///< Name of the linker in .comment.
  /// Indices of symbols that get a slot in the global offset table even if no
  /// relocation needs one.
  std::vector<unsigned> GotSymbols;
  /// @}
};

/// Links \p O alone and writes ET_DYN: the file that `ld.lld -shared
/// --no-undefined` of LLVM 22 makes from the relocatable file, except for the
/// name of the linker in .comment. A distance to a function or variable is
/// legal only if the symbol is local, hidden or protected.
/// \returns an error, and writes nothing, if the file would be too large, if a
/// section or symbol cannot be linked, or if a relocation is out of range, has
/// an unsupported type or position, or refers to an undefined symbol that is
/// not weak.
llvm::Error writeLoadable(const Object &O, llvm::raw_ostream &OS);

} // namespace clrx::codeobject

#endif // CLRX_CODEOBJECT_OBJECT_H
