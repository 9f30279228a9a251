//===- Renames.h - Instructions that are called otherwise -------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a mnemonic of another generation is here: ways out of errors. Rows stand
// in Renames.def.
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

/// Those of mnemonics that the architectures do not have, and of those that
/// they have with other operands.
llvm::ArrayRef<RenameRow> getRenames();
llvm::ArrayRef<RenameRow> getOtherMeanings();

/// What the stars of a name stand for, in their order.
using StarredTexts = llvm::SmallVector<llvm::StringRef, 3>;

/// Whether \p Name, in any case, is one of \p Pattern; \p Starred are then the
/// texts that its stars stand for, the first ones as short as can be.
bool matchStars(llvm::StringRef Name, llvm::StringRef Pattern,
                StarredTexts &Starred);
/// \p Pattern, in lower case, with the first of \p Starred for its stars.
std::string fillStars(llvm::StringRef Pattern,
                      llvm::ArrayRef<llvm::StringRef> Starred);
/// @}

/// \returns what \p Mnemonic, in any case and not one of \p A, is on \p A, as
/// the text of a note; empty if nothing is known.
std::string explainRename(llvm::StringRef Mnemonic, Arch A);

/// The same for \p Mnemonic, one of \p A, with the operands that it has
/// elsewhere.
std::string explainOtherMeaning(llvm::StringRef Mnemonic, Arch A);

/// The same for the modifier \p Name, which \p A has not.
std::string explainOldModifier(llvm::StringRef Name, Arch A);

} // namespace clrx

#endif // CLRX_ISA_RENAMES_H
