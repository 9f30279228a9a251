//===- Reporter.h - Errors, warnings, notes at places -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The one way in which every room says that something is wrong with a source.
// A place is given as an SMLoc into the text of the current statement, or as a
// SourcePos captured from one earlier.
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
  Remark ///< Something worth knowing; never an error.
};

class Reporter {
public:
  virtual ~Reporter() = default;

  /// Makes a lasting place of \p Loc, which points into the text of the current
  /// statement.
  virtual SourcePos capture(llvm::SMLoc Loc) = 0;
  /// Whether anything was reported as an error so far.
  virtual bool hadError() const = 0;

  /// \name An invalid place prints without position
  /// Cold: what leads to a report is kept out of the way of what does not.
  /// @{

  /// \returns true.
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
  /// Belongs to the last error, warning or remark.
  [[gnu::cold]] void note(SourcePos Pos, const llvm::Twine &Msg) {
    report(Severity::Note, Pos, Msg);
  }
  [[gnu::cold]] void note(llvm::SMLoc Loc, const llvm::Twine &Msg) {
    note(capture(Loc), Msg);
  }
  /// Reports an error and, as a note, a way out. \returns true.
  template <typename Place>
  bool errorWithFix(Place At, const llvm::Twine &Msg, const llvm::Twine &Fix) {
    error(At, Msg);
    note(At, Fix);
    return true;
  }
  /// Notes "did you mean" if a candidate was close.
  template <typename Place> void suggest(Place At, const ClosestName &Closest) {
    if (!Closest.get().empty())
      note(At, Closest.getQuestion());
  }
  /// @}

private:
  virtual void report(Severity Kind, SourcePos Pos, const llvm::Twine &Msg) = 0;
};

} // namespace clrx

#endif // CLRX_SUPPORT_REPORTER_H
