//===- Names.h - Words for values of fields ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two syntaxes of instructions, and what operands and modifiers call the
// values of their fields. Each table is read by the parser, the printers and
// the messages; OtherName is LLVM's spelling where it has one of its own.
//
// Sources: AMD's ISA documents; which architecture has a name, and the further
// spellings: the reference assembler.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_NAMES_H
#define CLRX_ISA_NAMES_H

#include "clrx/Support/NameTable.h"
#include "clrx/Targets/ArchMask.h"
#include <optional>

namespace clrx {

/// Whose syntax the instructions of a source are in.
enum class InstDialect : uint8_t {
  Clrx, ///< clrxasm's.
  LLVM  ///< That of LLVM's AMDGPU assembler.
};

/// What .dialect and --dialect call them, in the order of InstDialect.
inline constexpr llvm::StringLiteral InstDialectNames[] = {"clrx", "llvm"};

/// \p Name in any case.
inline std::optional<InstDialect> parseDialectName(llvm::StringRef Name) {
  for (size_t I = 0; I != std::size(InstDialectNames); ++I)
    if (Name.equals_insensitive(InstDialectNames[I]))
      return InstDialect(I);
  return std::nullopt;
}

/// A name of a field's value; Where are the architectures that have it.
using NamedCode = NamedValue<uint16_t>;

/// A counter of s_waitcnt; the value is its number.
struct WaitCounter : NamedCode {
  uint8_t Bits;  ///< Of the count.
  uint8_t Low;   ///< Bit of the immediate where its low bits go.
  uint8_t Width; ///< Number of low bits.
  uint8_t High;  ///< Bit where the rest goes.

  unsigned getMax() const { return (1u << Bits) - 1; }
  /// The count in an immediate.
  unsigned get(uint32_t Imm) const;
  /// The immediate with another count, of which the low bits are taken.
  uint32_t set(uint32_t Imm, uint64_t Count) const;
};
extern const NameTable<WaitCounter> WaitCounters;
/// The immediate that waits for nothing.
uint32_t getIdleWaitCnt(Arch A);

/// \name s_sendmsg
/// @{
extern const NameTable<NamedCode> MessageNames;
extern const NameTable<NamedCode> GSOpNames;
/// The messages that take an operation.
inline bool hasGSOp(unsigned Message) { return Message == 2 || Message == 3; }
/// @}

/// Of s_getreg and s_setreg.
extern const NameTable<NamedCode> HwRegNames;

/// \name SDWA
/// @{
extern const NameTable<NamedCode> SelectNames;
extern const NameTable<NamedCode> UnusedNames;
/// @}

/// \name Buffer formats
/// @{
extern const NameTable<NamedCode> DataFormatNames;
extern const NameTable<NamedCode> NumberFormatNames;
/// @}

struct ImageDim : NamedCode {
  uint8_t Coordinates; ///< Dwords of one.
  uint8_t Derivatives; ///< Dwords of them, if an instruction has some.
};
extern const NameTable<ImageDim> ImageDims;

/// A kind of export targets; the value is the first code.
struct ExportTarget : NamedCode {
  uint8_t Count; ///< 0: one, without a number behind the name.
};
extern const NameTable<ExportTarget> ExportTargets;
/// The kind of \p Code; null if there is none.
const ExportTarget *findExportTarget(unsigned Code);

/// Interpolation parameters.
extern const NameTable<NamedCode> ParamNames;
/// Interpolation components, by number.
inline constexpr llvm::StringLiteral Components = "xyzw";

/// What the output modifiers do: the name, ':' and the factor.
struct OutputModifier : NamedCode {
  uint8_t Factor;
};
extern const NameTable<OutputModifier> OutputModifiers;

} // namespace clrx

#endif // CLRX_ISA_NAMES_H
