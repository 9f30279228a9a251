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
  /// The dimensions that \p Rsrc2 has of groups and of work-items, the second
  /// if they differ or \p AlwaysBoth.
  void dims(llvm::StringRef Name, uint32_t Rsrc2, bool AlwaysBoth = false);

private:
  llvm::raw_ostream &OS;

  llvm::raw_ostream &begin(llvm::StringRef Name);
};

} // namespace clrx

#endif // CLRX_KERNELMODEL_CONFIGPRINTER_H
