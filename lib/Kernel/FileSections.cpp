//===- FileSections.cpp - Sections of files with common code --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates sections by name and locates symbols and kernels in the file.
//
//===----------------------------------------------------------------------===//

#include "Kernel/FileSections.h"
#include "Expr/SymbolTable.h"
#include "clrx/KernelModel/AmdKernelCode.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Attributes of .section
//===----------------------------------------------------------------------===//

ElfSection clrx::makeExtraSection(StringRef Name,
                                  const SectionAttributes &Attrs) {
  ElfSection S;
  S.Name = Name.str();
  S.Type = Attrs.Type;
  S.Flags = Attrs.Flags;
  S.Alignment = std::max<uint64_t>(Attrs.Alignment, 1);
  return S;
}

void clrx::warnOfIgnored(Reporter &Report, StringRef Name,
                         const SectionAttributes &Attrs, SMLoc Loc) {
  if (Attrs.HasFlags)
    Report.warning(Loc, rules::Ignored,
                   "flags, type and alignment of section '" + Name +
                       "' are ignored, it exists already");
  else if (Attrs.Alignment)
    Report.warning(Loc, rules::Ignored,
                   "alignment of section '" + Name +
                       "' is ignored, it exists already");
}

//===----------------------------------------------------------------------===//
// Creation
//===----------------------------------------------------------------------===//

FileSections::FileSections(AsmHost &Host, LabelValue CodeLabels) : Host(Host) {
  SectionTraits Traits;
  Traits.IsCode = true;
  Traits.Labels = CodeLabels;
  Text = Host.createSection(".text", Traits);
  ByName[".text"] = Text;
}

Section *FileSections::open(StringRef Name, const SectionAttributes &Attrs,
                            SMLoc Loc) {
  Section *&S = ByName[Name];
  if (!S)
    S = create(Name, Attrs, Loc);
  else
    warnOfIgnored(Host.getReporter(), Name, Attrs, Loc);
  return S;
}

Section *FileSections::create(StringRef Name, const SectionAttributes &Attrs,
                              SMLoc Loc) {
  const bool IsRodata = Name == ".rodata";
  if (!IsRodata && Name != ".comment")
    return createExtra(Name, Attrs, Loc);
  if (Attrs.HasFlags)
    Host.getReporter().warning(
        Loc, rules::Ignored,
        "type and flags are ignored for the builtin section '" + Name + "'");
  SectionTraits Traits;
  Traits.Labels = IsRodata ? RodataLabels : LabelValue::Absolute;
  return (IsRodata ? Rodata : Comment) = Host.createSection(Name, Traits);
}

Section *FileSections::createExtra(StringRef Name,
                                   const SectionAttributes &Attrs, SMLoc Loc) {
  SectionTraits Traits;
  Traits.Labels = LabelValue::Absolute;
  Traits.IsNoBits = Attrs.Type == ELF::SHT_NOBITS;
  Section *S = Host.createSection(Name, Traits);
  ExtraIndexes[S] = Extra.size();
  Extra.push_back(
      {S, makeExtraSection(Name, Attrs), Host.getReporter().capture(Loc)});
  return S;
}

//===----------------------------------------------------------------------===//
// Locations in the file
//===----------------------------------------------------------------------===//

bool FileSections::findSection(const ExprSection *S,
                               FileSymbol::SectionKind &Kind,
                               unsigned &ExtraIndex) const {
  if (!S) {
    Kind = FileSymbol::Absolute;
  } else if (S == Text) {
    Kind = FileSymbol::Code;
  } else if (S == Rodata) {
    Kind = FileSymbol::GlobalData;
  } else if (S == Comment) {
    Kind = FileSymbol::Comment;
  } else {
    // Sections of kernel configurations and control directives are not in the
    // file.
    auto It = ExtraIndexes.find(S);
    if (It == ExtraIndexes.end())
      return false;
    Kind = FileSymbol::Extra;
    ExtraIndex = It->second;
  }
  return true;
}

std::optional<FileSymbol>
FileSections::makeSymbol(const SymbolInfo &Info) const {
  FileSymbol S;
  if (!findSection(Info.Sec, S.Section, S.ExtraIndex))
    return std::nullopt;
  S.Name = Info.Name.str();
  S.Value = Info.Value;
  S.Size = Info.Size;
  S.Binding = Info.Binding;
  return S;
}

std::optional<uint64_t> FileSections::findCode(StringRef Kernel,
                                               SourcePos Declared) const {
  std::optional<SymbolInfo> Symbol = Host.getSymbols().findGlobalSymbol(Kernel);
  const bool HasValue = Symbol && Symbol->HasValue;
  if (HasValue && Symbol->Sec == Text)
    return Symbol->Value;
  // The label is perhaps where '.text' is missing. That error says so.
  if (!HasValue && Host.hasRefusedStatements())
    return std::nullopt;
  Reporter &Report = Host.getReporter();
  Report.error(Declared, rules::UndefinedSymbol,
               "symbol of kernel '" + Kernel + "' is " +
                   (HasValue ? "not a place in '.text'" : "undefined"));
  Report.note(Declared, "write the label '" + Kernel +
                            ":' in '.text', before the kernel's code");
  return std::nullopt;
}

bool FileSections::checkHeaderRoom(StringRef Kernel, uint64_t Offset,
                                   SourcePos Declared) const {
  const uint64_t CodeSize = Text->getCounter();
  if (CodeSize - std::min(CodeSize, Offset) >= sizeof(AmdKernelCode))
    return false;
  Reporter &Report = Host.getReporter();
  Report.error(Declared, rules::KernelParts,
               "code of kernel '" + Kernel + "' at offset " + Twine(Offset) +
                   " has no room for its header of 256 bytes"
                   " (size of '.text': " +
                   Twine(CodeSize) + ")");
  Report.note(Declared, "reserve it after the kernel's label with "
                        "'.skip 256'");
  return true;
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

std::vector<ElfSection>
FileSections::makeExtraSections(const MCAssembler *Asm) const {
  std::vector<ElfSection> Result;
  for (const ExtraSection &S : Extra)
    ModuleContainer::setContent(Result.emplace_back(S.InFile), *S.Sec, Asm);
  return Result;
}
