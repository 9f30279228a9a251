//===- GalliumKernels.cpp - Kernels of GalliumCompute ---------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads the binaries of Mesa's Clover.
//
//===----------------------------------------------------------------------===//

#include "Gallium/Description.h"
#include "Gallium/Lowering.h"
#include "KernelModel/Lowering.h"
#include "KernelSetup.h"
#include "clrx/Gallium/Reader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::launch;

/// Size of the grid before the arguments, for drivers before LLVM 4.0.
static constexpr uint64_t GridSize = uint64_t(9) * 4;

/// User SGPRs that Mesa fills. The other flags reserve no registers.
static constexpr uint16_t FilledSGPRs =
    SF_PrivateSegmentBuffer | SF_DispatchPtr | SF_KernargSegmentPtr |
    uint16_t(~(SF_PrivateSegmentSize * 2 - 1));

static launch::ArgKind getKind(gallium::ArgType Type) {
  switch (Type) {
  case gallium::ArgType::Scalar:
    return launch::ArgKind::Value;
  case gallium::ArgType::Constant:
    return launch::ArgKind::ConstantPointer;
  case gallium::ArgType::Global:
    return launch::ArgKind::GlobalPointer;
  case gallium::ArgType::Local:
    return launch::ArgKind::LocalPointer;
  case gallium::ArgType::Sampler:
    return launch::ArgKind::Sampler;
  default:
    return launch::ArgKind::Image;
  }
}

/// Returns the alignment of \p A among the arguments. From Mesa 22.3 on,
/// offsets in local memory are aligned to 8 bytes. Before, they are aligned
/// like the local memory.
static uint64_t getAlignment(const gallium::Arg &A, bool IsForNewMesa) {
  constexpr uint64_t LocalAlignment = 8;
  if (A.Type == gallium::ArgType::Local && IsForNewMesa)
    return LocalAlignment;
  return std::max(A.TargetAlign, 1u);
}

static void readArguments(LaunchKernel &Result, KernelSetup &Setup,
                          ArrayRef<gallium::Arg> Args, bool IsForNewMesa) {
  const uint64_t Start = Setup.Rules == Driver::OldClover ? GridSize : 0;
  uint64_t End = 0;
  for (auto [I, A] : enumerate(Args)) {
    const uint64_t Place = alignTo(End, getAlignment(A, IsForNewMesa));
    const uint64_t Offset = Start + Place;
    End = Place + A.TargetSize;
    if (A.Semantic == gallium::ArgSemantic::GridDim) {
      Setup.Hidden.push_back({hsa::ArgKind::GridDims, Offset, A.TargetSize});
      continue;
    }
    if (A.Semantic == gallium::ArgSemantic::GridOffset) {
      const uint64_t Step = alignTo(4, std::max(A.TargetAlign, 1u));
      End = Place + 2 * Step + 4;
      for (unsigned Dim = 0; Dim != 3; ++Dim)
        Setup.Hidden.push_back(
            {hsa::ArgKind(unsigned(hsa::ArgKind::GlobalOffsetX) + Dim),
             Offset + Dim * Step, 4});
      continue;
    }
    KernelArg &New = Result.Args.emplace_back();
    New.Type = Setup.Resources.Args[I].Type;
    New.Kind = getKind(A.Type);
    New.Offset = Offset;
    New.Size = A.TargetSize;
    New.Alignment = A.TargetAlign;
    if (A.Type != gallium::ArgType::Scalar)
      continue;
    New.HostSize = A.Size;
    New.IsExtended = true;
    New.IsSigned = A.SignExtend;
  }
  Setup.Resources.KernargSize =
      std::max(Setup.Resources.KernargSize, Start + End);
}

static LaunchKernel readKernel(const gallium::Module &M, unsigned Index, Arch A,
                               std::shared_ptr<const Program> Code) {
  const gallium::Kernel &K = M.Kernels[Index];
  LaunchKernel Result;
  auto Setup = std::make_shared<KernelSetup>();
  Result.Name = K.Name;
  Result.Architecture = A;
  for (auto [I, Size] : enumerate(K.GroupSize))
    Result.GroupSize[I] = Size;
  gallium::KernelParts Parts = {K.Entries, {}, {}};
  Setup->Rules = M.hasKernelHeaders() ? Driver::Clover : Driver::OldClover;
  Setup->Entry = Setup->Descriptor = K.Offset;
  AmdKernelCode Words = gallium::getWords(K.Entries);
  if (M.hasKernelHeaders()) {
    const StringRef Bytes =
        StringRef(M.Code).substr(K.Offset, sizeof(Parts.Header));
    std::memcpy(&Parts.Header, Bytes.data(), Bytes.size());
    Words = Parts.Header;
    Result.Wave32 = getArchInfo(A).HasWave32 &&
                    readBits(Parts.Header, KernelField::Wave32) != 0;
    Parts.Header.SGPRFlags = Parts.Header.SGPRFlags & FilledSGPRs;
    Setup->Entry += sizeof(AmdKernelCode);
  }
  Setup->Resources = gallium::viewKernel(M, K, Parts, A);
  readWords(*Setup, Words, A, Result.Wave32);
  readArguments(Result, *Setup, K.Args, M.getLayout().IsLoadedByNewMesa);
  Setup->Code = std::move(Code);
  Result.Setup = std::move(Setup);
  return Result;
}

