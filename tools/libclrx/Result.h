//===- Result.h - Results of the C interface --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The object that holds what a function has made, and its diagnostics.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TOOLS_LIBCLRX_RESULT_H
#define CLRX_TOOLS_LIBCLRX_RESULT_H

#include "Diagnostics.h"
#include "Kernels.h"
#include "clrx/Assembler/Assembler.h"

struct clrx_result {
  clrx::AssembleResult Result;
  std::vector<std::unique_ptr<clrx::CDiagnostic>> Diagnostics;
  std::vector<std::unique_ptr<clrx::CKernel>> Kernels;
  std::vector<clrx_symbol> Symbols;
  std::vector<clrx_line> Lines;
  std::vector<clrx_insertion> Insertions;
  clrx::EncodingStats Stats; ///< Those of the assembler.
  std::vector<clrx_statistic> Statistics;
  std::vector<std::vector<const char *>> AllocationKernels;
  std::vector<clrx_allocation> Allocations;

  /// Replaces the data.
  void setOutput(llvm::StringRef Bytes) {
    Result.Output.assign(Bytes.begin(), Bytes.end());
  }
  /// Creates the views of Result, which must not change after that.
  void fillViews();
};

#endif // CLRX_TOOLS_LIBCLRX_RESULT_H
