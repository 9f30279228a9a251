//===- Assembler.h - The assembler of the C interface --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The object that holds options and callbacks.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_ASSEMBLER_H
#define CLRX_TOOLS_LIBCLRX_ASSEMBLER_H

#include "Diagnostics.h"
#include "Options.h"
#include "clrx/Assembler/Assembler.h"

struct clrx_assembler {
  clrx::Assembler Asm;
  clrx::LibraryOptions Options;
  std::string Error; ///< Message that clrx_assembler_set_option returned last.
  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files;
  clrx_diagnostic_callback OnDiagnostic = nullptr;
  void *DiagnosticData = nullptr;
  /// Mask of clrx_detail.
  unsigned Details =
      CLRX_DETAIL_KERNELS | CLRX_DETAIL_SYMBOLS | CLRX_DETAIL_LINES;

  /// Returns the options that apply to every source.
  clrx::AssembleOptions makeOptions() const { return makeOptions(Options); }
  /// Returns \p From as such options.
  clrx::AssembleOptions makeOptions(const clrx::LibraryOptions &From) const;
  /// Passes \p D to the callback, which must be set.
  void tell(const clrx::Diagnostic &D) const;
  /// Passes \p D to the callback or, without one, adds it to \p R.
  void add(clrx_result &R, clrx::Diagnostic D) const;
};

#endif // CLRX_TOOLS_LIBCLRX_ASSEMBLER_H
