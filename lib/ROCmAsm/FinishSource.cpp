//===- FinishSource.cpp - The end of a ROCm source ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks that need the whole source, the addresses of sections, and the way
// from what was read to the module that is written.
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
// Checks. Functions return true on error, reported.
//===----------------------------------------------------------------------===//

bool AsmParser::checkFormat() {
  if (M.Format != FileFormat::LLVM10 || ControlDirectiveOrder.empty())
    return false;
  Report.error(SourcePos(), "the format of LLVM 10 has no control directives");
  Report.note(Kernels[ControlDirectiveOrder.front()].ControlDirectivesPos,
              "they begin here");
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
  std::optional<SymbolInfo> Symbol = Host.getSymbols().findGlobalSymbol(K.Name);
  if (!Symbol || !Symbol->HasValue)
    return Report.error(Source.Declared,
                        "symbol of kernel '" + K.Name + "' is undefined");
  if (Symbol->Sec != Text)
    return Report.error(Source.Declared, "symbol of kernel '" + K.Name +
                                             "' is not a place in '.text'");
  K.Offset = Symbol->Value;
  return checkRoom(K, Source, Index);
}

bool AsmParser::checkRoom(const Kernel &K, const SourceKernel &Source,
                          size_t Index) {
  if (M.Format == FileFormat::LLVM10) {
    const uint64_t Size = Rodata->getCounter();
    const uint64_t Needed = (Index + 1) * sizeof(KernelDescriptor);
    if (Size >= Needed)
      return false;
    Report.error(Source.Declared,
                 "'.rodata' of " + Twine(Size) +
                     " bytes has no room for the descriptor of kernel '" +
                     K.Name + "', which ends at " + Twine(Needed));
    Report.note(Source.Declared,
                "begin '.globaldata' with '.skip 64' for each kernel");
    return true;
  }
  const uint64_t CodeSize = Text->getCounter();
  if (CodeSize - std::min(CodeSize, K.Offset) >= sizeof(AmdKernelCode))
    return false;
  Report.error(
      Source.Declared,
      "code of kernel '" + K.Name + "' at offset " + Twine(K.Offset) +
          " has no room for its header of 256 bytes (size of '.text': " +
          Twine(CodeSize) + ")");
  Report.note(Source.Declared,
              "reserve it behind the kernel's label with '.skip 256'");
  return true;
}

/// Every symbol of the offset table must be global, and in the file.
bool AsmParser::checkGOT() {
  StringSet<> Places;
  for (const Symbol &S : M.ExtraSymbols)
    Places.insert(S.Name);
  for (const GotSymbol &G : GotSymbols) {
    std::optional<SymbolInfo> Info = Host.getSymbols().findGlobalSymbol(G.Name);
    StringRef Problem;
    if (!Info || !Info->HasValue)
      Problem = "has no value";
    else if (Info->Binding != ELF::STB_GLOBAL)
      Problem = "is not global";
    else if (!findKernel(G.Name) && !Places.contains(G.Name))
      Problem = "has no place in the file";
    if (Problem.empty())
      continue;
    // Where clrxasm finds it out.
    Report.error(Host.getEndOfSource(),
                 "symbol '" + G.Name + "' of the offset table " + Problem);
    Report.note(G.Pos, "it was added here");
  }
  return Report.hadError();
}

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

/// What \p S, null for none, is in the binary. \returns false if it is not
/// there.
bool AsmParser::findSection(const Section *S, Symbol::SectionKind &Kind,
                            unsigned &ExtraIndex) const {
  if (!S) {
    Kind = Symbol::Absolute;
  } else if (S == Text) {
    Kind = Symbol::Code;
  } else if (S == Rodata) {
    Kind = Symbol::GlobalData;
  } else if (S == Comment) {
    Kind = Symbol::Comment;
  } else {
    // Kernel configurations and control directives are left out.
    auto It = SectionsByName.find(S->getName());
    if (It == SectionsByName.end() || It->second.Sec != S)
      return false;
    Kind = Symbol::Extra;
    ExtraIndex = It->second.ExtraIndex;
  }
  return true;
}

void AsmParser::addExtraSymbol(const SymbolInfo &Info, StringSet<> &Added) {
  Symbol S;
  if (findKernel(Info.Name) ||
      !findSection(Section::from(Info.Sec), S.Section, S.ExtraIndex) ||
      !Added.insert(Info.Name).second)
    return;
  S.Name = Info.Name.str();
  S.Value = Info.Value;
  S.Size = Info.Size;
  S.Binding = Info.Binding;
  M.ExtraSymbols.push_back(std::move(S));
}

/// Those that wait for addresses are numbers.
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

/// Lays the file out as it is so far. The metadata stays as it is then.
bool AsmParser::layOut() {
  completeModule();
  collectExtraSymbols();
  M.Code = getContentSoFar(*Text);
  if (Rodata)
    M.GlobalData = getContentSoFar(*Rodata);
  if (Metadata && !M.HasMetadata)
    M.MetadataBytes = getContentSoFar(*Metadata);
  if (!M.MetadataBytes) {
    Expected<std::string> Bytes = makeMetadata(M);
    if (!Bytes)
      return Report.error(SourcePos(), toString(Bytes.takeError()));
    M.MetadataBytes = std::move(*Bytes);
  }
  Expected<SectionAddresses> Addresses = rocm::layOut(M);
  if (!Addresses)
    return Report.error(SourcePos(), toString(Addresses.takeError()));
  Text->setAddress(Addresses->Code);
  if (Rodata)
    Rodata->setAddress(Addresses->GlobalData);
  if (GOT)
    GOT->setAddress(Addresses->GOT);
  // They come again, with the values that what waits for addresses gets.
  M.Code = std::string();
  M.GlobalData.reset();
  if (Metadata && !M.HasMetadata)
    M.MetadataBytes.reset();
  return false;
}

bool AsmParser::assignAddresses() {
  if (!HasDistances)
    return false;
  return checkAndLayOut();
}

/// \returns true if nothing more is to be looked at.
bool AsmParser::checkAndLayOut() {
  Ownership.finish();
  bool Failed = checkFormat();
  if (M.Format == FileFormat::LLVM10 && !Rodata)
    return Report.error(SourcePos(), "the format of LLVM 10 needs '.rodata'");
  for (unsigned I : ControlDirectiveOrder)
    checkControlDirectives(M.Kernels[I].Name, *Kernels[I].ControlDirectives,
                           Kernels[I].ControlDirectivesPos);
  Failed |= checkKernels();
  return !Failed && layOut();
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

bool AsmParser::finishSource() {
  if (!HasDistances && checkAndLayOut())
    return true;
  // Symbols have their values now.
  collectExtraSymbols();
  return Report.hadError() || checkGOT();
}

Error AsmParser::writeModule(const MCAssembler &Asm, raw_ostream &OS) {
  M.Code = getContent(*Text, Asm);
  if (Rodata)
    M.GlobalData = getContent(*Rodata, Asm);
  if (Comment)
    M.Comment = getContent(*Comment, Asm);
  if (Metadata && !M.HasMetadata)
    M.MetadataBytes = getContent(*Metadata, Asm);
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels))
    if (K.Config && Source.ControlDirectives)
      K.Config->ControlDirectives = getContent(*Source.ControlDirectives, Asm);
  for (auto [Extra, S] : zip_equal(M.ExtraSections, ExtraSections))
    setContent(Extra, *S, Asm);
  return rocm::writeModule(std::move(M), OS);
}
