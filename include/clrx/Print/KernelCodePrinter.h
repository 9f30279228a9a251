//===- KernelCodePrinter.h - Code of kernels with headers -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One section that holds the code of all kernels, each behind a header of 256
// bytes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_KERNELCODEPRINTER_H
#define CLRX_PRINT_KERNELCODEPRINTER_H

#include "clrx/Print/CodePrinter.h"

namespace clrx {

/// What stands in the place of a kernel's header.
enum class HeaderStyle : uint8_t {
  None,
  Bytes, ///< Its bytes as data.
  Skip   ///< A .skip over it.
};

/// Where a kernel's header is, and its name.
struct KernelPlace {
  CodeLabel Label;
  HeaderStyle Header = HeaderStyle::None;
  uint64_t HeaderSize = 256; ///< In bytes.
  /// No kernel, but a global symbol whose data goes up to the next place; shown
  /// with HeaderStyle::Bytes.
  bool IsData = false;
};

/// Prints \p Code, where \p Kernels have their headers.
void printKernelCode(llvm::StringRef Code, const CodePrintOptions &Options,
                     std::vector<KernelPlace> Kernels,
                     std::vector<CodeRelocation> Relocations,
                     llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_PRINT_KERNELCODEPRINTER_H
