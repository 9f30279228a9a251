//===- BinaryOutput.cpp - ROCm binaries of a source -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the complete source, assigns addresses to sections, completes the
// module, and describes the resources of its kernels.
//
//===----------------------------------------------------------------------===//

#include "BinaryOutput.h"
#include "KernelModel/KernelViews.h"
#include "ROCm/Description.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

//===----------------------------------------------------------------------===//
// Statements
//===----------------------------------------------------------------------===//

void AsmParser::BinaryOutput::forbidDistances() {
  HasDistances = false;
  Sections.setRodataLabels(LabelValue::Absolute);
  for (Section *S : {Sections.getText(), Sections.getRodata(), GOT})
    if (S)
      S->setLabelValue(LabelValue::Relative);
}

Section *AsmParser::BinaryOutput::openSection(StringRef Name,
                                              const SectionAttributes &Attrs,
                                              SMLoc Loc) {
  return Sections.open(Name, Attrs, Loc);
}

std::pair<Section *, uint64_t> AsmParser::BinaryOutput::openGotSlot() {
  constexpr uint64_t SlotSize = 8;
  if (!GOT) {
    SectionTraits Traits;
    Traits.Labels = HasDistances ? LabelValue::Addressed : LabelValue::Absolute;
    GOT = Host.createSection(".got", Traits);
  }
  return {GOT, Parser.GotSymbols.size() * SlotSize};
}

//===----------------------------------------------------------------------===//
// Checks. Functions return true on error and have reported it.
//===----------------------------------------------------------------------===//

bool AsmParser::BinaryOutput::checkFormat() {
  const TargetState &Target = Host.getTarget();
  if (!Target.getProcessor().HasDialect) {
    return Parser.reportModuleError(
        makeModuleError(ModulePart::Device,
                        "ROCm's old formats do not support " + Target.getName(),
                        "write '.codeobject " + Twine(MaxCodeObject) +
                            "' before code and data"));
  }
  if (M.Format != FileFormat::LLVM10 || Parser.ControlDirectives.empty())
    return false;
  const SourcePos Begin = Parser.ControlDirectives.getBegin();
  Report.error(Begin, rules::Unsupported,
               "the format of LLVM 10 has no control directives");
  Report.note(Begin, "remove them or '.llvm10binfmt'");
  return true;
}

bool AsmParser::BinaryOutput::checkKernels() {
  bool Failed = false;
  for (auto [K, Source] : zip_equal(M.Kernels, Parser.Kernels))
    if (K.Config)
      Failed |=
          Parser.checkSGPRCount(K.Name, K.Config->Fields, Source.Declared);
  for (auto [I, K] : enumerate(M.Kernels))
    Failed |= checkKernelSymbol(K, Parser.Kernels[I], I);
  return Failed;
}

bool AsmParser::BinaryOutput::checkKernelSymbol(Kernel &K,
                                                const SourceKernel &Source,
                                                size_t Index) {
  const std::optional<uint64_t> Offset =
      Sections.findCode(K.Name, Source.Declared);
  if (!Offset)
    return true;
  K.Offset = *Offset;
  if (M.Format == FileFormat::LLVM10) {
    const uint64_t Size = Sections.getRodata()->getCounter();
    const uint64_t Needed = (Index + 1) * sizeof(KernelDescriptor);
    return Parser.checkDescriptorRoom(Report, Index, Size, Needed);
  }
  return Sections.checkHeaderRoom(K.Name, K.Offset, Source.Declared);
}

