//===- SourceTypes.cpp - Types of source operands -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The last type in a mnemonic is the type of the sources. The exceptions are
// from AMD's ISA documents, sections "Vector ALU Instructions".
//
//===----------------------------------------------------------------------===//

#include "clrx/ISA/SourceTypes.h"

using namespace llvm;
using namespace clrx;

static constexpr std::pair<StringLiteral, FloatType> Suffixes[] = {
    {"_f32", FloatType::Single},
    {"_f16", FloatType::Half},
    {"_f64", FloatType::Double}};

namespace {
/// Sources that do not have the type in the mnemonic.
struct OtherSources {
  StringLiteral Prefix; ///< Start of the mnemonics.
  uint8_t Mask;         ///< The sources, one bit for each.
};
} // namespace

static constexpr uint8_t AllSources = 0xff;
static constexpr OtherSources Exceptions[] = {
    {"v_cmp_class_", 1 << 1},      // Mask of number classes.
    {"v_cmpx_class_", 1 << 1},     // Mask of number classes.
    {"v_ldexp_", 1 << 1},          // Exponent.
    {"v_trig_preop_", 1 << 1},     // Number of a segment.
    {"v_cvt_pk_u8_", 3 << 1},      // Number of a byte, and the other bytes.
    {"v_cvt_pkaccum_u8_", 1 << 1}, // Number of a byte.
    {"v_pack_", AllSources},       // Moves bits.
    {"v_dot", AllSources},         // Two types.
    {"v_fma_mix", AllSources},     // op_sel_hi selects the types.
    {"v_mad_mix", AllSources}};

std::optional<FloatType> clrx::getFloatSourceType(const InstRow &Row,
                                                  unsigned Source) {
  const StringRef Name = Row.Mnemonic;
  for (const auto &[Suffix, Type] : Suffixes) {
    if (!Name.ends_with(Suffix))
      continue;
    for (const OtherSources &Other : Exceptions)
      if (Name.starts_with(Other.Prefix) && Other.Mask >> Source & 1)
        return std::nullopt;
    return Type;
  }
  return std::nullopt;
}
