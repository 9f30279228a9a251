//===- MergedSection.h - Equal pieces of data, kept once --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a linker makes of sections with SHF_MERGE: their strings, or entries of
// a fixed size, each once.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECT_MERGEDSECTION_H
#define CLRX_LIB_CODEOBJECT_MERGEDSECTION_H

#include "clrx/CodeObject/Object.h"
#include "llvm/ADT/StringRef.h"

namespace clrx::codeobject {

/// Whether the pieces of \p S can be told apart and moved.
bool isMergeable(const Section &S);

/// Fill it with add, then finish.
class MergedSection {
public:
  uint64_t Offset = 0; ///< In the section of the file.

  /// For sections like \p S, which is mergeable.
  explicit MergedSection(const Section &S);

  /// Whether the pieces of \p S, a mergeable section, go here.
  bool takes(const Section &S) const;
  /// Adds the pieces of \p S, which must outlive this. \returns its number.
  unsigned add(const Section &S);
  /// Places all pieces.
  void finish();

  /// Where the byte at \p At of the section \p Number is in the file's.
  uint64_t getOffset(unsigned Number, uint64_t At) const;
  const std::string &content() const { return Content; }
  uint64_t alignment() const { return Alignment; }

private:
  struct Piece {
    uint64_t From; ///< Offset in the section it comes from.
    uint64_t To;   ///< Offset in Content.
    llvm::StringRef Data;
    uint32_t Hash;
  };

  uint64_t StringFlag, EntrySize, Alignment;
  std::vector<std::vector<Piece>> Sections;
  std::string Content;

  void addPiece(const Section &S, uint64_t Begin, uint64_t End);
};

} // namespace clrx::codeobject

#endif // CLRX_LIB_CODEOBJECT_MERGEDSECTION_H
