//===- Targets.cpp - GPUs, architectures, target state --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tables of GPUs and architectures, and lookup of their names.
//
//===----------------------------------------------------------------------===//

#include "clrx/Targets/Targets.h"
#include "Targets/Processors.h"
#include "llvm/ADT/STLExtras.h"
#include <vector>

using namespace llvm;
using namespace clrx;

namespace {
struct ArchTable {
  ArchInfo Rows[NumAllArches];

  constexpr ArchTable() : Rows() {
#define FACT(Member, Value) Info.Member = Value;
#define CLRX_LLVM_ARCH(ArchId, Base, Name, Product, CPU, First, Last, Facts)   \
  {                                                                            \
    ArchInfo &Info = Rows[unsigned(Arch::ArchId)];                             \
    Info = Rows[unsigned(Arch::Base)];                                         \
    Info.Id = Arch::ArchId;                                                    \
    Info.Names[0] = Name;                                                      \
    Info.Names[1] = Product;                                                   \
    Info.Names[2] = "";                                                        \
    Info.IsNearest = false;                                                    \
    Info.Processor = {CPU, Info.Processor.InstructionSet, Arch::ArchId};       \
    Facts                                                                      \
  }
#define CLRX_ARCH(ArchId, Base, N1, N2, N3, GPUId, CPU, Facts)                 \
  {                                                                            \
    ArchInfo &Info = Rows[unsigned(Arch::ArchId)];                             \
    Info = Rows[unsigned(Arch::Base)];                                         \
    Info.Id = Arch::ArchId;                                                    \
    Info.Names[0] = N1;                                                        \
    Info.Names[1] = N2;                                                        \
    Info.Names[2] = N3;                                                        \
    Info.LowestGPU = GPU::GPUId;                                               \
    Info.Processor = {CPU, Arch::ArchId};                                      \
    Facts                                                                      \
  }
#include "clrx/Targets/Arches.def"
#undef FACT
  }
};
} // namespace

static constexpr ArchTable Arches;

static constexpr GPUInfo GPUs[] = {
#define CLRX_GPU(Id, ArchId, CPU)                                              \
  {GPU::Id, #Id, Arch::ArchId, {CPU, Arch::ArchId}},
#include "clrx/Targets/GPUs.def"
};

static constexpr GPUName GPUNames[] = {
#define CLRX_GPU_NAME(Name, Id)                                                \
  {Name, GPU::Id, GPUs[unsigned(GPU::Id)].Processor},
#define CLRX_GPU_VARIANT(Name, Id, CPU, ArchId)                                \
  {Name, GPU::Id, {CPU, Arch::ArchId}},
#include "clrx/Targets/GPUs.def"
};

static constexpr StringLiteral ArchNames[] = {
#define CLRX_ARCH(Id, Base, N1, N2, N3, ...) N1, N2, N3,
#include "clrx/Targets/Arches.def"
};

const ArchInfo &clrx::getArchInfo(Arch A) { return Arches.Rows[unsigned(A)]; }

std::optional<Arch> clrx::findLLVMArch(unsigned Version) {
#define CLRX_LLVM_ARCH(Id, Base, Name, Product, CPU, First, Last, Facts)       \
  if (First <= Version && Version <= Last)                                     \
    return Arch::Id;
#include "clrx/Targets/Arches.def"
  return std::nullopt;
}

const GPUInfo &clrx::getGPUInfo(GPU G) { return GPUs[unsigned(G)]; }

bool clrx::isRareGPU(GPU G) {
  static constexpr GPU Rare[] = {
#define CLRX_GPU_RARE(Id) GPU::Id,
#include "clrx/Targets/GPUs.def"
  };
  return is_contained(Rare, G);
}

bool clrx::impliesXnack(GPU G) {
  static constexpr GPU WithXnack[] = {
#define CLRX_GPU_XNACK(Id) GPU::Id,
#include "clrx/Targets/GPUs.def"
  };
  return is_contained(WithXnack, G);
}

StringRef clrx::getCodeObjectProcessor(GPU G, const LLVMProcessor &P) {
  if (!P.HasDialect)
    return P.CPU;
  switch (G) {
#define CLRX_GPU_CODE_OBJECT(Id, CPU)                                          \
  case GPU::Id:                                                                \
    return CPU;
#include "clrx/Targets/GPUs.def"
  default:
    return P.CPU;
  }
}

ArrayRef<StringRef> clrx::getAllGPUNames() {
  static const std::vector<StringRef> Names = [] {
    std::vector<StringRef> All;
    for (ArrayRef<GPUName> Part : {ArrayRef(GPUNames), getProcessorNames()})
      for (const GPUName &Known : Part)
        All.push_back(Known.Name);
    return All;
  }();
  return Names;
}

ArrayRef<Suggestion> clrx::getGPUSuggestions() {
  static const std::vector<Suggestion> Suggestions = [] {
    std::vector<Suggestion> All;
    for (StringRef Name : getAllGPUNames())
      All.push_back({Name, Name});
#define CLRX_GPU_PRODUCT(Product, Name) All.push_back({Product, Name});
#include "clrx/Targets/GPUs.def"
    return All;
  }();
  return Suggestions;
}

ArrayRef<StringLiteral> clrx::getAllArchNames() { return ArchNames; }

const GPUName *clrx::findGPUName(StringRef Name) {
  auto Find = [Name](ArrayRef<GPUName> Names) -> const GPUName * {
    for (const GPUName &Known : Names)
      if (Name.equals_insensitive(Known.Name))
        return &Known;
    return nullptr;
  };
  const GPUName *Found = Find(GPUNames);
  return Found ? Found : Find(getProcessorNames());
}

std::optional<Arch> clrx::parseArchName(StringRef Name) {
  for (const ArchInfo &Info : ArrayRef(Arches.Rows).take_front(NumArches))
    for (StringRef Known : Info.Names)
      if (Name.equals_insensitive(Known))
        return Info.Id;
  return std::nullopt;
}

void TargetState::select(const GPUName &Name) {
  Device = Name.Device;
  Processor = &Name.Processor;
  selectDefaults();
}

void TargetState::select(Arch A) {
  Device = getArchInfo(A).LowestGPU;
  Processor = nullptr;
  selectDefaults();
}

void TargetState::select(const TargetId &Id) {
  if (const GPUName *Name = findGPUName(Id.Processor))
    select(*Name);
  Features = Id;
}

void TargetState::selectDefaults() {
  IsSelected = true;
  Features = TargetFeatures();
  if (impliesXnack(Device))
    Features.XNACK = FeatureSetting::On;
  const LLVMProcessor &P = getProcessor();
  const bool On =
      !IsWaveSizeExplicit && !P.HasDialect && getProcessorFacts(P).HasWave32;
  if (On || IsWave32Default)
    Wave32 = On;
  IsWave32Default = On;
}

bool TargetState::isDevice(const GPUName &Name) const {
  const LLVMProcessor &P = getProcessor();
  if (P.HasDialect != Name.Processor.HasDialect)
    return false;
  return P.HasDialect ? Name.Device == Device
                      : getCanonicalName(Name.Processor) == getCanonicalName(P);
}

TargetId TargetState::getId() const {
  TargetId Id;
  Id.Processor = getCanonicalName(getProcessor());
  Id.setFeatures(Features);
  return Id;
}
