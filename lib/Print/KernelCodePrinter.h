//===- KernelCodePrinter.h - Code of kernels with headers -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints a section with the code of all kernels, each after a header of 256
// bytes.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_PRINT_KERNELCODEPRINTER_H
#define CLRX_LIB_PRINT_KERNELCODEPRINTER_H

#include "Print/CodePrinter.h"

namespace clrx {

/// Text that is printed for a kernel's header.
enum class HeaderStyle : uint8_t {
  None,
  Bytes, ///< The bytes as data.
  Skip   ///< A .skip over the bytes.
};

/// Offset of a kernel's header, and the kernel's name.
struct PrintedKernel {
  CodeLabel Label;
  HeaderStyle Header = HeaderStyle::None;
  uint64_t HeaderSize = 256; ///< Size of the header in bytes.
  /// True for a global symbol whose data extends to the next label. The data is
  /// printed with HeaderStyle::Bytes only.
  bool IsData = false;
};

/// Prints \p Code, which contains the headers of \p Kernels.
void printKernelCode(llvm::StringRef Code, const CodePrintOptions &Options,
                     std::vector<PrintedKernel> Kernels,
                     std::vector<CodeRelocation> Relocations,
                     llvm::raw_ostream &OS, PrintedCode *Printed = nullptr);

} // namespace clrx

#endif // CLRX_LIB_PRINT_KERNELCODEPRINTER_H
