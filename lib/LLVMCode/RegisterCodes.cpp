//===- RegisterCodes.cpp - LLVM's registers as source codes ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads names such as SGPR4_SGPR5, VGPR7_LO16 and VCC_HI.
//
//===----------------------------------------------------------------------===//

#include "RegisterCodes.h"
#include "Analysis/InstDescription.h"

using namespace llvm;
using namespace clrx;

namespace {
/// A special register with the halves NAME_LO and NAME_HI.
struct SpecialRow {
  StringLiteral Name;
  uint16_t Code;
};
} // namespace

static constexpr SpecialRow Pairs[] = {
    {"VCC", CodeVCC},
    {"EXEC", CodeExec},
};

// A single register has variants for some processors, such as M0_gfx11plus.
static constexpr SpecialRow Singles[] = {
    {"M0", CodeM0},           {"SCC", CodeSCC},
    {"SRC_SCC", CodeSCC},     {"SRC_VCCZ", CodeVCCZ},
    {"SRC_EXECZ", CodeEXECZ}, {"LDS_DIRECT", CodeLDSDirect},
};

/// Returns the registers of \p Name if they are numbered registers of the file
/// that LLVM calls \p Prefix.
static RegisterSpan getNumbered(StringRef Name, StringRef Prefix,
                                unsigned FirstCode) {
  StringRef Rest = Name;
  unsigned Number;
  if (!Rest.consume_front(Prefix) || Rest.consumeInteger(10, Number))
    return {};
  return {uint16_t(FirstCode + Number), uint16_t(Name.count(Prefix))};
}

/// Returns the registers of \p Name if it is \p Pair or one of its halves.
static RegisterSpan getHalfOf(StringRef Name, StringRef Pair, unsigned Code) {
  StringRef Rest = Name;
  if (!Rest.consume_front(Pair))
    return {};
  if (Rest.starts_with("_LO"))
    return {uint16_t(Code), 1};
  if (Rest.starts_with("_HI"))
    return {uint16_t(Code + 1), 1};
  return {uint16_t(Code), 2};
}

RegisterSpan clrx::getRegisterSpan(StringRef Name, const ArchInfo &Facts) {
  const std::pair<StringLiteral, unsigned> Files[] = {
      {"SGPR", 0},
      {"VGPR", CodeVGPR0},
      {"AGPR", CodeAGPR0},
      {"TTMP", Facts.FirstTTMP}};
  for (const auto &[Prefix, FirstCode] : Files)
    if (const RegisterSpan R = getNumbered(Name, Prefix, FirstCode); R.Count)
      return R;
  for (const SpecialRow &Row : Pairs)
    if (const RegisterSpan R = getHalfOf(Name, Row.Name, Row.Code); R.Count)
      return R;
  for (const SpecialRow &Row : Singles)
    if (Name == Row.Name ||
        (Name.starts_with(Row.Name) && Name[Row.Name.size()] == '_'))
      return {Row.Code, 1};
  if (Name.starts_with("XNACK_MASK") && Facts.XnackMaskSGPR)
    return getHalfOf(Name, "XNACK_MASK", Facts.XnackMaskSGPR);
  return Facts.HasFlatScratchSGPRs
             ? getHalfOf(Name, "FLAT_SCR", Facts.FlatScratchSGPR)
             : RegisterSpan();
}
