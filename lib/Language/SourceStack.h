//===- SourceStack.h - Files, macro and repetition bodies -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reader: turns the stack of line sources into statements with comments
// blanked, joined lines joined and macro arguments substituted, and remembers
// where every one of them came from.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_SOURCESTACK_H
#define CLRX_LIB_LANGUAGE_SOURCESTACK_H

#include "Cursor.h"
#include "DiagnosticEngine.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <memory>
#include <vector>

namespace clrx {

/// The recorded statements of a macro or repetition.
class RecordedBody;

/// Values of a macro call or of one .irp/.irpc round.
struct Substitution;

class SourceStack {
public:
  SourceStack(llvm::ArrayRef<llvm::MemoryBufferRef> Sources,
              llvm::vfs::FileSystem &FS,
              llvm::ArrayRef<std::string> IncludeDirs, DiagnosticEngine &Diags);
  ~SourceStack();

  /// Gets the next statement (it may be blank); its text stays valid until the
  /// next call. False when all sources have ended or stop() was called.
  bool next(Cursor &Statement);

  /// Where \p Ptr, a place in the current statement's text, comes from. The
  /// result stays valid as long as this object.
  SourcePos capture(const char *Ptr);

  /// .end and .abort: nothing more is read.
  void stop();

private:
  struct State;
  std::unique_ptr<State> S;
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_SOURCESTACK_H
