//===- Sections.cpp - Sections, kernels, contexts -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses the statements that enter sections, kernels and contexts.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "CatalystAsm/OuterParser.h"
#include "Kernel/FileSections.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

//===----------------------------------------------------------------------===//
// Contexts
//===----------------------------------------------------------------------===//

Section *AsmParser::getInitialSection() {
  return Sections.getNewest(SectionRole::ReadOnlyData);
}

bool AsmParser::enterMain(SMLoc) {
  Sections.enter(Context::main());
  return false;
}

/// ::= .inner
bool AsmParser::parseDirectiveInner(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  Sections.enter(Context::inner());
  return false;
}

bool AsmParser::enterKernel(StringRef Name, SMLoc Loc) {
  const auto [Number, IsNew] = declareKernel(Name, Loc);
  if (!IsNew) {
    Sections.enter(Context::kernel(Number));
    return false;
  }
  M.Kernels.emplace_back().Name = Name.str();
  Kernels.emplace_back().Created = Report.capture(Loc);
  Sections.addKernel();
  return false;
}

void AsmParser::labelDefined(StringRef Name) {
  const SourceSection *S = Sections.getCurrent();
  if (S && S->Role == SectionRole::MainCode)
    enterCodeOf(Name);
}

//===----------------------------------------------------------------------===//
// Switching by name
//===----------------------------------------------------------------------===//

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
  if (Sections.hasHSALayout() && Name == ".text")
    Builtin = SectionRole::MainCode;
  if (!Builtin) {
    if (Sections.getContext() != Context::main() && !isNewFormat())
      return reportDriver(Loc, "sections of the inner binary need " +
                                   describeScopes(NewDriversOnly).Needs);
    // A section that is created in a kernel belongs to the inner binary, but
    // the context remains that of the kernel. Later, entering the section also
    // enters the context of the inner binary.
    Sections.enter(Sections.addExtra(Name, Attrs, Loc, M).Sec,
                   Sections.getContext());
    return false;
  }
  if (Attrs.HasFlags)
    Report.warning(Loc, rules::Ignored,
                   "type and flags of section '" + Name +
                       "' are ignored, they are fixed");
  if (*Builtin == SectionRole::BSS)
    M.BSSAlignment = Attrs.Alignment;
  Sections.enter(Sections.add(*Builtin, Context::inner()));
  return false;
}

bool AsmParser::switchToSection(StringRef Name, const SectionAttributes &Attrs,
                                SMLoc Loc) {
  if (std::optional<SectionRole> Role = getDataRole(Name))
    if (checkDataAllowed(*Role, Loc))
      return true;
  const SourceSection *Existing = Sections.lookUp(Name);
  if (!Existing)
    return createAndEnter(Name, Attrs, Loc);
  warnOfIgnored(Report, Name, Attrs, Loc);
  Sections.enter(*Existing);
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
  Sections.enter(Name == ".rwdata" ? SectionRole::ReadWriteData
                                   : SectionRole::ReadOnlyData,
                 Context::inner());
  return false;
}

/// ::= [align=absolute-expression]
static bool readAlignment(OperandReader Operands, uint64_t &Alignment) {
  Reporter &Report = Operands.getReporter();
  if (!Operands.skipKeyword("align"))
    return false;
  if (!Operands.skip('='))
    return Report.error(Operands.getLoc(), rules::Syntax,
                        "expected '=' after 'align'");
  SMLoc Loc;
  if (Operands.readNumber(Alignment, Loc))
    return true;
  if (Alignment && !isPowerOf2_64(Alignment))
    return Report.error(Loc, rules::Alignment,
                        "alignment " + Twine(Alignment) +
                            " is not a power of two");
  return false;
}

/// ::= .bssdata [align=absolute-expression]
bool AsmParser::parseDirectiveBSSData(StringRef, SMLoc Loc) {
  uint64_t Alignment = 0;
  if (readAlignment(operands(), Alignment) || operands().readEnd())
    return true;
  const bool Exists = Sections.getNewest(SectionRole::BSS) != nullptr;
  Sections.enter(SectionRole::BSS, Context::inner());
  if (!Exists)
    M.BSSAlignment = Alignment;
  else if (Alignment)
    Report.warning(Loc, rules::Ignored,
                   "alignment of section '.bss' is ignored, it "
                   "exists already");
  return false;
}

//===----------------------------------------------------------------------===//
// Deviations of drivers
//===----------------------------------------------------------------------===//

/// ::= .section_order name {, name}
bool AsmParser::parseDirectiveSectionOrder(StringRef, SMLoc) {
  return catalyst::readSectionOrder(operands(), M.OuterOrder);
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
    return Report.error(Loc, rules::ValueRange,
                        "size " + Twine(Size) +
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
    return Report.error(Loc, rules::Alignment,
                        "alignment " + Twine(Alignment) +
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
    if (R.Target == Sections.getNewest(Role))
      return "";
  return "a relocation can refer only to the .rodata, .data or .bss that was "
         "opened last";
}
