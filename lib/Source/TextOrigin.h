//===- TextOrigin.h - Places in files of a text -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tells where the characters of an expanded text stand in files. Only tools
// that edit sources need this, so it is computed on request.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_TEXTORIGIN_H
#define CLRX_LIB_SOURCE_TEXTORIGIN_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

/// A place in a file. A default-constructed one is invalid.
struct FilePlace {
  llvm::StringRef FileName;
  uint64_t Line = 0;   ///< Line from 1.
  uint32_t Column = 0; ///< Column from 1.

  bool isValid() const { return Line != 0; }
  FilePlace after(size_t Distance) const {
    return {FileName, Line, uint32_t(Column + Distance)};
  }
};

/// A part of a text, up to the next piece or the end. Its characters are
/// consecutive characters of a line of a file, or stand in no file if Place is
/// invalid.
struct OriginPiece {
  size_t Begin; ///< Offset in the text.
  FilePlace Place;
};

/// The pieces of a text in order. Characters before the first one stand in no
/// file.
using TextOrigin = llvm::SmallVector<OriginPiece, 2>;

/// Adds the origin of the characters from \p Begin to \p End of a text with the
/// pieces \p From to \p To. They are characters \p At and following there.
void appendOrigin(llvm::ArrayRef<OriginPiece> From, size_t Begin, size_t End,
                  size_t At, llvm::SmallVectorImpl<OriginPiece> &To);

/// Returns the place of the characters from \p Begin to \p End, if they all
/// belong to one piece; else an invalid place.
FilePlace findPlace(llvm::ArrayRef<OriginPiece> Pieces, size_t Begin,
                    size_t End);

} // namespace clrx

#endif // CLRX_LIB_SOURCE_TEXTORIGIN_H
