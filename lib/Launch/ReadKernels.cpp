//===- ReadKernels.cpp - Kernels of any file ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Recognises the container as the disassembler does.
//
//===----------------------------------------------------------------------===//

#include "KernelSetup.h"
#include "clrx/AmdCL1/Reader.h"
#include "clrx/AmdCL2/Reader.h"
#include "clrx/CodeObject/Bundle.h"
#include "clrx/CodeObject/Reader.h"
#include "clrx/Support/NameTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::launch;

/// Reads the kernels of the entry of a bundle.
static Expected<std::vector<LaunchKernel>>
readBundle(StringRef Binary, const LaunchOptions &Options) {
  Expected<codeobject::Bundle> B = codeobject::readBundle(Binary);
  if (!B)
    return B.takeError();
  Expected<const codeobject::BundleEntry *> Entry =
      codeobject::chooseEntry(*B, Options.BundleTarget);
  if (!Entry)
    return Entry.takeError();
  if (codeobject::isBundle((*Entry)->Content))
    return createStringError("bundle: entry '" + (*Entry)->Id +
                             "' is a bundle itself");
  return readKernels((*Entry)->Content, Options);
}

Expected<std::vector<LaunchKernel>>
launch::readKernels(StringRef Binary, const LaunchOptions &Options) {
  if (codeobject::isBundle(Binary))
    return readBundle(Binary, Options);
  if (amdcl1::isBinary(Binary))
    return readAmdCL1Kernels(Binary);
  if (amdcl2::isBinary(Binary))
    return readAmdCL2Kernels(Binary, Options);
  if (codeobject::isCodeObject(Binary))
    return readCodeObjectKernels(Binary);
  return readGalliumKernels(Binary, Options);
}

/// Returns the names of \p Kernels for messages.
static std::string listNames(ArrayRef<LaunchKernel> Kernels) {
  constexpr size_t MaxNames = 8;
  std::string Names;
  for (const LaunchKernel &K : Kernels.take_front(MaxNames))
    Names += (Names.empty() ? "'" : ", '") + K.Name + "'";
  return Kernels.size() > MaxNames ? Names + " and others" : Names;
}

Expected<const LaunchKernel *>
launch::findKernel(ArrayRef<LaunchKernel> Kernels, StringRef Name) {
  if (Kernels.empty())
    return createStringError("the file has no kernel");
  if (Name.empty() && Kernels.size() == 1)
    return &Kernels.front();
  if (Name.empty())
    return createStringError("the file has " + Twine(Kernels.size()) +
                             " kernels, so name one: " + listNames(Kernels));
  const LaunchKernel *Found =
      find_if(Kernels, [&](const LaunchKernel &K) { return K.Name == Name; });
  if (Found == Kernels.end())
    return createStringError("there is no kernel '" + Name + "', only " +
                             listNames(Kernels));
  return Found;
}
