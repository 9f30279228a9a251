//===- AsmParser.cpp - Creation, scopes, the whole file -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Where pseudo-ops are legal, those about the whole file, and whom code belongs
// to.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

AsmParser::AsmParser(AsmHost &Host) : KernelContainer(Host, getPseudoOps()) {}

bool AsmParser::isNewFormat() const {
  return amdcl2::isNewFormat(DriverVersion);
}

//===----------------------------------------------------------------------===//
// Scopes
//===----------------------------------------------------------------------===//

ScopeWords AsmParser::describeScopes(unsigned Scopes) {
  ScopeWords W;
  if (Scopes & InKernel)
    W.Place = "in a kernel";
  else if (Scopes & OutsideKernels)
    W.Place = "outside of kernels";
  else if ((Scopes & InBothConfigs) == InBothConfigs)
    W.Way = "'.config' or '.hsaconfig'";
  else if (Scopes & InConfig)
    W.Way = "'.config'";
  else if (Scopes & InHSAConfig)
    W.Way = "'.hsaconfig'";
  if (!W.Way.empty())
    W.Place = "in the " + W.Way + " of a kernel";
  if (Scopes & NewDriversOnly)
    W.Needs = "driver version 191205 or later";
  else if (Scopes & OldDriversOnly)
    W.Needs = "a driver version before 191205";
  return W;
}

bool AsmParser::isInPlace(unsigned Scopes) const {
  if (Scopes & InKernel)
    return CurrentContext.isKernel();
  if (Scopes & OutsideKernels)
    return !CurrentContext.isKernel();
  if (!(Scopes & InBothConfigs))
    return true;
  const SourceSection *S = currentSection();
  return S && ((Scopes & InConfig && S->Role == SectionRole::Config) ||
               (Scopes & InHSAConfig && S->Role == SectionRole::HSAConfig));
}

bool AsmParser::checkPlace(StringRef Name, unsigned Scopes, SMLoc Loc) {
  if (isInPlace(Scopes))
    return false;
  return reportPlace(Name, describeScopes(Scopes), CurrentContext.isKernel(),
                     Loc);
}

bool AsmParser::checkScope(const PseudoOp &Op, SMLoc Loc) {
  if (checkPlace(Op.Name, Op.Scopes, Loc))
    return true;
  if (Op.Scopes & (isNewFormat() ? OldDriversOnly : NewDriversOnly))
    return Report.error(Loc, "'" + Op.Name + "' needs " +
                                 describeScopes(Op.Scopes).Needs);
  return false;
}

KernelConfig &AsmParser::getConfigFor(const PseudoOp &) {
  return currentConfig().Fields;
}

//===----------------------------------------------------------------------===//
// Statements about the whole file
//===----------------------------------------------------------------------===//

/// ::= .acl_version string
/// ::= .compile_options string
bool AsmParser::parseDirectiveString(StringRef Name, SMLoc) {
  std::string Value;
  if (operands().readString(Value) || operands().readEnd())
    return true;
  (Name == ".acl_version" ? M.ACLVersion : M.CompileOptions) = Value;
  return false;
}

/// ::= .hsalayout
bool AsmParser::parseDirectiveHSALayout(StringRef, SMLoc Loc) {
  if (operands().readEnd())
    return true;
  if (!Kernels.empty())
    return Report.error(Loc, "'.hsalayout' must come before the first kernel");
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

void AsmParser::leaveCode() {
  if (HSALayout)
    return;
  if (SourceKernel *K = getKernelOfCode())
    K->Usage = CodeUsage;
}

void AsmParser::continueCode() {
  if (HSALayout)
    return;
  const SourceKernel *K = getKernelOfCode();
  if (K)
    CodeUsage = K->Usage;
  Ownership.getCounter().countFor(K ? &CodeUsage : nullptr);
}

void AsmParser::finishCode() {
  Ownership.finish();
  if (!Kernels.empty() && getKernelOfCode() == &Kernels.back())
    leaveCode();
}

void AsmParser::handOverUsage(const SmallBitVector &Selection) {
  for (unsigned K : Selection.set_bits())
    Kernels[K].Usage.merge(CodeUsage);
  CodeUsage = RegisterUsage();
  Ownership.getCounter().countFor(
      &CodeUsage); // Not the region's, which Ownership has set.
}

bool AsmParser::parseDirectiveKCode(StringRef Name, SMLoc Loc) {
  const bool IsEmpty = operands().isAtEnd();
  const SmallBitVector Enclosing = Ownership.getInheritedSelection();
  if (KernelContainer::parseDirectiveKCode(Name, Loc))
    return true;
  if (!HSALayout && !IsEmpty)
    handOverUsage(Enclosing);
  return false;
}

bool AsmParser::parseDirectiveKCodeEnd(StringRef Name, SMLoc Loc) {
  const SmallBitVector Closed = Ownership.getInheritedSelection();
  if (KernelContainer::parseDirectiveKCodeEnd(Name, Loc))
    return true;
  if (!HSALayout)
    handOverUsage(Closed);
  return false;
}
