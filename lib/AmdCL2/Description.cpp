//===- Description.cpp - Description of AmdCL2 binaries -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Description.h"
#include "AmdCL2/SourcePrinter.h"
#include "clrx/AmdCL2/Reader.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

/// Adapts \p Options to a `.config`, which has its own pseudo-ops for user
/// data. Drops the values that no pseudo-op of a `.config` requests separately.
static void renameOptions(std::vector<EntryOption> &Options) {
  static constexpr std::pair<StringLiteral, StringLiteral> Names[] = {
      {"add '.use_kernarg_segment_ptr'", "add '.useargs'"},
      {"add '.use_dispatch_ptr'", "add '.usesetup'"}};
  for (EntryOption &O : Options)
    for (const auto &[Name, OwnName] : Names)
      if (O.Change == Name)
        O.Change = OwnName;
  erase_if(Options, [](const EntryOption &O) {
    return O.Change.starts_with("add '.use_");
  });
}

KernelResources amdcl2::viewKernel(const Module &M, const AmdKernelCode &Setup,
                                   const Configuration &C) {
  KernelResources R;
  viewHeader(R, Setup);
  if (C.Kind == ConfigKind::OpenCL)
    renameOptions(R.EntryOptions);
  R.MayHaveMoreLDS = any_of(C.Args, [](const Argument &A) {
    return A.isPointerTo(PointerSpace::Local);
  });
  R.GroupSize = C.RequiredGroupSize;
  const auto Offsets = getKernargOffsets(C.Args, M.Is64Bit, M.getGeneration());
  R.Args.reserve(C.Args.size());
  for (auto [I, Arg] : enumerate(C.Args))
    R.Args.push_back({Arg.Name, Arg.TypeName, Offsets[I],
                      std::max(Offsets[I + 1], Offsets[I]) - Offsets[I]});
  return R;
}

static bool isSameKernel(const Module &A, const Module &B, unsigned I) {
  const KernelParts &P = A.Kernels[I].Parts, &Q = B.Kernels[I].Parts;
  return P.Metadata == Q.Metadata && P.Setup == Q.Setup && P.Stub == Q.Stub &&
         P.ISAMetadata == Q.ISAMetadata;
}

static Expected<BinaryContents>
readContents(StringRef Binary, const SourcePrintOptions &Options) {
  Expected<Module> M = readModule(Binary, {Options.DriverVersion});
  if (!M)
    return M.takeError();
  BinaryContents Contents;
  Contents.Summary = ("AMD CL2 binary for " + getGPUInfo(M->Device).Name +
                      ", as of driver version " + Twine(M->DriverVersion))
                         .str();
  for (const Kernel &K : M->Kernels) {
    Expected<Configuration> C = readMetadata(K.Parts.Metadata, M->Is64Bit);
    if (!C)
      return createStringError("metadata of kernel '" + K.Name +
                               "': " + toString(C.takeError()));
    AmdKernelCode Setup = {};
    if (K.Parts.Setup)
      std::memcpy(&Setup, K.Parts.Setup->data(),
                  std::min(sizeof(Setup), K.Parts.Setup->size()));
    Contents.Kernels.push_back(
        {K.Name, K.Text.Content.size(), false, viewKernel(*M, Setup, *C)});
  }
  return Contents;
}

static Expected<std::string>
readCode(StringRef Binary, const SourcePrintOptions &Options, unsigned Kernel) {
  Expected<Module> M = readModule(Binary, {Options.DriverVersion});
  if (!M)
    return M.takeError();
  return M->Kernels[Kernel].Text.Content;
}

const BinaryContainer &amdcl2::getBinaryContainer() {
  static constexpr BinaryContainer Container = {
      "amdcl2",
      "AMD CL2",
      isBinary,
      printSource,
      readNestedElfs,
      [](StringRef Binary, const SourcePrintOptions &Options) {
        return getDevice(
            readModule(Binary, {Options.DriverVersion, /*HasMainCode=*/false,
                                /*IsExact=*/true}));
      },
      readContents,
      readCode,
      [](StringRef Produced, StringRef Expected) {
        ReadOptions Options;
        Options.IsExact = true;
        return compareKernels<Module>(readModule(Produced, Options),
                                      readModule(Expected, Options),
                                      isSameKernel);
      }};
  return Container;
}
