//===- SourcePos.h - A place in a source ------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An llvm::SMLoc points into the text of a statement and dies with it. These
// places last until the assembly ends.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_SOURCEPOS_H
#define CLRX_SUPPORT_SOURCEPOS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

struct OriginTrace; // How a line came to be read; private to the reader.

/// Lines of statement text. Lives as long as whoever reads the sources.
struct LineOrigin {
  llvm::StringRef FileName;
  uint64_t FirstLine = 0; ///< From 1; a macro body's own line.
  /// What columns count in: a file's text from there on, or the one line of a
  /// body, macro arguments expanded.
  llvm::StringRef Text;
  llvm::StringRef FileText;           ///< The whole file; empty for bodies.
  const OriginTrace *Trace = nullptr; ///< Null: read from a source file.
};

/// A column in a line; invalid unless it came from a statement.
struct SourcePos {
  const LineOrigin *Origin = nullptr;
  uint32_t Column = 0;     ///< From 1.
  uint16_t LineOffset = 0; ///< Lines behind the origin's first.
  /// Groups of warnings that the source does not want there: a mask of the
  /// reader's.
  uint16_t Muted = 0;

  bool isValid() const { return Origin != nullptr; }
  /// \name Empty or 0 if there is no position
  /// @{
  llvm::StringRef getFileName() const {
    return Origin ? Origin->FileName : llvm::StringRef();
  }
  uint64_t getLine() const {
    return Origin ? Origin->FirstLine + LineOffset : 0;
  }
  uint32_t getColumn() const { return Column; }
  /// Without the newline.
  llvm::StringRef getLineText() const;
  /// @}
};

} // namespace clrx

#endif // CLRX_SUPPORT_SOURCEPOS_H
