//===- Renames.h - Renamed instructions -------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Names of instructions and modifiers on other architectures, for notes of
// errors. Renames.def has the rows.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_RENAMES_H
#define CLRX_ISA_RENAMES_H

#include "clrx/Targets/ArchMask.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace clrx {

/// A row of Renames.def.
struct RenameRow {
  llvm::StringLiteral Name;
  ArchMask Arches;
  llvm::StringLiteral Now, How;
};

/// \name The rows
/// @{

/// Returns the rows for mnemonics that the architectures lack.
llvm::ArrayRef<RenameRow> getRenames();
/// Returns the rows for mnemonics that take other operands on the architectures
/// of the row.
llvm::ArrayRef<RenameRow> getOtherMeanings();

/// The texts that the stars of a name match, in their order.
using StarredTexts = llvm::SmallVector<llvm::StringRef, 3>;

/// Returns true if \p Name, in any letter case, matches \p Pattern. \p Starred
/// become the texts that its stars match; earlier stars match as little as
/// possible.
bool matchStars(llvm::StringRef Name, llvm::StringRef Pattern,
                StarredTexts &Starred);
/// Replaces the stars of \p Pattern by the first of \p Starred, in lower case.
std::string fillStars(llvm::StringRef Pattern,
                      llvm::ArrayRef<llvm::StringRef> Starred);
/// @}

/// The instruction that replaces one of another architecture.
struct Replacement {
  std::string Mnemonic; ///< Empty if nothing is known.
  llvm::StringRef How;  ///< Differences in operands; empty if there are none.
};

/// Returns the instruction that replaces \p Mnemonic, in any letter case, which
/// \p A lacks.
Replacement findReplacement(llvm::StringRef Mnemonic, Arch A);
/// Returns the text of a note about it; empty if nothing is known.
std::string explainRename(llvm::StringRef Mnemonic, Arch A);

/// Does the same for a \p Mnemonic that \p A has, but whose operands are those
/// of another architecture.
std::string explainOtherMeaning(llvm::StringRef Mnemonic, Arch A);

/// Does the same for the modifier \p Name, which \p A lacks.
std::string explainOldModifier(llvm::StringRef Name, Arch A);

} // namespace clrx

#endif // CLRX_ISA_RENAMES_H
