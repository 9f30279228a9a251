//===- CodeObjectKernels.cpp - Kernels of HSA code objects ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads ROCm binaries and code objects of all versions. The layouts are those
// of "Code Object" in LLVM's AMDGPU User Guide.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/KernelViews.h"
#include "KernelModel/Lowering.h"
#include "KernelSetup.h"
#include "ROCm/Lowering.h"
#include "ROCm/Parts.h"
#include "clrx/CodeObject/Metadata.h"
#include "clrx/CodeObject/ObjectReader.h"
#include "clrx/CodeObject/Reader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/ELF.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::launch;

namespace {
/// Reader of one linked code object.
class Reader {
public:
  explicit Reader(const codeobject::LoadedObject &O) : O(O) {}
  Expected<std::vector<LaunchKernel>> read();

private:
  const codeobject::LoadedObject &O;
  const GPUName *Device = nullptr;
  std::shared_ptr<Program> Loaded = std::make_shared<Program>();
  std::vector<hsa::KernelMetadata> Metadata;
  StringMap<const hsa::KernelMetadata *> ByName;

  void readSegments();
  Error readFixups();
  Error readFixup(const ElfRelocation &R);
  Error readMetadata();
  Expected<LaunchKernel> readKernel(const codeobject::LoadedKernel &K);
  uint64_t getAddress(codeobject::Location L) const {
    return O.File.Sections[L.Section].Address + L.Offset;
  }
};
} // namespace

void Reader::readSegments() {
  for (unsigned Index : O.ByAddress) {
    const ElfFile::Section &S = O.File.Sections[Index];
    if (S.Size)
      Loaded->Segments.push_back({S.Name.str(), S.Address, S.Content.str(),
                                  S.Size, (S.Flags & ELF::SHF_WRITE) != 0});
  }
}

Error Reader::readFixup(const ElfRelocation &R) {
  AddressFixup F;
  F.Place = R.Offset;
  F.Target = R.Addend;
  if (R.Type == ELF::R_AMDGPU_RELATIVE64) {
    Loaded->Fixups.push_back(F);
    return Error::success();
  }
  const auto &Symbols = O.File.DynamicSymbols;
  if (R.Type != ELF::R_AMDGPU_ABS64 && R.Type != ELF::R_AMDGPU_ABS32_LO &&
      R.Type != ELF::R_AMDGPU_ABS32_HI)
    return createStringError("code object: relocation at address " +
                             Twine(R.Offset) + " has the unsupported type " +
                             Twine(R.Type));
  if (R.Symbol >= Symbols.size())
    return createStringError("code object: relocation at address " +
                             Twine(R.Offset) + " has symbol " +
                             Twine(R.Symbol) + " of " + Twine(Symbols.size()));
  const ElfFile::Symbol &S = Symbols[R.Symbol];
  if (S.SectionIndex == ELF::SHN_UNDEF)
    return createStringError("code object: symbol '" + S.Name +
                             "' is undefined");
  F.Target += S.Value;
  if (R.Type != ELF::R_AMDGPU_ABS64)
    F.Part = R.Type == ELF::R_AMDGPU_ABS32_HI ? AddressFixup::High
                                              : AddressFixup::Low;
  Loaded->Fixups.push_back(F);
  return Error::success();
}

Error Reader::readFixups() {
  for (const ElfFile::Section &S : O.File.Sections)
    if ((S.Type == ELF::SHT_RELA || S.Type == ELF::SHT_REL) &&
        S.Flags & ELF::SHF_ALLOC)
      for (const ElfRelocation &R : readRelocations(O.File, S))
        if (Error E = readFixup(R))
          return E;
  return Error::success();
}

Error Reader::readMetadata() {
  if (O.Version == 2 && !O.Metadata.empty()) {
    Expected<hsa::FileMetadata> File = hsa::readYAML(O.Metadata.rtrim('\0'));
    if (!File)
      return File.takeError();
    Metadata = std::move(File->Kernels);
    for (hsa::KernelMetadata &K : Metadata)
      K.Args = rocm::placeArgs(K.Args, /*HasOffsets=*/false);
  } else {
    Expected<std::vector<hsa::KernelMetadata>> Kernels =
        codeobject::readMetadata(O);
    if (!Kernels)
      return Kernels.takeError();
    Metadata = std::move(*Kernels);
  }
  for (const hsa::KernelMetadata &K : Metadata) {
    ByName.try_emplace(K.Name, &K);
    StringRef Symbol = K.SymbolName;
    if (Symbol.consume_back(rocm::DescriptorSuffix) ||
        Symbol.consume_back("@kd"))
      ByName.try_emplace(Symbol, &K);
  }
  return Error::success();
}

/// Returns the kind of \p A, which is not hidden.
static launch::ArgKind getKind(const hsa::Arg &A) {
  switch (A.Kind) {
  case hsa::ArgKind::Value:
    return launch::ArgKind::Value;
  case hsa::ArgKind::GlobalBuffer:
    return A.Space == hsa::AddressSpace::Constant
               ? launch::ArgKind::ConstantPointer
               : launch::ArgKind::GlobalPointer;
  case hsa::ArgKind::DynamicSharedPointer:
    return launch::ArgKind::LocalPointer;
  case hsa::ArgKind::Image:
    return launch::ArgKind::Image;
  case hsa::ArgKind::Sampler:
    return launch::ArgKind::Sampler;
  default:
    return launch::ArgKind::Other;
  }
}

