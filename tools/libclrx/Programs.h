//===- Programs.h - Programs of the C interface --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Code that can be executed, and the signatures of its kernels.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_PROGRAMS_H
#define CLRX_TOOLS_LIBCLRX_PROGRAMS_H

#include "Diagnostics.h"
#include "Run/Program.h"
#include "llvm/Support/MemoryBuffer.h"

namespace clrx {

/// A clrx_signature with its parameters.
class CSignature {
  std::vector<clrx_parameter> Parameters;
  std::vector<const clrx_parameter *> ParameterViews;
  clrx_signature View = {};

public:
  /// \p K must outlive the object.
  explicit CSignature(const launch::LaunchKernel &K);
  CSignature(const CSignature &) = delete;
  CSignature &operator=(const CSignature &) = delete;

  const clrx_signature &get() const { return View; }
};

} // namespace clrx

struct clrx_program {
  std::unique_ptr<llvm::MemoryBuffer> Data;
  std::unique_ptr<clrx::RunProgram> Code; ///< Null after an error.
  std::string Error;
  /// True if the reports of the kernels have the lines of the source.
  bool HasLineReports = false;
  std::vector<std::unique_ptr<clrx::CDiagnostic>> Diagnostics;
  std::vector<std::unique_ptr<clrx::CSignature>> Signatures;
};

#endif // CLRX_TOOLS_LIBCLRX_PROGRAMS_H
