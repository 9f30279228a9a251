//===- Metadata.cpp - Pseudo-ops of metadata ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses pseudo-ops whose values are strings, lists or versions. Numbers are
// rows of FieldOps.def, and ArgumentParser.cpp parses .arg.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "HSAMetadata/Keys.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

/// ::= .md_version major, minor
bool AsmParser::parseDirectiveMetadataVersion(StringRef, SMLoc) {
  OperandReader Operands = operands();
  uint64_t Major, Minor;
  if (Operands.readTruncated(Major, UINT32_MAX) || Operands.readComma() ||
      Operands.readTruncated(Minor, UINT32_MAX) || Operands.readEnd())
    return true;
  M.MetadataVersion = {uint32_t(Major), uint32_t(Minor)};
  return false;
}

/// ::= [id], {size,} string
bool AsmParser::parsePrintfOperands(PrintfFormat &P) {
  OperandReader Operands = operands();
  uint64_t Number;
  if (!Operands.isEmptyOperand()) {
    if (Operands.readTruncated(Number, UINT32_MAX))
      return true;
    P.Id = Number;
  }
  if (Operands.readComma())
    return true;
  while (!Operands.isString()) {
    if (Operands.isAtEnd())
      return Report.error(Operands.getLoc(), rules::Syntax,
                          "expected format string");
    if (Operands.readTruncated(Number, UINT32_MAX) || Operands.readComma())
      return true;
    P.Sizes.push_back(Number);
  }
  return Operands.readLastString(P.Format, /*EndsAtNul=*/true);
}

/// ::= .printf [id], {size,} string
bool AsmParser::parseDirectivePrintf(StringRef, SMLoc Loc) {
  PrintfFormat P;
  if (parsePrintfOperands(P))
    return true;
  remember({ModulePart::Printf, unsigned(M.Printfs.size())},
           Report.capture(Loc));
  M.Printfs.push_back(std::move(P));
  return false;
}

/// ::= .md_language string[, major, minor]
bool AsmParser::parseDirectiveLanguage(StringRef, SMLoc) {
  OperandReader Operands = operands();
  std::string Text;
  uint64_t Major = 0, Minor = 0;
  if (Operands.readString(Text))
    return true;
  if (Operands.skipComma() &&
      (Operands.readTruncated(Major, UINT32_MAX) || Operands.readComma() ||
       Operands.readTruncated(Minor, UINT32_MAX)))
    return true;
  if (Operands.readEnd())
    return true;
  KernelMetadata &K = currentMetadata();
  K.Language = StringRef(Text).split('\0').first.str();
  K.LanguageVersion = {uint32_t(Major), uint32_t(Minor)};
  return false;
}

/// ::= .vectypehint name
bool AsmParser::parseDirectiveVecTypeHint(StringRef, SMLoc) {
  OperandReader Operands = operands();
  StringRef Type;
  if (Operands.readWord("vector type", Type) || Operands.readEnd())
    return true;
  currentMetadata().VecTypeHint = Type.str();
  return false;
}

/// ::= .md_symname string
/// ::= .runtime_handle string
/// ::= .cws [x][, [y][, [z]]]
/// ::= .reqd_work_group_size [x][, [y][, [z]]]
/// ::= .work_group_size_hint [x][, [y][, [z]]]
/// ::= .fixed_work_group_size [x][, [y][, [z]]]
bool AsmParser::parseDirectiveMetadataKey(StringRef Name, SMLoc) {
  const std::string Lower =
      Name.equals_insensitive(".cws") ? ".reqd_work_group_size" : Name.lower();
  const hsa::KernelKey *Key =
      findKey(hsa::getKernelKeys(), &hsa::KernelKey::PseudoOp, Lower);
  return visitValue(
      *Key, currentMetadata(),
      makeVisitor(
          [this](std::string &Text) {
            return operands().readLastString(Text, /*EndsAtNul=*/true);
          },
          [this](GroupSize &Size) { return operands().readGroupSize(Size); },
          [](auto &&) -> bool {
            llvm_unreachable("the pseudo-op has a handler of its own");
          }));
}
