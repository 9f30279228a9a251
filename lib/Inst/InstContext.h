//===- InstContext.h - The statement being parsed ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The state that the parsers of an instruction statement share. Each parser
// class is a view: it holds a reference to this state and nothing else, so
// creating one is free.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_INSTCONTEXT_H
#define CLRX_LIB_INST_INSTCONTEXT_H

#include "Inst/InstAssembler.h"
#include "Support/Cursor.h"
#include "clrx/ISA/Inst.h"
#include "clrx/ISA/Modifiers.h"

namespace clrx {

/// Suffix of a mnemonic that selects an encoding.
enum class SizeSuffix : uint8_t { None, E32, E64, SDWA, DPP };

/// Operand modifiers of a source.
struct SourceModifiers {
  bool Neg = false;
  bool Abs = false;
  bool Sext = false;
};

/// The statement being parsed, the instruction that is built from it, and
/// functions that report errors.
struct InstContext {
  const Arch A;
  const ArchInfo &Facts;
  const InstOptions &Options;
  OperandHost &Host;
  clrx::Inst &Inst;
  llvm::SmallVectorImpl<PendingField> &Pending;

  Cursor Cur;
  const char *MnemonicLoc = nullptr;
  const char *OperandLocs[MaxOperands] = {};
  SourceModifiers SourceMods[MaxOperands];
  const char *ModifiersLoc = nullptr; ///< First modifier; null without any.
  unsigned OpIndex = 0;               ///< Index of the current operand.
  bool SkipComma = false; ///< True if the previous operand was left out.
  SizeSuffix Size = SizeSuffix::None;
  ModifierSet Modifiers;

  InstContext(Arch A, const InstOptions &Options, OperandHost &Host,
              clrx::Inst &Inst, llvm::SmallVectorImpl<PendingField> &Pending)
      : A(A), Facts(getArchInfo(A)), Options(Options), Host(Host), Inst(Inst),
        Pending(Pending) {}

  bool is(ArchMask Mask) const { return maskOf(A) & Mask; }

  /// \name Cursor
  /// @{
  /// Skips blanks and returns the location of the next token.
  const char *nextLoc() { return Cur.nextLoc().getPointer(); }
  /// Takes \p C or reports that it is missing \p Where. \returns true on error.
  bool expect(char C, const llvm::Twine &Where);
  /// Takes the comma before the next operand. \returns true on error.
  bool expectComma() { return !Cur.consume(',') && reportMissingComma(); }
  /// Returns the name characters at the cursor: letters, digits, _ . and $.
  llvm::StringRef peekWord() {
    const char *Begin = nextLoc();
    const char *End = Begin;
    while (isNameChar(*End))
      ++End;
    return llvm::StringRef(Begin, End - Begin);
  }
  /// Returns the identifier at the cursor; empty if there is none.
  llvm::StringRef peekKeyword();
  /// Consumes \p Keyword if it is the next identifier, in any letter case.
  bool consumeKeyword(llvm::StringRef Keyword);
  /// @}

  /// \name Reports
  /// Errors return true. Notes belong to the last error or warning.
  /// @{
  [[gnu::cold]] bool error(const char *Loc, RuleId Rule,
                           const llvm::Twine &Msg);
  /// Reports an error and, in a note, how to correct the statement.
  [[gnu::cold]] bool errorWithFix(const char *Loc, RuleId Rule,
                                  const llvm::Twine &Msg,
                                  const llvm::Twine &Fix);
  /// Reports an error at the operand of kind \p K, or at the mnemonic if there
  /// is no such operand.
  /// Adds a note that suggests \p Fix.
  [[gnu::cold]] void noteFix(const char *Loc, const FixIt &Fix,
                             const llvm::Twine &Msg);
  [[gnu::cold]] bool errorAt(OperandKind K, RuleId Rule,
                             const llvm::Twine &Msg);
  void warning(const char *Loc, RuleId Rule, const llvm::Twine &Msg);
  void note(const char *Loc, const llvm::Twine &Msg);
  /// Returns the location of \p Op, which is an operand of Inst.
  const char *locOf(const InstOperand &Op) const;
  /// @}

  /// \name Fields and encodings
  /// @{
  /// Sets \p F unless a modifier has set it.
  void setDefault(Field F, uint32_t Value);
  /// Copies the operands to their fields.
  void assignOperandFields();
  /// Checks the suffix against the size of the encoding that the operands
  /// need. \returns true on error.
  bool checkSize(bool IsLong);
  /// @}

private:
  [[gnu::cold]] bool reportMissingComma();
};

} // namespace clrx

#endif // CLRX_LIB_INST_INSTCONTEXT_H
