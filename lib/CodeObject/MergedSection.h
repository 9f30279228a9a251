//===- MergedSection.h - Equal pieces of data, kept once --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Merges sections with SHF_MERGE: each string, or each entry of a fixed size,
// is kept once.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_CODEOBJECT_MERGEDSECTION_H
#define CLRX_LIB_CODEOBJECT_MERGEDSECTION_H

#include "clrx/CodeObject/Object.h"
#include "llvm/ADT/StringRef.h"

namespace clrx::codeobject {

/// Returns true if \p S can be divided into pieces that a linker may move.
bool isMergeable(const Section &S);

/// The merged pieces of several sections. Call add for each section, then
/// finish.
class MergedSection {
public:
  uint64_t Offset = 0; ///< Offset in the output section.

  /// Creates one for sections like \p S, which must be mergeable.
  explicit MergedSection(const Section &S);

  /// Returns true if the pieces of \p S, a mergeable section, belong here.
  bool takes(const Section &S) const;
  /// Adds the pieces of \p S, which must outlive this. Returns the number of \p
  /// S.
  unsigned add(const Section &S);
  /// Assigns offsets to all pieces.
  void finish();

  /// Returns the offset in the output section of the byte at \p At in the
  /// section \p Number.
  uint64_t getOffset(unsigned Number, uint64_t At) const;
  const std::string &content() const { return Content; }
  uint64_t alignment() const { return Alignment; }

private:
  struct Piece {
    uint64_t From; ///< Offset in the input section.
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
