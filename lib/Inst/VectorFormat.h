//===- VectorFormat.h - VOP1, VOP2, VOPC and VOP3 ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The choice of the encoding of a vector instruction.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_INST_VECTORFORMAT_H
#define CLRX_LIB_INST_VECTORFORMAT_H

namespace clrx {

struct InstContext;

/// Completes vector instructions. Functions that return bool return true on
/// error and have reported it.
class VectorFormat {
public:
  explicit VectorFormat(InstContext &Ctx) : Ctx(Ctx) {}

  /// Completes an instruction that has a short encoding.
  bool finishVOP();
  /// Completes an instruction that has the VOP3 encoding only.
  bool finishVOP3();

private:
  InstContext &Ctx;

  const char *getLiteralLoc() const;
  void noteLongOperand();
  bool takesLongLiterals() const;
  bool checkForms(bool HasSDWA, bool HasDPP, bool HasVOP3);
  bool checkLiteralWithScalar();
  bool checkScalarReads(bool CountsLiteral);
  bool chooseVOP3();
  bool chooseSDWA();
  bool chooseDPP();
  void moveSource0(unsigned Code);
};

} // namespace clrx

#endif // CLRX_LIB_INST_VECTORFORMAT_H
