//===- Sections.cpp - Sections, kernels, contexts -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps the current section and the current context: the outer binary, the
// inner binary or a kernel. Each context remembers the section in which the
// source left it. The same section name is a different section in each context.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/Kernel/FileSections.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/MathExtras.h"

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
#define CLRX_AMDCL2_SECTION(Role, Name, Traits, Place) {Name, Traits, Place},
#include "SourceSections.def"
};

const SectionRoleInfo &amdcl2::getSectionRoleInfo(SectionRole Role) {
  return Roles[unsigned(Role)];
}

/// Data sections of the inner binary, which the source opens by name.
static constexpr SectionRole DataRoles[] = {
    SectionRole::ReadOnlyData, SectionRole::ReadWriteData, SectionRole::BSS};

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

const SourceSection *AsmParser::currentSection() const {
  const Section *S = Host.getCurrentSection();
  return S ? &getSource(*S) : nullptr; // Null in the absolute section.
}

Section *&AsmParser::lastSectionOf(Context C) {
  if (C == Context::main())
    return MainLast;
  if (C == Context::inner())
    return InnerLast;
  return Kernels[C.getKernel()].Last;
}

std::optional<unsigned> AsmParser::getKernelOfCode() const {
  const SourceSection *S = currentSection();
  if (!S || S->Role != SectionRole::KernelCode)
    return std::nullopt;
  return S->Owner.getKernel();
}

void AsmParser::enter(Section *S, Context C) {
  if (std::optional<unsigned> Kernel = getKernelOfCode())
    Ownership.leaveSection(*Kernel);
  CurrentContext = C;
  lastSectionOf(C) = S;
  Host.switchToSection(S);
  if (!HSALayout)
    Ownership.enterSection(getKernelOfCode());
}

Section *AsmParser::getInitialSection() {
  SourceSection &S = addSection(SectionRole::ReadOnlyData, Context::inner());
  MainLast = S.Sec;
  InnerLast = S.Sec;
  return S.Sec;
}

bool AsmParser::enterMain(SMLoc) {
  enter(Context::main());
  return false;
}

/// ::= .inner
bool AsmParser::parseDirectiveInner(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  enter(Context::inner());
  return false;
}

bool AsmParser::enterKernel(StringRef Name, SMLoc Loc) {
  const auto [Number, IsNew] = declareKernel(Name, Loc);
  const Context C = Context::kernel(Number);
  if (!IsNew) {
    enter(C);
    return false;
  }
  M.Kernels.emplace_back().Name = Name.str();
  Kernels.emplace_back().Created = Report.capture(Loc);
  enter(addSection(
      HSALayout ? SectionRole::KernelPlaceholder : SectionRole::KernelCode, C));
  return false;
}

