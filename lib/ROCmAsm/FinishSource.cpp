//===- FinishSource.cpp - The end of a ROCm source ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the complete source, assigns addresses to sections, and completes the
// module.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

//===----------------------------------------------------------------------===//
// Checks. Functions return true on error and have reported it.
//===----------------------------------------------------------------------===//

bool AsmParser::checkFormat() {
  const TargetState &Target = Host.getTarget();
  if (!Target.getProcessor().HasDialect) {
    return reportModuleError(
        makeModuleError(ModulePart::Device,
                        "ROCm's old formats are not for " + Target.getName(),
                        "write '.codeobject " + Twine(MaxCodeObject) +
                            "' before code and data"));
  }
  if (M.Format != FileFormat::LLVM10 || ControlDirectives.empty())
    return false;
  const SourcePos Begin = ControlDirectives.getBegin();
  Report.error(Begin, "the format of LLVM 10 has no control directives");
  Report.note(Begin, "leave them out, or '.llvm10binfmt'");
  return true;
}

bool AsmParser::checkKernels() {
  bool Failed = false;
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels))
    if (K.Config)
      Failed |= checkSGPRCount(K.Name, K.Config->Fields, Source.Declared);
  for (auto [I, K] : enumerate(M.Kernels))
    Failed |= checkKernelSymbol(K, Kernels[I], I);
  return Failed;
}

bool AsmParser::checkKernelSymbol(Kernel &K, const SourceKernel &Source,
                                  size_t Index) {
  const std::optional<uint64_t> Offset =
      Sections.findCode(K.Name, Source.Declared);
  if (!Offset)
    return true;
  K.Offset = *Offset;
  if (M.Format == FileFormat::LLVM10) {
    const uint64_t Size = Sections.getRodata()->getCounter();
    const uint64_t Needed = (Index + 1) * sizeof(KernelDescriptor);
    return checkDescriptorRoom(Report, Index, Size, Needed);
  }
  return Sections.checkHeaderRoom(K.Name, K.Offset, Source.Declared);
}

/// Symbols of the offset table are kernels or other symbols of the file.
bool AsmParser::checkGOT() {
  StringSet<> Extra;
  for (const Symbol &S : M.ExtraSymbols)
    Extra.insert(S.Name);
  return checkGotSymbols(
      Host, [&](const std::optional<SymbolInfo> &Info) -> StringRef {
        if (!Info || !Info->HasValue)
          return "has no value";
        if (Info->Binding != ELF::STB_GLOBAL)
          return "is not global";
        return findKernel(Info->Name) || Extra.contains(Info->Name)
                   ? ""
                   : "has no place in the file";
      });
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

void AsmParser::addExtraSymbol(const SymbolInfo &Info, StringSet<> &Added) {
  if (findKernel(Info.Name))
    return;
  std::optional<Symbol> S = Sections.makeSymbol(Info);
  if (S && Added.insert(Info.Name).second)
    M.ExtraSymbols.push_back(std::move(*S));
}

/// Collects the symbols of the file. A symbol that waits for an address is
/// absolute.
void AsmParser::collectExtraSymbols() {
  StringSet<> Added;
  M.ExtraSymbols.clear();
  Host.forEachAddedSymbol([&](const SymbolInfo &Info) {
    if (Info.Binding != ELF::STB_LOCAL)
      addExtraSymbol(Info, Added);
  });
  for (const GotSymbol &G : GotSymbols)
    if (std::optional<SymbolInfo> Info =
            Host.getSymbols().findGlobalSymbol(G.Name))
      addExtraSymbol(*Info, Added);
}

//===----------------------------------------------------------------------===//
// Addresses
//===----------------------------------------------------------------------===//

void AsmParser::completeModule() {
  M.Device = Host.getTarget().Device;
  M.ArchMinor = FileConfig.getHeader(KernelField::ArchMinor);
  M.ArchStepping = FileConfig.getHeader(KernelField::ArchStepping);
  M.ElfFlags = FileConfig.getHeader(KernelField::ElfFlags);
  for (auto [I, K] : enumerate(M.Kernels))
    if (K.Config)
      K.Config->Usage = Ownership.getUsage(I);
  M.GOT.clear();
  for (const GotSymbol &G : GotSymbols)
    M.GOT.push_back(G.Name);
  if (M.Format != FileFormat::Old && !Metadata)
    M.HasMetadata = true;
}

void AsmParser::addContents(const MCAssembler *Asm) {
  Sections.addContents(M, Asm);
  if (Metadata && !M.HasMetadata)
    M.MetadataBytes = getContent(*Metadata, Asm);
}

/// Lays out the file with the contents so far. After it, the metadata is final.
bool AsmParser::layOut() {
  completeModule();
  collectExtraSymbols();
  addContents(/*Asm=*/nullptr);
  if (!M.MetadataBytes) {
    Expected<std::string> Bytes = makeMetadata(M);
    if (!Bytes)
      return reportModuleError(Bytes.takeError());
    M.MetadataBytes = std::move(*Bytes);
  }
  Expected<SectionAddresses> Addresses = rocm::layOut(M);
  if (!Addresses)
    return reportModuleError(Addresses.takeError());
  Sections.getText()->setAddress(Addresses->Code);
  if (Section *Rodata = Sections.getRodata())
    Rodata->setAddress(Addresses->GlobalData);
  if (GOT)
    GOT->setAddress(Addresses->GOT);
  // The contents are added again when all values are known.
  M.Code = std::string();
  M.GlobalData.reset();
  if (Metadata && !M.HasMetadata)
    M.MetadataBytes.reset();
  return false;
}

/// Lays out the file again with the final register usage of kernels. The counts
/// are in the metadata, whose size may change the addresses of sections.
bool AsmParser::updateUsage() {
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
  Report.error(SourcePos(), "the registers of variables move the sections, "
                            "whose distances may be in the code");
  Report.note(SourcePos(), "forbid such distances with '.nosectdiffs'");
  return true;
}

bool AsmParser::assignAddresses() {
  // The linker places the sections of code objects.
  return HasDistances && !CodeObject.isSelected() && checkAndLayOut();
}

/// Checks the format and the kernels, and lays the binary out. \returns true to
/// skip all further checks.
bool AsmParser::checkAndLayOut() {
  Ownership.finish();
  bool Failed = checkFormat();
  if (M.Format == FileFormat::LLVM10 && !Sections.getRodata()) {
    reportModuleError(makeModuleError(
        ModulePart::File, "the format of LLVM 10 needs '.rodata'",
        "begin '.globaldata' with '.skip 64' for each kernel"));
    return false; // Continue, to report unknown symbols.
  }
  Failed |= checkKernels();
  // clrxasm reports these errors without a position, so they come last.
  ControlDirectives.check(M.Kernels);
  return !Failed && layOut();
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

bool AsmParser::finishSource() {
  if (CodeObject.isSelected())
    return CodeObject.finish(FileConfig);
  if (!HasDistances && checkAndLayOut())
    return true;
  if (HasAddedUsage && updateUsage())
    return true;
  // Symbols have their values now.
  collectExtraSymbols();
  return Report.hadError() || checkGOT();
}

Error AsmParser::writeModule(const MCAssembler &Asm, raw_ostream &OS) {
  if (CodeObject.isSelected())
    return CodeObject.write(Asm, OS);
  addContents(&Asm);
  ControlDirectives.addContents(M.Kernels, &Asm);
  return rocm::writeModule(std::move(M), OS);
}
