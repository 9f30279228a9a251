//===- KernelLocations.cpp - Locations of kernels -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the extents of kernels in the main code, and assigns locations in
// .hsatext to all kernels.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "AmdCL2/Lowering.h"
#include "KernelModel/ModuleError.h"
#include "Parts.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

//===----------------------------------------------------------------------===//
// Kernels in the main code
//===----------------------------------------------------------------------===//

SmallVector<CodeExtent, 0>
amdcl2::getMainCodeExtents(const std::deque<Kernel> &Kernels,
                           uint64_t CodeSize) {
  auto Order = to_vector(seq<unsigned>(0, Kernels.size()));
  stable_sort(Order, [&](unsigned A, unsigned B) {
    return Kernels[A].MainCodeOffset < Kernels[B].MainCodeOffset;
  });
  SmallVector<CodeExtent, 0> Extents(Kernels.size());
  uint64_t End = CodeSize;
  for (unsigned I : reverse(Order)) {
    const uint64_t Offset = Kernels[I].MainCodeOffset;
    Extents[I] = {Offset, End < Offset ? 0 : End - Offset};
    End = Offset;
  }
  return Extents;
}

//===----------------------------------------------------------------------===//
// Kernels in .hsatext
//===----------------------------------------------------------------------===//

static Error placeInMainCode(const Module &M,
                             SmallVectorImpl<KernelLocation> &Locations) {
  const uint64_t CodeSize = M.MainCode->Content.size();
  const auto Extents = getMainCodeExtents(M.Kernels, CodeSize);
  for (auto [I, K] : enumerate(M.Kernels)) {
    const CodeExtent &Extent = Extents[I];
    // The code of a kernel without a setup contains the setup.
    const uint64_t Size = K.Parts.Setup ? K.Parts.Setup->size() : SetupSize;
    if (Extent.Offset > CodeSize || Extent.Size < Size)
      return makeModuleError(ModulePart::ofKernel(I),
                             "kernel '" + K.Name + "' at offset " +
                                 Twine(Extent.Offset) +
                                 " leaves no room for its setup",
                             "reserve it after the kernel's label with "
                             "'.skip " +
                                 Twine(Size) + "'");
    Locations.push_back({Extent.Offset, Size, Extent.Size - Size, 0});
  }
  return Error::success();
}

Error amdcl2::placeKernels(const Module &M,
                           SmallVectorImpl<KernelLocation> &Locations) {
  if (M.MainCode)
    return placeInMainCode(M, Locations);
  uint64_t Offset = 0, Base = 0;
  for (const Kernel &K : M.Kernels) {
    const uint64_t Size = getBytes(K.Parts.Setup).size();
    const uint64_t CodeSize = K.Text.Content.size();
    Offset = alignTo(Offset, KernelAlignment);
    // This is not the offset of the code unless all setups have 256 bytes;
    // clrxasm 0.1.9 writes this.
    Base += Size;
    Locations.push_back({Offset, Size, CodeSize, Base});
    Offset += Size + CodeSize;
    Base += alignTo(CodeSize, KernelAlignment);
  }
  return Error::success();
}
