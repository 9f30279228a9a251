//===- RepeatedErrors.h - Identical errors ----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the errors that repeat earlier ones, so that they can be counted
// instead of shown.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_SOURCE_REPEATEDERRORS_H
#define CLRX_LIB_SOURCE_REPEATEDERRORS_H

#include "clrx/Source/Diagnostic.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

namespace clrx {

/// Groups errors that have the same rule and message, and the same cause: a
/// name in the message, or a statement of a body that is expanded several
/// times. The first errors of a group are shown.
///
/// The last one that is shown gets a note with the number of the others. So it
/// and all diagnostics after it are held back until the end, which preserves
/// their order.
class RepeatedErrors {
  struct Group {
    unsigned NumShown = 0;
    uint64_t NumHidden = 0;
    /// Positions of the first hidden errors, as the note shows them.
    llvm::SmallVector<std::string, 0> Places;
    /// Index in Held of the last error that is shown.
    size_t Last = 0;
  };

  unsigned MaxShown;
  llvm::StringMap<Group> Groups;
  /// Group of the last error that add() accepted, if it gets the note.
  Group *Closing = nullptr;
  std::vector<Diagnostic> Held;

public:
  /// Shows \p MaxShown errors of each group, but at least one.
  explicit RepeatedErrors(unsigned MaxShown)
      : MaxShown(std::max(MaxShown, 1u)) {}

  /// Adds error \p D, which is in an expansion if \p IsExpanded is true.
  /// \returns true if it must be shown.
  bool add(const Diagnostic &D, bool IsExpanded);
  /// Passes \p D to \p Handler, or holds it back.
  void deliver(Diagnostic &&D, const DiagnosticHandler &Handler);
  /// Passes the diagnostics that were held back to \p Handler.
  void finish(const DiagnosticHandler &Handler);
};

} // namespace clrx

#endif // CLRX_LIB_SOURCE_REPEATEDERRORS_H
