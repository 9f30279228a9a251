//===- Diagnostics.h - Diagnostics in the C interface -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stores a diagnostic and its notes in the form of the C interface.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_DIAGNOSTICS_H
#define CLRX_TOOLS_LIBCLRX_DIAGNOSTICS_H

#include "clrx-c/Clrx.h"
#include "clrx/Source/Diagnostic.h"
#include <memory>
#include <string>
#include <vector>

namespace clrx {

/// A diagnostic and its view. The view points into the object, so the object
/// must not move.
class CDiagnostic {
  Diagnostic D;
  std::string Text, Rule;
  clrx_edit Fix = {};
  std::vector<std::unique_ptr<CDiagnostic>> Notes;
  std::vector<const clrx_diagnostic *> NoteViews;
  clrx_diagnostic View;

public:
  explicit CDiagnostic(Diagnostic From);
  CDiagnostic(const CDiagnostic &) = delete;
  CDiagnostic &operator=(const CDiagnostic &) = delete;

  const clrx_diagnostic &get() const { return View; }
  const Diagnostic &getDiagnostic() const { return D; }
};

} // namespace clrx

#endif // CLRX_TOOLS_LIBCLRX_DIAGNOSTICS_H
