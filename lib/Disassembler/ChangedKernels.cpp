//===- ChangedKernels.cpp - Where two binaries differ ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both are read again, and what configurations make is compared.
//
//===----------------------------------------------------------------------===//

#include "ChangedKernels.h"
#include "clrx/AmdCL2/Reader.h"
#include "clrx/Gallium/Lowering.h"
#include "clrx/Gallium/Reader.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

/// \p IsSame: whether kernel \p I of two modules has the same parts.
template <class Module>
static std::vector<unsigned> compareKernels(
    Expected<Module> Made, Expected<Module> Wanted,
    function_ref<bool(const Module &, const Module &, unsigned I)> IsSame) {
  std::vector<unsigned> Changed;
  if (Made && Wanted && Made->Kernels.size() == Wanted->Kernels.size())
    for (unsigned I = 0; I != Made->Kernels.size(); ++I)
      if (!IsSame(*Made, *Wanted, I))
        Changed.push_back(I);
  for (Expected<Module> *M : {&Made, &Wanted})
    if (!*M)
      consumeError(M->takeError());
  return Changed;
}

static bool isSameAmdCL2(const amdcl2::Module &A, const amdcl2::Module &B,
                         unsigned I) {
  const amdcl2::KernelParts &P = A.Kernels[I].Parts, &Q = B.Kernels[I].Parts;
  return P.Metadata == Q.Metadata && P.Setup == Q.Setup && P.Stub == Q.Stub &&
         P.ISAMetadata == Q.ISAMetadata;
}

static bool isSameGallium(const gallium::Module &A, const gallium::Module &B,
                          unsigned I) {
  const gallium::Kernel &K = A.Kernels[I], &L = B.Kernels[I];
  auto GetHeader = [](const gallium::Module &M, const gallium::Kernel &K) {
    return StringRef(M.Code).substr(K.Offset, sizeof(AmdKernelCode));
  };
  return K.Name == L.Name && K.Offset == L.Offset &&
         gallium::isSame(K.Entries, L.Entries, A.getNumProgInfoEntries()) &&
         GetHeader(A, K) == GetHeader(B, L);
}

std::vector<unsigned> clrx::findChangedKernels(StringRef Made,
                                               StringRef Wanted) {
  if (!amdcl2::isBinary(Wanted))
    return compareKernels<gallium::Module>(
        gallium::readModule(Made), gallium::readModule(Wanted), isSameGallium);
  amdcl2::ReadOptions Options;
  Options.IsExact = true;
  return compareKernels<amdcl2::Module>(amdcl2::readModule(Made, Options),
                                        amdcl2::readModule(Wanted, Options),
                                        isSameAmdCL2);
}