/// Returns true if the user passes arguments of \p Kind.
static bool isPassedByUser(hsa::ArgKind Kind) {
  return Kind <= hsa::ArgKind::Queue || Kind == hsa::ArgKind::Unknown;
}

static void addArguments(LaunchKernel &K, KernelSetup &Setup,
                         ArrayRef<hsa::Arg> Args) {
  for (const hsa::Arg &A : Args) {
    if (!isPassedByUser(A.Kind)) {
      Setup.Hidden.push_back({A.Kind, A.AlignOrOffset, A.Size});
      continue;
    }
    KernelArg &New = K.Args.emplace_back();
    New.Name = A.Name;
    New.Type = A.TypeName;
    New.Kind = getKind(A);
    New.Offset = A.AlignOrOffset;
    New.Size = A.Size;
    New.Alignment = A.PointeeAlign;
  }
}

/// Returns the header of \p K as an amd_kernel_code_t.
static AmdKernelCode readHeader(const codeobject::LoadedKernel &K) {
  if (K.Header.size() == sizeof(AmdKernelCode))
    return rocm::readAt<AmdKernelCode>(K.Header, 0);
  const auto D = rocm::readAt<rocm::KernelDescriptor>(K.Header, 0);
  AmdKernelCode Header = rocm::makeHeader(D);
  Header.GroupSegmentSize = D.GroupSegmentSize;
  Header.PrivateSegmentSize = D.PrivateSegmentSize;
  Header.KernargSize =
      support::endian::read32le(K.Header.data() + amdhsa::KERNARG_SIZE_OFFSET);
  return Header;
}

Expected<LaunchKernel> Reader::readKernel(const codeobject::LoadedKernel &K) {
  if (!K.Entry)
    return createStringError("the code of kernel '" + K.Name +
                             "' is outside of the sections");
  LaunchKernel Result;
  auto Setup = std::make_shared<KernelSetup>();
  Result.Name = K.Name.str();
  Result.Architecture = getGPUInfo(Device->Device).Architecture;
  const AmdKernelCode Header = readHeader(K);
  Result.Wave32 = getArchInfo(Result.Architecture).HasWave32 &&
                  (O.Version == 2 ? Header.WavefrontSizeLog2 == 5
                                  : readBits(Header, KernelField::Wave32) != 0);
  viewHeader(Setup->Resources, Header);
  readWords(*Setup, Header, Result.Architecture, Result.Wave32);
  Setup->Code = Loaded;
  Setup->Entry = getAddress(*K.Entry);
  Setup->Descriptor = getAddress(K.Descriptor);
  if (const hsa::KernelMetadata *Known = ByName.lookup(K.Name)) {
    addArguments(Result, *Setup, Known->Args);
    Result.GroupSize = Known->RequiredGroupSize;
    KernelResources &R = Setup->Resources;
    R.KernargSize = std::max<uint64_t>(
        R.KernargSize, Known->Numbers.getOr(KernelField::MetaKernargSize, 0));
  } else if (Setup->Resources.KernargSize) {
    return createStringError("the code object has no metadata of kernel '" +
                             K.Name + "', so its arguments are unknown");
  }
  Result.Setup = std::move(Setup);
  return std::move(Result);
}

Expected<std::vector<LaunchKernel>> Reader::read() {
  if (!O.Target)
    return createStringError("code object: its processor is unknown");
  Device = findGPUName(O.Target->Processor);
  if (!Device || !Device->Processor.HasDialect)
    return createStringError("code object: kernels for processor '" +
                             O.Target->Processor + "' cannot be executed");
  readSegments();
  if (Error E = readFixups())
    return std::move(E);
  if (Error E = readMetadata())
    return std::move(E);
  std::vector<LaunchKernel> Kernels;
  for (const codeobject::LoadedKernel &K : O.Kernels) {
    Expected<LaunchKernel> Kernel = readKernel(K);
    if (!Kernel)
      return Kernel.takeError();
    Kernels.push_back(std::move(*Kernel));
  }
  return std::move(Kernels);
}

/// Links the relocatable file \p Binary.
static Expected<std::string> link(StringRef Binary) {
  Expected<codeobject::Object> Object = codeobject::readObject(Binary);
  if (!Object)
    return Object.takeError();
  std::string Linked;
  raw_string_ostream OS(Linked);
  if (Error E = codeobject::writeLoadable(*Object, OS))
    return std::move(E);
  return std::move(Linked);
}

Expected<std::vector<LaunchKernel>>
launch::readCodeObjectKernels(StringRef Binary) {
  Expected<std::unique_ptr<codeobject::LoadedObject>> O =
      codeobject::readCodeObject(Binary);
  if (!O)
    return O.takeError();
  if ((*O)->isLinked())
    return Reader(**O).read();
  Expected<std::string> Linked = link(Binary);
  if (!Linked)
    return Linked.takeError();
  O = codeobject::readCodeObject(*Linked);
  if (!O)
    return O.takeError();
  return Reader(**O).read();
}
