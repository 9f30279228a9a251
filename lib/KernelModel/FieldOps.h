//===- FieldOps.h - Rows about pseudo-ops -----------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A container's pseudo-op is one row. Parsing, legality, storing, --help, the
// manual and printers of configurations are loops over rows. The rows that set
// a field are in FieldOps.def and in the containers' own files of this name.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_KERNELMODEL_FIELDOPS_H
#define CLRX_LIB_KERNELMODEL_FIELDOPS_H

#include "clrx/KernelModel/KernelConfig.h"
#include "llvm/Support/SMLoc.h"
#include <string_view>

namespace llvm {
class MCAsmParserExtension;
}

namespace clrx {

/// Mask of the contexts in which a pseudo-op is legal. These are the scopes of
/// shared rows. A container defines their meaning, and has further scopes.
enum PseudoOpScope : unsigned {
  Anywhere = 0,
  InConfig = 1 << 0, ///< In a configuration that uses a runtime's terms.
  /// In a configuration that uses the terms of the kernel header. The same as
  /// InConfig if the container has one configuration for both.
  InHSAConfig = 1 << 1,
  SetsHSAHeader = 1 << 2, ///< Sets a field of the kernel header only.
  /// Legal in every group of a kernel's statements. Some containers have
  /// several groups, of which the configuration is one.
  InAnyGroup = 1 << 3,
  FirstOwnScope = 1 << 4, ///< Containers use this bit and those above.

  InBothConfigs = InConfig | InHSAConfig,
  InHSAOnly = InHSAConfig | SetsHSAHeader
};

/// The shape of an operand list, and the stored value.
enum class PseudoOperand : uint8_t {
  Custom,     ///< The row's handler reads the operands.
  Flag,       ///< No operands; the bits Max are set in Field.
  Number,     ///< An absolute expression.
  TwoNumbers, ///< Two expressions, for Field and the next field.
  FourNumbers,
  OptionalNumber, ///< A number; UINT32_MAX is stored if it is omitted.
  SGPRCount,      ///< A number from 0 to the GPU's SGPR limit.
  /// An SGPR count that is stored without VCC. The policy decides whether the
  /// operand includes VCC.
  ProgramSGPRCount,
  SGPR,       ///< A number below the GPU's SGPR limit.
  SGPRRange,  ///< FIRST, LAST: stored as first (Field) and count (next field).
  VGPRRange,  ///< FIRST, LAST up to Max, stored in the same way.
  PowerOfTwo, ///< A power of two, stored as its logarithm.
  PlainPowerOfTwo, ///< A power of two, stored unchanged.
  DimSet,          ///< [xyz]
  DimSets          ///< [xyz][, [xyz]], stored as DimSets::pack.
};

/// Action for a number outside of Min and Max.
enum class OverflowPolicy : uint8_t {
  None,             ///< No check; the field keeps its low bits.
  Error,            ///< It is an error.
  WarnAndTruncate,  ///< Max is a mask; other bits are lost with a warning.
  WarnUnlessSigned, ///< The same for 32 bits, but -1 to -2^31 have no warning.
  WarnAndKeep,      ///< Warns like WarnAndTruncate, but keeps the other bits.
  Truncate32ThenError ///< Warns about more than 32 bits, then acts like Error.
};

/// Handler of a pseudo-op, with the type of LLVM's directive handlers.
using PseudoOpHandler = bool (*)(llvm::MCAsmParserExtension *, llvm::StringRef,
                                 llvm::SMLoc);

struct PseudoOp {
  llvm::StringLiteral Name; ///< Name with the leading dot, in lower case.
  unsigned Scopes;          ///< Mask of PseudoOpScope and the container's own.
  PseudoOperand Operand;
  KernelField Field; ///< Field that is set; None if Handler does everything.
  uint64_t Min;
  uint64_t Max; ///< Meaning depends on the operand kind, see there.
  OverflowPolicy Overflow;
  llvm::StringLiteral Doc; ///< One sentence: meaning, unit, default.
  /// Called instead of storing the operands, after the scope was checked.
  PseudoOpHandler Handler = nullptr;
  llvm::StringLiteral Syntax = ""; ///< Operands of a Custom row.
  /// Example of a Custom row: statements in a legal context, separated by
  /// semicolons. Examples of other rows follow from the operands.
  llvm::StringLiteral Example = "";
};

/// Returns true if no name occurs twice; for static_assert.
template <size_t N> constexpr bool haveUniqueNames(const PseudoOp (&Ops)[N]) {
  for (size_t I = 0; I != N; ++I)
    for (size_t J = I + 1; J != N; ++J)
      if (std::string_view(Ops[I].Name.data(), Ops[I].Name.size()) ==
          std::string_view(Ops[J].Name.data(), Ops[J].Name.size()))
        return false;
  return true;
}

} // namespace clrx

#endif // CLRX_LIB_KERNELMODEL_FIELDOPS_H
