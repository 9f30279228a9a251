//===- ExportInterp.h - Exports and interpolation ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands and encodings of exports and interpolations.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_EXPORTINTERP_H
#define CLRX_LIB_INST_EXPORTINTERP_H

#include "InstContext.h"

namespace clrx {

/// Parses and completes exports. Functions return true on error and have
/// reported it.
class ExportFormat {
public:
  explicit ExportFormat(InstContext &Ctx) : Ctx(Ctx) {}

  /// ::= mrtN | mrtz | null | posN | paramN
  bool parseTarget();
  /// ::= off | VGPR
  bool parseSource(InstOperand &Op);
  bool finish();

private:
  InstContext &Ctx;
};

/// Parses and completes interpolations. Functions return true on error and have
/// reported it.
class InterpFormat {
public:
  explicit InterpFormat(InstContext &Ctx) : Ctx(Ctx) {}

  /// ::= attrN . component, without a blank before N
  bool parseAttribute();
  /// ::= p0 | p10 | p20
  bool parseParam();
  /// Parses a register. In a 64-bit encoding it may have operand modifiers.
  bool parseSource(InstOperand &Op, unsigned Count);
  bool finish();

private:
  InstContext &Ctx;
};

} // namespace clrx

#endif // CLRX_LIB_INST_EXPORTINTERP_H
