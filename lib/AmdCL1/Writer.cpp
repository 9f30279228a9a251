//===- Writer.cpp - AmdCL1 modules to bytes -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts a Module to bytes: first the parts of kernels, then their inner
// ELFs, then the outer ELF.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Format.h"
#include "AmdCL1/Lowering.h"
#include "Catalyst/OuterImage.h"
#include "KernelModel/ModuleError.h"
#include "Parts.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

//===----------------------------------------------------------------------===//
// Symbols
//===----------------------------------------------------------------------===//

static uint16_t getSectionIndex(const ExtraSymbol &S, unsigned FirstExtra) {
  switch (S.Section) {
  case SymbolSection::Absolute:
    return ELF::SHN_ABS;
  case SymbolSection::OuterExtra:
  case SymbolSection::InnerExtra:
    return FirstExtra + S.Index;
  case SymbolSection::KernelCode:
    return FirstExtra - NumEncodingSections + EncodingText;
  case SymbolSection::KernelData:
    return FirstExtra - NumEncodingSections + EncodingData;
  default:
    llvm_unreachable("AmdCL1 does not have the place");
  }
}

void amdcl1::addExtraSymbols(ArrayRef<ExtraSymbol> Symbols, unsigned FirstExtra,
                             std::vector<ElfSymbol> &Result) {
  for (const ExtraSymbol &S : Symbols)
    Result.push_back({S.Name, S.Value, S.Size, uint8_t(S.Binding << 4),
                      getSectionIndex(S, FirstExtra)});
}

namespace {

/// Section indices of the outer ELF that symbols name.
struct OuterIndices {
  uint16_t Rodata, Text, Comment, FirstExtra;
};

/// Without kernels there are neither .rodata nor .text, but the symbol of
/// global data still names index 4.
constexpr OuterIndices IndicesWithKernels = {4, 5, 6, 7},
                       IndicesWithoutKernels = {4, 5, 4, 5};

} // namespace

static std::vector<ElfSymbol> collectSymbols(const Module &M,
                                             ArrayRef<uint64_t> TextOffsets,
                                             const OuterIndices &Indices) {
  std::vector<ElfSymbol> Symbols(1);
  auto Add = [&](const Twine &Name, uint16_t Section, uint64_t Value,
                 uint64_t Size, uint8_t Type = ELF::STT_OBJECT) {
    Symbols.push_back({Name.str(), Value, Size, Type, Section});
  };
  if (!M.CompileOptions.empty() || M.HasEmptyOptions)
    Add("__OpenCL_compile_options", Indices.Comment, 0,
        M.CompileOptions.size());
  if (!M.GlobalData.empty())
    Add(M.getDriver().HasConstantUAVs ? "__OpenCL_0_global"
                                      : "__OpenCL_2_global",
        Indices.Rodata, 0, M.GlobalData.size());
  uint64_t Offset = M.GlobalData.size();
  for (auto [I, K] : enumerate(M.Kernels)) {
    const std::string Prefix = "__OpenCL_" + K.Name;
    Add(Prefix + "_metadata", Indices.Rodata, Offset, K.Parts.Metadata.size());
    Offset += K.Parts.Metadata.size();
    Add(Prefix + "_kernel", Indices.Text, TextOffsets[I],
        TextOffsets[I + 1] - TextOffsets[I], ELF::STT_FUNC);
    Add(Prefix + "_header", Indices.Rodata, Offset, K.Parts.Header.size());
    Offset += K.Parts.Header.size();
  }
  addExtraSymbols(M.Symbols, Indices.FirstExtra, Symbols);
  return Symbols;
}

//===----------------------------------------------------------------------===//
// Outer ELF
//===----------------------------------------------------------------------===//

static DeferredContent makeRodata(const Module &M) {
  DeferredContent Rodata;
  Rodata.Size = M.GlobalData.size();
  for (const Kernel &K : M.Kernels)
    Rodata.Size += K.Parts.Metadata.size() + K.Parts.Header.size();
  Rodata.Write = [&M](raw_ostream &OS) {
    OS << M.GlobalData;
    for (const Kernel &K : M.Kernels)
      OS << K.Parts.Metadata << K.Parts.Header;
  };
  return Rodata;
}

static Bytes buildComment(const Module &M) {
  // If there is a text and also a version, clrxasm writes neither of them.
  if (!M.DriverInfo.empty())
    return M.CompileOptions + (M.DriverVersion ? "" : M.DriverInfo);
  const std::string Version =
      utostr(M.DriverVersion / 100) + "." + utostr(M.DriverVersion % 100);
  return M.CompileOptions + "@(#) OpenCL 1.2 AMD-APP (" + Version +
         ").  Driver version: " + Version + " (VM)";
}

