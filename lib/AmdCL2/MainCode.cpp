//===- MainCode.cpp - Kernels in the main code ----------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The extents of kernels whose code is one section.
//
//===----------------------------------------------------------------------===//

#include "clrx/AmdCL2/MainCode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

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
