//===- InstEntry.h - Entries of the instruction manual ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The entry of a mnemonic in the manual: everything that the tables know about
// it. The program prints entries for --help-instruction, and the pages in
// docs/instructions are made of them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_MANUAL_INSTENTRY_H
#define CLRX_LIB_MANUAL_INSTENTRY_H

#include "clrx/ISA/InstTable.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace clrx {

struct Operation;

/// The forms of a mnemonic on a set of architectures.
struct InstVariant {
  const InstRow *Row = nullptr;
  std::string Syntax; ///< Mnemonic and symbols of the operands.
  std::string Operands, Encodings, Modifiers;
  std::string Opcodes;
};

/// An operation of a mnemonic.
struct EntryOperation {
  ArchMask Arches = 0;
  const Operation *Op = nullptr;
};

/// A hazard that wait states solve.
struct EntryHazard {
  llvm::StringRef Id;  ///< A row of Hazards.def.
  unsigned States = 0; ///< The largest number if architectures differ.
  ArchMask Arches = 0;
  bool IsBefore = false; ///< Wait states before the instruction, or after it.
  std::string Text;      ///< The warning.
};

/// An entry.
struct InstEntry {
  std::string Mnemonic; ///< In lower case.
  std::vector<InstVariant> Variants;
  std::vector<EntryOperation> Operations;
  /// Implicit registers, separated by commas.
  std::string Reads, Writes;
  std::string Counters; ///< Counters that it increments.
  std::vector<EntryHazard> Hazards;
  std::vector<std::string> Notes;  ///< Whole sentences.
  std::string Example;             ///< A statement.
  Arch ExampleArch = Arch::GCN1_0; ///< An architecture that has the example.

  ArchMask getArches() const;
};

/// Returns the entry of \p Mnemonic, in any letter case and without a suffix.
/// Without variants and notes, no architecture knows the mnemonic.
InstEntry makeInstEntry(llvm::StringRef Mnemonic);

/// Returns the mnemonic and the symbols of the operands of \p Row.
std::string getInstSyntax(const InstRow &Row);

/// Returns a statement with \p Row, in which each operand has a register or a
/// constant of its own.
std::string makeExample(const InstRow &Row, Arch A);

/// Returns the hazards in which the instructions of \p Rows may take part.
std::vector<EntryHazard> findHazards(llvm::ArrayRef<const InstRow *> Rows);

/// Prints \p Entry as plain text.
void printInstEntry(llvm::raw_ostream &OS, const InstEntry &Entry);

/// Prints the page of the instructions of \p Format in Markdown.
void printManualPage(llvm::raw_ostream &OS, InstFormat Format);
/// Prints the list of all mnemonics in Markdown, with links to the pages.
void printManualIndex(llvm::raw_ostream &OS);
/// Returns the format with the name \p Name, in any letter case.
std::optional<InstFormat> findInstFormat(llvm::StringRef Name);
/// Returns the name of \p Format.
llvm::StringRef getFormatName(InstFormat Format);

/// Returns the mnemonics of the dialect, sorted.
std::vector<llvm::StringRef> getMnemonics();

/// Returns \p Text, the text of an operation, with one statement on each line.
std::vector<std::string> splitStatements(llvm::StringRef Text);

} // namespace clrx

#endif // CLRX_LIB_MANUAL_INSTENTRY_H
