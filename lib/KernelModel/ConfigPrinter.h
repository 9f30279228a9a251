//===- ConfigPrinter.h - Kernel headers as pseudo-ops -----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lines that clrxdisasm prints for RSRC words and kernel headers, shared by
// the containers. Defaults of values are not considered.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_CONFIGPRINTER_H
#define CLRX_LIB_KERNELMODEL_CONFIGPRINTER_H

#include "clrx/KernelModel/AmdKernelCode.h"
#include "clrx/Targets/Targets.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace clrx {

/// Writes lines of pseudo-ops with an indentation of 8 blanks.
class ConfigLines {
public:
  explicit ConfigLines(llvm::raw_ostream &OS) : OS(OS) {}

  void number(llvm::StringRef Name, uint64_t Value);
  void numberIfSet(llvm::StringRef Name, uint64_t Value) {
    if (Value)
      number(Name, Value);
  }
  /// Writes a hexadecimal number with at least \p Digits digits.
  void hex(llvm::StringRef Name, uint64_t Value, unsigned Digits = 0);
  void hexIfSet(llvm::StringRef Name, uint64_t Value, unsigned Digits = 0) {
    if (Value)
      hex(Name, Value, Digits);
  }
  void flag(llvm::StringRef Name, bool IsSet);
  /// Writes the dimensions of groups and work-items in \p Rsrc2. Writes the
  /// second set if the sets differ or \p AlwaysBoth is true.
  void dims(llvm::StringRef Name, uint32_t Rsrc2, bool AlwaysBoth = false);

private:
  llvm::raw_ostream &OS;

  llvm::raw_ostream &begin(llvm::StringRef Name);
};

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_CONFIGPRINTER_H
