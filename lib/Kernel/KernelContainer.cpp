//===- KernelContainer.cpp - Container with configured kernels ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements dispatch by rows, and the pseudo-ops for versions and code
// regions.
//
//===----------------------------------------------------------------------===//

#include "Kernel/KernelContainer.h"
#include <set>

using namespace llvm;
using namespace clrx;

void KernelContainer::Initialize(MCAsmParser &Parser) {
  Container::Initialize(Parser);
  OpsByName.reserve(Ops.size());
  for (const PseudoOp &Op : Ops) {
    OpsByName[Op.Name] = &Op;
    Parser.addDirectiveHandler(
        Op.Name,
        {this,
         HandleDirective<KernelContainer, &KernelContainer::parsePseudoOp>});
  }
}

SmallVector<unsigned, 8> KernelContainer::getLegalScopes() {
  std::set<unsigned> Legal;
  for (const PseudoOp &Op : Ops)
    if (Op.Scopes != Anywhere && isInScope(Op.Scopes))
      Legal.insert(Op.Scopes);
  return SmallVector<unsigned, 8>(Legal.begin(), Legal.end());
}

bool KernelContainer::parsePseudoOp(StringRef Name, SMLoc Loc) {
  const PseudoOp *Op = OpsByName.lookup(Name);
  if (!Op) // LLVM's own parser does not convert names to lower case.
    Op = OpsByName.lookup(Name.lower());
  if (checkScope(*Op, Loc))
    return true;
  if (Op->Handler)
    return Op->Handler(this, Name, Loc);
  return operands().readInto(
      *Op, Op->Scopes == Anywhere ? FileConfig : getConfigFor(*Op, Loc));
}

KernelView KernelContainer::viewOwn(StringRef Name, SourcePos Declared,
                                    unsigned Number, const Section *Code) {
  KernelView K;
  K.Name = Name.str();
  K.Pos = Declared;
  K.Number = Number;
  K.Section = Code;
  K.Wave32 = Number == KernelView::NoNumber ? Host.getTarget().Wave32
                                            : Ownership.isWave32(Number);
  return K;
}

KernelView KernelContainer::viewLabelled(StringRef Name, SourcePos Declared,
                                         unsigned Number, uint64_t HeaderSize) {
  KernelView K = viewOwn(Name, Declared, Number, nullptr);
  std::optional<SymbolInfo> Label = Host.getSymbols().findGlobalSymbol(Name);
  if (Label && Label->HasValue && Label->Sec) {
    K.Section = Label->Sec;
    K.Entry = Label->Value + HeaderSize;
  }
  return K;
}

