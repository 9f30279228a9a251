//===- Description.cpp - Gallium binaries for other rooms -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Gallium/Description.h"
#include "Gallium/SourcePrinter.h"
#include "clrx/Gallium/Reader.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

/// Returns the name of the argument's type in sources, or "unknown" if a file
/// has another number.
static StringRef getTypeName(const Arg &A) {
  for (const auto &Row : ArgTypeNames)
    if (Row.Value.Type == A.Type && Row.Value.Semantic == A.Semantic)
      return Row.Name;
  const auto *Row = NameTable<NamedValue<ArgSemantic>>(ArgSemanticNames)
                        .findValue(A.Semantic);
  return Row ? StringRef(Row->Name) : "unknown";
}

KernelResources gallium::viewKernel(const Module &M, const Kernel &K,
                                    const KernelParts &Parts, Arch A) {
  KernelResources R;
  if (M.hasKernelHeaders()) {
    viewHeader(R, Parts.Header);
  } else {
    const KernelConfig Fields = readPlainFields(Parts.Entries, A);
    R.SGPRs = Fields.getOr(KernelField::SGPRCount, 0);
    R.VGPRs = Fields.getOr(KernelField::VGPRCount, 0);
    R.LDSSize = Fields.getOr(KernelField::LocalSize, 0);
    R.ScratchSize = Fields.getOr(KernelField::ScratchSize, 0);
    viewEntry(R, getWords(Parts.Entries));
  }
  R.MayHaveMoreLDS =
      any_of(K.Args, [](const Arg &A) { return A.Type == ArgType::Local; });
  for (auto [I, Size] : enumerate(K.GroupSize))
    R.GroupSize[I] = Size;
  const std::vector<uint64_t> Offsets = getKernargOffsets(K.Args);
  R.KernargSize = std::max(R.KernargSize, Offsets.back());
  for (auto [I, A] : enumerate(K.Args))
    R.Args.push_back({"", getTypeName(A).str(), Offsets[I], A.TargetSize});
  return R;
}

static StringRef getHeader(const Module &M, unsigned Index) {
  return StringRef(M.Code).substr(M.Kernels[Index].Offset,
                                  sizeof(AmdKernelCode));
}

static bool isSameKernel(const Module &A, const Module &B, unsigned I) {
  const Kernel &K = A.Kernels[I], &L = B.Kernels[I];
  return K.Name == L.Name && K.Offset == L.Offset &&
         isSame(K.Entries, L.Entries, A.getNumProgInfoEntries()) &&
         getHeader(A, I) == getHeader(B, I);
}

//===----------------------------------------------------------------------===//
// The container
//===----------------------------------------------------------------------===//

static Expected<GPU> findDevice(StringRef Binary,
                                const SourcePrintOptions &Options) {
  Expected<Module> M = readModule(Binary);
  if (!M)
    return M.takeError();
  return chooseDevice(*M, Options.Device,
                      M->hasKernelHeaders() || looksLikeKernelHeaders(*M));
}

/// Returns the ELF image with the size that precedes it.
static std::vector<NestedElf> readImage(StringRef Binary) {
  std::vector<NestedElf> Elfs = readEmbeddedElf(Binary);
  using SizeField = decltype(SectionRecord::ElfSize);
  for (NestedElf &E : Elfs)
    if (E.Offset >= sizeof(SizeField))
      E.Size = std::min<uint64_t>(
          E.Size, support::endian::read32le(Binary.data() + E.Offset -
                                            sizeof(SizeField)));
  return Elfs;
}

/// Reads \p Binary. The result tells if the kernels have headers.
static Expected<Module> readWithHeaders(StringRef Binary,
                                        const SourcePrintOptions &Options) {
  Expected<Module> M = readModule(Binary, Options.LLVMVersion);
  if (M && looksLikeKernelHeaders(*M))
    M->LLVMVersion = getFirstVersion(&CodeFacts::HasKernelHeaders);
  return M;
}

static Expected<BinaryContents>
readContents(StringRef Binary, const SourcePrintOptions &Options) {
  Expected<Module> M = readWithHeaders(Binary, Options);
  if (!M)
    return M.takeError();
  const Arch A = getGPUInfo(Options.Device).Architecture;
  BinaryContents Contents = {"GalliumCompute binary", {}};
  for (auto [I, Size] : enumerate(getExtents(*M))) {
    const Kernel &K = M->Kernels[I];
    KernelParts Parts = {K.Entries, {}, {}};
    const bool HasHeader =
        M->hasKernelHeaders() && Size >= sizeof(AmdKernelCode);
    if (HasHeader)
      std::memcpy(&Parts.Header, getHeader(*M, I).data(), sizeof(Parts.Header));
    Contents.Kernels.push_back({K.Name,
                                Size - (HasHeader ? sizeof(AmdKernelCode) : 0),
                                false, viewKernel(*M, K, Parts, A)});
  }
  return Contents;
}

static Expected<std::string>
readCode(StringRef Binary, const SourcePrintOptions &Options, unsigned Kernel) {
  Expected<Module> M = readWithHeaders(Binary, Options);
  if (!M)
    return M.takeError();
  return getKernelCode(*M, Kernel,
                       M->hasKernelHeaders() ? sizeof(AmdKernelCode) : 0);
}

const BinaryContainer &gallium::getBinaryContainer() {
  static constexpr BinaryContainer Container = {
      "gallium",
      "Gallium",
      /*IsBinary=*/nullptr,
      printSource,
      readImage,
      findDevice,
      readContents,
      readCode,
      [](StringRef Produced, StringRef Expected) {
        return compareKernels<Module>(readModule(Produced),
                                      readModule(Expected), isSameKernel);
      }};
  return Container;
}
