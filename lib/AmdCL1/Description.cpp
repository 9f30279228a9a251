//===- Description.cpp - AmdCL1 binaries for other libraries --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Description.h"
#include "AmdCL1/Lowering.h"
#include "AmdCL1/SourcePrinter.h"
#include "Catalyst/ExtraParts.h"
#include "clrx/AmdCL1/Reader.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static StringRef getUserDataName(uint32_t Class) {
  switch (Class) {
#define CLRX_AMDCL1_USERDATA(Name, Code)                                       \
  case Code:                                                                   \
    return Name;
#include "AmdCL1/UserDataClasses.def"
  default:
    return "user data";
  }
}

KernelResources amdcl1::viewKernel(const Configuration &C, Arch A) {
  KernelResources R;
  viewRegisters(R, amdcl1::countRegisters(C, A), C.Fields, C.Usage);
  R.LDSSize = C.Fields.getOr(KernelField::LocalSize, 0);
  R.MayHaveMoreLDS = any_of(C.Args, [](const Argument &Arg) {
    return Arg.isPointerTo(PointerSpace::Local);
  });
  R.ScratchSize = C.Fields.getOr(KernelField::ScratchSize, 0);
  R.GroupSize = C.RequiredGroupSize;
  AmdKernelCode Words = {};
  Words.PgmRsrc2 = makePgmRsrc2(C, A);
  viewEntry(R, Words);
  // The configuration names the user data.
  erase_if(R.EntryValues,
           [](const EntryValue &V) { return V.Name == "user data"; });
  for (const UserData &D : reverse(C.UserSGPRs))
    R.EntryValues.insert(R.EntryValues.begin(),
                         {getUserDataName(D.Class), uint16_t(D.FirstSGPR),
                          uint16_t(D.NumSGPRs)});
  const std::vector<uint32_t> Offsets = getArgumentOffsets(C.Args);
  R.KernargSize = Offsets.back();
  for (auto [I, Arg] : enumerate(C.Args))
    R.Args.push_back(
        {Arg.Name, Arg.TypeName, Offsets[I], Offsets[I + 1] - Offsets[I]});
  return R;
}

static bool isSameKernel(const Module &A, const Module &B, unsigned I) {
  const KernelParts &P = A.Kernels[I].Parts, &Q = B.Kernels[I].Parts;
  return P.Metadata == Q.Metadata && P.Header == Q.Header &&
         std::equal(P.Notes.begin(), P.Notes.end(), Q.Notes.begin(),
                    Q.Notes.end(), [](const CALNote &N, const CALNote &O) {
                      return N.Type == O.Type && N.Content == O.Content;
                    });
}

//===----------------------------------------------------------------------===//
// The container
//===----------------------------------------------------------------------===//

/// Returns the name of the kernel with the symbol \p S.
static StringRef getKernelName(const ElfFile::Symbol &S) {
  StringRef Name = S.Name;
  Name.consume_front("__OpenCL_");
  Name.consume_back("_kernel");
  return Name;
}

/// Returns the outer ELF file and those of the kernels in its .text.
static std::vector<NestedElf> readKernelElfs(StringRef Binary) {
  std::vector<NestedElf> Elfs;
  addElf(Elfs, 0, Binary, "outer ELF");
  if (Elfs.empty())
    return Elfs;
  const ElfFile Outer = Elfs.front().File;
  uint64_t Size = 0; // Kernels that overlap could sum up to more than the file.
  for (const ElfFile::Symbol &S : Outer.Symbols) {
    Expected<StringRef> Kernel = catalyst::getContent(Outer, S);
    if (!Kernel)
      consumeError(Kernel.takeError());
    else if (identifyElf(*Kernel) && (Size += S.Size) <= Binary.size())
      addElf(Elfs, Kernel->data() - Binary.data(), *Kernel, "inner ELF",
             getKernelName(S));
  }
  return Elfs;
}

static Expected<BinaryContents> readContents(StringRef Binary,
                                             const SourcePrintOptions &) {
  Expected<Module> M = readModule(Binary);
  if (!M)
    return M.takeError();
  BinaryContents Contents;
  Contents.Summary = ("AMD CL1 binary for " + getGPUInfo(M->Device).Name +
                      ", as of driver version " + Twine(M->getDriverVersion()))
                         .str();
  for (const Kernel &K : M->Kernels) {
    Expected<Configuration> C = readConfiguration(*M, K, ConfigView::Exact);
    if (!C)
      return C.takeError();
    KernelResources R = viewKernel(*C, M->getArch());
    R.SpecifiedSGPRs.reset(); // No source specifies the counts.
    R.SpecifiedVGPRs.reset();
    Contents.Kernels.push_back({K.Name, K.Code.size(), false, std::move(R)});
  }
  return Contents;
}

static Expected<std::string>
readCode(StringRef Binary, const SourcePrintOptions &, unsigned Kernel) {
  Expected<Module> M = readModule(Binary);
  if (!M)
    return M.takeError();
  return M->Kernels[Kernel].Code;
}

const BinaryContainer &amdcl1::getBinaryContainer() {
  static constexpr BinaryContainer Container = {
      "amd",
      "AMD CL1",
      isBinary,
      printSource,
      readKernelElfs,
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
