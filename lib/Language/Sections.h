//===- Sections.h - Sections of the language --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The part that owns all sections. Its pseudo-ops enter a section by name, a
// kernel, or the absolute section.
//
// The output of a compiler uses LLVM's names of sections. Constants are placed
// after the code, in the same section, so the distances by which the code
// addresses them are known. Sections for tools are read, but not kept.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_SECTIONS_H
#define CLRX_LIB_LANGUAGE_SECTIONS_H

#include "Emission.h"
#include "Language/Container.h"
#include "ParserContext.h"

namespace clrx {

class KeptSections;

/// Treatment of a section in the output of a compiler.
enum class CompilerSection : uint8_t {
  Code,      ///< Also every section that is not a compiler's.
  Constants, ///< Data that follows the code.
  Writeable, ///< Refused with an error; never the current section.
  Dropped    ///< Labels and data have no effect.
};

class SectionDirectives : ParserPart {
  llvm::MCContext &MC;
  KeptSections &Kept;
  std::vector<std::unique_ptr<Section>> Owned;
  CompilerSection CurrentCompilerSection = CompilerSection::Code;
  uint64_t DelayedAlignment = 1; ///< Alignment of the next constant.

public:
  SectionDirectives(ParserContext &Ctx, llvm::MCContext &MC, KeptSections &Kept)
      : ParserPart(Ctx), MC(MC), Kept(Kept) {}

  /// Creates a section named \p Name, which is copied.
  Section *create(llvm::StringRef Name, SectionTraits Traits);
  void enter(Section &S);
  /// Goes to the absolute section, where only the counter moves.
  void enterAbsolute(uint64_t Counter);
  /// Returns the last section that begins at or before \p Address, or the
  /// section with the lowest address if there is none. Returns null if no
  /// section has an address.
  const ExprSection *findSectionAt(uint64_t Address);

  /// Assigns a value to a symbol, which stays redefinable. Assigning a number
  /// to `.` goes to the absolute section. \returns true after reporting an
  /// error.
  bool assignSymbol(llvm::StringRef Path, llvm::SMLoc Loc,
                    const ExprSection *Sec, int64_t Value);

  /// \name Sections of a compiler's output
  /// @{
  CompilerSection getCompilerSection() const { return CurrentCompilerSection; }
  bool isDropped() const {
    return CurrentCompilerSection == CompilerSection::Dropped;
  }
  /// Enters a section that is treated as \p Use. The section that is left must
  /// still be the current one.
  void enterCompilerSection(CompilerSection Use);
  /// Aligns the next constant to \p Alignment, too. The compiler aligns its
  /// section of constants for each kernel, even for one without constants.
  void delayAlignment(uint64_t Alignment) {
    DelayedAlignment = std::max(DelayedAlignment, Alignment);
  }
  void alignConstants();
  /// Called before each pseudo-op that emits data. Returns true if the data has
  /// no effect.
  bool startData() {
    if (LLVM_LIKELY(CurrentCompilerSection == CompilerSection::Code))
      return false;
    if (!isDropped())
      alignConstants();
    return isDropped();
  }
  /// @}

  /// \name Pseudo-ops
  /// @{
  bool parseAbsoluteSection(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseKernel(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseMain(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseNamedSection(Cursor &C, unsigned Arg, llvm::SMLoc Loc);
  bool parseOrg(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseSection(Cursor &C, unsigned, llvm::SMLoc Loc);
  /// @}

private:
  bool parseSectionAttributes(Cursor &C, SectionAttributes &Attrs);
  bool parseSectionFlags(Cursor &C, SectionAttributes &Attrs);
  bool parseSectionAlignment(Cursor &C, SectionAttributes &Attrs);
  bool parseSectionType(Cursor &C, SectionAttributes &Attrs);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_SECTIONS_H
