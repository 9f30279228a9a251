//===- BinaryContainers.h - The containers of binaries ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each container of the disassembler is a row; nothing else names containers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_DISASSEMBLER_BINARYCONTAINERS_H
#define CLRX_LIB_DISASSEMBLER_BINARYCONTAINERS_H

#include "ChangedKernels.h"
#include "Places.h"
#include "clrx/Disassembler/Disassembler.h"

namespace clrx {

/// What is known of a container without reading its files.
struct BinaryContainer {
  llvm::StringLiteral Name;  ///< As options call it.
  llvm::StringLiteral Title; ///< In messages.
  /// Whether a file looks like one; null: whatever looks like no other.
  bool (*IsBinary)(llvm::StringRef Binary);
  llvm::Error (*PrintSource)(llvm::StringRef Binary,
                             const SourcePrintOptions &Options,
                             llvm::raw_ostream &OS);
  /// Writes what is in a file; see report.
  llvm::Error (*Report)(const DisassembleOptions &Options,
                        llvm::StringRef Binary, llvm::raw_ostream &OS);
  /// See Places.h.
  std::vector<NestedElf> (*ReadElfs)(llvm::StringRef Binary);
  /// The device that a file is for.
  llvm::Expected<GPU> (*FindDevice)(llvm::StringRef Binary,
                                    const SourcePrintOptions &Options);
  /// See ChangedKernels.h.
  ChangedKernels (*FindChangedKernels)(llvm::StringRef Made,
                                       llvm::StringRef Wanted);
  /// Writes the readable source, which is not assembled to be compared; null:
  /// it is PrintSource's.
  llvm::Error (*PrintReadable)(llvm::StringRef Binary, llvm::raw_ostream &OS);
};

/// What \p Binary looks like.
const BinaryContainer &findBinaryContainer(llvm::StringRef Binary);

/// "AMD CL1 or AMD CL2": those whose files have a mark.
std::string listMarkedContainers();

/// \name The reports; Report.cpp
/// @{
llvm::Error reportAmdCL1(const DisassembleOptions &Options,
                         llvm::StringRef Binary, llvm::raw_ostream &OS);
llvm::Error reportAmdCL2(const DisassembleOptions &Options,
                         llvm::StringRef Binary, llvm::raw_ostream &OS);
llvm::Error reportGallium(const DisassembleOptions &Options,
                          llvm::StringRef Binary, llvm::raw_ostream &OS);
llvm::Error reportROCm(const DisassembleOptions &Options,
                       llvm::StringRef Binary, llvm::raw_ostream &OS);
llvm::Error reportCodeObject(const DisassembleOptions &Options,
                             llvm::StringRef Binary, llvm::raw_ostream &OS);
/// @}

} // namespace clrx

#endif // CLRX_LIB_DISASSEMBLER_BINARYCONTAINERS_H
