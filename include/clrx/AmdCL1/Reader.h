//===- Reader.h - Bytes to AmdCL1 modules -----------------------*- C++ -*-===//
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

#ifndef CLRX_AMDCL1_READER_H
#define CLRX_AMDCL1_READER_H

#include "clrx/AmdCL1/Module.h"

namespace clrx::amdcl1 {

/// Returns true if the ELF header of \p Binary is that of an AmdCL1 binary.
bool isBinary(llvm::StringRef Binary);

/// Reads \p Binary. The kernels have parts and no configurations. DriverInfo
/// gets the file's text about the driver. Sections and symbols that the format
/// does not define are read only if \p HasExtras is true. \returns an error
/// that names the malformed part, its index and the wrong numbers.
llvm::Expected<Module> readModule(llvm::StringRef Binary,
                                  bool HasExtras = false);

/// Interpretation of a finished kernel.
enum class ConfigView : uint8_t {
  Clrxdisasm, ///< As clrxdisasm does, with its mistakes about ids and types.
  Exact       ///< Exactly, so that it can be lowered again.
};

/// Returns the configuration that the metadata, notes and header of \p K
/// describe. The fields hold counts and words as the file has them. \returns an
/// error if a line of the metadata is malformed.
llvm::Expected<Configuration>
readConfiguration(const Module &M, const Kernel &K, ConfigView View);

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1_READER_H
