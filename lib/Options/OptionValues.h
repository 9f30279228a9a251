//===- OptionValues.h - Values of options -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses numbers, symbols and names for the command lines and the library.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_OPTIONS_OPTIONVALUES_H
#define CLRX_LIB_OPTIONS_OPTIONVALUES_H

#include "clrx/Support/ClosestName.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>
#include <utility>

namespace clrx {

/// Parses an unsigned number as the reference assembler does: decimal, 0x, 0b,
/// or 0 for octal, between optional blanks. \returns an error if \p Text is no
/// number or above \p Max.
llvm::Expected<uint64_t> parseNumber(llvm::StringRef Text, uint64_t Max);

/// Parses SYMBOL[=VALUE], the value of -D. \returns an error that describes the
/// problem.
llvm::Expected<std::pair<std::string, uint64_t>>
parseSymbolDefinition(llvm::StringRef Text);

/// Returns the error "unknown WHAT 'NAME'", with a question about the closest
/// candidate, if one is close.
llvm::Error makeUnknownNameError(llvm::StringRef What, llvm::StringRef Name,
                                 const ClosestName &Closest);
/// Returns the same error, with the closest of \p Candidates.
template <typename Range>
llvm::Error makeUnknownNameError(llvm::StringRef What, llvm::StringRef Name,
                                 const Range &Candidates) {
  ClosestName Closest(Name);
  Closest.considerAll(Candidates);
  return makeUnknownNameError(What, Name, Closest);
}

} // namespace clrx

#endif // CLRX_LIB_OPTIONS_OPTIONVALUES_H
