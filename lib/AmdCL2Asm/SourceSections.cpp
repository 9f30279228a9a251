//===- SourceSections.cpp - Sections of an AmdCL2 source ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates and enters sections. A section name may stand for different sections
// in different contexts.
//
//===----------------------------------------------------------------------===//

#include "SourceSections.h"
#include "Kernel/FileSections.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

// Addressable, Writeable, IsCode, IsNoBits, Labels
static constexpr SectionTraits CodeTraits = {true, true, true, false,
                                             LabelValue::Relative};
static constexpr SectionTraits PlainTraits = {true, true, false, false,
                                              LabelValue::Absolute};
static constexpr SectionTraits RelocatableTraits = {true, true, false, false,
                                                    LabelValue::Unresolvable};
static constexpr SectionTraits BSSTraits = {true, false, false, true,
                                            LabelValue::Unresolvable};
static constexpr SectionTraits ConfigTraits = {false, false, false, false,
                                               LabelValue::Absolute};

static constexpr SectionRoleInfo Roles[] = {
#define CLRX_AMDCL2_SECTION(Role, Name, Traits, Section)                       \
  {Name, Traits, Section},
#include "SourceSections.def"
};

const SectionRoleInfo &amdcl2::getSectionRoleInfo(SectionRole Role) {
  return Roles[unsigned(Role)];
}

std::optional<SectionRole> amdcl2::getDataRole(StringRef Name) {
  for (SectionRole Role : DataRoles)
    if (Name == getSectionRoleInfo(Role).Name)
      return Role;
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

SourceSections::SourceSections(AsmHost &Host, CodeOwnership &Ownership)
    : Host(Host), Ownership(Ownership) {
  Ownership.setHasOwnSections(true);
  MainLast = InnerLast = add(SectionRole::ReadOnlyData, Context::inner()).Sec;
}

void SourceSections::useHSALayout() {
  HSALayout = true;
  Ownership.setHasOwnSections(false);
}

const SourceSection *SourceSections::getCurrent() const {
  const Section *S = Host.getCurrentSection();
  return S ? &getSource(*S) : nullptr; // Null in the absolute section.
}

Section *&SourceSections::getLast(Context C) {
  if (C == Context::main())
    return MainLast;
  if (C == Context::inner())
    return InnerLast;
  return Kernels[C.getKernel()].Last;
}

std::optional<unsigned> SourceSections::getKernelOfCode() const {
  const SourceSection *S = getCurrent();
  if (!S || S->Role != SectionRole::KernelCode)
    return std::nullopt;
  return S->Owner.getKernel();
}

void SourceSections::enter(Section *S, Context C) {
  if (std::optional<unsigned> Kernel = getKernelOfCode())
    Ownership.leaveSection(*Kernel);
  CurrentContext = C;
  getLast(C) = S;
  Host.switchToSection(S);
  if (!HSALayout)
    Ownership.enterSection(getKernelOfCode());
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

SourceSection &SourceSections::add(SectionRole Role, Context Owner,
                                   StringRef Name, bool IsNoBits) {
  const SectionRoleInfo &Info = getSectionRoleInfo(Role);
  SectionTraits Traits = Info.Traits;
  Traits.IsNoBits |= IsNoBits;
  SourceSection &S = Sections.emplace_back();
  S.Sec =
      Host.createSection(Name.empty() ? StringRef(Info.Name) : Name, Traits);
  S.Role = Role;
  S.Owner = Owner;
  SectionsByMC[S.Sec] = &S;
  if (Owner.isKernel())
    Kernels[Owner.getKernel()].Parts[unsigned(Role)] = S.Sec;
  else
    Newest[unsigned(Role)] = S.Sec;
  return S;
}

SourceSection &SourceSections::addExtra(StringRef Name,
                                        const SectionAttributes &Attrs,
                                        SMLoc Loc, Module &M) {
  const bool IsOuter = CurrentContext == Context::main();
  SourceSection &S =
      add(IsOuter ? SectionRole::OuterExtra : SectionRole::InnerExtra,
          IsOuter ? Context::main() : Context::inner(), Name,
          Attrs.Type == ELF::SHT_NOBITS);
  std::vector<ElfSection> &Extra = IsOuter ? M.OuterSections : M.InnerSections;
  (IsOuter ? OuterExtraByName : InnerExtraByName)[Name] = &S;
  S.ExtraIndex = Extra.size();
  S.Opened = Host.getReporter().capture(Loc);
  Extra.push_back(makeExtraSection(Name, Attrs));
  return S;
}

void SourceSections::addKernel() {
  const Context C = Context::kernel(Kernels.size());
  Kernels.emplace_back();
  enter(add(
      HSALayout ? SectionRole::KernelPlaceholder : SectionRole::KernelCode, C));
}

void SourceSections::enter(SectionRole Role, Context C) {
  Section *Newest =
      C.isKernel() ? getPart(C.getKernel(), Role) : getNewest(Role);
  if (Newest)
    enter(Newest, C);
  else
    enter(add(Role, C));
}

const SourceSection *SourceSections::lookUp(StringRef Name) const {
  Section *Found = nullptr;
  if (HSALayout && Name == ".text")
    Found = getNewest(SectionRole::MainCode);
  else if (Name == ".text" && CurrentContext.isKernel())
    Found = getPart(CurrentContext.getKernel(), SectionRole::KernelCode);
  else if (CurrentContext != Context::main())
    return InnerExtraByName.lookup(Name);
  else if (std::optional<SectionRole> Role = getDataRole(Name))
    Found = getNewest(*Role);
  else
    return OuterExtraByName.lookup(Name);
  return Found ? &getSource(*Found) : nullptr;
}
