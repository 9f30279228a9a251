//===- Reader.h - Bytes to AmdCL2 modules -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the binaries of drivers and of assemblers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_AMDCL2_READER_H
#define CLRX_AMDCL2_READER_H

#include "clrx/AmdCL2/Module.h"

namespace clrx::amdcl2 {

struct ReadOptions {
  /// Driver version to use instead of the detected one; 0 to detect it. It
  /// cannot turn a file of an old driver into one of a new driver.
  uint32_t DriverVersion = 0;
  /// True to fill Module::MainCode instead of the code of kernels, for new
  /// drivers.
  bool HasMainCode = false;
  /// True to choose a device and a driver version that agree with the file.
  /// The reader tries the most likely devices first and, for each device, the
  /// detected version first. It prefers a pair whose target name is in the
  /// metadata. If no pair agrees, the detected device and version remain. Has
  /// no effect if DriverVersion is set.
  bool IsExact = false;
};

/// Returns true if the ELF header of \p Binary is that of an AmdCL2 binary.
bool isBinary(llvm::StringRef Binary);

/// Reads \p Binary. The kernels get parts and no configurations. The driver
/// version is the first one with the file's layout that supports the device.
/// \returns an error that names the malformed part, its index and the wrong
/// numbers.
llvm::Expected<Module> readModule(llvm::StringRef Binary,
                                  const ReadOptions &Options = {});

/// Returns the part of a configuration that the metadata of a kernel holds:
/// arguments, group sizes and the vector type hint.
llvm::Expected<Configuration> readMetadata(llvm::StringRef Metadata,
                                           bool Is64Bit);

/// Returns true if \p Metadata has the form that drivers from 2004.06 on write.
bool isMetadata2004(llvm::StringRef Metadata, bool Is64Bit);

} // namespace clrx::amdcl2

#endif // CLRX_AMDCL2_READER_H
