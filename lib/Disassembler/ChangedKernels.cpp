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
#include "BinaryContainers.h"
#include "clrx/AmdCL1/Reader.h"
#include "clrx/AmdCL2/Reader.h"
#include "clrx/Gallium/Lowering.h"
#include "clrx/Gallium/Reader.h"
#include "clrx/ROCm/Reader.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

/// \p IsSame: whether kernel \p I of two modules has the same parts.
template <class Module>
static ChangedKernels compareKernels(
    Expected<Module> Made, Expected<Module> Wanted,
    function_ref<bool(const Module &, const Module &, unsigned I)> IsSame) {
  ChangedKernels Changed;
  if (Made && Wanted && Made->Kernels.size() == Wanted->Kernels.size()) {
    Changed.emplace();
    for (unsigned I = 0; I != Made->Kernels.size(); ++I)
      if (!IsSame(*Made, *Wanted, I))
        Changed->push_back(I);
  }
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

static bool isSameAmdCL1(const amdcl1::Module &A, const amdcl1::Module &B,
                         unsigned I) {
  const amdcl1::KernelParts &P = A.Kernels[I].Parts, &Q = B.Kernels[I].Parts;
  return P.Metadata == Q.Metadata && P.Header == Q.Header &&
         std::equal(P.Notes.begin(), P.Notes.end(), Q.Notes.begin(),
                    Q.Notes.end(),
                    [](const amdcl1::CALNote &N, const amdcl1::CALNote &O) {
                      return N.Type == O.Type && N.Content == O.Content;
                    });
}

/// The header of kernel \p I, or its descriptor without the distance to the
/// code, which configurations do not say.
static std::string getROCmHeader(const rocm::Module &M, unsigned I) {
  if (M.Format != rocm::FileFormat::LLVM10)
    return StringRef(M.Code)
        .substr(M.Kernels[I].Offset, sizeof(AmdKernelCode))
        .str();
  using rocm::KernelDescriptor;
  std::string Bytes =
      StringRef(*M.GlobalData)
          .substr(I * sizeof(KernelDescriptor), sizeof(KernelDescriptor))
          .str();
  Bytes.resize(sizeof(KernelDescriptor));
  constexpr size_t Distance = offsetof(KernelDescriptor, CodeEntryOffset);
  std::fill_n(Bytes.begin() + Distance,
              sizeof(KernelDescriptor::CodeEntryOffset), 0);
  return Bytes;
}

static bool isSameROCm(const rocm::Module &A, const rocm::Module &B,
                       unsigned I) {
  return getROCmHeader(A, I) == getROCmHeader(B, I);
}

ChangedKernels clrx::findChangedAmdCL1(StringRef Made, StringRef Wanted) {
  return compareKernels<amdcl1::Module>(
      amdcl1::readModule(Made), amdcl1::readModule(Wanted), isSameAmdCL1);
}

ChangedKernels clrx::findChangedAmdCL2(StringRef Made, StringRef Wanted) {
  amdcl2::ReadOptions Options;
  Options.IsExact = true;
  return compareKernels<amdcl2::Module>(amdcl2::readModule(Made, Options),
                                        amdcl2::readModule(Wanted, Options),
                                        isSameAmdCL2);
}

ChangedKernels clrx::findChangedGallium(StringRef Made, StringRef Wanted) {
  return compareKernels<gallium::Module>(
      gallium::readModule(Made), gallium::readModule(Wanted), isSameGallium);
}

ChangedKernels clrx::findChangedROCm(StringRef Made, StringRef Wanted) {
  return compareKernels<rocm::Module>(rocm::readModule(Made),
                                      rocm::readModule(Wanted), isSameROCm);
}

ChangedKernels clrx::findChangedKernels(StringRef Made, StringRef Wanted) {
  return findBinaryContainer(Wanted).FindChangedKernels(Made, Wanted);
}
