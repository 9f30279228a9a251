//===- DebugSections.h - DWARF of a code object -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Makes the sections of DWARF 5 debug information with LLVM's MC layer.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DEBUGINFO_DEBUGSECTIONS_H
#define CLRX_LIB_DEBUGINFO_DEBUGSECTIONS_H

#include "DebugInfo/CodeRows.h"

namespace clrx {

/// Options of debug information.
struct DebugOptions {
  std::string MainFile;       ///< Name of the source.
  std::string CompilationDir; ///< Directory of relative file names; or empty.
  std::string Producer;       ///< Name and version of the program.
};

/// Adds debug information about \p Code, which is not empty, to \p O: a line
/// table, the functions, and the macro calls inside of functions as inlined
/// functions. \p Labels has the positions of labels. Does nothing if \p O has
/// debug information already.
/// \returns an error, with \p O unchanged, if LLVM reports one.
llvm::Error addDebugSections(codeobject::Object &O,
                             llvm::ArrayRef<CodeSection> Code,
                             const llvm::StringMap<SourcePos> &Labels,
                             const DebugOptions &Options);

} // namespace clrx

#endif // CLRX_LIB_DEBUGINFO_DEBUGSECTIONS_H
