//===- ArgumentParser.cpp - Kernel arguments ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the operands of .arg.
//
//===----------------------------------------------------------------------===//

#include "ArgumentParser.h"
#include "AsmParser.h"
#include "HSAMetadata/Keys.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

namespace {

/// Parses an argument. Functions return true on error and have reported it.
class ArgumentReader {
  OperandReader Operands;
  Reporter &Report;
  const ArgForm Form;
  const Arg *Previous;
  Arg &A;

public:
  ArgumentReader(OperandReader Operands, ArgForm Form, const Arg *Previous,
                 Arg &A)
      : Operands(Operands), Report(Operands.getReporter()), Form(Form),
        Previous(Previous), A(A) {}

  bool read();

private:
  bool readName();
  bool readTypeName();
  bool readSize();
  bool readAlignment();
  bool readOffset();
  bool readKind();
  bool readPointer();
  bool readAccesses();
  bool readFlags();

  bool readPowerOfTwo(uint64_t &Value, StringRef What);
};

} // namespace

/// Returns the default alignment of \p Size bytes, or 0 if there is none.
static uint64_t getDefaultAlignment(uint64_t Size) {
  return Size > uint64_t(1) << 63 ? 0 : PowerOf2Ceil(Size);
}

/// ::= [name],
bool ArgumentReader::readName() {
  StringRef Name;
  if (!Operands.isEmptyOperand() && Operands.readWord("argument name", Name))
    return true;
  A.Name = Name.str();
  return Operands.readComma();
}

/// ::= [string,]
bool ArgumentReader::readTypeName() {
  if (!Operands.isString())
    return false;
  if (Operands.readString(A.TypeName))
    return true;
  // Strings of metadata end at the first NUL.
  A.TypeName = StringRef(A.TypeName).split('\0').first.str();
  return Operands.readComma();
}

/// ::= size,
bool ArgumentReader::readSize() {
  SMLoc Loc;
  if (Operands.readNumber(A.Size, Loc))
    return true;
  if (A.Size == 0)
    return Report.error(Loc, rules::ValueRange, "argument size is 0");
  return Operands.readComma();
}

bool ArgumentReader::readPowerOfTwo(uint64_t &Value, StringRef What) {
  SMLoc Loc;
  if (Operands.readNumber(Value, Loc))
    return true;
  return !isPowerOf2_64(Value) &&
         Report.error(Loc, rules::Alignment,
                      What + " " + Twine(int64_t(Value)) +
                          " is not a power of two");
}

/// ::= [alignment],
bool ArgumentReader::readAlignment() {
  A.AlignOrOffset = getDefaultAlignment(A.Size);
  if (!Operands.isEmptyOperand() &&
      readPowerOfTwo(A.AlignOrOffset, "argument alignment"))
    return true;
  return Operands.readComma();
}

/// ::= [offset],
bool ArgumentReader::readOffset() {
  if (!Operands.isEmptyOperand() && Operands.readNumber(A.AlignOrOffset))
    return true;
  if (A.AlignOrOffset == 0 && Previous) {
    const uint64_t Alignment = getDefaultAlignment(A.Size);
    A.AlignOrOffset =
        (Previous->AlignOrOffset + Previous->Size + Alignment - 1) & -Alignment;
  }
  return Operands.readComma();
}

bool ArgumentReader::readKind() {
  constexpr StringLiteral What = "value kind";
  return Form.IsCodeObject
             ? Operands.readOneOf(hsa::CodeObjectArgKindNames, What, A.Kind)
             : Operands.readOneOf(hsa::ArgKindNames, What, A.Kind);
}

/// ::= [, pointee-alignment], space
bool ArgumentReader::readPointer() {
  if (A.Kind == ArgKind::DynamicSharedPointer &&
      (Operands.readComma() ||
       readPowerOfTwo(A.PointeeAlign, "pointee alignment")))
    return true;
  return Operands.readComma() ||
         Operands.readOneOf(hsa::AddressSpaceNames, "address space", A.Space);
}

/// ::= [, access] [, actual-access]
bool ArgumentReader::readAccesses() {
  if (hasDeclaredAccess(A.Kind)) {
    if (!Operands.skipComma())
      return false;
    if (Operands.readOneOf(hsa::AccessNames, "access qualifier", A.Declared))
      return true;
  }
  if (hasActualAccess(A.Kind) && Operands.skipComma())
    return Operands.readOneOf(hsa::AccessNames, "actual access qualifier",
                              A.Actual);
  return false;
}

/// ::= {const | restrict | volatile | pipe}
bool ArgumentReader::readFlags() {
  while (!Operands.isAtEnd()) {
    const SMLoc Loc = Operands.getLoc();
    StringRef Word;
    if (Operands.readWord("argument flag", Word))
      return true;
    const hsa::ArgKey *Key =
        findKey(hsa::getArgKeys(), &hsa::ArgKey::Flag, Word);
    if (!Key)
      return Operands.unknownName(Loc, "argument flag", Word,
                                  {"const", "restrict", "volatile", "pipe"});
    A.*std::get<bool Arg::*>(Key->Value) = true;
    if (Operands.isBlankLeft())
      return Report.error(Operands.getLoc(), rules::Syntax,
                          "expected argument flag, not "
                          "blanks or a comment");
  }
  return false;
}

bool ArgumentReader::read() {
  if (readName() || readTypeName() || readSize() ||
      (Form.HasOffset ? readOffset() : readAlignment()) || readKind() ||
      Operands.readComma() ||
      Operands.readOneOf(hsa::ArgTypeNames, "value type", A.Type))
    return true;
  if (hasSpace(A.Kind) && readPointer())
    return true;
  return readAccesses() || readFlags();
}

bool rocm::parseArg(OperandReader Operands, ArgForm Form, const Arg *Previous,
                    Arg &A) {
  return ArgumentReader(Operands, Form, Previous, A).read();
}

/// ::= .arg [name], [string,] size, [alignment], kind, type [, ...] {flag}
bool AsmParser::parseDirectiveArg(StringRef, SMLoc) {
  std::vector<Arg> &Args = currentMetadata().Args;
  Arg A;
  if (parseArg(operands(), {M.HasMsgPack, Output->takesLLVMArguments()},
               Args.empty() ? nullptr : &Args.back(), A))
    return true;
  Args.push_back(std::move(A));
  return false;
}
