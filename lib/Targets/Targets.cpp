//===- Targets.cpp - GPUs, architectures, container formats ---------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The tables of GPUs and architectures, and the lookup of their names.
//
//===----------------------------------------------------------------------===//

#include "clrx/Targets/Targets.h"

using namespace llvm;
using namespace clrx;

namespace {
struct ArchTable {
  ArchInfo Rows[NumArches];

  constexpr ArchTable() : Rows() {
#define FACT(Member, Value) Info.Member = Value;
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

static constexpr StringLiteral GPUNameTexts[] = {
#define CLRX_GPU_NAME(Name, Id) Name,
#include "clrx/Targets/GPUs.def"
};

static constexpr StringLiteral ArchNames[] = {
#define CLRX_ARCH(Id, Base, N1, N2, N3, ...) N1, N2, N3,
#include "clrx/Targets/Arches.def"
};

const ArchInfo &clrx::getArchInfo(Arch A) { return Arches.Rows[unsigned(A)]; }

const GPUInfo &clrx::getGPUInfo(GPU G) { return GPUs[unsigned(G)]; }

bool clrx::isRareGPU(GPU G) {
  static constexpr GPU Rare[] = {
#define CLRX_GPU_RARE(Id) GPU::Id,
#include "clrx/Targets/GPUs.def"
  };
  return is_contained(Rare, G);
}

ArrayRef<StringLiteral> clrx::getAllGPUNames() { return GPUNameTexts; }

ArrayRef<StringLiteral> clrx::getAllArchNames() { return ArchNames; }

const GPUName *clrx::findGPUName(StringRef Name) {
  for (const GPUName &Known : GPUNames)
    if (Name.equals_insensitive(Known.Name))
      return &Known;
  return nullptr;
}

std::optional<Arch> clrx::parseArchName(StringRef Name) {
  for (const ArchInfo &Info : Arches.Rows)
    for (StringRef Known : Info.Names)
      if (Name.equals_insensitive(Known))
        return Info.Id;
  return std::nullopt;
}
