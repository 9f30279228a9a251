//===- Reader.cpp - Bytes to AmdCL2 modules -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the parts of a file by the names of symbols and sections.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "Catalyst/ExtraParts.h"
#include "Parts.h"
#include "ReaderImpl.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

bool amdcl2::isBinary(StringRef Binary) {
  const std::optional<uint16_t> Machine = identifyElf(Binary);
  if (!Machine)
    return false;
  const uint8_t Class = Binary[ELF::EI_CLASS];
  const bool HasMachine =
      (*Machine == OuterMachine64 && Class == ELF::ELFCLASS64) ||
      (*Machine == OuterMachine32 && Class == ELF::ELFCLASS32);
  return HasMachine && readElfFlags(Binary).value_or(0) != 0;
}

std::optional<StringRef> amdcl2::getMiddle(StringRef Name, StringRef Prefix,
                                           StringRef Suffix) {
  if (!Name.consume_front(Prefix) || !Name.consume_back(Suffix))
    return std::nullopt;
  return Name;
}

std::optional<StringRef> amdcl2::getMetadataKernel(StringRef Symbol) {
  return getMiddle(Symbol, "__OpenCL_&__OpenCL_", "_kernel_metadata");
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Returns the size that is stored at \p Offset of \p Bytes; 0 if it exceeds \p
/// Bytes, as may happen in parts that were written by hand.
static uint64_t readSize(StringRef Bytes, size_t Offset) {
  if (Bytes.size() < Offset + 4)
    return 0;
  uint64_t Size = support::endian::read32le(Bytes.data() + Offset);
  return Size <= Bytes.size() ? Size : 0;
}

/// Divides \p Code at the entry offset into setup and code.
static void splitSetup(Kernel &K, StringRef Code) {
  uint64_t Size = readSize(Code, offsetof(AmdKernelCode, CodeEntryOffset));
  K.Parts.Setup = Code.take_front(Size).str();
  K.Text.Content = Code.drop_front(Size).str();
}

Error Reader::readOldKernel(Kernel &K) {
  std::string Prefix = "__ISA_&__OpenCL_" + K.Name;
  const ElfFile::Symbol *Binary = Outer.findSymbol(Prefix + "_kernel_binary");
  if (!Binary)
    return createStringError("outer ELF: kernel '" + K.Name +
                             "' has no symbol of its code");
  Expected<StringRef> Code = catalyst::getContent(Outer, *Binary);
  if (!Code)
    return Code.takeError();
  if (Error E = ReadParts.add(*Code, M.Kernels.size() - 1, K.Name))
    return E;
  const uint64_t StubSize = readSize(*Code, offsetof(Stub, StubSize));
  K.Parts.Stub = Code->take_front(StubSize).str();
  if (const ElfFile::Symbol *S =
          Outer.findSymbol(Prefix + "_kernel_metadata")) {
    Expected<StringRef> ISAMetadata = catalyst::getContent(Outer, *S);
    if (!ISAMetadata)
      return ISAMetadata.takeError();
    if (Error E = ReadParts.add(*ISAMetadata, M.Kernels.size() - 1, K.Name))
      return E;
    K.Parts.ISAMetadata = ISAMetadata->str();
  }
  splitSetup(K, Code->drop_front(StubSize));
  return Error::success();
}

Error Reader::readNewKernel(Kernel &K) {
  const ElfFile::Symbol *S =
      Inner.findSymbol("&__OpenCL_" + K.Name + "_kernel");
  if (!S)
    return createStringError("inner ELF: kernel '" + K.Name +
                             "' has no symbol");
  Expected<StringRef> Code = catalyst::getContent(Inner, *S);
  if (!Code)
    return Code.takeError();
  if (Error E = ReadParts.add(*Code, M.Kernels.size() - 1, K.Name))
    return E;
  K.MainCodeOffset = S->Value;
  splitSetup(K, *Code);
  // Relocations in files of assemblers count from this sum. It differs from the
  // offset of the code if setups were written by hand; see placeKernels.
  NextCodeBase += K.Parts.Setup->size();
  CodeLocations.push_back(
      {Options.IsExact ? NextCodeBase : S->Value + K.Parts.Setup->size(),
       unsigned(M.Kernels.size() - 1)});
  NextCodeBase += alignTo(K.Text.Content.size(), KernelAlignment);
  return Error::success();
}

Error Reader::readKernel(StringRef Name, StringRef Metadata) {
  Kernel &K = M.Kernels.emplace_back();
  K.Name = Name.str();
  KernelsByName.try_emplace(Name, M.Kernels.size() - 1);
  if (Error E = ReadParts.add(Metadata, M.Kernels.size() - 1, K.Name))
    return E;
  K.Parts.Metadata = Metadata.str();
  return Detected->Gen == Generation::Old ? readOldKernel(K) : readNewKernel(K);
}

Error Reader::readKernels() {
  for (const ElfFile::Symbol &S : Outer.Symbols)
    if (std::optional<StringRef> Name = getMetadataKernel(S.Name)) {
      Expected<StringRef> Metadata = catalyst::getContent(Outer, S);
      if (!Metadata)
        return Metadata.takeError();
      if (Error E = readKernel(*Name, *Metadata))
        return E;
    }
  llvm::stable_sort(CodeLocations,
                    [](const CodeLocation &L, const CodeLocation &R) {
                      return L.Begin < R.Begin;
                    });
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Data
//===----------------------------------------------------------------------===//

/// Reads the compile options and the version of the compiler library; a symbol
/// locates each of them.
void Reader::readComment() {
  const ElfFile::Section *Comment = Outer.find(".comment");
  if (!Comment)
    return;
  auto Get = [&](StringRef Name) {
    const ElfFile::Symbol *S = Outer.findSymbol(Name);
    return S ? Comment->Content.substr(S->Value, S->Size).str() : Bytes();
  };
  M.CompileOptions = Get("__OpenCL_compiler_options");
  M.ACLVersion = Get("acl_version_string");
}

void Reader::readData() {
  auto Get = [&](StringRef Name) {
    const ElfFile::Section *S = Inner.find(Name);
    return S ? S->Content.str() : Bytes();
  };
  M.ReadOnlyData = Get(".hsadata_readonly_agent");
  for (const ElfSegment &S : Inner.Segments)
    if (S.Type == PT_HSA_LOAD_READONLY_AGENT)
      M.ReadOnlyAlignment = S.Alignment;
  M.ReadWriteData = Get(".hsadata_global_agent");
  M.SamplerInit = Get(".hsaimage_samplerinit");
  if (const ElfFile::Section *S = Inner.find(".hsabss_global_agent")) {
    M.BSSSize = S->Size;
    M.BSSAlignment = S->Alignment;
  }
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

/// Returns true if .hsatext holds nothing but the kernels at the offsets that
/// the writer chooses.
bool Reader::isPlacedByDefault() const {
  Bytes Text;
  for (const Kernel &K : M.Kernels) {
    Text.resize(alignTo(Text.size(), KernelAlignment));
    if (K.MainCodeOffset != Text.size())
      return false;
    Text += *K.Parts.Setup + K.Text.Content;
  }
  return Text == HSAText->Content;
}

/// Returns true if each symbol in .hsatext is in the code of a kernel.
bool Reader::areSymbolsInKernels() const {
  return none_of(Inner.Symbols, [&](const ElfFile::Symbol &S) {
    ExtraSymbol Placed;
    Placed.Value = S.Value;
    return catalyst::isExtraSymbol(S) && Inner.getSectionOf(S) == HSAText &&
           !placeInCode(Placed);
  });
}

Expected<Module> Reader::read() {
  Expected<ElfFile> OuterOrError = readElf(Binary, "outer ELF");
  if (!OuterOrError)
    return OuterOrError.takeError();
  Outer = std::move(*OuterOrError);
  const ElfFile::Section *Text = Outer.find(".text");
  if (Text && identifyElf(Text->Content)) {
    Expected<ElfFile> InnerOrError = readElf(Text->Content, "inner ELF");
    if (!InnerOrError)
      return InnerOrError.takeError();
    Inner = std::move(*InnerOrError);
  }
  M.Is64Bit = Outer.Is64Bit;
  detectVersion();
  if (Error E = detectDevice())
    return E;
  readComment();
  if (Error E = readKernels())
    return E;
  M.DriverVersion = Detected->Reported;
  readExtraSections();
  readOuterSymbols();
  if (Detected->Gen == Generation::Old)
    return std::move(M);

  settleDriverVersion();
  HSAText = Inner.find(".hsatext");
  const bool HasMainCode = Options.HasMainCode ||
                           (Options.IsExact && HSAText && !M.Kernels.empty() &&
                            !(isPlacedByDefault() && areSymbolsInKernels()));
  if (HSAText && HasMainCode && M.isNewFormat())
    M.MainCode = Code{HSAText->Content.str(), {}};
  readData();
  if (Error E = readSamplerRelocations())
    return E;
  if (Error E = readCodeRelocations())
    return E;
  readInnerSymbols();
  readKernelSamplers();
  if (Options.IsExact)
    dropDefaultSamplerOffsets();
  return std::move(M);
}

Expected<Module> amdcl2::readModule(StringRef Binary,
                                    const ReadOptions &Options) {
  return Reader(Binary, Options).read();
}
