//===- BuiltinSymbols.h - Symbols that LLVM's assembler defines -*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The symbols of LLVM's target amdhsa: facts of the processor, numbers for
// s_version, and counts of the registers that instructions name.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_BUILTINSYMBOLS_H
#define CLRX_LIB_LANGUAGE_BUILTINSYMBOLS_H

#include "ParserContext.h"

namespace clrx {

/// Values of `.amdgcn.next_free_sgpr` and `.amdgcn.next_free_vgpr`: 1 + the
/// highest register named so far, or the value that the source sets.
struct NextFreeRegisters {
  int64_t SGPR = 0;
  int64_t VGPR = 0;
};

class BuiltinSymbols : ParserPart {
  NextFreeRegisters NextFree;

public:
  explicit BuiltinSymbols(ParserContext &Ctx) : ParserPart(Ctx) {}

  /// Finds the symbol \p Name, as ExprHost::findBuiltin does.
  std::optional<BuiltinSymbol> find(llvm::StringRef Name);
  /// Counts the registers that \p I names.
  void countRegisters(const EncodedInst &I);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_BUILTINSYMBOLS_H
