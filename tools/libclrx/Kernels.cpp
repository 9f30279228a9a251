//===- Kernels.cpp - Kernels in the C interface ---------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Creates a view of each kernel and argument.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;

CKernel::CKernel(const KernelReport &K) {
  View.name = K.Name.c_str();
  View.file = K.FileName.c_str();
  View.line = K.Line;
  View.wavefront_size = K.Wave32 ? 32 : 64;
  View.code_size = K.CodeSize;
  View.num_instructions = K.NumInsts;
  if (K.Waves)
    View.waves = K.Waves->Waves;
  if (K.Resources)
    addResources(*K.Resources);
}

void CKernel::addResources(const KernelResources &R) {
  for (const ArgumentView &A : R.Args)
    Args.push_back({A.Name.c_str(), A.Type.c_str(), A.Offset, A.Size});
  for (const clrx_argument &A : Args)
    ArgViews.push_back(&A);
  View.has_resources = 1;
  View.num_sgprs = R.SGPRs;
  View.num_vgprs = R.VGPRs;
  View.lds_size = R.LDSSize;
  View.scratch_size = R.ScratchSize;
  View.kernarg_size = R.KernargSize;
  llvm::copy(R.GroupSize, View.group_size);
  View.arguments = ArgViews.data();
  View.num_arguments = ArgViews.size();
}