void AsmParser::labelDefined(StringRef Name) {
  const SourceSection *S = currentSection();
  if (S && S->Role == SectionRole::MainCode)
    enterCodeOf(Name);
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

SourceSection &AsmParser::addSection(SectionRole Role, Context Owner,
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

SourceSection &AsmParser::addExtraSection(StringRef Name,
                                          const SectionAttributes &Attrs) {
  const bool IsOuter = CurrentContext == Context::main();
  SourceSection &S =
      addSection(IsOuter ? SectionRole::OuterExtra : SectionRole::InnerExtra,
                 IsOuter ? Context::main() : Context::inner(), Name,
                 Attrs.Type == ELF::SHT_NOBITS);
  std::vector<ElfSection> &Extra = IsOuter ? M.OuterSections : M.InnerSections;
  (IsOuter ? OuterExtraByName : InnerExtraByName)[Name] = &S;
  S.ExtraIndex = Extra.size();
  Extra.push_back(makeExtraSection(Name, Attrs));
  return S;
}

void AsmParser::enter(SectionRole Role, Context C) {
  Section *Newest =
      C.isKernel() ? Kernels[C.getKernel()].getPart(Role) : getNewest(Role);
  if (Newest)
    enter(Newest, C);
  else
    enter(addSection(Role, C));
}

//===----------------------------------------------------------------------===//
// Switching by name
//===----------------------------------------------------------------------===//

/// Returns the role of a data section. Its name finds an existing section only
/// in the context of the outer binary, but creates one in any context.
static std::optional<SectionRole> getDataRole(StringRef Name) {
  for (SectionRole Role : DataRoles)
    if (Name == getSectionRoleInfo(Role).Name)
      return Role;
  return std::nullopt;
}

const SourceSection *AsmParser::lookUpSection(StringRef Name) const {
  Section *Found = nullptr;
  if (HSALayout && Name == ".text")
    Found = getNewest(SectionRole::MainCode);
  else if (Name == ".text" && CurrentContext.isKernel())
    Found =
        Kernels[CurrentContext.getKernel()].getPart(SectionRole::KernelCode);
  else if (CurrentContext != Context::main())
    return InnerExtraByName.lookup(Name);
  else if (std::optional<SectionRole> Role = getDataRole(Name))
    Found = getNewest(*Role);
  else
    return OuterExtraByName.lookup(Name);
  return Found ? &getSource(*Found) : nullptr;
}

bool AsmParser::checkDataAllowed(SectionRole Role, SMLoc Loc) {
  if (isNewFormat())
    return false;
  return reportDriver(Loc, "section '" + getSectionRoleInfo(Role).Name +
                               "' needs " +
                               describeScopes(NewDriversOnly).Needs);
}

bool AsmParser::createAndEnter(StringRef Name, const SectionAttributes &Attrs,
                               SMLoc Loc) {
  std::optional<SectionRole> Builtin = getDataRole(Name);
  if (HSALayout && Name == ".text")
    Builtin = SectionRole::MainCode;
  if (!Builtin) {
    if (CurrentContext != Context::main() && !isNewFormat())
      return reportDriver(Loc, "sections of the inner binary need " +
                                   describeScopes(NewDriversOnly).Needs);
    // The context stays a kernel, although the section belongs to the inner
    // binary, whose context is entered with the section the next time.
    enter(addExtraSection(Name, Attrs).Sec, CurrentContext);
    return false;
  }
  if (Attrs.HasFlags)
    Report.warning(Loc, "type and flags of section '" + Name +
                            "' are ignored, they are fixed");
  if (*Builtin == SectionRole::BSS)
    M.BSSAlignment = Attrs.Alignment;
  enter(addSection(*Builtin, Context::inner()));
  return false;
}

bool AsmParser::switchToSection(StringRef Name, const SectionAttributes &Attrs,
                                SMLoc Loc) {
  if (std::optional<SectionRole> Role = getDataRole(Name))
    if (checkDataAllowed(*Role, Loc))
      return true;
  const SourceSection *Existing = lookUpSection(Name);
  if (!Existing)
    return createAndEnter(Name, Attrs, Loc);
  warnOfIgnored(Report, Name, Attrs, Loc);
  enter(*Existing);
  return false;
}

//===----------------------------------------------------------------------===//
// Data sections with a pseudo-op of their own
//===----------------------------------------------------------------------===//

/// ::= .globaldata
/// ::= .rwdata
bool AsmParser::parseDirectiveData(StringRef Name, SMLoc) {
  if (operands().readEnd())
    return true;
  enter(Name == ".rwdata" ? SectionRole::ReadWriteData
                          : SectionRole::ReadOnlyData,
        Context::inner());
  return false;
}

/// ::= .bssdata [align=absolute-expression]
bool AsmParser::parseDirectiveBSSData(StringRef, SMLoc Loc) {
  uint64_t Alignment = 0;
  if (parseAlignment(Alignment) || operands().readEnd())
    return true;
  const bool Exists = getNewest(SectionRole::BSS) != nullptr;
  enter(SectionRole::BSS, Context::inner());
  if (!Exists)
    M.BSSAlignment = Alignment;
  else if (Alignment)
    Report.warning(Loc, "alignment of section '.bss' is ignored, it "
                        "exists already");
  return false;
}

/// ::= [align=absolute-expression]
bool AsmParser::parseAlignment(uint64_t &Alignment) {
  OperandReader Operands = operands();
  if (!Operands.skipKeyword("align"))
    return false;
  if (!Operands.skip('='))
    return Report.error(Operands.getLoc(), "expected '=' after 'align'");
  SMLoc Loc;
  if (Operands.readNumber(Alignment, Loc))
    return true;
  if (Alignment && !isPowerOf2_64(Alignment))
    return Report.error(Loc, "alignment " + Twine(Alignment) +
                                 " is not a power of two");
  return false;
}

//===----------------------------------------------------------------------===//
// Deviations of drivers
//===----------------------------------------------------------------------===//

/// ::= .section_order name {, name}
bool AsmParser::parseDirectiveSectionOrder(StringRef, SMLoc) {
  OperandReader Operands = operands();
  std::vector<std::string> Names;
  do {
    StringRef Name;
    if (Operands.readWord("section name", Name))
      return true;
    Names.push_back(Name.str());
  } while (Operands.skipComma());
  if (Operands.readEnd())
    return true;
  M.OuterOrder = std::move(Names);
  return false;
}

/// ::= .driver_data symbol {, symbol}
bool AsmParser::parseDirectiveDriverData(StringRef, SMLoc) {
  OperandReader Operands = operands();
  do {
    const SMLoc Loc = Operands.getLoc();
    StringRef Name;
    if (Operands.readWord("symbol name", Name))
      return true;
    DriverData.push_back({Name.str(), Report.capture(Loc)});
  } while (Operands.skipComma());
  return Operands.readEnd();
}

/// ::= .driver_tables
bool AsmParser::parseDirectiveDriverTables(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  M.HasDriverTables = true;
  return false;
}

/// ::= .isa_note_size absolute-expression
bool AsmParser::parseDirectiveISANoteSize(StringRef, SMLoc) {
  constexpr uint64_t Min = 26, Max = 64;
  OperandReader Operands = operands();
  uint64_t Size;
  SMLoc Loc;
  if (Operands.readNumber(Size, Loc) || Operands.readEnd())
    return true;
  if (Size < Min || Size > Max)
    return Report.error(Loc, "size " + Twine(Size) +
                                 " of the note is out of range (" + Twine(Min) +
                                 " to " + Twine(Max) + ")");
  M.ISANoteSize = Size;
  return false;
}

/// ::= .globaldata_align absolute-expression
bool AsmParser::parseDirectiveGlobalDataAlign(StringRef, SMLoc) {
  OperandReader Operands = operands();
  uint64_t Alignment;
  SMLoc Loc;
  if (Operands.readNumber(Alignment, Loc) || Operands.readEnd())
    return true;
  if (!isPowerOf2_64(Alignment))
    return Report.error(Loc, "alignment " + Twine(Alignment) +
                                 " is not a power of two");
  M.ReadOnlyAlignment = Alignment;
  return false;
}

//===----------------------------------------------------------------------===//
// Relocations
//===----------------------------------------------------------------------===//

std::string AsmParser::checkRelocation(const RelocationRequest &R) {
  if (isDistance(R.Half))
    return "AMD CL2 has no relocations of distances; use @abs32@lo or "
           "@abs32@hi";
  for (SectionRole Role : DataRoles)
    if (R.Target == getNewest(Role))
      return "";
  return "a relocation can refer only to the .rodata, .data or .bss that was "
         "opened last";
}
