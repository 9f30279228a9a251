//===- GenericPseudoOps.h - Pseudo-ops of the language ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The row of a pseudo-op of the language, and the values of its argument.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_GENERICPSEUDOOPS_H
#define CLRX_LIB_LANGUAGE_GENERICPSEUDOOPS_H

#include "Expr/SymbolTable.h"
#include "clrx/Targets/Targets.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/SMLoc.h"

namespace clrx {

class Cursor;
struct ParserParts;

/// Test of an .ifX. The pseudo-op may require that the test fails.
enum class Condition : uint8_t {
  Zero,
  Negative,
  Positive,
  Defined,
  Blank,
  SameText,
  SameString,
  Is64Bit,
  IsArch,
  IsGPU,
  IsFormat
};
constexpr unsigned conditionArg(Condition C, bool Expected) {
  return unsigned(C) << 1 | Expected;
}

enum class MessageOp : uint8_t { Error, Err, Warning };

enum class Switch : uint8_t {
  AltMacro,
  BuggyFPLiterals,
  MacroCaseSensitive,
  OldModifierParams,
  Wave32
};
constexpr unsigned switchArg(Switch S, bool On) {
  return unsigned(S) << 1 | On;
}

enum class TargetFact : uint8_t { Is64Bit, Arch, Format, GPU, Policy, Version };

/// Sections with a pseudo-op of their own.
enum class NamedSection : uint8_t { Text, Data, ROData };

/// Returns the argument of .string16 and similar pseudo-ops. \p Width is the
/// number of bytes of a character; a NUL follows the text if it is \p
/// Terminated.
constexpr unsigned stringArg(unsigned Width, bool Terminated) {
  return Width << 1 | Terminated;
}

/// Class of a pseudo-op that has an effect even in text that is skipped or
/// recorded. All other pseudo-ops have the class None.
enum class OpClass : uint8_t {
  None,
  If,
  ElseIf,
  Else,
  EndIf,
  Macro,
  EndMacro,
  Repeat,
  EndRepeat
};

/// One row of GenericPseudoOps.def.
struct GenericOp {
  llvm::StringLiteral Name; ///< Name in lower case, with the dot.
  OpClass Class;
  bool StartsOutput; ///< True if the output starts before Handler runs.
  bool IsData;       ///< True if it emits data.
  /// Parses the operands after the name, in the part that owns the pseudo-op.
  /// \p Loc is the location of the dot. \returns true after reporting an error.
  bool (*Handler)(ParserParts &Parts, Cursor &C, unsigned Arg, llvm::SMLoc Loc);
  unsigned Arg;
  llvm::StringLiteral Syntax;  ///< Operands; may be empty.
  llvm::StringLiteral Doc;     ///< Sentences for the reference page.
  llvm::StringLiteral Example; ///< Statements, separated by semicolons.
};

/// Finds the pseudo-op \p Name, with the dot and in any letter case; null if
/// there is none.
const GenericOp *findGenericOp(llvm::StringRef Name);
llvm::ArrayRef<GenericOp> getGenericOps();

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_GENERICPSEUDOOPS_H
