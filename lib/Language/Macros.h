//===- Macros.h - Macros ----------------------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Definitions and calls of macros.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_MACROS_H
#define CLRX_LIB_LANGUAGE_MACROS_H

#include "BodyRecorder.h"
#include "MacroArguments.h"
#include "ParserContext.h"

namespace clrx {

class MCParserAdapter;
class Switches;

class Macros : ParserPart {
  MacroTable Table;
  BodyRecorder &Bodies;
  MacroArguments &Arguments;
  const Switches &TheSwitches;
  const MCParserAdapter &Extensions;

public:
  /// \p Extensions knows the directives that extensions have registered.
  Macros(ParserContext &Ctx, BodyRecorder &Bodies, MacroArguments &Arguments,
         const Switches &TheSwitches, const MCParserAdapter &Extensions)
      : ParserPart(Ctx), Bodies(Bodies), Arguments(Arguments),
        TheSwitches(TheSwitches), Extensions(Extensions) {}

  /// Calls the macro \p Name. Returns false if there is none.
  bool call(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc) {
    return !Table.isEmpty() && callNamed(Name, C, Loc);
  }
  /// Returns the names of all macros.
  auto getNames() const { return Table.names(); }

  /// \name Pseudo-ops
  /// @{
  bool parseExitMacro(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseMacro(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parsePurgeMacro(Cursor &C, unsigned, llvm::SMLoc Loc);
  /// @}

private:
  llvm::StringRef getKey(llvm::StringRef Name,
                         llvm::SmallVectorImpl<char> &Buffer) const;
  bool isPseudoOp(llvm::StringRef Name) const;
  bool callNamed(llvm::StringRef Name, Cursor &C, llvm::SMLoc Loc);
  bool parseCallArguments(Cursor &C, const MacroDefinition &M);
  bool parseParameters(Cursor &C, MacroDefinition &M);
  bool parseParameter(Cursor &C, MacroDefinition &M);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_MACROS_H
