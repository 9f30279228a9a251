//===- Description.cpp - Code objects for other rooms ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeObject/Description.h"
#include "HSAMetadata/Views.h"
#include "KernelModel/Lowering.h"
#include "Targets/Processors.h"
#include "clrx/CodeObject/Metadata.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

/// Returns the resources that the descriptor or header of \p K states. The size
/// of register blocks is known for devices with a CLRX dialect only; \p Device
/// may be null.
static KernelResources readHeader(const LoadedKernel &K,
                                  const GPUName *Device) {
  AmdKernelCode Header = {};
  KernelResources R;
  if (K.Header.size() == sizeof(Header)) {
    std::memcpy(&Header, K.Header.data(), sizeof(Header));
    viewHeader(R, Header);
    return R;
  }
  const auto Read = [&](unsigned Offset) {
    return support::endian::read32le(K.Header.data() + Offset);
  };
  R.LDSSize = Read(amdhsa::GROUP_SEGMENT_FIXED_SIZE_OFFSET);
  R.ScratchSize = Read(amdhsa::PRIVATE_SEGMENT_FIXED_SIZE_OFFSET);
  R.KernargSize = Read(amdhsa::KERNARG_SIZE_OFFSET);
  if (!Device || !Device->Processor.HasDialect)
    return R;
  Header.PgmRsrc1 = Read(amdhsa::COMPUTE_PGM_RSRC1_OFFSET);
  Header.PgmRsrc2 = Read(amdhsa::COMPUTE_PGM_RSRC2_OFFSET);
  Header.SGPRFlags = Read(amdhsa::KERNEL_CODE_PROPERTIES_OFFSET);
  const KernelConfig Fields =
      readFields(Header, getGPUInfo(Device->Device).Architecture);
  R.SGPRs = Fields.getOr(KernelField::SGPRCount, 0);
  R.VGPRs = Fields.getOr(KernelField::VGPRCount, 0);
  viewEntry(R, Header);
  return R;
}

/// Adds \p Metadata to \p K.
static void addMetadata(BinaryKernel &K, const hsa::KernelMetadata &Metadata) {
  K.Wave32 = Metadata.Numbers.getOr(KernelField::MetaWavefrontSize, 64) == 32;
  hsa::viewNumbers(K.Resources, Metadata.Numbers);
  K.Resources.GroupSize = Metadata.RequiredGroupSize;
  hsa::viewArguments(K.Resources, Metadata.Args);
}

Expected<BinaryContents> codeobject::readContents(StringRef Binary,
                                                  const SourcePrintOptions &) {
  Expected<std::unique_ptr<LoadedObject>> O = readCodeObject(Binary);
  if (!O)
    return O.takeError();
  const LoadedObject &Object = **O;
  auto Metadata = readMetadata(Object);
  if (!Metadata)
    return Metadata.takeError();
  StringMap<const hsa::KernelMetadata *> ByDescriptor;
  for (const hsa::KernelMetadata &K : *Metadata)
    ByDescriptor.try_emplace(K.SymbolName, &K);
  BinaryContents Contents;
  Contents.Summary =
      ("code object version " + Twine(Object.Version) + " for " +
       (Object.Target ? Object.Target->str() : "an unknown processor") +
       (Object.isLinked() ? "" : ", not linked"))
          .str();
  const GPUName *Device =
      Object.Target ? findGPUName(Object.Target->Processor) : nullptr;
  for (const LoadedKernel &K : Object.Kernels) {
    BinaryKernel &Result = Contents.Kernels.emplace_back();
    Result.Name = K.Name.str();
    Result.CodeSize = K.Size;
    Result.Resources = readHeader(K, Device);
    Result.Resources.SharesVGPRs =
        Device && getProcessorFacts(Device->Processor).HasUnifiedVGPRs;
    if (const auto *Known = ByDescriptor.lookup((K.Name + ".kd").str()))
      addMetadata(Result, *Known);
  }
  return Contents;
}
