//===- Views.cpp - ROCm kernels for analyses ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of kernels with configurations the header says all; of a compiler's blocks
// the descriptors that LLVM made, the values of the blocks, and the metadata.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/HSAMetadata/Keys.h"
#include "clrx/Kernel/KernelViews.h"
#include "clrx/KernelModel/Lowering.h"
#include "clrx/LLVMSource/Metadata.h"
#include "clrx/ROCm/Lowering.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

/// Bytes between the label of \p K and its code.
static uint64_t getHeaderSize(const Module &M, const Kernel &K,
                              bool IsCodeObject) {
  if (M.Format == FileFormat::LLVM10 || (IsCodeObject && K.IsFunction))
    return 0;
  // Sources keep the room in code objects, too.
  const std::optional<uint64_t> Given =
      K.Config ? K.Config->Fields.getHeader(KernelField::CodeEntryOffset)
               : std::nullopt;
  return Given.value_or(sizeof(AmdKernelCode));
}

/// Those of a compiler's blocks have no number.
std::vector<KernelView> AsmParser::viewKernels() {
  std::vector<KernelView> Views;
  for (auto [I, K] : enumerate(M.Kernels))
    Views.push_back(viewLabelled(K.Name, Kernels[I].Declared, I,
                                 getHeaderSize(M, K, isCodeObject())));
  for (const AmdHsaBlocks::Block &B : CodeObject.Blocks.get()) {
    Views.push_back(viewLabelled(B.Name, B.Kernel.Pos, KernelView::NoNumber,
                                 /*HeaderSize=*/0));
    for (const AmdHsaDirective &D : B.Kernel.Directives)
      if (D.Name == "wavefront_size32")
        Views.back().Wave32 = D.Value;
  }
  return Views;
}

//===----------------------------------------------------------------------===//
// Kernels with configurations
//===----------------------------------------------------------------------===//

static void viewArgs(KernelResources &R, ArrayRef<Arg> Placed) {
  for (const Arg &A : Placed) {
    R.MayHaveMoreLDS |= A.Kind == ArgKind::DynamicSharedPointer;
    const std::string Type =
        A.TypeName.empty() ? getKindName(A).str() : A.TypeName;
    R.Args.push_back({A.Name, Type, A.AlignOrOffset, A.Size});
  }
}

KernelResources AsmParser::view(const Kernel &K) const {
  KernelResources R;
  const KernelParts Parts = rocm::lower(M, K);
  viewRegisters(R, Parts.Registers, K.Config->Fields, K.Config->Usage);
  viewHeader(R, Parts.Header);
  R.GroupSize = K.Metadata.RequiredGroupSize;
  viewArgs(R, placeArgs(K.Metadata.Args, M.HasMsgPack));
  return R;
}

//===----------------------------------------------------------------------===//
// Code objects
//===----------------------------------------------------------------------===//

/// What \p Descriptor says, but for the registers' counts.
static KernelResources viewDescriptor(StringRef Descriptor,
                                      const TargetState &Target) {
  KernelDescriptor D;
  std::memcpy(&D, Descriptor.data(), sizeof(D));
  KernelResources R;
  R.LDSSize = D.GroupSegmentSize;
  R.ScratchSize = D.PrivateSegmentSize;
  R.KernargSize = support::endian::read32le(Descriptor.data() +
                                            amdhsa::KERNARG_SIZE_OFFSET);
  // Later processors have other rules.
  if (Target.getProcessor().HasDialect)
    viewEntry(R, D.SGPRFlags & 0x7f, D.PgmRsrc2);
  return R;
}

KernelResources AsmParser::view(const LoweredKernel &L, const Kernel &K,
                                StringRef Descriptor) const {
  KernelResources R = viewDescriptor(Descriptor, Host.getTarget());
  viewRegisters(R, L.Registers, K.Config->Fields, K.Config->Usage);
  R.GroupSize = K.Metadata.RequiredGroupSize;
  viewArgs(R, L.Args);
  return R;
}

KernelResources AsmParser::view(const AmdHsaBlocks::Block &B,
                                StringRef Descriptor) const {
  const TargetState &Target = Host.getTarget();
  KernelResources R = viewDescriptor(Descriptor, Target);
  for (const AmdHsaDirective &D : B.Kernel.Directives) {
    if (D.Name == "next_free_vgpr")
      R.SpecifiedVGPRs = D.Value;
    else if (D.Name == "next_free_sgpr")
      R.SpecifiedSGPRs = D.Value;
  }
  R.VGPRs = R.SpecifiedVGPRs.value_or(0);
  R.SGPRs = R.SpecifiedSGPRs.value_or(0);
  // With VCC and the like they are in the descriptor only, rounded up.
  if (Target.getProcessor().HasDialect &&
      getArchInfo(Target.Device).SGPRGranule) {
    AmdKernelCode Words = {};
    std::memcpy(&Words.PgmRsrc1,
                Descriptor.data() + offsetof(KernelDescriptor, PgmRsrc1),
                sizeof(Words.PgmRsrc1));
    R.SGPRs = readFields(Words, Target.architecture())
                  .getOr(KernelField::SGPRCount, 0);
  }
  return R;
}

/// What the compiler's metadata says of \p Views, those of blocks.
void AsmParser::viewCompiledArgs(MutableArrayRef<KernelView> Views) const {
  if (!CodeObject.MetadataYAML)
    return;
  Expected<std::vector<hsa::KernelMetadata>> Kernels =
      clrx::readMetadata(*CodeObject.MetadataYAML);
  if (!Kernels)
    return consumeError(Kernels.takeError());
  StringMap<const hsa::KernelMetadata *> ByName;
  for (const hsa::KernelMetadata &K : *Kernels)
    ByName[K.Name] = &K;
  for (KernelView &View : Views) {
    const hsa::KernelMetadata *K = ByName.lookup(View.Name);
    if (!K)
      continue;
    View.Resources->GroupSize = K->RequiredGroupSize;
    viewArgs(*View.Resources, K->Args);
  }
}

/// Of the formats before code objects.
void AsmParser::viewOld(MutableArrayRef<KernelView> Views) {
  const bool IsApart = M.Format == FileFormat::LLVM10;
  std::string Headers; ///< Among other bytes.
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

void AsmParser::viewResources(MutableArrayRef<KernelView> Views) {
  const size_t NumKernels = M.Kernels.size();
  if (!isCodeObject()) {
    viewOld(Views);
    return;
  }
  // Functions have no descriptors.
  auto Descriptor = CodeObject.Facts.Descriptors.begin();
  auto Lowered = CodeObject.Lowered.begin();
  for (auto [K, View] : zip_equal(M.Kernels, Views.take_front(NumKernels)))
    if (!K.IsFunction)
      View.Resources = view(*Lowered++, K, *Descriptor++);
  const MutableArrayRef<KernelView> OfBlocks = Views.drop_front(NumKernels);
  for (auto [B, View] : zip_equal(CodeObject.Blocks.get(), OfBlocks))
    View.Resources = view(B, *Descriptor++);
  viewCompiledArgs(OfBlocks);
}
