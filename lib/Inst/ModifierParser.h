//===- ModifierParser.h - Modifiers after the operands ----------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The list of modifiers after the operands, and the values of modifiers.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_MODIFIERPARSER_H
#define CLRX_LIB_INST_MODIFIERPARSER_H

#include "clrx/ISA/FieldFixups.h"
#include "llvm/ADT/StringRef.h"

namespace clrx {

struct InstContext;
struct Modifier;

/// Parses the modifiers at the cursor of \p Ctx. Functions that return bool
/// return true on error and have reported it.
class ModifierParser {
public:
  explicit ModifierParser(InstContext &Ctx) : Ctx(Ctx) {}

  /// Parses all modifiers up to the end of the statement.
  bool parse();

private:
  InstContext &Ctx;

  bool noteOtherUses(uint16_t Group, llvm::StringRef Name);
  bool reportUnknown(uint16_t Group, llvm::StringRef Name);
  bool reportMissing();
  bool repeatsOMod(const Modifier &M) const;
  void markSet(const Modifier &M, const char *Loc);
  bool parseModifier(const Modifier &M, const char *Loc);
  bool parseValue(const Modifier &M);
  bool parseFlag(uint32_t &Value);
  bool parseRequest(const Modifier &M);
  bool parseOffset(const Modifier &M, const char *Loc, FieldFixup Kind);
  bool parseSMemOffset(const Modifier &M, const char *Loc);
  bool parseOutputModifier(const Modifier &M);
  bool parseList(unsigned Count, unsigned Bits, llvm::StringRef What,
                 uint32_t &Value);
  bool parseBits(unsigned Count, uint32_t &Value);
  bool parseOpSel();
  bool parseLaneList(unsigned Count, unsigned Bits, uint32_t &Value);
  bool parseWaveShift();
  bool parseRowControl(const Modifier &M);
  bool parseRowBroadcast(const Modifier &M);
  bool parseBoundCtrl();
  bool parseSelect(const Modifier &M);
  bool parseDMask();
  bool parseFormatPart(bool MayBeData, uint32_t &Data, uint32_t &Number,
                       bool &IsData);
  bool parseDataFormat();
};

} // namespace clrx

#endif // CLRX_LIB_INST_MODIFIERPARSER_H
