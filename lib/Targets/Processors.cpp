//===- Processors.cpp - LLVM's processors ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// All facts come from LLVM's target parser.
//
//===----------------------------------------------------------------------===//

#include "Targets/Processors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/TargetParser/TargetParser.h"
#include "llvm/TargetParser/Triple.h"
#include <vector>

using namespace llvm;
using namespace clrx;

static constexpr GPU Devices[] = {
#define CLRX_GPU(Id, ...) GPU::Id,
#include "clrx/Targets/GPUs.def"
};

static constexpr StringLiteral LanguageNames[] = {
#define CLRX_GPU_NAME(Name, Id) Name,
#include "clrx/Targets/GPUs.def"
};

namespace {
/// Finds devices by LLVM's GPU kind.
class DeviceKinds {
  AMDGPU::GPUKind Kinds[std::size(Devices)];

public:
  DeviceKinds() {
    llvm::transform(Devices, Kinds, [](GPU G) {
      return AMDGPU::parseArchAMDGCN(getGPUInfo(G).Processor.CPU);
    });
  }

  /// Returns the device that LLVM calls \p CPU, by its own name or by an alias.
  std::optional<GPU> find(StringRef CPU) const {
    for (GPU G : Devices)
      if (getGPUInfo(G).Processor.CPU == CPU)
        return G;
    const auto *Kind = llvm::find(Kinds, AMDGPU::parseArchAMDGCN(CPU));
    if (Kind == std::end(Kinds))
      return std::nullopt;
    return Devices[Kind - Kinds];
  }
};
} // namespace

static constexpr Arch ArchIds[] = {
#define CLRX_ARCH(Id, ...) Arch::Id,
#include "clrx/Targets/Arches.def"
};

/// Returns the newest architecture that may stand for \p CPU.
static Arch findNearestArch(StringRef CPU) {
  const unsigned Major = AMDGPU::getIsaVersion(CPU).Major;
  return *find_if(reverse(ArchIds), [Major](Arch A) {
    const ArchInfo &Info = getArchInfo(A);
    return Info.IsNearest && Info.GFXMajor <= Major;
  });
}

static GPUName makeName(StringRef CPU, const DeviceKinds &Kinds) {
  if (std::optional<GPU> G = Kinds.find(CPU))
    return {CPU, *G, {CPU, getGPUInfo(*G).Architecture}};
  const Arch Nearest = findNearestArch(CPU);
  const AMDGPU::IsaVersion V = AMDGPU::getIsaVersion(CPU);
  const std::optional<Arch> Own =
      findLLVMArch(isaVersion(V.Major, V.Minor, V.Stepping));
  return {CPU,
          getArchInfo(Nearest).LowestGPU,
          {CPU, Nearest, Own.value_or(Nearest)}};
}

ArrayRef<GPUName> clrx::getProcessorNames() {
  static const std::vector<GPUName> Names = [] {
    SmallVector<StringRef, 96> CPUs;
    AMDGPU::fillValidArchListAMDGCN(CPUs);
    const DeviceKinds Kinds;
    std::vector<GPUName> New;
    for (StringRef CPU : CPUs)
      if (!is_contained(LanguageNames, CPU))
        New.push_back(makeName(CPU, Kinds));
    return New;
  }();
  return Names;
}

ISAVersion clrx::getISAVersion(const LLVMProcessor &P) {
  const AMDGPU::IsaVersion V = AMDGPU::getIsaVersion(P.CPU);
  return {V.Major, V.Minor, V.Stepping};
}

ProcessorFacts clrx::getProcessorFacts(const LLVMProcessor &P) {
  const unsigned Attributes =
      AMDGPU::getArchAttrAMDGCN(AMDGPU::parseArchAMDGCN(P.CPU));
  StringMap<bool> Features;
  AMDGPU::fillAMDGPUFeatureMap(P.CPU, Triple("amdgcn--"), Features);
  ProcessorFacts Facts;
  Facts.HasWave32 = Attributes & AMDGPU::FEATURE_WAVE32;
  Facts.HasWave64 = !Features.lookup("gfx1250-insts");
  Facts.HasAccVGPRs = Features.lookup("mai-insts");
  Facts.HasUnifiedVGPRs = Features.lookup("gfx90a-insts");
  Facts.HasArchitectedScratch =
      Features.lookup("gfx11-insts") || Features.lookup("gfx940-insts");
  Facts.HasApertures = Features.lookup("gfx9-insts");
  Facts.HasWorkgroupMode = Attributes & AMDGPU::FEATURE_WGP;
  return Facts;
}

StringRef clrx::getCanonicalName(const LLVMProcessor &P) {
  return AMDGPU::getArchNameAMDGCN(AMDGPU::parseArchAMDGCN(P.CPU));
}
