//===- Processors.h - LLVM's processors -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Processors and generic targets of LLVM that the language has no name for, and
// the facts in LLVM's target parser.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_TARGETS_PROCESSORS_H
#define CLRX_LIB_TARGETS_PROCESSORS_H

#include "clrx/Targets/Targets.h"

namespace clrx {

/// Returns LLVM's names that the language lacks, from a table built on first
/// use. A name for a device of the language (gfx600) is an alias of that
/// device; the others have no dialect.
llvm::ArrayRef<GPUName> getProcessorNames();

/// Facts about a processor with or without a dialect.
struct ProcessorFacts {
  bool HasWave32 = false;
  bool HasWave64 = true;
  bool HasAccVGPRs = false;           ///< Has a0 and so on.
  bool HasUnifiedVGPRs = false;       ///< VGPRs and AccVGPRs share one file.
  bool HasArchitectedScratch = false; ///< Hardware sets up the scratch base.
  /// Registers contain the bases of scratch and LDS.
  bool HasApertures = false;
  bool HasWorkgroupMode = false; ///< Groups may use two compute units.
};
ProcessorFacts getProcessorFacts(const LLVMProcessor &P);

/// The version numbers of a processor: 9, 0, 10 for gfx90a.
struct ISAVersion {
  unsigned Major, Minor, Stepping;
};
ISAVersion getISAVersion(const LLVMProcessor &P);

/// Returns LLVM's canonical name of \p P: gfx600 for "tahiti".
llvm::StringRef getCanonicalName(const LLVMProcessor &P);

} // namespace clrx

#endif // CLRX_LIB_TARGETS_PROCESSORS_H
