//===- Views.cpp - Kernels of code objects for analyses -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Describes kernels by LLVM's descriptors, by the values of blocks, and by the
// metadata.
//
//===----------------------------------------------------------------------===//

#include "HSAMetadata/Views.h"
#include "CodeObjectAsm/CodeObjectOutput.h"
#include "KernelModel/Lowering.h"
#include "LLVMSource/Metadata.h"
#include "Targets/Processors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;

void rocm::viewArgs(KernelResources &R, ArrayRef<Arg> Args) {
  hsa::viewArguments(R, Args);
}

/// Returns the resources that \p Descriptor has, without counts of registers.
static KernelResources viewDescriptor(StringRef Descriptor,
                                      const TargetState &Target) {
  KernelDescriptor D;
  std::memcpy(&D, Descriptor.data(), sizeof(D));
  KernelResources R;
  R.SharesVGPRs = getProcessorFacts(Target.getProcessor()).HasUnifiedVGPRs;
  R.LDSSize = D.GroupSegmentSize;
  R.ScratchSize = D.PrivateSegmentSize;
  R.KernargSize = support::endian::read32le(Descriptor.data() +
                                            amdhsa::KERNARG_SIZE_OFFSET);
  // viewEntry follows the rules of processors with a dialect.
  if (Target.getProcessor().HasDialect) {
    AmdKernelCode Header = {};
    Header.PgmRsrc2 = D.PgmRsrc2;
    Header.SGPRFlags = D.SGPRFlags;
    viewEntry(R, Header);
  }
  return R;
}

/// Counts the AccVGPRs if the directive \p Name says where they begin in a
/// unified register file.
static void viewAccVGPRs(KernelResources &R, StringRef Name, uint64_t Value) {
  if (Name == "accum_offset")
    R.AccVGPRs = R.VGPRs - std::min<uint64_t>(R.VGPRs, Value);
}

KernelResources CodeObjectOutput::view(const LoweredKernel &L, const Kernel &K,
                                       StringRef Descriptor) const {
  KernelResources R = viewDescriptor(Descriptor, Host.getTarget());
  viewRegisters(R, L.Registers, K.Config->Fields, K.Config->Usage);
  for (const LoweredKernel::Value &V : L.Values)
    viewAccVGPRs(R, V.Name, V.Number);
  R.GroupSize = K.Metadata.RequiredGroupSize;
  viewArgs(R, L.Args);
  return R;
}

KernelResources CodeObjectOutput::view(const AmdHsaBlocks::Block &B,
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
  for (const AmdHsaDirective &D : B.Kernel.Directives)
    viewAccVGPRs(R, D.Name, D.Value);
  R.SGPRs = R.SpecifiedSGPRs.value_or(0);
  // Only the descriptor has the count with VCC and other special registers,
  // rounded up.
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

/// Adds the arguments, register counts and work-group sizes of the compiler's
/// metadata to \p Views, the views of the kernels of blocks.
void CodeObjectOutput::viewCompiledArgs(
    MutableArrayRef<KernelView> Views) const {
  if (!MetadataYAML)
    return;
  Expected<std::vector<hsa::KernelMetadata>> Kernels =
      clrx::readMetadata(*MetadataYAML);
  if (!Kernels)
    return consumeError(Kernels.takeError());
  StringMap<const hsa::KernelMetadata *> ByName;
  for (const hsa::KernelMetadata &K : *Kernels)
    ByName[K.Name] = &K;
  for (KernelView &View : Views) {
    const hsa::KernelMetadata *K = ByName.lookup(View.Name);
    if (!K)
      continue;
    View.Resources->SGPRs =
        K->Numbers.getOr(KernelField::MetaSGPRs, View.Resources->SGPRs);
    View.Resources->AccVGPRs =
        K->Numbers.getOr(KernelField::MetaAccVGPRs, View.Resources->AccVGPRs);
    View.Resources->GroupSize = K->RequiredGroupSize;
    viewArgs(*View.Resources, K->Args);
  }
}

void CodeObjectOutput::viewResources(MutableArrayRef<KernelView> Views) {
  const size_t NumKernels = M.Kernels.size();
  // Functions have no descriptors.
  auto Descriptor = Facts.Descriptors.begin();
  auto NextLowered = Lowered.begin();
  for (auto [K, View] : zip_equal(M.Kernels, Views.take_front(NumKernels)))
    if (!K.IsFunction)
      View.Resources = view(*NextLowered++, K, *Descriptor++);
  const MutableArrayRef<KernelView> OfBlocks = Views.drop_front(NumKernels);
  for (auto [B, View] : zip_equal(Blocks.get(), OfBlocks))
    View.Resources = view(B, *Descriptor++);
  viewCompiledArgs(OfBlocks);
}
