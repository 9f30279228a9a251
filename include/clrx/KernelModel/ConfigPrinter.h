//===- ConfigPrinter.h - Kernel headers as pseudo-ops -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lines that clrxdisasm prints of RSRC words and kernel headers, shared by
// the containers. What a value that was not given would be is not looked at.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_CONFIGPRINTER_H
#define CLRX_KERNELMODEL_CONFIGPRINTER_H

#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Writes the letters of \p Dims, whose bits are x, y and z.
void printDimLetters(llvm::raw_ostream &OS, unsigned Dims);

/// Writes lines of pseudo-ops, each with 8 blanks in front.
class ConfigLines {
public:
  explicit ConfigLines(llvm::raw_ostream &OS) : OS(OS) {}

  void number(llvm::StringRef Name, uint64_t Value);
  void numberIfSet(llvm::StringRef Name, uint64_t Value) {
    if (Value)
      number(Name, Value);
  }
  /// \p Digits: at least so many.
  void hex(llvm::StringRef Name, uint64_t Value, unsigned Digits = 0);
  void hexIfSet(llvm::StringRef Name, uint64_t Value, unsigned Digits = 0) {
    if (Value)
      hex(Name, Value, Digits);
  }
  void flag(llvm::StringRef Name, bool IsSet);
  /// The letters of \p Dims, bits for x, y and z.
  void letters(llvm::StringRef Name, unsigned Dims);
  /// The dimensions that \p Rsrc2 has of groups and of work-items, the second
  /// if they differ or \p AlwaysBoth.
  void dims(llvm::StringRef Name, uint32_t Rsrc2, bool AlwaysBoth = false);

private:
  llvm::raw_ostream &OS;

  llvm::raw_ostream &begin(llvm::StringRef Name);
};

/// \name Register counts of COMPUTE_PGM_RSRC1, the largest that it may stand
/// for
/// @{
unsigned getSGPRCount(uint32_t Rsrc1, Arch A);
unsigned getVGPRCount(uint32_t Rsrc1, unsigned Granule);
/// @}

/// Writes the modes of the RSRC words; exceptions are looked for in the first,
/// as clrxdisasm does.
void printModes(ConfigLines &Lines, uint32_t Rsrc1, uint32_t Rsrc2,
                llvm::StringRef Prefix);

/// Writes what SGPRs hold at a kernel's start but for counts of work-groups;
/// \p SGPRs is the word of the header.
void printSGPRFlags(ConfigLines &Lines, uint16_t SGPRs);

/// Writes what a whole header holds, but for its control directives. The names
/// of the fields of the RSRC words begin with \p Prefix.
void printHSAConfig(llvm::raw_ostream &OS, const AmdKernelCode &Header, Arch A,
                    llvm::StringRef Prefix);

} // namespace clrx

#endif // CLRX_KERNELMODEL_CONFIGPRINTER_H
