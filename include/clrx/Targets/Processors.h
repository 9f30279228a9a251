//===- Processors.h - LLVM's processors -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The processors and generic targets of LLVM, as far as the language has no
// name for them, and what LLVM's target parser says of each.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TARGETS_PROCESSORS_H
#define CLRX_TARGETS_PROCESSORS_H

#include "clrx/Targets/Targets.h"

namespace clrx {

/// LLVM's names that the language lacks, made once. One that means what a
/// device of the language is (gfx600) is another name of that; the others have
/// no dialect.
llvm::ArrayRef<GPUName> getProcessorNames();

/// Facts about a processor, whether or not it has a dialect.
struct ProcessorFacts {
  bool HasWave32 = false;
  bool HasWave64 = true;
  bool HasAccVGPRs = false;           ///< a0 and so on.
  bool HasUnifiedVGPRs = false;       ///< They and the VGPRs are one file.
  bool HasArchitectedScratch = false; ///< The hardware sets its base up.
  bool HasApertures = false; ///< Registers hold the bases of scratch and LDS.
  bool HasWorkgroupMode = false; ///< Groups may run on two compute units.
};
ProcessorFacts getProcessorFacts(const LLVMProcessor &P);

/// The numbers in it: 9, 0, 10 for gfx90a.
struct ISAVersion {
  unsigned Major, Minor, Stepping;
};
ISAVersion getISAVersion(const LLVMProcessor &P);

/// LLVM's own name for it: gfx600 for "tahiti".
llvm::StringRef getCanonicalName(const LLVMProcessor &P);

} // namespace clrx

#endif // CLRX_TARGETS_PROCESSORS_H
