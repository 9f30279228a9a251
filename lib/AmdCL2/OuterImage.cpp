//===- OuterImage.cpp - The outer ELF -------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds the outer ELF: its symbols and its sections.
//
//===----------------------------------------------------------------------===//

#include "Catalyst/OuterImage.h"
#include "AmdCL2/Format.h"
#include "Parts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

namespace {

/// Collects the symbols of the outer ELF in the order of the file.
class OuterSymbols {
  const Module &M;
  std::vector<ElfSymbol> Symbols;

public:
  explicit OuterSymbols(const Module &M) : M(M) {}

  std::vector<ElfSymbol> collect(uint64_t ACLVersionSize);

private:
  void add(const Twine &Name, uint16_t Section, uint64_t Value, uint64_t Size,
           uint8_t Info = ELF::STT_OBJECT);
  void addMetadata();
  void addBrig();
  void addOldKernels();
  void addExtra();
};

} // namespace

void OuterSymbols::add(const Twine &Name, uint16_t Section, uint64_t Value,
                       uint64_t Size, uint8_t Info) {
  Symbols.push_back({Name.str(), Value, Size, Info, Section});
}

void OuterSymbols::addMetadata() {
  uint64_t Offset = 0;
  for (const Kernel &K : M.Kernels) {
    const uint64_t Size = K.Parts.Metadata.size();
    add("__OpenCL_&__OpenCL_" + K.Name + "_kernel_metadata", RodataIndex,
        Offset, Size);
    Offset += Size;
  }
}

/// Adds the symbol for the section with the BRIG of the kernels, if the source
/// has such a section.
void OuterSymbols::addBrig() {
  for (auto [I, S] : enumerate(M.OuterSections))
    if (S.Name == ".brig") {
      add("__BRIG__", FirstExtraIndex + I, 0, S.size());
      return;
    }
}

static StringRef getISAMetadata(const KernelParts &Parts) {
  return Parts.ISAMetadata ? StringRef(*Parts.ISAMetadata)
                           : toStringRef(ArrayRef(DefaultISAMetadata));
}

void OuterSymbols::addOldKernels() {
  uint64_t TextOffset = 0, RodataOffset = 0;
  for (const Kernel &K : M.Kernels)
    RodataOffset += K.Parts.Metadata.size();
  for (const Kernel &K : M.Kernels) {
    const uint64_t Size = getOldTextSize(K);
    const uint64_t MetadataSize = getISAMetadata(K.Parts).size();
    add("__ISA_&__OpenCL_" + K.Name + "_kernel_binary", TextIndex, TextOffset,
        Size, ELF::STT_FUNC);
    add("__ISA_&__OpenCL_" + K.Name + "_kernel_metadata", RodataIndex,
        RodataOffset, MetadataSize);
    TextOffset += Size;
    RodataOffset += MetadataSize;
  }
}

unsigned amdcl2::getFirstExtraIndex(const Module &M) {
  return !M.isNewFormat() && M.Kernels.empty()
             ? FirstExtraIndexOldWithoutKernels
             : FirstExtraIndex;
}

void OuterSymbols::addExtra() {
  const unsigned First = getFirstExtraIndex(M);
  for (const ExtraSymbol &S : M.Symbols) {
    const uint8_t Info = S.Binding << 4;
    if (S.Section == SymbolSection::Absolute)
      add(S.Name, ELF::SHN_ABS, S.Value, S.Size, Info);
    else if (S.Section == SymbolSection::OuterExtra)
      add(S.Name, First + S.Index, S.Value, S.Size, Info);
  }
}

std::vector<ElfSymbol> OuterSymbols::collect(uint64_t ACLVersionSize) {
  Symbols.emplace_back(); // The null symbol.
  const uint64_t OptionsSize = M.CompileOptions.size();
  if (OptionsSize)
    add("__OpenCL_compiler_options", CommentIndex, 0, OptionsSize);
  addMetadata();
  addBrig();
  if (!M.isNewFormat())
    addOldKernels();
  add("acl_version_string", CommentIndex, OptionsSize, ACLVersionSize);
  addExtra();
  return std::move(Symbols);
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

static StringRef getACLVersion(const Module &M) {
  if (!M.ACLVersion.empty())
    return M.ACLVersion;
  return M.isNewFormat() ? "AMD-COMP-LIB-v0.8 (0.0.SC_BUILD_NUMBER)"
                         : "AMD-COMP-LIB-v0.8 (0.0.326)";
}

static void writeRodata(const Module &M, raw_ostream &OS) {
  for (const Kernel &K : M.Kernels)
    OS << K.Parts.Metadata;
  if (!M.isNewFormat())
    for (const Kernel &K : M.Kernels)
      OS << getISAMetadata(K.Parts);
}

static DeferredContent makeRodata(const Module &M) {
  uint64_t Size = 0;
  for (const Kernel &K : M.Kernels)
    Size += K.Parts.Metadata.size() +
            (M.isNewFormat() ? 0 : getISAMetadata(K.Parts).size());
  return {Size, [&M](raw_ostream &OS) { writeRodata(M, OS); }};
}

ElfImage amdcl2::buildOuterImage(const Module &M, DeferredContent Text,
                                 uint32_t DeviceCode) {
  const StringRef ACLVersion = getACLVersion(M);
  catalyst::OuterContents C = {
      M.Is64Bit, uint16_t(M.Is64Bit ? OuterMachine64 : OuterMachine32),
      DeviceCode};
  C.Position = catalyst::CommentPosition::First;
  C.Comment = M.CompileOptions + ACLVersion.str();
  if (!M.Kernels.empty())
    C.Rodata = makeRodata(M);
  if (!M.Kernels.empty() || M.isNewFormat())
    C.Text = std::move(Text);
  C.ExtraSections = M.OuterSections;
  C.Order = M.OuterOrder;
  C.Symbols = OuterSymbols(M).collect(ACLVersion.size());
  return catalyst::buildOuterImage(std::move(C));
}
