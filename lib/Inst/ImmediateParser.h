//===- ImmediateParser.h - Immediates with their own syntax -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses immediate operands with a special syntax.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_IMMEDIATEPARSER_H
#define CLRX_LIB_INST_IMMEDIATEPARSER_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>

namespace clrx {

struct InstContext;

/// Parses immediate operands at the cursor of \p Ctx into the field Imm.
/// Functions return true on error and have reported it.
class ImmediateParser {
public:
  explicit ImmediateParser(InstContext &Ctx) : Ctx(Ctx) {}

  /// Parses the label of a branch.
  bool parseBranchTarget();
  /// Parses the counters of s_waitcnt.
  ///   ::= counter { [&] counter }
  bool parseWaitCnt();
  /// ::= sendmsg ( message [, operation [, stream]] )
  bool parseSendMsg();
  /// ::= hwreg ( register , first bit , number of bits )
  bool parseHwReg();

private:
  InstContext &Ctx;

  bool parseFunctionStart(llvm::StringRef Function);
  bool parseCounter(unsigned &SeenMask);
  bool parseGSOp(uint32_t &Op);
};

} // namespace clrx

#endif // CLRX_LIB_INST_IMMEDIATEPARSER_H
