//===- Instructions.h - Instructions ----------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hands instructions to the InstAssembler, and emits what it returns.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_INSTRUCTIONS_H
#define CLRX_LIB_LANGUAGE_INSTRUCTIONS_H

#include "InstOperandHost.h"
#include "ParserContext.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace clrx {

class BuiltinSymbols;
class RegisterVariables;
class Switches;
class WaitModes;

class Instructions : ParserPart {
  InstOperandHost Host;
  const Switches &TheSwitches;
  RegisterVariables &RegVars;
  BuiltinSymbols &Builtins;
  const WaitModes &Waits;
  EncodedInst Encoded; ///< Reused from instruction to instruction.
  uint32_t Number = 0; ///< Number of the current instruction of the source.
  const InsertedInst *Inserted = nullptr; ///< Not null while it is emitted.
  /// Sections for which the warning about unaligned code was given.
  llvm::SmallPtrSet<const ExprSection *, 4> UnalignedCode;

public:
  Instructions(ParserContext &Ctx, Hints &TheHints, const Switches &TheSwitches,
               RegisterVariables &RegVars, BuiltinSymbols &Builtins,
               const WaitModes &Waits)
      : ParserPart(Ctx), Host(Ctx, TheHints), TheSwitches(TheSwitches),
        RegVars(RegVars), Builtins(Builtins), Waits(Waits) {}

  /// Parses and emits the instruction at \p C.
  void parse(Cursor &C);
  /// Parses a register at \p C. Messages call it \p What. \returns true after
  /// reporting an error.
  bool parseRegister(Cursor &C, llvm::StringRef What, RegisterRange &Range);

private:
  void assemble(llvm::StringRef Statement);
  void insert(const InsertedInst &I);
  void insertWaits(bool IsAfter);
  InstOptions getOptions() const;
  void emit(uint64_t Size, uint64_t Offset);
  uint32_t watchBranch();
  void warnOfUnalignedCode();
  void show(uint64_t From);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_INSTRUCTIONS_H