/// Returns true if \p Type is one of R_AMDGPU_REL*, distances.
static bool isDistance(uint32_t Type) {
  return Type == ELF::R_AMDGPU_REL32 || Type == ELF::R_AMDGPU_REL64 ||
         Type == ELF::R_AMDGPU_REL32_LO || Type == ELF::R_AMDGPU_REL32_HI;
}

/// Returns the fixup for \p R, whose section begins at \p Target.
static AddressFixup makeFixup(const gallium::Relocation &R, uint64_t Target) {
  AddressFixup F;
  F.Place = R.Offset;
  F.Target = R.Addend;
  F.IsDistance = isDistance(R.Type);
  if (R.Target == gallium::Relocation::ScratchWord0)
    F.Kind = AddressFixup::ScratchWord0;
  else if (R.Target == gallium::Relocation::ScratchWord1)
    F.Kind = AddressFixup::ScratchWord1;
  else
    F.Target += Target;
  if (R.getSize() == 4)
    F.Part =
        R.Type == ELF::R_AMDGPU_ABS32_HI || R.Type == ELF::R_AMDGPU_REL32_HI
            ? AddressFixup::High
            : AddressFixup::Low;
  return F;
}

/// Returns the code and data of \p M. Mesa loads the other sections behind the
/// code and its end markers, in the order of the file. Before 19.2, Mesa copied
/// the data directly behind the code.
static Expected<std::shared_ptr<const Program>> load(const gallium::Module &M) {
  const bool IsNew = M.getLayout().IsLoadedByNewMesa;
  const uint64_t EndMarkers = IsNew ? 20 : 0, DataAlignment = IsNew ? 256 : 1;
  auto Code = std::make_shared<Program>();
  Code->Segments.push_back({".text", 0, M.Code, M.Code.size(), false});
  uint64_t End = M.Code.size() + EndMarkers;
  const auto Load = [&](StringRef Name, StringRef Content, uint64_t Size,
                        uint64_t Alignment, bool IsWritable) {
    const uint64_t Address = alignTo(End, Alignment);
    if (Size)
      Code->Segments.push_back(
          {Name.str(), Address, Content.str(), Size, IsWritable});
    End = Address + Size;
    return Address;
  };
  uint64_t Data = 0;
  if (M.GlobalData)
    Data = Load(".rodata", *M.GlobalData, M.GlobalData->size(), DataAlignment,
                false);
  std::vector<uint64_t> Extra;
  for (const ElfSection &S : M.ExtraSections)
    Extra.push_back(S.Flags & ELF::SHF_ALLOC
                        ? Load(S.Name, S.Content, S.size(),
                               std::max<uint64_t>(S.Alignment, 1),
                               S.Flags & ELF::SHF_WRITE)
                        : 0);
  for (const gallium::Relocation &R : M.Relocations) {
    const bool IsExtra = R.Section == gallium::Symbol::Extra;
    if (IsExtra && R.ExtraIndex >= Extra.size())
      return createStringError(
          "Gallium binary: a relocation refers to section " +
          Twine(R.ExtraIndex) + " of " + Twine(Extra.size()));
    Code->Fixups.push_back(makeFixup(R, R.Section == gallium::Symbol::GlobalData
                                            ? Data
                                        : IsExtra ? Extra[R.ExtraIndex]
                                                  : 0));
  }
  return Code;
}

Expected<std::vector<LaunchKernel>>
launch::readGalliumKernels(StringRef Binary, const LaunchOptions &Options) {
  Expected<gallium::Module> M =
      gallium::readModule(Binary, Options.LLVMVersion);
  if (!M)
    return M.takeError();
  if (!Options.LLVMVersion && gallium::looksLikeKernelHeaders(*M))
    M->LLVMVersion =
        gallium::getFirstVersion(&gallium::CodeFacts::HasKernelHeaders);
  if (!Options.Device && !M->getLayout().HasMachineFlags)
    return createStringError("the Gallium binary does not name its GPU, so "
                             "specify one");
  const GPU Device = gallium::chooseDevice(
      *M, Options.Device.value_or(M->Device), M->hasKernelHeaders());
  Expected<std::shared_ptr<const Program>> Code = load(*M);
  if (!Code)
    return Code.takeError();
  std::vector<LaunchKernel> Kernels;
  for (unsigned I = 0; I != M->Kernels.size(); ++I)
    Kernels.push_back(
        readKernel(*M, I, getGPUInfo(Device).Architecture, *Code));
  return std::move(Kernels);
}
