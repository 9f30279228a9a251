//===- ExprSection.h - What expressions know of a section -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// To expressions a section is something that places are relative to: it has an
// identity, a name for diagnostics, and a rule for what its labels are worth.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_EXPR_EXPRSECTION_H
#define CLRX_EXPR_EXPRSECTION_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

/// What a label in a section is worth in expressions.
enum class LabelValue : uint8_t {
  Relative,    ///< Section plus offset, known at once.
  Absolute,    ///< The plain offset, as a number.
  Unresolvable ///< Nothing until the end of the source; only relocations
               ///< may use it (read-only data of AmdCL2, Gallium's scratch).
};

class ExprSection {
  llvm::StringRef Name;
  LabelValue Labels;

public:
  /// \p Name must outlive the section.
  ExprSection(llvm::StringRef Name, LabelValue Labels)
      : Name(Name), Labels(Labels) {}

  llvm::StringRef getName() const { return Name; }
  LabelValue getLabelValue() const { return Labels; }
};

} // namespace clrx

#endif // CLRX_EXPR_EXPRSECTION_H
