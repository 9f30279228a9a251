//===- DecodeIndex.h - What decoding looks up -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The instruction rows by encoding and opcode, the source codes, and the fields
// whose code makes an instruction longer; one index for each architecture.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_ISA_DECODEINDEX_H
#define CLRX_LIB_ISA_DECODEINDEX_H

#include "clrx/ISA/Inst.h"
#include <vector>

namespace clrx {

/// A source field whose code may be that of the literal.
struct LiteralSource {
  uint32_t Mask = 0;
  uint32_t Literal = 1; ///< What it then has there; nothing has this one.

  bool isLiteral(uint32_t Word) const { return (Word & Mask) == Literal; }
};

/// What the first bits of an instruction say about its length.
struct PrefixFacts {
  Layout Base = Layout::None;
  uint8_t Dwords = 0;
  bool HasLiteral = false;  ///< For an operand, whatever the fields are.
  bool MayExtend = false;   ///< Source 0 may ask for an SDWA or DPP dword.
  bool IsIrregular = false; ///< More than that says how long it is.
  /// In the first dword. The number is the same for all, so that the processor
  /// need not guess how many follow: that was most of decoding's time.
  LiteralSource Sources[2];

  bool hasLiteral(uint32_t Word) const {
    return unsigned(HasLiteral) | unsigned(Sources[0].isLiteral(Word)) |
           unsigned(Sources[1].isLiteral(Word));
  }
};

/// What a source code below 256 is.
enum class SourceKind : uint8_t {
  None,
  Register,   ///< An SGPR or special register, also as destination.
  SourceOnly, ///< A special value.
  Lane,       ///< LDS, as first source of vector instructions.
  Inline,
  Literal
};

class DecodeIndex {
public:
  explicit DecodeIndex(Arch A);

  /// The index of \p A, made when it is first asked for.
  static const DecodeIndex &get(Arch A);

  const LayoutTable &Layouts;

  /// The row of an instruction that begins with \p Words and has encoding
  /// \p L (VOP3A for VOP3B); null if there is none.
  const InstRow *find(Layout L, llvm::ArrayRef<uint32_t> Words) const;

  /// The row that has the words of \p Row.
  const InstRow &getCanonical(const InstRow &Row) const;

  /// Known without the row, so that who only wants lengths needs none.
  const PrefixFacts &getPrefix(uint32_t Word) const {
    return Prefixes[Word >> PrefixShift];
  }

  /// Whether a source field in the second dword, \p Word, asks for a literal.
  bool hasLongLiteral(uint32_t Word) const {
    return llvm::any_of(
        LongSources, [=](const LiteralSource &S) { return S.isLiteral(Word); });
  }

  SourceKind getSource(unsigned Code) const { return Sources[Code]; }

  /// Whether \p Source0 of a short vector instruction asks for a dword of SDWA
  /// or DPP.
  bool isExtension(unsigned Source0) const { return Extensions[Source0]; }

private:
  Arch A;
  /// A field that is part of the key of a row.
  struct KeyPart {
    uint32_t Mask = 0; ///< Before the shifts.
    uint8_t Dword = 0, Low = 0, From = 0;

    unsigned read(llvm::ArrayRef<uint32_t> Words) const {
      return (Words[Dword] & Mask) >> Low << From;
    }
  };
  KeyPart Keys[NumLayouts][2];
  LiteralSource LongSources[3];               ///< Of all long encodings.
  static constexpr unsigned PrefixShift = 23; ///< No such opcode is lower.
  PrefixFacts Prefixes[1u << (32 - PrefixShift)];
  std::vector<const InstRow *> Rows[NumLayouts]; ///< By key.
  SourceKind Sources[256] = {};
  bool Extensions[512] = {}; ///< By source 0.

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
