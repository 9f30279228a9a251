//===- Writer.cpp - AmdCL2 modules to bytes -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clrx/AmdCL2/Writer.h"
#include "Images.h"
#include "KernelParts.h"
#include "clrx/AmdCL2/Format.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

//===----------------------------------------------------------------------===//
// Checks
//===----------------------------------------------------------------------===//

static bool hasNewFormatContent(const Module &M) {
  return !M.ReadOnlyData.empty() || !M.ReadWriteData.empty() || M.hasSamplers();
}

static Error checkSamplers(const Module &M) {
  if (!M.hasSamplers())
    return Error::success();
  const uint64_t DataSize = M.ReadOnlyData.size();
  if (DataSize == 0)
    return createStringError("samplers need read-only data to hold them");
  for (auto [Id, Offset] : enumerate(M.SamplerOffsets))
    if (Offset > DataSize || DataSize - Offset < sizeof(SamplerInit))
      return createStringError(
          "offset " + Twine(Offset) + " of sampler " + Twine(Id) +
          " is outside of the read-only data (" + Twine(DataSize) + " bytes)");
  if (!M.SamplerOffsets.empty() &&
      M.SamplerOffsets.size() != M.getNumSamplers())
    return createStringError(Twine(M.SamplerOffsets.size()) +
                             " sampler offsets for " +
                             Twine(M.getNumSamplers()) + " samplers");
  return Error::success();
}

static Error checkModule(const Module &M) {
  if (M.getArch() < Arch::GCN1_1)
    return createStringError("AmdCL2 needs a GPU of GCN1.1 or later, not " +
                             getGPUInfo(M.Device).Name);
  if (!M.isNewFormat() && hasNewFormatContent(M))
    return createStringError("global data and samplers need driver version "
                             "191205 or later, not " +
                             Twine(M.DriverVersion));
  if (!M.isNewFormat() && M.MainCode)
    return createStringError("HSA layout needs driver version 191205 or later, "
                             "not " +
                             Twine(M.DriverVersion));
  return checkSamplers(M);
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static Error checkKernel(const Module &M, const Kernel &K) {
  if (M.isNewFormat() && (K.ISAMetadata || K.Stub))
    return createStringError("kernel '" + K.Name + "': " +
                             (K.ISAMetadata ? "ISA metadata" : "a stub") +
                             " needs a driver version before 191205");
  return Error::success();
}

static Error checkKernelSamplers(const Module &M, const Kernel &K) {
  for (uint32_t Id : K.Samplers)
    if (Id >= M.getNumSamplers())
      return createStringError("kernel '" + K.Name + "': sampler " + Twine(Id) +
                               " does not exist, there are " +
                               Twine(M.getNumSamplers()));
  return Error::success();
}

static Bytes getDefaultISAMetadata() {
  return Bytes(std::begin(DefaultISAMetadata), std::end(DefaultISAMetadata));
}

Expected<KernelImage> amdcl2::buildKernelImage(const Module &M,
                                               unsigned Index) {
  const Kernel &K = M.Kernels[Index];
  if (Error E = checkKernel(M, K))
    return E;
  KernelImage Image;
  if (!K.isConfigured()) {
    Image.Metadata = K.Metadata;
    Image.Setup = K.Setup.value_or("");
    Image.Stub = K.Stub.value_or("");
    Image.ISAMetadata = K.ISAMetadata.value_or(getDefaultISAMetadata());
    return Image;
  }
  SmallVector<uint32_t, 16> ResourceIds;
  if (Error E = assignResourceIds(K.Args, ResourceIds))
    return createStringError("kernel '" + K.Name +
                             "': " + toString(std::move(E)));
  if (Error E = checkKernelSamplers(M, K))
    return E;
  Image.Metadata = generateMetadata(M, Index, ResourceIds);
  Image.Setup = generateSetup(M, K);
  if (!M.isNewFormat()) {
    Image.Stub = generateStub(M, K);
    Image.ISAMetadata = getDefaultISAMetadata();
  }
  return Image;
}

//===----------------------------------------------------------------------===//
// The whole
//===----------------------------------------------------------------------===//

/// .text of old drivers.
static Bytes buildOldText(const Module &M, ArrayRef<KernelImage> Images) {
  size_t Size = 0;
  for (auto [K, Image] : zip_equal(M.Kernels, Images))
    Size += Image.Stub.size() + Image.Setup.size() + K.Text.Content.size();
  Bytes Text;
  Text.reserve(Size);
  for (auto [K, Image] : zip_equal(M.Kernels, Images)) {
    Text += Image.Stub;
    Text += Image.Setup;
    Text += K.Text.Content;
  }
  return Text;
}

Error amdcl2::writeModule(const Module &M, raw_ostream &OS) {
  if (Error E = checkModule(M))
    return E;
  std::optional<uint32_t> DeviceCode = getDeviceCode(M.Device, M.DriverVersion);
  if (!DeviceCode)
    return createStringError("driver version " + Twine(M.DriverVersion) +
                             " does not know the GPU " +
                             getGPUInfo(M.Device).Name);

  // What is generated of the kernels; all sizes but the ELF files' follow.
  std::vector<KernelImage> Images;
  Images.reserve(M.Kernels.size());
  for (unsigned I = 0; I != M.Kernels.size(); ++I) {
    Expected<KernelImage> Image = buildKernelImage(M, I);
    if (!Image)
      return Image.takeError();
    Images.push_back(std::move(*Image));
  }

  // The inside of the outer ELF.
  Bytes Text;
  if (M.isNewFormat()) {
    Expected<Bytes> Inner = buildInnerImage(M, Images);
    if (!Inner)
      return Inner.takeError();
    Text = std::move(*Inner);
  } else {
    Text = buildOldText(M, Images);
  }

  // The outer ELF.
  const ElfImage Outer =
      buildOuterImage(M, Images, std::move(Text), *DeviceCode);
  if (Error E = Outer.checkLimits())
    return E;
  Outer.write(OS); // Nothing was written before, and nothing can fail now.
  return Error::success();
}
