//===- Reader.h - Bytes to AmdCL1 modules -----------------------*- C++ -*-===//
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

#ifndef CLRX_AMDCL1_READER_H
#define CLRX_AMDCL1_READER_H

#include "clrx/AmdCL1/Module.h"

namespace clrx::amdcl1 {

/// Whether \p Binary looks like an AmdCL1 binary: its outer ELF header does.
bool isBinary(llvm::StringRef Binary);

/// Reads \p Binary. Kernels have parts and no configurations, and the driver is
/// the text about it. Sections and symbols that the format does not define are
/// left out unless \p HasExtras. \returns an error that names the part, its
/// index and numbers.
llvm::Expected<Module> readModule(llvm::StringRef Binary,
                                  bool HasExtras = false);

/// How a finished kernel's configuration is seen.
enum class ConfigView : uint8_t {
  Clrxdisasm, ///< With its mistakes about ids and types.
  Exact       ///< What is there to be lowered again.
};

/// What metadata, notes and header of \p K say of its configuration. Counts and
/// words are in the fields as they are in the file. \returns an error if a line
/// of the metadata is not understood.
llvm::Expected<Configuration>
readConfiguration(const Module &M, const Kernel &K, ConfigView View);

} // namespace clrx::amdcl1

#endif // CLRX_AMDCL1_READER_H
