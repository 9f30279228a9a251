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

/// What stands in code from a place on, up to the next one.
struct CodeRegion {
  CodeLabel Label;
  uint64_t HeaderSize = 0; ///< In bytes, in front of the instructions.
  bool IsData = false;     ///< A global symbol's data, no instructions.
};

/// Prints \p Code, where \p Regions are, in any order; headers as \p Headers
/// says. Data is left out without \p ShowData.
void printCodeRegions(llvm::StringRef Code, const CodePrintOptions &Options,
                      std::vector<CodeRegion> Regions,
                      std::vector<CodeRelocation> Relocations,
                      HeaderStyle Headers, bool ShowData,
                      llvm::raw_ostream &OS);

/// The same for code of kernels with headers, whose names and places \p Kernels
/// are.
void printKernelCode(llvm::StringRef Code, const CodePrintOptions &Options,
                     std::vector<CodeLabel> Kernels,
                     std::vector<CodeRelocation> Relocations,
                     HeaderStyle Headers, llvm::raw_ostream &OS);

} // namespace clrx

#endif // CLRX_PRINT_KERNELCODEPRINTER_H
