//===- Repetitions.h - .rept, .irp, .irpc, .for, .while ---------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Repetitions record their body, and then read it in rounds.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_REPETITIONS_H
#define CLRX_LIB_LANGUAGE_REPETITIONS_H

#include "BodyRecorder.h"
#include "MacroArguments.h"
#include "ParserContext.h"

namespace clrx {

class Repetitions : ParserPart {
  BodyRecorder &Bodies;
  MacroArguments &Arguments;

public:
  Repetitions(ParserContext &Ctx, BodyRecorder &Bodies,
              MacroArguments &Arguments)
      : ParserPart(Ctx), Bodies(Bodies), Arguments(Arguments) {}

  /// \name Pseudo-ops
  /// @{
  bool parseFor(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseIrp(Cursor &C, unsigned IsCharacters, llvm::SMLoc Loc);
  bool parseRept(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseWhile(Cursor &C, unsigned, llvm::SMLoc Loc);
  /// @}

private:
  bool parseValues(Cursor &C, ValueStack &Values);
  bool parseCharacters(Cursor &C, ValueStack &Values);
  bool record(llvm::SMLoc Loc, BodyRef &Body, size_t &Site,
              RecordedBody::NameLookup Lookup);
  void enter(BodyReader Body, size_t Site);
  bool parseLoopBody(llvm::SMLoc Loc, LoopControl Loop);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_REPETITIONS_H
