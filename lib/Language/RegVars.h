//===- RegVars.h - Register variables ---------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declarations of register variables and notes about registers. They emit
// nothing by themselves; sinks use them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_REGVARS_H
#define CLRX_LIB_LANGUAGE_REGVARS_H

#include "ParserContext.h"

namespace clrx {

class Instructions;

class RegisterVariables : ParserPart {
  Instructions &Insts;
  bool IsAllocating;            ///< State of .regalloc.
  bool IsRecorded;              ///< An allocation was requested.
  bool ShouldWarn;              ///< The warning is on and was not given yet.
  bool HasInstructions = false; ///< There was an instruction.
  bool HasVariables = false;    ///< There was a definition.

public:
  RegisterVariables(ParserContext &Ctx, Instructions &Insts);

  bool isAllocating() const { return IsAllocating; }

  /// Called for each instruction \p I, which is null on processors without a
  /// CLRX dialect. Warns once that variables have no registers.
  void instructionAssembled(const Inst *I) {
    HasInstructions = true;
    if (LLVM_UNLIKELY(HasVariables) && ShouldWarn && !IsAllocating)
      warnIfUsed(I);
  }

  /// \name Pseudo-ops
  /// @{
  bool parseLinearRegVar(Cursor &C, unsigned IsOnce, llvm::SMLoc Loc);
  bool parseRegAlloc(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseRegVar(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseUseReg(Cursor &C, unsigned, llvm::SMLoc Loc);
  /// @}

private:
  bool parseRegVarElement(Cursor &C);
  bool startAllocation(llvm::SMLoc Loc);
  void warnIfUsed(const Inst *I);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_REGVARS_H
