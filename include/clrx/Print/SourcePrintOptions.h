//===- SourcePrintOptions.h - Options of source printers --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of clrxdisasm, for the source printers of all containers. Code is
// always printed.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_SOURCEPRINTOPTIONS_H
#define CLRX_PRINT_SOURCEPRINTOPTIONS_H

#include "clrx/Targets/Targets.h"

namespace clrx {

struct ExactCode;

/// Options of the source printers.
struct SourcePrintOptions {
  GPU Device = GPU::CapeVerde; ///< The device, if the file does not name one.
  bool Wave32 = false;
  bool ShowMetadata = false;
  bool ShowData = false;
  bool ShowSetup = false;
  bool ShowNotes = false; ///< Notes of OpenCL 1.2 kernels.
  /// True to print configurations as pseudo-ops instead of bytes.
  bool ShowConfig = false;
  bool ShowHSAConfig = false; ///< With ShowConfig: prints the kernel header.
  bool ShowHSALayout = false; ///< Prints one code section for all kernels.
  bool ShowFloats = false;
  bool ShowEncoding = false;
  bool ShowOffsets = true; ///< Prints offsets of instructions.
  /// True to number labels within their kernel; see CodePrintOptions.
  bool NumberLabels = false;
  /// True to indent code, print padding as one line, and add comments.
  bool IsReadable = false;
  /// With Exact: true to print configurations as pseudo-ops if they assemble to
  /// the same bytes.
  bool LiftConfigs = false;
  /// If set, the source must assemble to the same binary; see ExactCode.
  ExactCode *Exact = nullptr;
  bool MarkHalves = false; ///< See InstPrintOptions.
  /// Versions as in .driver_version and .llvm_version; 0 to detect them.
  uint32_t DriverVersion = 0, LLVMVersion = 0;
};

} // namespace clrx

#endif // CLRX_PRINT_SOURCEPRINTOPTIONS_H
