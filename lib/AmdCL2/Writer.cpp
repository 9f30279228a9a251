//===- Writer.cpp - AmdCL2 modules to bytes -------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Converts a Module to bytes: checks it, then generates the parts of kernels,
// the contents of the outer ELF and the outer ELF.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "AmdCL2/Lowering.h"
#include "KernelModel/ModuleError.h"
#include "Parts.h"
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
    return makeModuleError(
        ModulePart::Samplers, "samplers need read-only data to hold them",
        "open it with '.globaldata', with '.skip 8' for each sampler");
  for (auto [Id, Offset] : enumerate(M.SamplerOffsets))
    if (Offset > DataSize || DataSize - Offset < sizeof(SamplerInit))
      return makeModuleError(
          {ModulePart::SamplerOffset, unsigned(Id)},
          "offset " + Twine(Offset) + " of sampler " + Twine(Id) +
              " is outside of the read-only data (" + Twine(DataSize) +
              " bytes)",
          "a sampler takes 8 bytes of '.globaldata': reserve them with "
          "'.skip 8'");
  if (!M.SamplerOffsets.empty() &&
      M.SamplerOffsets.size() != M.getNumSamplers())
    return makeModuleError(
        ModulePart::Samplers,
        Twine(M.SamplerOffsets.size()) + " sampler offsets for " +
            Twine(M.getNumSamplers()) + " samplers",
        "give each sampler a value with '.sampler', and either none or each an "
        "offset with '.samplerreloc OFFSET, ID'");
  return Error::success();
}

/// Returns the error that \p What needs driver version \p First or later, but
/// the version of \p M is older.
static Error makeDriverError(const Module &M, const Twine &What,
                             uint32_t First) {
  return makeModuleError(ModulePart::DriverVersion,
                         What + " driver version " + Twine(First) +
                             " or later, not " + Twine(M.DriverVersion),
                         "write '.driver_version " + Twine(First) + "'");
}

/// Checks the device. \returns an error if the driver does not support it.
static Error checkDevice(const Module &M) {
  const StringRef Name = getGPUInfo(M.Device).Name;
  if (const Arch A = M.getArch(); getArchFacts(A).MetadataName.empty())
    return makeModuleError(ModulePart::Device,
                           "AmdCL2 needs a GPU of GCN1.1 or later, not " + Name,
                           "OpenCL binaries for " + getArchInfo(A).Names[0] +
                               " are those of '.amd'");
  if (getDeviceCode(M.Device, M.DriverVersion))
    return Error::success();
  if (std::optional<uint32_t> First = getFirstDriver(M.Device))
    return makeDriverError(M, Name + " needs", *First);
  return makeModuleError(ModulePart::Device,
                         "no driver with AmdCL2 binaries knows the GPU " + Name,
                         "'.rocm' and '.gallium' have binaries for it");
}

static Error checkModule(const Module &M) {
  if (Error E = checkDevice(M))
    return E;
  if (!M.isNewFormat() && hasNewFormatContent(M))
    return makeDriverError(M, "global data and samplers need",
                           getFirstNewDriver());
  if (!M.isNewFormat() && M.MainCode)
    return makeDriverError(M, "HSA layout needs", getFirstNewDriver());
  return checkSamplers(M);
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// Returns the .text of old drivers.
static DeferredContent makeOldText(const Module &M) {
  DeferredContent Text;
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

  // Generate the parts of the kernels, on which all other sizes depend.
  if (Error E = lowerKernels(M))
    return E;

  // Build the content of the outer .text.
  std::optional<ElfImage> Inner;
  DeferredContent Text;
  if (M.isNewFormat()) {
    Expected<ElfImage> Built = buildInnerImage(M);
    if (!Built)
      return Built.takeError();
    Inner = std::move(*Built);
    Text = {Inner->size(), [&Inner](raw_ostream &OS) { Inner->write(OS); }};
  } else {
    Text = makeOldText(M);
  }

  // Build the outer ELF.
  const ElfImage Outer = buildOuterImage(
      M, std::move(Text), *getDeviceCode(M.Device, M.DriverVersion));
  if (Error E = Outer.checkLimits())
    return E;
  Outer.write(OS); // The first write; nothing can fail from here on.
  return Error::success();
}
