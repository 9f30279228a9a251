//===- CheckOptions.h - Options of the checks -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Selects the warnings about code that fails on hardware.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_CHECKS_CHECKOPTIONS_H
#define CLRX_CHECKS_CHECKOPTIONS_H

#include "clrx/Analysis/WarningGroups.h"

namespace clrx {

/// The warnings to report.
struct CheckOptions {
  uint16_t Groups = 0; ///< Mask of the enabled WarningGroups.
  uint16_t Errors = 0; ///< Mask of the groups whose warnings are errors.
  /// Maximum number of warnings of one kind. A last line says that there are
  /// more.
  unsigned MaxPerKind = 100;
};

} // namespace clrx

#endif // CLRX_CHECKS_CHECKOPTIONS_H
