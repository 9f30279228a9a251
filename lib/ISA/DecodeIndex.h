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

  /// The source fields of \p L where code 255 asks for a literal dword.
  llvm::ArrayRef<FieldRow> literalSources(Layout L) const {
    return LiteralSources[unsigned(L)];
  }

  SourceKind getSource(unsigned Code) const { return Sources[Code]; }

private:
  Arch A;
  /// Numbers of rows, plus 1, by key.
  std::vector<uint16_t> Rows[NumLayouts];
  llvm::SmallVector<FieldRow, 3> LiteralSources[NumLayouts];
  SourceKind Sources[256] = {};

  unsigned getKey(const InstRow &Row, Layout L) const;
  void addForms(const InstRow &Row);
  void add(const InstRow &Row, Layout L);
  void addLiteralSources();
  void addSources();
  void addSources(unsigned First, unsigned Count, SourceKind Kind);
};

} // namespace clrx

#endif // CLRX_LIB_ISA_DECODEINDEX_H
