//===- CodeObject.cpp - Pseudo-ops of code objects ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The pseudo-ops that select code objects, or are only for them.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

bool AsmParser::takesProcessor(const LLVMProcessor &) const {
  // Later statements may select a code object, which may be for any processor.
  return true;
}

/// ::= .codeobject version
bool AsmParser::parseDirectiveCodeObject(StringRef, SMLoc) {
  OperandReader Operands = operands();
  SMLoc Loc;
  uint64_t Version;
  if (Operands.readNumber(Version, Loc) || Operands.readEnd() ||
      CodeObject.select(Version, Report.capture(Loc)))
    return true;
  updateOutput();
  return false;
}

bool AsmParser::parseLLVMDirective(StringRef Name, SMLoc Loc) {
  const bool IsKnown = CodeObject.parseDirective(
      Name, Loc, isInConfigSection() ? CurKernel : std::nullopt);
  updateOutput();
  return IsKnown;
}

/// ::= .relocatable
bool AsmParser::parseDirectiveRelocatable(StringRef Name, SMLoc Loc) {
  if (operands().readEnd() || CodeObject.require(Name, Loc))
    return true;
  CodeObject.setRelocatable();
  return false;
}

/// ::= .linker "string"
bool AsmParser::parseDirectiveLinker(StringRef Name, SMLoc Loc) {
  std::string Linker;
  if (CodeObject.require(Name, Loc) ||
      operands().readLastString(Linker, /*EndsAtNul=*/true))
    return true;
  CodeObject.setLinker(std::move(Linker));
  return false;
}

/// ::= .hidden_args
bool AsmParser::parseDirectiveHiddenArgs(StringRef Name, SMLoc Loc) {
  if (operands().readEnd() || CodeObject.require(Name, Loc))
    return true;
  currentMetadata().HasHiddenArgs = true;
  return false;
}

/// ::= .accum_offset number, or another pseudo-op named like one of LLVM's
/// directives in .amdhsa_kernel
bool AsmParser::parseDirectiveAmdHsaValue(StringRef Name, SMLoc Loc) {
  return CodeObject.require(Name, Loc) ||
         CodeObject.parseConfigValue(*CurKernel, Name.drop_front(), Loc);
}

/// ::= .shared_vgprs number
bool AsmParser::parseDirectiveSharedVGPRs(StringRef, SMLoc) {
  constexpr uint64_t Granule = 8;
  const uint64_t Max = Output->getMaxSharedVGPRs();
  OperandReader Operands = operands();
  SMLoc Loc;
  uint64_t Count;
  if (Operands.readNumber(Count, Loc) || Operands.readEnd())
    return true;
  if (Count > Max)
    return Report.error(Loc, rules::ValueRange,
                        "shared VGPR count " + Twine(int64_t(Count)) +
                            " is out of range (0 to " + Twine(Max) + ")");
  if (Count % Granule)
    return Report.error(Loc, rules::Alignment,
                        "shared VGPR count " + Twine(Count) +
                            " is not a multiple of " + Twine(Granule));
  currentKernel().Config->Fields.set(KernelField::SharedVGPRs, Count);
  return false;
}
