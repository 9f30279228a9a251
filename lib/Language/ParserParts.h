//===- ParserParts.h - All parts of the parser ------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The parts and their connections. Rows of GenericPseudoOps.def and
// LLVMDirectives.def name the part that owns a pseudo-op.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_PARSERPARTS_H
#define CLRX_LIB_LANGUAGE_PARSERPARTS_H

#include "BodyRecorder.h"
#include "BuiltinSymbols.h"
#include "CodeFlow.h"
#include "Conditionals.h"
#include "ContainerHost.h"
#include "Data.h"
#include "DialectSelection.h"
#include "Emission.h"
#include "Hints.h"
#include "Instructions.h"
#include "KeptSections.h"
#include "LLVMDirectives.h"
#include "MacroArguments.h"
#include "Macros.h"
#include "Messages.h"
#include "OutputContainer.h"
#include "RegVars.h"
#include "Repetitions.h"
#include "Sections.h"
#include "Switches.h"
#include "SymbolHost.h"
#include "Symbols.h"
#include "TargetSelection.h"
#include "WaitModes.h"

/// The handler of a pseudo-op: calls the member function HANDLER of the part
/// OWNER.
#define CLRX_PART_HANDLER(OWNER, HANDLER)                                      \
  [](ParserParts &Parts, Cursor &C, unsigned Arg, llvm::SMLoc Loc) {           \
    return Parts.The##OWNER.HANDLER(C, Arg, Loc);                              \
  }

namespace clrx {

struct ParserParts {
  /// The host of the symbol table. Must be the first member, because the symbol
  /// table, which Ctx owns, gets the reporter from it.
  SymbolHost TheSymbolHost;
  ParserContext Ctx;

  TargetSelection TheTargetSelection;
  DialectSelection TheDialectSelection;
  Switches TheSwitches;
  Emission TheEmission;
  OutputContainer TheOutput;
  KeptSections TheKeptSections;
  SectionDirectives TheSectionDirectives;
  DataDirectives TheDataDirectives;
  SymbolDirectives TheSymbolDirectives;
  BuiltinSymbols TheBuiltinSymbols;
  WaitModes TheWaitModes;
  Instructions TheInstructions;
  RegisterVariables TheRegisterVariables;
  CodeFlowDirectives TheCodeFlowDirectives;
  Messages TheMessages;
  Conditionals TheConditionals;
  BodyRecorder TheBodyRecorder;
  MacroArguments TheMacroArguments;
  Macros TheMacros;
  Repetitions TheRepetitions;
  Hints TheHints;
  LLVMDirectives TheLLVMDirectives;

  ContainerHost TheContainerHost;

  ParserParts(MCParserAdapter &MC, ClrxStreamer &Out,
              llvm::ArrayRef<llvm::MemoryBufferRef> SourceBuffers,
              const LanguageOptions &Options, ParserServices &Services);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_PARSERPARTS_H