bool KernelContainer::reportScope(StringRef Name, const ScopeText &Words,
                                  bool IsInKernel, SMLoc Loc) {
  Report.error(Loc, rules::Scope,
               "'" + Name + "' is legal only " + Words.Where);
  if (!Words.Opener.empty())
    Report.note(Loc, "open it with " +
                         Twine(IsInKernel ? "" : "'.kernel NAME' and ") +
                         Words.Opener);
  else if (!IsInKernel)
    Report.note(Loc, "enter one with '.kernel NAME'");
  return true;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

std::pair<unsigned, bool> KernelContainer::declareKernel(StringRef Name,
                                                         SMLoc Loc) {
  auto [It, IsNew] = KernelNumbers.try_emplace(Name, Ownership.getNumKernels());
  if (IsNew) {
    remember(ModulePart::ofKernel(It->second), Report.capture(Loc));
    Ownership.addKernel();
  }
  return {It->second, IsNew};
}

std::optional<unsigned> KernelContainer::findKernel(StringRef Name) const {
  auto It = KernelNumbers.find(Name);
  if (It == KernelNumbers.end())
    return std::nullopt;
  return It->second;
}

void KernelContainer::enterCodeOf(StringRef Label) {
  if (std::optional<unsigned> Kernel = findKernel(Label))
    Ownership.enterKernel(*Kernel);
}

bool KernelContainer::checkSGPRCount(StringRef Kernel,
                                     const KernelConfig &Config,
                                     SourcePos Declared) {
  const TargetState &Target = Host.getTarget();
  const unsigned Max = getArchInfo(Target.Device).MaxSGPRs;
  const uint64_t Count = Config.getOr(KernelField::SGPRCount, 0);
  return Count > Max &&
         Report.error(Declared, rules::ValueRange,
                      "SGPR count " + Twine(Count) + " of kernel '" + Kernel +
                          "' is out of range for " + Target.getName() +
                          " (0 to " + Twine(Max) + ")");
}

//===----------------------------------------------------------------------===//
// Versions
//===----------------------------------------------------------------------===//

/// ::= .driver_version absolute-expression
bool KernelContainer::parseDirectiveDriverVersion(StringRef, SMLoc Loc) {
  OperandReader Operands = operands();
  uint64_t Version;
  if (Operands.readNumber(Version, Loc) || Operands.readEnd())
    return true;
  uint32_t Kept = Version;
  DriverVersion = Kept ? Kept : getDefaultDriverVersion();
  remember(ModulePart::DriverVersion, Report.capture(Loc));
  return false;
}

/// ::= .get_driver_version symbol
bool KernelContainer::parseDirectiveGetDriverVersion(StringRef, SMLoc) {
  return Host.parseAndAssignSymbol(nullptr, getDriverVersion());
}

//===----------------------------------------------------------------------===//
// Code regions
//===----------------------------------------------------------------------===//

/// Returns true if the current section holds code. The absolute section does
/// not.
bool KernelContainer::isInCode() const {
  const Section *S = Host.getCurrentSection();
  return S && S->traits().IsCode;
}

/// ::= [+ | -] kernel | +
bool KernelContainer::parseKCodeItem(SmallBitVector &Selection) {
  OperandReader Operands = operands();
  bool Remove = Operands.skip('-');
  bool Plus = !Remove && Operands.skip('+');
  if (Plus && Operands.isAtEnd()) {
    Selection.set();
    return false;
  }
  StringRef Name;
  SMLoc NameLoc = Operands.getLoc();
  if (Operands.readWord("kernel name", Name))
    return true;
  std::optional<unsigned> Kernel = findKernel(Name);
  if (!Kernel) {
    Report.error(NameLoc, rules::UnknownName,
                 "kernel '" + Name + "' is not declared");
    ClosestName Closest(Name);
    Closest.considerAll(KernelNumbers.keys());
    Report.suggest(NameLoc, Closest);
    return true;
  }
  Selection[*Kernel] = !Remove;
  return false;
}

/// ::= .kcode [item {, item}]
bool KernelContainer::parseDirectiveKCode(StringRef, SMLoc Loc) {
  OperandReader Operands = operands();
  if (Operands.isAtEnd())
    return false;
  if (!isInCode())
    return Report.error(Loc, rules::Scope, "'.kcode' is legal in code only");
  SmallBitVector Selection = Ownership.getInheritedSelection();
  do {
    if (parseKCodeItem(Selection))
      return true;
  } while (Operands.skipComma());
  if (Operands.readEnd())
    return true;
  if (Ownership.openRegion(std::move(Selection)))
    return Report.error(Loc, rules::Device,
                        "kernels of a '.kcode' must agree in '.wave32'");
  return false;
}

/// ::= .kcodeend
bool KernelContainer::parseDirectiveKCodeEnd(StringRef, SMLoc Loc) {
  if (!isInCode())
    return Report.error(Loc, rules::Scope, "'.kcodeend' is legal in code only");
  if (!Ownership.isInRegion())
    return Report.error(Loc, rules::UnmatchedEnd,
                        "'.kcodeend' without '.kcode'");
  if (operands().readEnd())
    return true;
  Ownership.closeRegion();
  return false;
}
