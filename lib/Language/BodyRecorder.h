//===- BodyRecorder.h - Bodies of macros and repetitions --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the lines of a macro or repetition up to the statement that closes it.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_BODYRECORDER_H
#define CLRX_LIB_LANGUAGE_BODYRECORDER_H

#include "Conditionals.h"
#include "ParserContext.h"

namespace clrx {

class BodyRecorder : ParserPart {
  Conditionals &Open;
  /// True if the current pseudo-op has read the lines that follow it.
  bool HasReadBody = false;

public:
  BodyRecorder(ParserContext &Ctx, Conditionals &Open)
      : ParserPart(Ctx), Open(Open) {}

  /// Records that the next pseudo-op has not read a body yet. Must be called
  /// before each pseudo-op.
  void startPseudoOp() { HasReadBody = false; }

  /// Skips statements up to the one that closes the body that begins at \p Loc.
  void skip(ClauseKind Kind, llvm::SMLoc Loc);
  /// Reads statements into \p Body, up to the one that closes the body that
  /// begins at \p Loc. Returns true if the body cannot be used. This has been
  /// reported, or will be reported at the end of the source.
  /// \p Lookup and \p HasCounter are those of RecordedBody::append.
  bool record(ClauseKind Kind, llvm::SMLoc Loc, RecordedBody &Body,
              RecordedBody::NameLookup Lookup, bool HasCounter);
  /// Skips the conditional or body that the faulty pseudo-op at \p Loc would
  /// have opened, so that the pseudo-op that closes it is not a second error.
  void skipFaultyBlock(OpClass Class, llvm::SMLoc Loc);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_BODYRECORDER_H
