//===- KeptSections.h - Sections of a linker's input ------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// If a linker reads the output, .section has the operands of LLVM's assembler,
// and .pushsection, .popsection and .previous switch between sections.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_KEPTSECTIONS_H
#define CLRX_LIB_LANGUAGE_KEPTSECTIONS_H

#include "Language/Container.h"
#include "ParserContext.h"

namespace clrx {

class KeptSections : ParserPart {
  /// The current section, and the section that .previous goes back to. A null
  /// Current is the absolute section. If Previous is null, .previous is an
  /// error.
  struct Position {
    Section *Current;
    Section *Previous;
  };
  llvm::SmallVector<Position, 2> Pushed;
  Section *Previous = nullptr;

public:
  explicit KeptSections(ParserContext &Ctx) : ParserPart(Ctx) {}

  /// Parses the operands of .section.
  bool parseSection(Cursor &C, llvm::SMLoc Loc);
  /// Parses flags such as `#alloc`, and adds them to those of \p A.
  bool parseNamedFlags(Cursor &C, SectionAttributes &A);
  /// Enters the section \p Name with LLVM's attributes, as .text does.
  bool enterNamed(Cursor &C, llvm::StringRef Name, llvm::SMLoc Loc);

  /// \name Directives
  /// @{
  bool parseIdent(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parsePopSection(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parsePreviousSection(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parsePushSection(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseSubsection(Cursor &C, unsigned, llvm::SMLoc Loc);
  /// @}

private:
  Position getPosition() const;
  void restore(const Position &P);
  bool enter(llvm::StringRef Name, const SectionAttributes &A, llvm::SMLoc Loc);
  bool refuseWithoutLinker(llvm::SMLoc Loc);
  bool parseAttributes(Cursor &C, SectionAttributes &A);
  bool parseDetails(Cursor &C, SectionAttributes &A);
  bool parseFlags(Cursor &C, SectionAttributes &A);
  bool parseGroup(Cursor &C, SectionAttributes &A);
  bool parseType(Cursor &C, SectionAttributes &A);
  bool parseNameOrString(Cursor &C, const llvm::Twine &What, std::string &Name);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_KEPTSECTIONS_H
