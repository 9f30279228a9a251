//===- DecodeIndex.h - Lookup tables for decoding ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lookup tables of one architecture: rows by encoding and opcode, kinds of
// source operand codes, and fields that extend an instruction.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ISA_DECODEINDEX_H
#define CLRX_LIB_ISA_DECODEINDEX_H

#include "clrx/ISA/Inst.h"
#include <vector>

namespace clrx {

/// A source field that may contain the code of a literal.
struct LiteralSource {
  uint32_t Mask = 0;
  uint32_t Literal = 1; ///< Its value for a literal; matches nothing at first.

  bool isLiteral(uint32_t Word) const { return (Word & Mask) == Literal; }
};

/// The information about an instruction's length in its first bits.
struct PrefixFacts {
  Layout Base = Layout::None;
  uint8_t Dwords = 0;
  bool HasLiteral = false;  ///< True if all instructions have a literal.
  bool MayExtend = false;   ///< Source 0 may select SDWA or DPP.
  bool IsIrregular = false; ///< Length depends on more than this.
  /// Sources in the first dword. The array has two elements for every encoding,
  /// so that decoding needs no data-dependent branches. Such branches took most
  /// of the decoding time.
  LiteralSource Sources[2];

  bool hasLiteral(uint32_t Word) const {
    return unsigned(HasLiteral) | unsigned(Sources[0].isLiteral(Word)) |
           unsigned(Sources[1].isLiteral(Word));
  }
};

/// Kinds of source operand codes below 256.
enum class SourceKind : uint8_t {
  None,
  Register,   ///< An SGPR or special register, also as destination.
  SourceOnly, ///< A read-only special value.
  Lane,       ///< LDS, as first source of vector instructions.
  Inline,
  Literal
};

/// The tables of one architecture.
class DecodeIndex {
public:
  explicit DecodeIndex(Arch A);

  /// Returns the index of \p A, which is built on first use.
  static const DecodeIndex &get(Arch A);

  const LayoutTable &Layouts;

  /// Returns the row of the instruction in \p Words with encoding \p L (VOP3A
  /// also for VOP3B); null if there is none.
  const InstRow *find(Layout L, llvm::ArrayRef<uint32_t> Words) const;

  /// Returns the row that decoding finds for the words of \p Row.
  const InstRow &getCanonical(const InstRow &Row) const;

  /// Returns the facts that follow from the first bits of \p Word, such as the
  /// length.
  const PrefixFacts &getPrefix(uint32_t Word) const {
    return Prefixes[Word >> PrefixShift];
  }

  /// Returns true if a source in the second dword, \p Word, is a literal.
  bool hasLongLiteral(uint32_t Word) const {
    return llvm::any_of(
        LongSources, [=](const LiteralSource &S) { return S.isLiteral(Word); });
  }

  SourceKind getSource(unsigned Code) const { return Sources[Code]; }

  /// Returns true if \p Source0 of a short vector instruction selects an SDWA
  /// or DPP dword.
  bool isExtension(unsigned Source0) const { return Extensions[Source0]; }

private:
  Arch A;
  /// A field that is part of a row's key.
  struct KeyPart {
    uint32_t Mask = 0; ///< Before the shifts.
    uint8_t Dword = 0, Low = 0, From = 0;

    unsigned read(llvm::ArrayRef<uint32_t> Words) const {
      return (Words[Dword] & Mask) >> Low << From;
    }
  };
  KeyPart Keys[NumLayouts][2];
  LiteralSource LongSources[3]; ///< Shared by all long encodings.
  /// All opcodes are above this bit.
  static constexpr unsigned PrefixShift = 23;
  PrefixFacts Prefixes[1u << (32 - PrefixShift)];
  std::vector<const InstRow *> Rows[NumLayouts]; ///< By key.
  SourceKind Sources[256] = {};
  bool Extensions[512] = {}; ///< Indexed by source 0.

  void addPrefixes();
  void addExtensions();
  void addKeyFields();
  unsigned readKey(Layout L, llvm::ArrayRef<uint32_t> Words) const {
    const KeyPart *Key = Keys[unsigned(L)];
    return Key[0].read(Words) | Key[1].read(Words);
  }
  unsigned getKey(const InstRow &Row, Layout L) const;
  void addForms(const InstRow &Row);
  void add(const InstRow &Row, Layout L);
  void addLiteralPrefixes(const InstRow &Row);
  void addLiteralSources(PrefixFacts &P);
  void addLongSources();
  void addSources();
  void addSources(unsigned First, unsigned Count, SourceKind Kind);
};

} // namespace clrx

#endif // CLRX_LIB_ISA_DECODEINDEX_H
