//===- FileSymbol.h - A symbol of a file with common code -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A symbol that a source adds to a file in which all kernels share one code
// section, as in Gallium and ROCm.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_FILESYMBOL_H
#define CLRX_KERNELMODEL_FILESYMBOL_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace clrx {

class LabelMap;

/// A symbol of a file with the code of all kernels in one section.
struct FileSymbol {
  enum SectionKind : uint8_t { Absolute, Code, GlobalData, Comment, Extra };

  std::string Name;
  uint64_t Value = 0; ///< Offset in its section.
  uint64_t Size = 0;
  uint8_t Binding = llvm::ELF::STB_GLOBAL;
  SectionKind Section = Absolute;
  unsigned ExtraIndex = 0; ///< Index in ExtraSections, for Extra.
};

/// Returns names for the locations of \p Symbols, by SectionKind and
/// ExtraIndex.
LabelMap makeLabelMap(llvm::ArrayRef<FileSymbol> Symbols);

/// Prints statements that add \p Symbols to the binary. They also define the
/// symbols without a section.
void printAddedSymbols(llvm::raw_ostream &OS,
                       llvm::ArrayRef<FileSymbol> Symbols);

} // namespace clrx

#endif // CLRX_KERNELMODEL_FILESYMBOL_H