ElfImage amdcl1::buildOuterImage(const Module &M,
                                 ArrayRef<uint64_t> TextOffsets,
                                 DeferredContent Text, uint16_t Machine) {
  const bool HasKernels = !M.Kernels.empty();
  catalyst::OuterContents C = {M.Is64Bit, Machine};
  C.Position = catalyst::CommentPosition::Last;
  C.Comment = buildComment(M);
  if (HasKernels) {
    C.Rodata = makeRodata(M);
    C.Text = std::move(Text);
  }
  C.ExtraSections = M.Sections;
  C.Order = M.SectionOrder;
  C.Symbols = collectSymbols(
      M, TextOffsets, HasKernels ? IndicesWithKernels : IndicesWithoutKernels);
  return catalyst::buildOuterImage(std::move(C));
}

//===----------------------------------------------------------------------===//
// Checks and the whole file
//===----------------------------------------------------------------------===//

static constexpr unsigned MaxWriteImages = 8;

static Error checkImages(const Configuration &C) {
  unsigned Count = 0;
  for (auto [I, A] : enumerate(C.Args))
    if (isImageFor(A, ImageAccess::WriteOnly) && ++Count > MaxWriteImages)
      return makeModuleError(
          ModulePart::ofKernel(ModulePart::NoKernel, ModulePart::Argument, I),
          Twine(Count) + " write-only images are too many (at most " +
              Twine(MaxWriteImages) + ")",
          "write with the others, or in another kernel");
  return Error::success();
}

static Error checkImages(const Module &M) {
  for (auto [I, K] : enumerate(M.Kernels))
    if (K.Config)
      if (Error E = checkImages(*K.Config))
        return addKernel(std::move(E), I, K.Name);
  return Error::success();
}

static Error checkDevice(const Module &M) {
  if (getDeviceCodes(M.Device))
    return Error::success();
  return makeModuleError(ModulePart::Device,
                         "a '.amd' binary cannot contain code for " +
                             getGPUInfo(M.Device).Name +
                             ", only for GPUs up to GCN1.2",
                         "containers for it are '.amdcl2', '.gallium' and "
                         "'.rocm'");
}

/// Checks that the encodings of each kernel are for different devices. The
/// kernel's own encoding is for \p OwnCode.
static Error checkEncodings(const Module &M, uint32_t OwnCode) {
  for (auto [I, K] : enumerate(M.Kernels)) {
    DenseSet<uint64_t> Codes = {OwnCode};
    for (const Encoding &E : K.Encodings)
      if (!Codes.insert(E.Device).second)
        return addKernel(
            makeModuleError(ModulePart::File,
                            "there are two encodings for device 0x" +
                                utohexstr(E.Device, /*LowerCase=*/true),
                            "write the code for the GPU of the source without "
                            "'.encoding'"),
            I, K.Name);
  }
  return Error::success();
}

Error amdcl1::writeModule(Module M, raw_ostream &OS) {
  // Check the module. Only configurations have images.
  if (Error E = checkDevice(M))
    return E;
  if (Error E = checkImages(M))
    return E;
  const std::optional<DeviceCodes> Codes = getDeviceCodes(M.Device);
  if (Error E = checkEncodings(M, Codes->Code))
    return E;

  // Generate the parts of the kernels.
  if (Error E = lowerKernels(M))
    return E;

  // Lay out the inner ELFs. All of them together take much memory, so each one
  // is built once for its size and again when it is written.
  std::vector<uint64_t> TextOffsets = {0};
  for (const Kernel &K : M.Kernels) {
    const ElfImage Inner = buildInnerImage(K, Codes->Code);
    if (Error E = Inner.checkLimits())
      return E;
    TextOffsets.push_back(TextOffsets.back() + Inner.size());
  }
  DeferredContent Text = {TextOffsets.back(), [&](raw_ostream &OS) {
                            for (const Kernel &K : M.Kernels)
                              buildInnerImage(K, Codes->Code).write(OS);
                          }};

  // Build the outer ELF.
  const ElfImage Outer =
      buildOuterImage(M, TextOffsets, std::move(Text), Codes->Machine);
  if (Error E = Outer.checkLimits())
    return E;
  Outer.write(OS); // The first write; nothing can fail from here on.
  return Error::success();
}
