//===- Sections.cpp - Sections and kernels --------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps the current section and the current kernel. Each kernel, and the part
// outside of kernels, remembers the section in which the source left it.
// Sections with the same name in different kernels are different sections.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "Kernel/FileSections.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

static SectionTraits getTraits(SectionRole Role) {
  SectionTraits Traits;
  Traits.Labels = LabelValue::Absolute;
  if (Role == SectionRole::Code) {
    Traits.IsCode = true;
    Traits.Labels = LabelValue::Relative;
  } else if (Role == SectionRole::Config) {
    Traits.Addressable = Traits.Writeable = false;
  }
  return Traits;
}

/// Returns true if each encoding of a kernel has sections of \p Role of its
/// own.
static bool belongsToEncoding(SectionRole Role) {
  return Role == SectionRole::Note || Role == SectionRole::EncodingCode ||
         Role == SectionRole::EncodingData;
}

SourceSection &AsmParser::addSection(SectionRole Role, StringRef Name,
                                     bool IsNoBits) {
  SectionTraits Traits = getTraits(Role);
  Traits.IsNoBits = IsNoBits;
  SourceSection &S = Sections.emplace_back();
  S.Sec = Host.createSection(Name, Traits);
  S.Role = Role;
  S.Kernel = CurKernel;
  if (belongsToEncoding(Role))
    S.Encoding = CurEncoding;
  SectionsByMC[S.Sec] = &S;
  return S;
}

SourceSection &AsmParser::addExtraSection(StringRef Name,
                                          const SectionAttributes &Attrs) {
  SourceSection &S =
      addSection(CurKernel ? SectionRole::InnerExtra : SectionRole::OuterExtra,
                 Name, Attrs.Type == ELF::SHT_NOBITS);
  std::vector<ElfSection> &Extra =
      CurKernel ? currentKernel().Sections : M.Sections;
  S.Index = Extra.size();
  Extra.push_back(makeExtraSection(Name, Attrs));
  return S;
}

//===----------------------------------------------------------------------===//
// Entering sections
//===----------------------------------------------------------------------===//

const SourceSection *AsmParser::currentSection() const {
  const Section *S = Host.getCurrentSection();
  return S ? &getSource(*S) : nullptr; // Null in the absolute section.
}

bool AsmParser::isInConfig() const {
  const SourceSection *S = currentSection();
  return S && S->Role == SectionRole::Config;
}

std::optional<unsigned> AsmParser::getKernelOfCode() const {
  const SourceSection *S = currentSection();
  return S && S->Role == SectionRole::Code ? S->Kernel : std::nullopt;
}

/// Registers are counted only in the code section of a kernel.
void AsmParser::enter(SourceSection &S) {
  if (std::optional<unsigned> Kernel = getKernelOfCode())
    Ownership.leaveSection(*Kernel);
  CurKernel = S.Kernel;
  CurEncoding = S.Encoding;
  (CurKernel ? currentSource().Last : MainLast) = &S;
  Host.switchToSection(S.Sec);
  Ownership.enterSection(getKernelOfCode());
}

void AsmParser::enter(SourceSection *&S, SectionRole Role, StringRef Name) {
  if (!S)
    S = &addSection(Role, Name);
  enter(*S);
}

bool AsmParser::enterMain(SMLoc) {
  enter(*MainLast);
  return false;
}

bool AsmParser::enterKernel(StringRef Name, SMLoc Loc) {
  const auto [Number, IsNew] = declareKernel(Name, Loc);
  CurKernel = Number;
  if (IsNew) {
    M.Kernels.emplace_back().Name = Name.str();
    Kernels.emplace_back().Created = Report.capture(Loc);
    enter(currentSource().Code, SectionRole::Code, ".text");
  } else {
    enter(*currentSource().Last);
  }
  return false;
}

void AsmParser::enterEncoding(bool IsCode) {
  SourceEncoding &E = currentSource().Encodings[*CurEncoding];
  if (IsCode)
    enter(E.Code, SectionRole::EncodingCode, ".text");
  else
    enter(E.Data, SectionRole::EncodingData, ".data");
}

/// ::= .encoding [absolute-expression]
bool AsmParser::parseDirectiveEncoding(StringRef, SMLoc) {
  OperandReader Operands = operands();
  if (Operands.isAtEnd()) {
    enter(*currentSource().Code);
    return false;
  }
  uint64_t Device;
  SMLoc Loc;
  if (Operands.readNumber(Device, Loc) || Operands.readEnd())
    return true;
  if (Device > UINT32_MAX)
    return Report.error(Loc, rules::ValueRange,
                        "device " + Twine(int64_t(Device)) +
                            " is out of range (0 to " + Twine(UINT32_MAX) +
                            ")");
  SourceKernel &Source = currentSource();
  const auto [It, IsNew] =
      Source.EncodingsByDevice.try_emplace(Device, Source.Encodings.size());
  if (IsNew) {
    Source.Encodings.emplace_back();
    currentKernel().Encodings.emplace_back().Device = Device;
  }
  CurEncoding = It->second;
  enterEncoding(/*IsCode=*/true);
  return false;
}

/// ::= .resource_symbols
bool AsmParser::parseDirectiveResourceSymbols(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  currentKernel().HasResourceSymbols = true;
  return false;
}

/// ::= .globaldata
bool AsmParser::parseDirectiveGlobalData(StringRef, SMLoc) {
  if (operands().readEnd())
    return true;
  enter(*GlobalData);
  return false;
}

//===----------------------------------------------------------------------===//
// Switching by name
//===----------------------------------------------------------------------===//

SourceSection *AsmParser::lookUpSection(StringRef Name) const {
  if (!CurKernel)
    return OuterExtraByName.lookup(Name);
  const SourceKernel &K = Kernels[*CurKernel];
  if (Name == ".text")
    return K.Code;
  return Name == ".data" ? K.Data : K.ExtraByName.lookup(Name);
}

/// Creates section \p Name, which does not exist yet in the current kernel.
SourceSection &AsmParser::createSection(StringRef Name,
                                        const SectionAttributes &Attrs,
                                        SMLoc Loc) {
  if (!CurKernel)
    return *(OuterExtraByName[Name] = &addExtraSection(Name, Attrs));
  if (Name != ".data")
    return *(currentSource().ExtraByName[Name] = &addExtraSection(Name, Attrs));
  if (Attrs.HasFlags)
    Report.warning(Loc, rules::Ignored,
                   "type and flags of section '" + Name +
                       "' are ignored, they are fixed");
  return *(currentSource().Data = &addSection(SectionRole::Data, Name));
}

bool AsmParser::switchToSection(StringRef Name, const SectionAttributes &Attrs,
                                SMLoc Loc) {
  if (!CurKernel && Name == ".data")
    return Report.error(Loc, rules::Scope,
                        "section '.data' is legal only in a kernel");
  if (CurEncoding && (Name == ".text" || Name == ".data")) {
    warnOfIgnored(Report, Name, Attrs, Loc);
    enterEncoding(Name == ".text");
    return false;
  }
  SourceSection *Existing = lookUpSection(Name);
  if (Existing)
    warnOfIgnored(Report, Name, Attrs, Loc);
  enter(Existing ? *Existing : createSection(Name, Attrs, Loc));
  return false;
}
