//===- Names.h - Names for values of fields ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The two syntaxes of instructions, and the names of field values in operands
// and modifiers. Parser, printers and messages share these tables. OtherName is
// LLVM's spelling where it differs.
//
// Sources: AMD's ISA documents for the names. The reference assembler for the
// architectures that have a name, and for alternative spellings.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_ISA_NAMES_H
#define CLRX_ISA_NAMES_H

#include "clrx/Support/NameTable.h"
#include "clrx/Targets/ArchMask.h"
#include <optional>

namespace clrx {

/// Syntax of the instructions in a source.
enum class InstDialect : uint8_t {
  Clrx, ///< Syntax of clrxasm.
  LLVM  ///< Syntax of LLVM's AMDGPU assembler.
};

/// Names for .dialect and --dialect, in the order of InstDialect.
inline constexpr llvm::StringLiteral InstDialectNames[] = {"clrx", "llvm"};

/// Returns the dialect with \p Name, in any letter case.
inline std::optional<InstDialect> parseDialectName(llvm::StringRef Name) {
  for (size_t I = 0; I != std::size(InstDialectNames); ++I)
    if (Name.equals_insensitive(InstDialectNames[I]))
      return InstDialect(I);
  return std::nullopt;
}

/// A named value of a field. Its member Where is the mask of architectures that
/// have the name.
using NamedCode = NamedValue<uint16_t>;

/// A counter of s_waitcnt. Value is its number.
struct WaitCounter : NamedCode {
  uint8_t Bits;  ///< Width of the count.
  uint8_t Low;   ///< Lowest bit in the immediate.
  uint8_t Width; ///< Number of bits from Low on.
  uint8_t High;  ///< Lowest bit of the remaining bits.

  unsigned getMax() const { return (1u << Bits) - 1; }
  /// Returns the count in the immediate \p Imm.
  unsigned get(uint32_t Imm) const;
  /// Returns \p Imm with the low bits of \p Count as the count.
  uint32_t set(uint32_t Imm, uint64_t Count) const;
};
extern const NameTable<WaitCounter> WaitCounters;
/// Returns the immediate that waits for no counter.
uint32_t getIdleWaitCnt(Arch A);

/// \name s_sendmsg
/// @{
extern const NameTable<NamedCode> MessageNames;
extern const NameTable<NamedCode> GSOpNames;
/// Returns true for messages with a GS operation: gs and gs_done.
inline bool hasGSOp(unsigned Message) { return Message == 2 || Message == 3; }
/// @}

/// Hardware registers of s_getreg and s_setreg.
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

/// An image dimension.
struct ImageDim : NamedCode {
  uint8_t Coordinates; ///< Number of coordinate dwords.
  /// Number of derivative dwords, if the instruction has derivatives.
  uint8_t Derivatives;
};
extern const NameTable<ImageDim> ImageDims;

/// A kind of export targets. Value is the code of the first target.
struct ExportTarget : NamedCode {
  uint8_t Count; ///< Number of targets; 0 for a single target without a number.
};
extern const NameTable<ExportTarget> ExportTargets;
/// Returns the kind of target \p Code; null if there is none.
const ExportTarget *findExportTarget(unsigned Code);

/// Interpolation parameters.
extern const NameTable<NamedCode> ParamNames;
/// Names of interpolation components, by number.
inline constexpr llvm::StringLiteral Components = "xyzw";

/// An output modifier: its name, ':' and the factor.
struct OutputModifier : NamedCode {
  uint8_t Factor;
};
extern const NameTable<OutputModifier> OutputModifiers;

} // namespace clrx

#endif // CLRX_ISA_NAMES_H
