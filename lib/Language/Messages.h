//===- Messages.h - Messages and files --------------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Pseudo-ops that print, warn, fail or do nothing, and those that include a
// file or end the source.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_LANGUAGE_MESSAGES_H
#define CLRX_LIB_LANGUAGE_MESSAGES_H

#include "ParserContext.h"

namespace clrx {

class Messages : ParserPart {
public:
  explicit Messages(ParserContext &Ctx) : ParserPart(Ctx) {}

  /// \name Pseudo-ops
  /// @{
  bool parseAbort(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseEnd(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseError(Cursor &C, unsigned Op, llvm::SMLoc Loc);
  bool parseFail(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseIgnored(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseIgnoredString(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseInclude(Cursor &C, unsigned, llvm::SMLoc Loc);
  bool parseMutedGroups(Cursor &C, unsigned IsMuted, llvm::SMLoc Loc);
  bool parsePrint(Cursor &C, unsigned, llvm::SMLoc Loc);
  /// @}

private:
  bool parseWarningGroup(Cursor &C, uint16_t &Mask);
};

} // namespace clrx

#endif // CLRX_LIB_LANGUAGE_MESSAGES_H
