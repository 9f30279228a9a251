//===- SourcePrintOptions.h - Options of source printers --------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The options of clrxdisasm, for the source printers of all containers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_PRINT_SOURCEPRINTOPTIONS_H
#define CLRX_PRINT_SOURCEPRINTOPTIONS_H

#include "clrx/Targets/Targets.h"

namespace clrx {

struct ExactChoices;

/// Options of the source printers.
struct SourcePrintOptions {
  GPU Device = GPU::CapeVerde; ///< Device, if the file does not name one.
  bool Wave32 = false;
  bool ShowMetadata = false;
  bool ShowData = false;
  bool ShowSetup = false;
  bool ShowNotes = false; ///< Print the notes of OpenCL 1.2 kernels.
  /// Print configurations as pseudo-ops instead of bytes.
  bool ShowConfig = false;
  bool ShowHSAConfig = false; ///< Print the fields of the kernel header.
  bool ShowHSALayout = false; ///< Print one code section for all kernels.
  bool ShowFloats = false;
  bool ShowEncoding = false;
  bool ShowOffsets = true; ///< Print the offsets of instructions.
  /// Number the labels of each kernel separately; see CodePrintOptions.
  bool NumberLabels = false;
  /// Print for people: indent code, shorten padding, add comments.
  bool IsReadable = false;
  /// Print configurations as pseudo-ops if these assemble to the same bytes.
  /// Needs Exact.
  bool LiftConfigs = false;
  /// Choices for a source that assembles to the same binary; null if this is
  /// not required.
  const ExactChoices *Exact = nullptr;
  bool MarkHalves = false; ///< See InstPrintOptions.
  /// Values of .driver_version and .llvm_version; 0 if the file determines
  /// them.
  uint32_t DriverVersion = 0, LLVMVersion = 0;
};

} // namespace clrx

#endif // CLRX_PRINT_SOURCEPRINTOPTIONS_H
