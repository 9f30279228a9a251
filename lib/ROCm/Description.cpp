//===- Description.cpp - ROCm binaries for other rooms --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ROCm/Description.h"
#include "HSAMetadata/Views.h"
#include "KernelModel/Lowering.h"
#include "Parts.h"
#include "ROCm/SourcePrinter.h"
#include "clrx/ROCm/Reader.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

KernelResources rocm::viewKernel(const Module &M, const Kernel &K,
                                 const AmdKernelCode &Header) {
  KernelResources R;
  viewHeader(R, Header);
  R.GroupSize = K.Metadata.RequiredGroupSize;
  hsa::viewArguments(R, placeArgs(K.Metadata.Args, M.HasMsgPack));
  return R;
}

/// Returns the header of the kernel \p Index, or one with the fields of its
/// descriptor.
static AmdKernelCode readHeader(const Module &M, unsigned Index) {
  if (M.Format != FileFormat::LLVM10)
    return readAt<AmdKernelCode>(M.Code, M.Kernels[Index].Offset);
  AmdKernelCode Header = makeHeader(readAt<KernelDescriptor>(
      M.GlobalData.value_or(""), uint64_t(Index) * sizeof(KernelDescriptor)));
  const KernelConfig Fields =
      readFields(Header, getGPUInfo(M.Device).Architecture);
  Header.WavefrontSGPRs = Fields.getOr(KernelField::SGPRCount, 0);
  Header.WorkitemVGPRs = Fields.getOr(KernelField::VGPRCount, 0);
  return Header;
}

/// Returns the bytes of the kernel's header or descriptor. The descriptor's
/// distance to the code is 0 in the result, because the writer computes it.
static std::string getHeaderBytes(const Module &M, unsigned Index) {
  if (M.Format != FileFormat::LLVM10)
    return StringRef(M.Code)
        .substr(M.Kernels[Index].Offset, sizeof(AmdKernelCode))
        .str();
  KernelDescriptor D = readAt<KernelDescriptor>(
      *M.GlobalData, uint64_t(Index) * sizeof(KernelDescriptor));
  D.CodeEntryOffset = 0;
  return std::string(rawBytes(D));
}

static bool isSameKernel(const Module &A, const Module &B, unsigned I) {
  return getHeaderBytes(A, I) == getHeaderBytes(B, I);
}

//===----------------------------------------------------------------------===//
// The container
//===----------------------------------------------------------------------===//

static Expected<BinaryContents> readContents(StringRef Binary,
                                             const SourcePrintOptions &) {
  Expected<Module> M = readModule(Binary);
  if (!M)
    return M.takeError();
  if (Error E = readMetadata(*M))
    return E;
  const bool HasHeaders = M->Format != FileFormat::LLVM10;
  BinaryContents Contents = {"ROCm binary", {}};
  if (HasHeaders)
    Contents.Summary += (" for " + getGPUInfo(M->Device).Name).str();
  for (auto [I, Size] : enumerate(getExtents(*M))) {
    const Kernel &K = M->Kernels[I];
    const uint64_t HeaderSize =
        HasHeaders && Size >= sizeof(AmdKernelCode) ? sizeof(AmdKernelCode) : 0;
    const AmdKernelCode Header =
        HeaderSize || !HasHeaders ? readHeader(*M, I) : AmdKernelCode();
    KernelResources R = viewKernel(*M, K, Header);
    hsa::viewNumbers(R, K.Metadata.Numbers); // These are exact.
    Contents.Kernels.push_back(
        {K.Name, Size - HeaderSize, false, std::move(R)});
  }
  return Contents;
}

static Expected<std::string>
readCode(StringRef Binary, const SourcePrintOptions &, unsigned Kernel) {
  Expected<Module> M = readModule(Binary);
  if (!M)
    return M.takeError();
  return getKernelCode(
      *M, Kernel, M->Format != FileFormat::LLVM10 ? sizeof(AmdKernelCode) : 0);
}

const BinaryContainer &rocm::getBinaryContainer() {
  static constexpr BinaryContainer Container = {
      "rocm",
      "ROCm",
      isBinary,
      printSource,
      readEmbeddedElf,
      [](StringRef Binary, const SourcePrintOptions &) {
        return getDevice(readModule(Binary));
      },
      readContents,
      readCode,
      [](StringRef Produced, StringRef Expected) {
        return compareKernels<Module>(readModule(Produced),
                                      readModule(Expected), isSameKernel);
      }};
  return Container;
}