/// Checks that the symbols of the offset table are kernels or other symbols of
/// the file.
bool AsmParser::BinaryOutput::checkGOT() {
  StringSet<> Extra;
  for (const Symbol &S : M.ExtraSymbols)
    Extra.insert(S.Name);
  return Parser.checkGotSymbols(
      Host, [&](const std::optional<SymbolInfo> &Info) -> StringRef {
        if (!Info || !Info->HasValue)
          return "has no value";
        if (Info->Binding != ELF::STB_GLOBAL)
          return "is not global";
        return Parser.findKernel(Info->Name) || Extra.contains(Info->Name)
                   ? ""
                   : "has no place in the file";
      });
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

void AsmParser::BinaryOutput::addExtraSymbol(const SymbolInfo &Info,
                                             StringSet<> &Added) {
  if (Parser.findKernel(Info.Name))
    return;
  std::optional<Symbol> S = Sections.makeSymbol(Info);
  if (S && Added.insert(Info.Name).second)
    M.ExtraSymbols.push_back(std::move(*S));
}

/// Collects the symbols of the file. A symbol whose address is not known yet is
/// absolute.
void AsmParser::BinaryOutput::collectExtraSymbols() {
  StringSet<> Added;
  M.ExtraSymbols.clear();
  Host.forEachAddedSymbol([&](const SymbolInfo &Info) {
    if (Info.Binding != ELF::STB_LOCAL)
      addExtraSymbol(Info, Added);
  });
  for (const GotSymbol &G : Parser.GotSymbols)
    if (std::optional<SymbolInfo> Info =
            Host.getSymbols().findGlobalSymbol(G.Name))
      addExtraSymbol(*Info, Added);
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

void AsmParser::BinaryOutput::completeModule() {
  M.Device = Host.getTarget().Device;
  M.ArchMinor = Parser.FileConfig.getHeader(KernelField::ArchMinor);
  M.ArchStepping = Parser.FileConfig.getHeader(KernelField::ArchStepping);
  M.ElfFlags = Parser.FileConfig.getHeader(KernelField::ElfFlags);
  for (auto [I, K] : enumerate(M.Kernels))
    if (K.Config)
      K.Config->Usage = Parser.Ownership.getUsage(I);
  M.GOT.clear();
  for (const GotSymbol &G : Parser.GotSymbols)
    M.GOT.push_back(G.Name);
  if (M.Format != FileFormat::Old && !Parser.Metadata)
    M.HasMetadata = true;
}

void AsmParser::BinaryOutput::addContents(const MCAssembler *Asm) {
  Sections.addContents(M, Asm);
  if (Parser.Metadata && !M.HasMetadata)
    M.MetadataBytes = getContent(*Parser.Metadata, Asm);
}

/// Lays out the file with the contents so far, and makes its metadata. Only
/// updateUsage makes the metadata again.
bool AsmParser::BinaryOutput::layOut() {
  completeModule();
  collectExtraSymbols();
  addContents(/*Asm=*/nullptr);
  if (!M.MetadataBytes) {
    Expected<std::string> Bytes = makeMetadata(M);
    if (!Bytes)
      return Parser.reportModuleError(Bytes.takeError());
    M.MetadataBytes = std::move(*Bytes);
  }
  Expected<FileLayout> Layout = rocm::layOut(M);
  if (!Layout)
    return Parser.reportModuleError(Layout.takeError());
  M.NumHashBuckets = Layout->NumHashBuckets;
  Sections.getText()->setAddress(Layout->Code);
  if (Section *Rodata = Sections.getRodata())
    Rodata->setAddress(Layout->GlobalData);
  if (GOT)
    GOT->setAddress(Layout->GOT);
  // The contents are added again when all values are known.
  M.Code = std::string();
  M.GlobalData.reset();
  if (Parser.Metadata && !M.HasMetadata)
    M.MetadataBytes.reset();
  return false;
}

/// Lays out the file again with the final register usage of kernels. The counts
/// are in the metadata, whose size may change the addresses of sections.
bool AsmParser::BinaryOutput::updateUsage() {
  const auto GetAddresses = [this] {
    const Section *Rodata = Sections.getRodata();
    return std::pair(Sections.getText()->getAddress(),
                     Rodata ? Rodata->getAddress() : std::nullopt);
  };
  const auto Before = GetAddresses();
  M.MetadataBytes.reset();
  if (layOut())
    return true;
  if (!HasDistances || GetAddresses() == Before)
    return false;
  Report.error(SourcePos(), rules::RegisterAllocation,
               "the registers of variables change the addresses of sections, "
               "but the code may contain distances between sections");
  Report.note(SourcePos(), "forbid such distances with '.nosectdiffs'");
  return true;
}

/// Checks the format and the kernels, and lays the binary out. \returns true to
/// skip all further checks.
bool AsmParser::BinaryOutput::checkAndLayOut() {
  Parser.Ownership.finish();
  bool Failed = checkFormat();
  if (M.Format == FileFormat::LLVM10 && !Sections.getRodata()) {
    Parser.reportModuleError(makeModuleError(
        ModulePart::File, "the format of LLVM 10 needs '.rodata'",
        "begin '.globaldata' with '.skip 64' for each kernel"));
    return false; // Continue, to report unknown symbols.
  }
  Failed |= checkKernels();
  // clrxasm reports these errors without a position, so they come last.
  Parser.ControlDirectives.check(M.Kernels);
  return !Failed && layOut();
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

bool AsmParser::BinaryOutput::finish() {
  if (!HasDistances && checkAndLayOut())
    return true;
  if (HasAddedUsage && updateUsage())
    return true;
  // Symbols have their values now.
  collectExtraSymbols();
  if (Report.hadError() || checkGOT())
    return true;
  if (Host.shouldWarnOfOldVersions())
    checkLoader();
  return false;
}

Error AsmParser::BinaryOutput::write(const MCAssembler &Asm, raw_ostream &OS) {
  addContents(&Asm);
  Parser.ControlDirectives.addContents(M.Kernels, &Asm);
  return rocm::writeModule(std::move(M), OS);
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

KernelResources AsmParser::BinaryOutput::view(const Kernel &K) const {
  const KernelParts Parts = rocm::lower(M, K);
  KernelResources R = viewKernel(M, K, Parts.Header);
  viewRegisters(R, Parts.Registers, K.Config->Fields, K.Config->Usage);
  return R;
}

void AsmParser::BinaryOutput::viewResources(MutableArrayRef<KernelView> Views) {
  const bool IsApart = M.Format == FileFormat::LLVM10;
  std::string Headers; ///< Bytes of the section that has headers.
  for (auto [I, View] : enumerate(Views)) {
    const Kernel &K = M.Kernels[I];
    if (K.Config) {
      View.Resources = view(K);
      continue;
    }
    if (K.IsFunction)
      continue;
    if (Headers.empty())
      Headers =
          (IsApart ? Sections.getRodata() : Sections.getText())->getBytes();
    const size_t Size =
        IsApart ? sizeof(KernelDescriptor) : sizeof(AmdKernelCode);
    View.HasHeader =
        !isZero(StringRef(Headers).substr(IsApart ? I * Size : K.Offset, Size));
  }
}
