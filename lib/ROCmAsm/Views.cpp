//===- Views.cpp - ROCm kernels for analyses ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes kernels with configurations by the headers that these make.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "KernelModel/KernelViews.h"
#include "ROCm/Description.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

/// Returns the number of bytes between the label of \p K and its code.
static uint64_t getHeaderSize(const Module &M, const Kernel &K,
                              bool IsCodeObject) {
  if (M.Format == FileFormat::LLVM10 || (IsCodeObject && K.IsFunction))
    return 0;
  // Sources reserve the room for a header in code objects, too.
  const std::optional<uint64_t> Offset =
      K.Config ? K.Config->Fields.getHeader(KernelField::CodeEntryOffset)
               : std::nullopt;
  return Offset.value_or(sizeof(AmdKernelCode));
}

std::vector<KernelView> AsmParser::viewKernels() {
  std::vector<KernelView> Views;
  for (auto [I, K] : enumerate(M.Kernels))
    Views.push_back(viewLabelled(K.Name, Kernels[I].Declared, I,
                                 getHeaderSize(M, K, CodeObject.isSelected())));
  // Kernels of a compiler's blocks have no number.
  for (const AmdHsaBlocks::Block &B : CodeObject.getBlocks()) {
    Views.push_back(viewLabelled(B.Name, B.Kernel.Pos, KernelView::NoNumber,
                                 /*HeaderSize=*/0));
    for (const AmdHsaDirective &D : B.Kernel.Directives)
      if (D.Name == "wavefront_size32")
        Views.back().Wave32 = D.Value;
  }
  return Views;
}

KernelResources AsmParser::view(const Kernel &K) const {
  const KernelParts Parts = rocm::lower(M, K);
  KernelResources R = viewKernel(M, K, Parts.Header);
  viewRegisters(R, Parts.Registers, K.Config->Fields, K.Config->Usage);
  return R;
}

void AsmParser::viewResources(MutableArrayRef<KernelView> Views) {
  if (CodeObject.isSelected())
    return CodeObject.viewResources(Views);
  const bool IsApart = M.Format == FileFormat::LLVM10;
  std::string Headers; ///< Bytes of the section that has headers.
  for (auto [I, View] : enumerate(Views)) {
    const Kernel &K = M.Kernels[I];
    if (K.Config) {
      View.Resources = view(K);
      continue;
    }
    if (K.IsFunction)
      continue;
    if (Headers.empty())
      Headers =
          (IsApart ? Sections.getRodata() : Sections.getText())->getBytes();
    const size_t Size =
        IsApart ? sizeof(KernelDescriptor) : sizeof(AmdKernelCode);
    View.HasHeader =
        !isZero(StringRef(Headers).substr(IsApart ? I * Size : K.Offset, Size));
  }
}
