//===- ScalarFormat.h - Scalar instructions ---------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Operands and encodings of SOP and scalar memory instructions.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_SCALARFORMAT_H
#define CLRX_LIB_INST_SCALARFORMAT_H

#include "InstContext.h"

namespace clrx {

/// Parses and completes scalar instructions. Functions that return bool return
/// true on error and have reported it.
class ScalarFormat {
public:
  explicit ScalarFormat(InstContext &Ctx) : Ctx(Ctx) {}

  /// Parses a source of \p Count registers, or a constant.
  bool parseSource(InstOperand &Op, unsigned Count);
  /// Parses the offset of a scalar memory instruction.
  ///   ::= scalar register | [@] expression
  ///     | [@] lit ( expression ), on GCN 1.1 only
  bool parseOffset(InstOperand &Op);

  bool finishSOP();
  bool finishSMRD();

private:
  InstContext &Ctx;

  void forceLiteral();
  bool parseOffsetOrLiteral(InstOperand &Op);
  bool assignOffsetRegister(const InstOperand &Off);
};

} // namespace clrx

#endif // CLRX_LIB_INST_SCALARFORMAT_H
