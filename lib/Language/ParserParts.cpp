//===- ParserParts.cpp - All parts of the parser --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each part is given the parts that it uses besides those of ParserContext.
//
//===----------------------------------------------------------------------===//

#include "ParserParts.h"
#include "MCParserAdapter.h"

using namespace llvm;
using namespace clrx;

ParserParts::ParserParts(MCParserAdapter &MC, ClrxStreamer &Out,
                         ArrayRef<MemoryBufferRef> SourceBuffers,
                         const LanguageOptions &Options,
                         ParserServices &Services)
    : TheSymbolHost(Ctx, TheInstructions, TheBuiltinSymbols),
      Ctx(Options, Services, SourceBuffers, TheSymbolHost, TheTargetSelection,
          TheDialectSelection, TheOutput, TheSectionDirectives, TheEmission),
      TheTargetSelection(Ctx), TheDialectSelection(Ctx), TheSwitches(Ctx),
      TheEmission(Ctx, Out), TheOutput(Ctx, TheContainerHost, MC),
      TheKeptSections(Ctx),
      TheSectionDirectives(Ctx, MC.getContext(), TheKeptSections),
      TheDataDirectives(Ctx), TheSymbolDirectives(Ctx), TheBuiltinSymbols(Ctx),
      TheWaitModes(Ctx),
      TheInstructions(Ctx, TheHints, TheSwitches, TheRegisterVariables,
                      TheBuiltinSymbols, TheWaitModes),
      TheRegisterVariables(Ctx, TheInstructions), TheCodeFlowDirectives(Ctx),
      TheMessages(Ctx), TheConditionals(Ctx),
      TheBodyRecorder(Ctx, TheConditionals),
      TheMacroArguments(Ctx, TheSwitches),
      TheMacros(Ctx, TheBodyRecorder, TheMacroArguments, TheSwitches, MC),
      TheRepetitions(Ctx, TheBodyRecorder, TheMacroArguments),
      TheHints(Ctx, TheMacros),
      TheLLVMDirectives(Ctx, TheContainerHost, TheDataDirectives,
                        TheKeptSections, TheSymbolDirectives),
      TheContainerHost(Ctx, TheSymbolDirectives) {
  TheDialectSelection.start();
}
