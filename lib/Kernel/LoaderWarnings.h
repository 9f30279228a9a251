//===- LoaderWarnings.h - Files that AMD's loader refuses -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Warnings about files that AMD's loader does not load. The loader is a part of
// ROCR-Runtime. It loads HSA code objects, and so the files of ROCm and the
// inner ELF files of AMD CL2 binaries. The facts were observed with the loaders
// of 2022, 2024 and 2025.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNEL_LOADERWARNINGS_H
#define CLRX_LIB_KERNEL_LOADERWARNINGS_H

#include "Kernel/FileSections.h"
#include "clrx/KernelModel/MachineVersions.h"

namespace clrx {

/// Warns about sections of \p Extra that the loader uses instead of parts of
/// the file. \p ReadsNotes is true if the loader needs the notes of the file.
void warnOfReplacedParts(Reporter &Report,
                         llvm::ArrayRef<FileSections::ExtraSection> Extra,
                         bool ReadsNotes);

/// Warns at \p Pos if the loader does not know \p V, the machine version in the
/// notes. \p Advice is the way out.
void warnOfMachineVersion(Reporter &Report, MachineVersion V, SourcePos Pos,
                          const llvm::Twine &Advice);

/// Way out if a source has changed the machine version.
inline constexpr llvm::StringLiteral VersionAdvice =
    "leave '.arch_minor' and '.arch_stepping' out";

} // namespace clrx

#endif // CLRX_LIB_KERNEL_LOADERWARNINGS_H
