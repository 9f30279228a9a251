//===- Reporter.h - Errors, warnings, notes at positions --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interface through which every library reports problems in a source. A
// location is an SMLoc in the text of the current statement, or a SourcePos
// that was captured earlier.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_SUPPORT_REPORTER_H
#define CLRX_SUPPORT_REPORTER_H

#include "clrx/Support/ClosestName.h"
#include "clrx/Support/SourcePos.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/SMLoc.h"

namespace clrx {

enum class Severity : uint8_t {
  Error,
  Warning,
  Note,
  Remark ///< Information; never an error.
};

/// Receives diagnostics.
class Reporter {
public:
  virtual ~Reporter() = default;

  /// Converts \p Loc, which points into the text of the current statement, to a
  /// lasting position.
  virtual SourcePos capture(llvm::SMLoc Loc) = 0;
  /// Returns true if an error was reported.
  virtual bool hadError() const = 0;

  /// \name Reports
  /// A report at an invalid location has no position. The attribute keeps the
  /// code for reports away from the hot path.
  /// @{

  /// Reports an error. \returns true.
  [[gnu::cold]] bool error(SourcePos Pos, const llvm::Twine &Msg) {
    report(Severity::Error, Pos, Msg);
    return true;
  }
  [[gnu::cold]] bool error(llvm::SMLoc Loc, const llvm::Twine &Msg) {
    return error(capture(Loc), Msg);
  }
  [[gnu::cold]] void warning(SourcePos Pos, const llvm::Twine &Msg) {
    report(Severity::Warning, Pos, Msg);
  }
  [[gnu::cold]] void warning(llvm::SMLoc Loc, const llvm::Twine &Msg) {
    warning(capture(Loc), Msg);
  }
  [[gnu::cold]] void remark(SourcePos Pos, const llvm::Twine &Msg) {
    report(Severity::Remark, Pos, Msg);
  }
  [[gnu::cold]] void remark(llvm::SMLoc Loc, const llvm::Twine &Msg) {
    remark(capture(Loc), Msg);
  }
  /// Adds a note to the last error, warning or remark.
  [[gnu::cold]] void note(SourcePos Pos, const llvm::Twine &Msg) {
    report(Severity::Note, Pos, Msg);
  }
  [[gnu::cold]] void note(llvm::SMLoc Loc, const llvm::Twine &Msg) {
    note(capture(Loc), Msg);
  }
  /// Reports an error and, in a note, how to fix it. \returns true.
  template <typename Location>
  bool errorWithFix(Location At, const llvm::Twine &Msg,
                    const llvm::Twine &Fix) {
    error(At, Msg);
    note(At, Fix);
    return true;
  }
  /// Notes "did you mean" if a candidate was close.
  template <typename Location>
  void suggest(Location At, const ClosestName &Closest) {
    if (!Closest.get().empty())
      note(At, Closest.getQuestion());
  }
  /// @}

private:
  virtual void report(Severity Kind, SourcePos Pos, const llvm::Twine &Msg) = 0;
};

} // namespace clrx

#endif // CLRX_SUPPORT_REPORTER_H
