//===- ArgumentParser.cpp - Kernel arguments ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

namespace {

struct ArgTypeName {
  StringLiteral Name;
  ArgType Type;
  /// Not General: the name stands for a type and this semantic.
  ArgSemantic Semantic = ArgSemantic::General;
};

struct SemanticName {
  StringLiteral Name;
  ArgSemantic Semantic;
};

} // namespace

static constexpr ArgTypeName TypeNames[] = {
    {"scalar", ArgType::Scalar},
    {"constant", ArgType::Constant},
    {"global", ArgType::Global},
    {"local", ArgType::Local},
    {"image2d_rd", ArgType::Image2DRead},
    {"image2d_wr", ArgType::Image2DWrite},
    {"image3d_rd", ArgType::Image3DRead},
    {"image3d_wr", ArgType::Image3DWrite},
    {"sampler", ArgType::Sampler},
    {"griddim", ArgType::Scalar, ArgSemantic::GridDim},
    {"gridoffset", ArgType::Scalar, ArgSemantic::GridOffset},
};

static constexpr SemanticName SemanticNames[] = {
    {"general", ArgSemantic::General},
    {"griddim", ArgSemantic::GridDim},
    {"gridoffset", ArgSemantic::GridOffset},
    {"imgsize", ArgSemantic::ImageSize},
    {"imgformat", ArgSemantic::ImageFormat},
};

/// \returns the row of \p Table called \p Name in any case, or null.
template <class T, size_t N>
static const T *findName(const T (&Table)[N], StringRef Name) {
  const T *Row = find_if(
      Table, [Name](const T &R) { return Name.equals_insensitive(R.Name); });
  return Row == std::end(Table) ? nullptr : Row;
}

/// Reports that \p Name is none of \p Table. Returns true.
template <class T, size_t N>
static bool unknownName(OperandReader Operands, SMLoc Loc, StringRef What,
                        StringRef Name, const T (&Table)[N]) {
  SmallVector<StringLiteral, N> Names;
  for (const T &Row : Table)
    Names.push_back(Row.Name);
  return Operands.unknownName(Loc, What, Name, Names);
}

/// ::= type
bool AsmParser::parseArgType(Arg &Arg, bool &IsShortcut) {
  SMLoc Loc = getTok().getLoc();
  StringRef Name;
  if (getParser().parseIdentifier(Name))
    return Report.error(Loc, "expected argument type");
  const ArgTypeName *Row = findName(TypeNames, Name);
  if (!Row)
    return unknownName(operands(), Loc, "argument type", Name, TypeNames);
  Arg.Type = Row->Type;
  Arg.Semantic = Row->Semantic;
  IsShortcut = Row->Semantic != ArgSemantic::General;
  return false;
}

/// Reads a size, or keeps the default that \p Size holds where an operand is
/// left out. Numbers out of range get a warning, but are not truncated yet.
bool AsmParser::parseArgSize(uint64_t &Size, bool HasDefault, StringRef What) {
  OperandReader Operands = operands();
  SMLoc Loc = Operands.getLoc();
  const bool IsLeftOut = HasDefault && Operands.isEmptyOperand();
  if (!IsLeftOut && Operands.readNumber(Size, Loc))
    return true;
  if (Size == 0 || !isUInt<32>(Size))
    Report.warning(Loc,
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
      return Report.error(Loc, "target alignment " +
                                   Twine(int64_t(TargetAlign)) +
                                   " is not a power of two");
  }
  Arg.Size = Size;
  Arg.TargetSize = TargetSize;
  Arg.TargetAlign = TargetAlign;
  return false;
}

/// ::= sext | zext
bool AsmParser::parseArgExtension(Arg &Arg) {
  SMLoc Loc = getTok().getLoc();
  StringRef Name;
  if (getParser().parseIdentifier(Name))
    return Report.error(Loc, "expected sext or zext");
  Arg.SignExtend = Name.equals_insensitive("sext");
  return !Arg.SignExtend && !Name.equals_insensitive("zext") &&
         operands().unknownName(Loc, "numeric extension", Name,
                                {"sext", "zext"});
}

/// ::= semantic
bool AsmParser::parseArgSemantic(Arg &Arg) {
  SMLoc Loc = getTok().getLoc();
  StringRef Name;
  if (getParser().parseIdentifier(Name))
    return Report.error(Loc, "expected argument semantic");
  const SemanticName *Row = findName(SemanticNames, Name);
  if (!Row)
    return unknownName(operands(), Loc, "argument semantic", Name,
                       SemanticNames);
  Arg.Semantic = Row->Semantic;
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
      parseArgExtension(Arg))
    return true;
  if (!IsShortcut && Operands.skipComma() && parseArgSemantic(Arg))
    return true;
  if (Operands.readEnd())
    return true;
  currentKernel().Args.push_back(Arg);
  return false;
}
