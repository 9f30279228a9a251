//===- SourcePrintOptions.h - What to print of a binary ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The choices of clrxdisasm, for the source printers of all containers. Code
// is printed always.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_SOURCEPRINTOPTIONS_H
#define CLRX_PRINT_SOURCEPRINTOPTIONS_H

#include "clrx/Targets/Targets.h"

namespace clrx {

struct ExactCode;

struct SourcePrintOptions {
  GPU Device = GPU::CapeVerde; ///< Where the file does not say it.
  bool Wave32 = false;
  bool ShowMetadata = false;
  bool ShowData = false;
  bool ShowSetup = false;
  bool ShowNotes = false; ///< Of OpenCL 1.2 kernels.
  /// Configurations as pseudo-ops instead of bytes.
  bool ShowConfig = false;
  bool ShowHSAConfig = false; ///< With it: those of the kernel header.
  bool ShowHSALayout = false; ///< One section of code for all kernels.
  bool ShowFloats = false;
  bool ShowEncoding = false;
  bool ShowOffsets = true; ///< Of instructions.
  /// Labels are numbered in their kernel, see CodePrintOptions.
  bool NumberLabels = false;
  /// Code is indented, padding is one line, and comments say more.
  bool IsReadable = false;
  /// With Exact: configurations as pseudo-ops where these make the same bytes.
  bool LiftConfigs = false;
  /// If set, the source is to assemble to the same binary; see there.
  ExactCode *Exact = nullptr;
  bool MarkHalves = false; ///< See InstPrintOptions.
  /// As in .driver_version and .llvm_version; 0: found from the file.
  uint32_t DriverVersion = 0, LLVMVersion = 0;
};

} // namespace clrx

#endif // CLRX_PRINT_SOURCEPRINTOPTIONS_H
