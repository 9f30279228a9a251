//===- SourceObserver.h - Observer of names and blocks ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts of the parser tell an observer which names they resolve and which
// blocks they read. Texts and locations belong to the current statement, unless
// a function says otherwise.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_SOURCEOBSERVER_H
#define CLRX_LIB_LANGUAGE_SOURCEOBSERVER_H

#include "GenericPseudoOps.h"
#include "Source/SourceStack.h"
#include "clrx/Expr/SymbolInfo.h"

namespace clrx {

class Container;

class SourceObserver {
public:
  /// Position of a branch relative to the text that is assembled.
  enum class Branch : uint8_t {
    Read,
    Skipped,
    InSkipped ///< In a branch that is skipped.
  };

  virtual ~SourceObserver() = default;

  /// Called before the first statement. \p Sources lives as long as the
  /// assembly.
  virtual void start(SourceStack &Sources) = 0;
  /// Called before a statement is parsed. Not called for statements that are
  /// skipped or recorded.
  virtual void statementBegins() = 0;
  /// Called after a statement was parsed.
  virtual void statementEnds() = 0;
  /// Called when \p C has been created and its first section entered. \p C
  /// lives until the last statement has ended.
  virtual void outputStarts(Container &C) = 0;

  /// \name Symbols and scopes; locations may be outside of the statement
  /// @{
  virtual void symbolDefined(const SymbolEvent &E) = 0;
  virtual void symbolReferenced(const SymbolEvent &E) = 0;
  /// Called for a mention of \p Path that needs no symbol of this name. A
  /// null \p From is the global scope.
  virtual void symbolMissing(llvm::StringRef Path, const Scope *From) = 0;
  virtual void scopeReferenced(const Scope &S, llvm::StringRef Name) = 0;
  /// \p Name is empty for a temporary scope.
  virtual void scopeOpened(const Scope &S, llvm::StringRef Name) = 0;
  virtual void scopeClosed() = 0;
  /// @}

  /// \name Macros
  /// @{
  virtual void macroDefined(const MacroDefinition &M, llvm::StringRef Name) = 0;
  virtual void parameterDefined(const MacroDefinition &M,
                                llvm::StringRef Name) = 0;
  /// Called when the body of \p M has been recorded. \p Reader reads it.
  virtual void macroRecorded(const MacroDefinition &M,
                             const BodyReader &Reader) = 0;
  virtual void macroReferenced(const MacroDefinition &M,
                               llvm::StringRef Name) = 0;
  /// Called before the sources enter \p Body. The arguments are the values on
  /// top of the stack of the sources, one for each parameter.
  virtual void macroCalled(const MacroDefinition &M, llvm::StringRef Name,
                           const BodyReader &Body) = 0;
  /// Called for the name that .irp or .irpc replaces.
  virtual void iteratorDefined(llvm::StringRef Name) = 0;
  /// Called when the body of .irp or .irpc has been recorded.
  virtual void iteratorRecorded(const BodyReader &Reader) = 0;
  /// @}

  /// \name Blocks
  /// @{
  /// Called for each pseudo-op with a class, also in text that is skipped or
  /// recorded.
  virtual void blockOpFound(OpClass Class, llvm::SMLoc Loc) = 0;
  /// Called for each .if, .elseif and .else that is not recorded.
  virtual void branchBegins(llvm::SMLoc Loc, bool IsFirst, Branch State) = 0;
  virtual void conditionalEnds(llvm::SMLoc Loc) = 0;
  virtual void kernelEntered(llvm::StringRef Name) = 0;
  /// Called for .main, which ends a kernel.
  virtual void mainEntered(llvm::SMLoc Loc) = 0;
  /// Called for .amdhsa_kernel.
  virtual void descriptionBegins(llvm::StringRef Kernel) = 0;
  /// Called for .end_amdhsa_kernel.
  virtual void descriptionEnds(llvm::SMLoc Loc) = 0;
  /// Called for .exitm that leaves a macro or repetition.
  virtual void bodyLeft(llvm::SMLoc Loc) = 0;
  /// Called for .end, which ends the reading of all files.
  virtual void sourceStopped(llvm::SMLoc Loc) = 0;
  /// @}

  /// Called for \p Operand of .include or .incbin, which names \p Path.
  virtual void fileFound(llvm::StringRef Operand, llvm::StringRef Path,
                         bool IsBinary) = 0;
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_SOURCEOBSERVER_H
