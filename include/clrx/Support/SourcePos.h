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

/// A line of statement text. Lives as long as whoever reads the sources.
struct LineOrigin {
  llvm::StringRef FileName;
  uint64_t Line = 0;    ///< From 1; a macro body's own line.
  llvm::StringRef Text; ///< What columns count in, macro arguments expanded.
  const OriginTrace *Trace = nullptr; ///< Null: read from a source file.
};

/// A column in a line; invalid unless it came from a statement.
struct SourcePos {
  const LineOrigin *Line = nullptr;
  uint32_t Column = 0; ///< From 1.

  bool isValid() const { return Line != nullptr; }
  /// \name Empty or 0 if there is no position
  /// @{
  llvm::StringRef getFileName() const {
    return Line ? Line->FileName : llvm::StringRef();
  }
  uint64_t getLine() const { return Line ? Line->Line : 0; }
  uint32_t getColumn() const { return Column; }
  /// @}
};

} // namespace clrx

#endif // CLRX_SUPPORT_SOURCEPOS_H
