//===- CodeRows.h - Code and its statements ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The code of an object as debug information describes it: rows of a line
// table, functions, and the macro calls inside of functions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DEBUGINFO_CODEROWS_H
#define CLRX_LIB_DEBUGINFO_CODEROWS_H

#include "Source/DiagnosticEngine.h"
#include "clrx/CodeObject/Object.h"
#include "llvm/ADT/StringMap.h"
#include <vector>

namespace clrx {

/// The code of one statement.
struct CodeRow {
  uint64_t Offset; ///< Offset in the section, a multiple of 4.
  uint64_t Size;   ///< Size in bytes.
  SourcePos Pos;
  bool IsInserted; ///< True if the source lacks the instruction.
};

/// The code of a section.
struct CodeSection {
  unsigned Index;            ///< Index in codeobject::Object::Sections.
  uint64_t Size;             ///< Size in bytes.
  std::vector<CodeRow> Rows; ///< By increasing offset, without overlaps.
};

/// The code of a macro call.
struct MacroFrame {
  const OriginTrace *Call;
  uint64_t Begin, End; ///< Offsets in the section in bytes.
  unsigned Depth;      ///< Number of frames around it.
};

/// A function or a kernel.
struct CodeFunction {
  llvm::StringRef Name;
  uint64_t Begin, End; ///< Offsets in the section in bytes.
  SourcePos Pos;       ///< Position of the label; may be invalid.
  /// The macro calls in the function. Each one precedes those inside of it.
  std::vector<MacroFrame> Calls = {};
};

/// Returns the functions in the section \p Code of \p O, by increasing offset
/// and without overlaps: symbols that have the type of a function or a kernel
/// descriptor. Functions without a size end at the next one. \p Labels has the
/// positions of labels.
std::vector<CodeFunction>
findFunctions(const codeobject::Object &O, const CodeSection &Code,
              const llvm::StringMap<SourcePos> &Labels);

} // namespace clrx

#endif // CLRX_LIB_DEBUGINFO_CODEROWS_H
