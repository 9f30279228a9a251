//===- Views.h - Kernel metadata for reports --------------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_LIB_HSAMETADATA_VIEWS_H
#define CLRX_LIB_HSAMETADATA_VIEWS_H

#include "HSAMetadata/Keys.h"
#include "KernelModel/KernelViews.h"

namespace clrx::hsa {

/// Adds \p Args, whose offsets are known, to \p R.
inline void viewArguments(KernelResources &R, llvm::ArrayRef<Arg> Args) {
  for (const Arg &A : Args) {
    R.MayHaveMoreLDS |= A.Kind == ArgKind::DynamicSharedPointer;
    R.Args.push_back({A.Name,
                      A.TypeName.empty() ? getKindName(A).str() : A.TypeName,
                      A.AlignOrOffset, A.Size});
  }
}

/// Replaces the numbers of \p R by those that \p Metadata has.
inline void viewNumbers(KernelResources &R, const KernelConfig &Metadata) {
  R.SGPRs = Metadata.getOr(KernelField::MetaSGPRs, R.SGPRs);
  R.VGPRs = Metadata.getOr(KernelField::MetaVGPRs, R.VGPRs);
  R.AccVGPRs = Metadata.getOr(KernelField::MetaAccVGPRs, R.AccVGPRs);
  R.LDSSize = Metadata.getOr(KernelField::MetaGroupSize, R.LDSSize);
  R.ScratchSize = Metadata.getOr(KernelField::MetaPrivateSize, R.ScratchSize);
  R.KernargSize = Metadata.getOr(KernelField::MetaKernargSize, R.KernargSize);
}

} // namespace clrx::hsa

#endif // CLRX_LIB_HSAMETADATA_VIEWS_H
