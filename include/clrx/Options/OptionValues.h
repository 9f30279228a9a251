//===- OptionValues.h - What stands behind options --------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Numbers, symbols and names, as the command lines and the library read them.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_OPTIONS_OPTIONVALUES_H
#define CLRX_OPTIONS_OPTIONVALUES_H

#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <utility>

namespace clrx {

/// Parses an unsigned number as the reference assembler does: decimal, 0x, 0b,
/// 0 for octal; blanks around it are ignored.
/// \returns an error if it is none or above \p Max.
llvm::Expected<uint64_t> parseNumber(llvm::StringRef Text, uint64_t Max);

/// Parses SYMBOL[=VALUE], as behind -D. \returns an error saying what is wrong
/// with it.
llvm::Expected<std::pair<std::string, uint64_t>>
parseSymbolDefinition(llvm::StringRef Text);

/// \returns "unknown WHAT 'NAME'", with the candidate that is meant if one is
/// close.
llvm::Error makeUnknownNameError(llvm::StringRef What, llvm::StringRef Name,
                                 const ClosestName &Closest);
/// The same with the closest one of \p Candidates.
template <typename Range>
llvm::Error makeUnknownNameError(llvm::StringRef What, llvm::StringRef Name,
                                 const Range &Candidates) {
  ClosestName Closest(Name);
  Closest.considerAll(Candidates);
  return makeUnknownNameError(What, Name, Closest);
}

} // namespace clrx

#endif // CLRX_OPTIONS_OPTIONVALUES_H
