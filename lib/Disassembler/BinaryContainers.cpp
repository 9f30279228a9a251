//===- BinaryContainers.cpp - The containers of binaries ------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The list of all containers whose files are read.
//
//===----------------------------------------------------------------------===//

#include "BinaryContainers.h"
#include "CodeObjectPrinter.h"
#include "clrx/AmdCL1/Reader.h"
#include "clrx/AmdCL1/SourcePrinter.h"
#include "clrx/AmdCL2/Reader.h"
#include "clrx/AmdCL2/SourcePrinter.h"
#include "clrx/CodeObject/Reader.h"
#include "clrx/Gallium/Reader.h"
#include "clrx/Gallium/SourcePrinter.h"
#include "clrx/ROCm/Reader.h"
#include "clrx/ROCm/SourcePrinter.h"
#include "clrx/Support/NameTable.h"

using namespace llvm;
using namespace clrx;

//===----------------------------------------------------------------------===//
// Devices
//===----------------------------------------------------------------------===//

static Expected<GPU> findAmdCL1Device(StringRef Binary,
                                      const SourcePrintOptions &) {
  Expected<amdcl1::Module> M = amdcl1::readModule(Binary);
  if (!M)
    return M.takeError();
  return M->Device;
}

static Expected<GPU> findAmdCL2Device(StringRef Binary,
                                      const SourcePrintOptions &Options) {
  amdcl2::ReadOptions Reading;
  Reading.DriverVersion = Options.DriverVersion;
  Reading.IsExact = true;
  Expected<amdcl2::Module> M = amdcl2::readModule(Binary, Reading);
  if (!M)
    return M.takeError();
  return M->Device;
}

static Expected<GPU> findGalliumDevice(StringRef Binary,
                                       const SourcePrintOptions &Options) {
  Expected<gallium::Module> M = gallium::readModule(Binary);
  if (!M)
    return M.takeError();
  return gallium::chooseDevice(*M, Options.Device,
                               M->hasKernelHeaders() ||
                                   gallium::looksLikeKernelHeaders(*M));
}

static Expected<GPU> findROCmDevice(StringRef Binary,
                                    const SourcePrintOptions &) {
  Expected<rocm::Module> M = rocm::readModule(Binary);
  if (!M)
    return M.takeError();
  return M->Device;
}

/// Of GPUs without a dialect the nearest, for what raw code says as
/// instructions.
static Expected<GPU> findCodeObjectDevice(StringRef Binary,
                                          const SourcePrintOptions &) {
  auto O = codeobject::readCodeObject(Binary);
  if (!O)
    return O.takeError();
  const GPUName *Name =
      (*O)->Target ? findGPUName((*O)->Target->Processor) : nullptr;
  return Name ? Name->Device : GPU::CapeVerde;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

// The last takes what the others leave.
static constexpr BinaryContainer Containers[] = {
    {"amd", "AMD CL1", amdcl1::isBinary, amdcl1::printSource, reportAmdCL1,
     readKernelElfs, findAmdCL1Device, findChangedAmdCL1, nullptr},
    {"amdcl2", "AMD CL2", amdcl2::isBinary, amdcl2::printSource, reportAmdCL2,
     readNestedElfs, findAmdCL2Device, findChangedAmdCL2, nullptr},
    // ROCm's binaries, too, but of other writers and for more GPUs.
    {"rocm", "ROCm", isForLLVM, rocm::printSource, reportCodeObject,
     readEmbeddedElf, findCodeObjectDevice, findChangedROCm, printForLLVM},
    {"rocm", "ROCm", rocm::isBinary, rocm::printSource, reportROCm,
     readEmbeddedElf, findROCmDevice, findChangedROCm, nullptr},
    {"gallium", "Gallium", nullptr, gallium::printSource, reportGallium,
     readEmbeddedElf, findGalliumDevice, findChangedGallium, nullptr},
};

const BinaryContainer &clrx::findBinaryContainer(StringRef Binary) {
  for (const BinaryContainer &C : Containers)
    if (!C.IsBinary || C.IsBinary(Binary))
      return C;
  llvm_unreachable("the last container takes everything");
}

std::string clrx::listMarkedContainers() {
  SmallVector<StringRef, 4> Titles;
  for (const BinaryContainer &C : Containers)
    if (C.IsBinary && !is_contained(Titles, C.Title))
      Titles.push_back(C.Title);
  return listWords(Titles, "or");
}
