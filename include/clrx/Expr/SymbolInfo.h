//===- SymbolInfo.h - Descriptions of symbols -------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The attributes of a symbol and its events, for containers and observers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_EXPR_SYMBOLINFO_H
#define CLRX_EXPR_SYMBOLINFO_H

#include "clrx/Expr/OperandValue.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/SMLoc.h"
#include <cstdint>

namespace clrx {

/// Attributes of a symbol besides its value.
struct SymbolAttributes {
  uint64_t Size = 0;   ///< Size that .size has set.
  uint8_t Binding = 0; ///< ELF STB_*; STB_LOCAL unless set.
  /// \name Set only if a linker gets the output
  /// @{
  uint8_t Visibility = 0; ///< ELF STV_*
  uint8_t Type = 0;       ///< ELF STT_*
  /// True if the symbol table lists the symbol although it is local and has no
  /// type.
  bool IsListed = false;
  /// Storage of a variable of Size bytes that the linker allocates.
  enum : uint8_t { NotAllocated, InLDS, Common } Storage = NotAllocated;
  uint64_t Alignment = 0; ///< Alignment of such a variable, in bytes.
  /// @}
};

/// A symbol of the global scope, for a container's symbol table.
struct SymbolInfo : SymbolAttributes {
  llvm::StringRef Name;
  bool HasValue = false;
  /// True if the linker has to find the symbol elsewhere. Valid after
  /// SymbolTable::finish.
  bool IsUndefined = false;
  /// True if the symbol was assigned a value that is not known yet.
  bool IsPending = false;
  const ExprSection *Sec = nullptr; ///< Null for an absolute value.
  uint64_t Value = 0;               ///< Offset in Sec, or the number.
  /// The register that the symbol stands for; then it has no value.
  std::optional<RegisterRange> Register = std::nullopt;
};

struct Scope; // Defined in lib/Expr/Cells.h.

/// Kind of thing that a symbol stands for.
enum class SymbolSort : uint8_t {
  Value,    ///< A label, a number or an expression.
  Register, ///< A register symbol.
  Variable  ///< A register variable.
};

/// A definition of a symbol or a reference to one.
struct SymbolEvent {
  /// Identity of the symbol, which is the same in all its events. All local
  /// labels with one number are one symbol.
  const void *Symbol;
  llvm::StringRef Path; ///< Path as written; valid during the call.
  llvm::SMLoc Loc;      ///< Location; invalid for the command line.
  bool IsLabel = false; ///< True for a definition at the output counter.
  bool IsOnce = false;  ///< True for a definition that cannot be repeated.
  SymbolSort Sort = SymbolSort::Value;
  /// Scope that the symbol belongs to; null for local labels.
  const Scope *In = nullptr;
};

} // namespace clrx

#endif // CLRX_EXPR_SYMBOLINFO_H
