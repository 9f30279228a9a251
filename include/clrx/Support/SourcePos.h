//===- SourcePos.h - A position in a source ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Positions that stay valid until the assembly ends. An llvm::SMLoc is valid
// only as long as the text of its statement.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_SOURCEPOS_H
#define CLRX_SUPPORT_SOURCEPOS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

struct OriginTrace; // Defined in lib/Source/DiagnosticEngine.h.

/// A range of lines of a file, or one line of a macro body. Lives as long as
/// the SourceStack that read it.
struct LineOrigin {
  llvm::StringRef FileName;
  uint64_t FirstLine = 0; ///< Line from 1, in the file that holds the text.
  /// Text in which columns are counted: the text of a file from FirstLine on,
  /// or the line of a body with macro arguments expanded.
  llvm::StringRef Text;
  llvm::StringRef FileText; ///< Text of the whole file; empty for bodies.
  /// True if Text is text of the file: nothing was substituted in it.
  bool IsVerbatim = true;
  /// The call, include or repetition that led here; null in a main source.
  const OriginTrace *Trace = nullptr;
};

/// A position in a source. A default-constructed one is invalid.
struct SourcePos {
  const LineOrigin *Origin = nullptr;
  uint32_t Column = 0;     ///< Column from 1.
  uint16_t LineOffset = 0; ///< Line, relative to the origin's first line.
  /// Mask of the warning groups that the source disables at this position.
  uint16_t Muted = 0;

  bool isValid() const { return Origin != nullptr; }
  /// \name Empty or 0 if the position is invalid
  /// @{
  llvm::StringRef getFileName() const {
    return Origin ? Origin->FileName : llvm::StringRef();
  }
  uint64_t getLine() const {
    return Origin ? Origin->FirstLine + LineOffset : 0;
  }
  uint32_t getColumn() const { return Column; }
  /// Returns the text of the line without the newline.
  llvm::StringRef getLineText() const;
  /// @}
};

} // namespace clrx

#endif // CLRX_SUPPORT_SOURCEPOS_H
