//===- InstDialect.h - Syntaxes of instructions -----------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two syntaxes that instructions are read and printed in.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_INSTDIALECT_H
#define CLRX_ISA_INSTDIALECT_H

#include "llvm/ADT/StringRef.h"
#include <optional>

namespace clrx {

/// Whose syntax the instructions of a source are in.
enum class InstDialect : uint8_t {
  Clrx, ///< clrxasm's.
  LLVM  ///< That of LLVM's AMDGPU assembler.
};

/// What .dialect and --dialect call them, in the order of InstDialect.
inline constexpr llvm::StringLiteral InstDialectNames[] = {"clrx", "llvm"};

/// \p Name in any case.
inline std::optional<InstDialect> parseDialectName(llvm::StringRef Name) {
  for (size_t I = 0; I != std::size(InstDialectNames); ++I)
    if (Name.equals_insensitive(InstDialectNames[I]))
      return InstDialect(I);
  return std::nullopt;
}

} // namespace clrx

#endif // CLRX_ISA_INSTDIALECT_H
