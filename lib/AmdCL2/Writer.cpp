//===- Writer.cpp - AmdCL2 modules to bytes -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The way of a Module to bytes: what has to hold, then the kernels' parts, the
// inside of the outer ELF, and the outer ELF.
//
//===----------------------------------------------------------------------===//

#include "Parts.h"
#include "clrx/AmdCL2/Format.h"
#include "clrx/AmdCL2/Lowering.h"
#include "clrx/AmdCL2/Module.h"
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
  if (getArchFacts(M.getArch()).MetadataName.empty())
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
// The whole
//===----------------------------------------------------------------------===//

/// .text of old drivers.
static LateContent makeOldText(const Module &M) {
  LateContent Text;
  for (const Kernel &K : M.Kernels)
    Text.Size += getOldTextSize(K);
  Text.Write = [&M](raw_ostream &OS) {
    for (const Kernel &K : M.Kernels)
      OS << getBytes(K.Parts.Stub) << getBytes(K.Parts.Setup) << K.Text.Content;
  };
  return Text;
}

Error amdcl2::writeModule(Module M, raw_ostream &OS) {
  if (Error E = checkModule(M))
    return E;
  std::optional<uint32_t> DeviceCode = getDeviceCode(M.Device, M.DriverVersion);
  if (!DeviceCode)
    return createStringError("driver version " + Twine(M.DriverVersion) +
                             " does not know the GPU " +
                             getGPUInfo(M.Device).Name);

  // What is generated of the kernels; all sizes but the ELF files' follow.
  if (Error E = lowerKernels(M))
    return E;

  // The inside of the outer ELF.
  std::optional<ElfImage> Inner;
  LateContent Text;
  if (M.isNewFormat()) {
    Expected<ElfImage> Built = buildInnerImage(M);
    if (!Built)
      return Built.takeError();
    Inner = std::move(*Built);
    Text = {Inner->size(), [&Inner](raw_ostream &OS) { Inner->write(OS); }};
  } else {
    Text = makeOldText(M);
  }

  // The outer ELF.
  const ElfImage Outer = buildOuterImage(M, std::move(Text), *DeviceCode);
  if (Error E = Outer.checkLimits())
    return E;
  Outer.write(OS); // Nothing was written before, and nothing can fail now.
  return Error::success();
}
