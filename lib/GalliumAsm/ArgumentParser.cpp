//===- ArgumentParser.cpp - Kernel arguments ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads .arg.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

/// ::= type
bool AsmParser::parseArgType(Arg &Arg, bool &IsShortcut) {
  NamedType Type;
  if (operands().readOneOf(ArgTypeNames, "argument type", Type))
    return true;
  Arg.Type = Type.Type;
  Arg.Semantic = Type.Semantic;
  IsShortcut = Type.Semantic != ArgSemantic::General;
  return false;
}

/// Reads a size, or keeps the default in \p Size if the operand is left out.
/// Numbers out of range get a warning, but are not truncated yet.
bool AsmParser::parseArgSize(uint64_t &Size, bool HasDefault, StringRef What) {
  OperandReader Operands = operands();
  SMLoc Loc = Operands.getLoc();
  const bool IsLeftOut = HasDefault && Operands.isEmptyOperand();
  if (!IsLeftOut && Operands.readNumber(Size, Loc))
    return true;
  if (Size == 0 || !isUInt<32>(Size))
    Report.warning(Loc, rules::ValueRange,
                   What + " of argument is out of range (1 to 4294967295)");
  return false;
}

/// ::= size [, [targetsize] [, [targetalign]]]
bool AsmParser::parseArgSizes(Arg &Arg) {
  uint64_t Size;
  if (parseArgSize(Size, /*HasDefault=*/false, "size"))
    return true;
  // The defaults come from the size before it is truncated.
  uint64_t TargetSize = alignTo(Size, 4);
  uint64_t TargetAlign = TargetSize ? PowerOf2Ceil(TargetSize) : 1;
  OperandReader Operands = operands();
  if (Operands.skipComma() &&
      parseArgSize(TargetSize, /*HasDefault=*/true, "target size"))
    return true;
  if (Operands.skipComma()) {
    SMLoc Loc = Operands.getLoc();
    if (parseArgSize(TargetAlign, /*HasDefault=*/true, "target alignment"))
      return true;
    if (!isPowerOf2_64(TargetAlign))
      return Report.error(Loc, rules::Alignment,
                          "target alignment " + Twine(int64_t(TargetAlign)) +
                              " is not a power of two");
  }
  Arg.Size = Size;
  Arg.TargetSize = TargetSize;
  Arg.TargetAlign = TargetAlign;
  return false;
}

/// ::= .arg type, size [, [targetsize] [, [targetalign] [, [numext]
///     [, semantic]]]]
bool AsmParser::parseDirectiveArg(StringRef, SMLoc Loc) {
  OperandReader Operands = operands();
  Arg Arg;
  bool IsShortcut = false;
  if (parseArgType(Arg, IsShortcut) || Operands.readComma() ||
      parseArgSizes(Arg))
    return true;
  if (Operands.skipComma() && !Operands.isEmptyOperand() &&
      Operands.readOneOf(ArgExtensionNames, "numeric extension", Arg.SignExtend,
                         "sext or zext"))
    return true;
  if (!IsShortcut && Operands.skipComma() &&
      Operands.readOneOf(ArgSemanticNames, "argument semantic", Arg.Semantic))
    return true;
  if (Operands.readEnd())
    return true;
  currentKernel().Args.push_back(Arg);
  currentSource().ArgPositions.push_back(Report.capture(Loc));
  return false;
}
