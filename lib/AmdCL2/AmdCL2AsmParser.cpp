//===- AmdCL2AsmParser.cpp - Creation, scopes, the whole file -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AmdCL2AsmParser.h"
#include "AmdCL2ObjectWriter.h"
#include "clrx/AmdCL2/AmdCL2.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

AmdCL2AsmParser::AmdCL2AsmParser(AsmHost &Host)
    : KernelContainer(Host, getAmdCL2PseudoOps()),
      OptionDriverVersion(Host.getTarget().DriverVersion) {}

bool AmdCL2AsmParser::isNewFormat() const {
  return amdcl2::isNewFormat(Host.getTarget().DriverVersion);
}

Code &AmdCL2AsmParser::getCode(const SourceSection &S) {
  if (S.Role == SectionRole::KernelCode)
    return M.Kernels[S.Owner.getKernel()].Text;
  return M.MainCode ? *M.MainCode : M.MainCode.emplace();
}

std::unique_ptr<MCObjectWriter>
AmdCL2AsmParser::createObjectWriter(raw_pwrite_stream &OS) {
  return std::make_unique<AmdCL2ObjectWriter>(*this, OS);
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

bool AmdCL2AsmParser::checkInConfig(StringRef Name, SMLoc Loc) {
  const SourceSection *S = currentSection();
  if (S &&
      (S->Role == SectionRole::Config || S->Role == SectionRole::HSAConfig))
    return false;
  Error(Loc, "'" + Name + "' is legal in the configuration of a kernel only");
  Note(Loc, CurrentContext.isKernel()
                ? "open it with '.config' or '.hsaconfig'"
                : "open it with '.kernel NAME' and '.config' or '.hsaconfig'");
  return true;
}

bool AmdCL2AsmParser::checkScope(const PseudoOp &Op, SMLoc Loc) {
  if (Op.Scopes == Anywhere)
    return false;
  if (checkInConfig(Op.Name, Loc))
    return true;
  const bool IsHSA = currentSection()->Role == SectionRole::HSAConfig;
  if (Op.Scopes & (IsHSA ? InHSAConfig : InConfig))
    return false;
  return Error(Loc, "'" + Op.Name + "' is legal in " +
                        (IsHSA ? ".config" : ".hsaconfig") + " only");
}

KernelConfig &AmdCL2AsmParser::getConfigFor(const PseudoOp &) {
  return currentKernel().Config;
}

//===----------------------------------------------------------------------===//
// Statements about the whole file
//===----------------------------------------------------------------------===//

/// ::= .acl_version string
/// ::= .compile_options string
bool AmdCL2AsmParser::parseDirectiveString(StringRef Name, SMLoc) {
  std::string Value;
  if (getParser().parseEscapedString(Value) || operands().readEnd())
    return true;
  (Name == ".acl_version" ? M.ACLVersion : M.CompileOptions) = Value;
  return false;
}

/// ::= .hsalayout
bool AmdCL2AsmParser::parseDirectiveHSALayout(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  if (!Kernels.empty())
    return Error(Loc, "'.hsalayout' must come before the first kernel");
  if (!isNewFormat())
    return Error(Loc, "'.hsalayout' needs driver version 191205 or later");
  HSALayout = true;
  return false;
}

//===----------------------------------------------------------------------===//
// Whom code belongs to
//===----------------------------------------------------------------------===//

// With HSA layout, labels and .kcode say so, and CodeOwnership does all.
//
// Without it, code belongs to the kernel whose section it is in. As in clrxasm,
// what is counted becomes the kernel's when its section is left, which the end
// of the source does for the last kernel only. .kcode and .kcodeend hand it to
// the selected kernels and start anew.

void AmdCL2AsmParser::leaveCode() {
  if (HSALayout)
    return;
  if (SourceKernel *K = getKernelOfCode())
    K->Usage = CodeUsage;
}

void AmdCL2AsmParser::continueCode() {
  if (HSALayout)
    return;
  const SourceKernel *K = getKernelOfCode();
  if (K)
    CodeUsage = K->Usage;
  Host.setUsageSink(K ? &CodeUsage : nullptr);
}

void AmdCL2AsmParser::finishCode() {
  Ownership.finish();
  if (!Kernels.empty() && getKernelOfCode() == &Kernels.back())
    leaveCode();
}

void AmdCL2AsmParser::handOverUsage(const SmallBitVector &Selection) {
  for (unsigned K : Selection.set_bits())
    Kernels[K].Usage.merge(CodeUsage);
  CodeUsage = RegisterUsage();
  Host.setUsageSink(&CodeUsage); // Not the region's, which Ownership has set.
}

bool AmdCL2AsmParser::parseDirectiveKCode(StringRef Name, SMLoc Loc) {
  const bool IsEmpty = operands().isAtEnd();
  const SmallBitVector Enclosing = Ownership.getInheritedSelection();
  if (KernelContainer::parseDirectiveKCode(Name, Loc))
    return true;
  if (!HSALayout && !IsEmpty)
    handOverUsage(Enclosing);
  return false;
}

bool AmdCL2AsmParser::parseDirectiveKCodeEnd(StringRef Name, SMLoc Loc) {
  const SmallBitVector Closed = Ownership.getInheritedSelection();
  if (KernelContainer::parseDirectiveKCodeEnd(Name, Loc))
    return true;
  if (!HSALayout)
    handOverUsage(Closed);
  return false;
}
