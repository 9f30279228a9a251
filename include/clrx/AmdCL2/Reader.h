//===- Reader.h - Bytes to AmdCL2 modules -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a binary of the drivers' or of an assembler's holds.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_READER_H
#define CLRX_AMDCL2_READER_H

#include "clrx/AmdCL2/Module.h"

namespace clrx::amdcl2 {

struct ReadOptions {
  /// In place of the version that the file looks like; 0: none. A file of an
  /// old driver stays one.
  uint32_t DriverVersion = 0;
  /// Fills Module::MainCode and not the kernels' code, if the driver is a new
  /// one.
  bool HasMainCode = false;
  /// Takes the first driver version, and the first of its devices, that has the
  /// file's device code, names of targets and notes, if there is one.
  bool IsExact = false;
};

/// Whether \p Binary looks like an AmdCL2 binary: its outer ELF header does.
bool isBinary(llvm::StringRef Binary);

/// Reads \p Binary. Kernels have parts and no configurations; the driver
/// version is the first of its kind that has the device. \returns an error that
/// names the part, its index and numbers.
llvm::Expected<Module> readModule(llvm::StringRef Binary,
                                  const ReadOptions &Options = {});

/// What the metadata of a kernel says of its configuration: arguments, group
/// sizes and the vector type hint.
llvm::Expected<Configuration> readMetadata(llvm::StringRef Metadata,
                                           bool Is64Bit);

/// Whether metadata has the form that drivers from 2004.06 on write.
bool isMetadata2004(llvm::StringRef Metadata, bool Is64Bit);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_READER_H
