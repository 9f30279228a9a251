//===- CatalystKernels.cpp - Kernels of AMD's OpenCL drivers --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads AMD CL1 and AMD CL2 binaries.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Description.h"
#include "AmdCL1/Lowering.h"
#include "AmdCL2/Description.h"
#include "KernelSetup.h"
#include "clrx/AmdCL1/Reader.h"
#include "clrx/AmdCL2/Reader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::launch;

/// Returns the kind of \p A.
static ArgKind getKind(const catalyst::Argument &A) {
  if (A.IsPointer)
    return A.Space == catalyst::PointerSpace::Local ? ArgKind::LocalPointer
           : A.Space == catalyst::PointerSpace::Constant
               ? ArgKind::ConstantPointer
               : ArgKind::GlobalPointer;
  switch (A.getClass()) {
  case catalyst::ArgClass::Value:
  case catalyst::ArgClass::Structure:
    return ArgKind::Value;
  case catalyst::ArgClass::Image:
    return ArgKind::Image;
  case catalyst::ArgClass::Sampler:
    return ArgKind::Sampler;
  default:
    return ArgKind::Other;
  }
}

/// Returns argument \p A of \p Size bytes at \p Offset.
static KernelArg makeArgument(const catalyst::Argument &A, uint64_t Offset,
                              uint64_t Size) {
  KernelArg New;
  New.Name = A.Name;
  New.Type = A.TypeName;
  New.Kind = getKind(A);
  New.Offset = Offset;
  New.Size = Size;
  const catalyst::ArgTypeInfo &Type = catalyst::getArgTypeInfo(A.Type);
  if (New.Kind == ArgKind::Value && A.getClass() == catalyst::ArgClass::Value)
    New.HostSize = uint64_t(Type.ElementSize) * Type.DeclaredElements;
  return New;
}

//===----------------------------------------------------------------------===//
// AMD CL1
//===----------------------------------------------------------------------===//

/// Returns the size in memory of the value of \p A, or of the pointer.
static uint64_t getCL1Size(const catalyst::Argument &A, uint64_t SlotSize,
                           bool Is64Bit) {
  if (A.isPointerTo(catalyst::PointerSpace::Local))
    return 4;
  if (A.IsPointer)
    return Is64Bit ? 8 : 4;
  if (A.getClass() == catalyst::ArgClass::Structure)
    return A.StructSize;
  if (A.getClass() != catalyst::ArgClass::Value)
    return SlotSize;
  const catalyst::ArgTypeInfo &Type = catalyst::getArgTypeInfo(A.Type);
  return uint64_t(Type.ElementSize) *
         (Type.DeclaredElements == 3 ? 4 : Type.DeclaredElements);
}

static LaunchKernel readCL1Kernel(const amdcl1::Module &M,
                                  const amdcl1::Kernel &K,
                                  const amdcl1::Configuration &C) {
  LaunchKernel Result;
  auto Setup = std::make_shared<KernelSetup>();
  Result.Name = K.Name;
  Result.Architecture = M.getArch();
  Result.GroupSize = C.RequiredGroupSize;
  Setup->Rules = Driver::AmdCL1;
  Setup->Is64Bit = M.Is64Bit;
  Setup->Resources = amdcl1::viewKernel(C, M.getArch());
  Setup->NumVGPRs = Setup->Resources.VGPRs;
  Setup->NumSGPRs = Setup->Resources.SGPRs;
  Setup->Mode = C.Fields.getOrDefault(KernelField::FloatMode) |
                C.Fields.getOr(KernelField::Dx10Clamp, 0) << 8 |
                C.Fields.getOr(KernelField::IeeeMode, 0) << 9;
  Setup->UserSGPRs = C.UserSGPRs;
  const std::vector<uint32_t> Offsets = amdcl1::getArgumentOffsets(C.Args);
  for (auto [I, A] : enumerate(C.Args)) {
    const uint64_t Slot = Offsets[I + 1] - Offsets[I];
    KernelArg &New = Result.Args.emplace_back(
        makeArgument(A, Offsets[I], getCL1Size(A, Slot, M.Is64Bit)));
    New.ResourceId = A.ResourceId.value_or(0);
    New.IsConstantBuffer = A.isPointerTo(catalyst::PointerSpace::Constant) &&
                           !M.getDriver().HasConstantUAVs;
  }
  auto Code = std::make_shared<Program>();
  constexpr uint64_t PageSize = 4096;
  Code->Segments.push_back({".text", 0, K.Code, K.Code.size(), false});
  if (!M.GlobalData.empty()) {
    Setup->GlobalData = alignTo(K.Code.size() + PageSize, PageSize);
    Setup->GlobalDataSize = M.GlobalData.size();
    Code->Segments.push_back({"global data", *Setup->GlobalData, M.GlobalData,
                              M.GlobalData.size(), false});
  }
  Setup->Code = std::move(Code);
  Result.Setup = std::move(Setup);
  return Result;
}

Expected<std::vector<LaunchKernel>>
launch::readAmdCL1Kernels(StringRef Binary) {
  Expected<amdcl1::Module> M = amdcl1::readModule(Binary);
  if (!M)
    return M.takeError();
  std::vector<LaunchKernel> Kernels;
  for (const amdcl1::Kernel &K : M->Kernels) {
    Expected<amdcl1::Configuration> C =
        readConfiguration(*M, K, amdcl1::ConfigView::Exact);
    if (!C)
      return C.takeError();
    Kernels.push_back(readCL1Kernel(*M, K, *C));
  }
  return std::move(Kernels);
}

//===----------------------------------------------------------------------===//
// AMD CL2
//===----------------------------------------------------------------------===//

/// Prefix of the names of the arguments that the driver passes.
static constexpr StringLiteral SetupArgPrefix = "_.";

/// Returns the kind of the argument \p Name that the driver passes.
static hsa::ArgKind getSetupKind(StringRef Name) {
  static constexpr NamedValue<hsa::ArgKind> Names[] = {
      {"_.global_offset_0", hsa::ArgKind::GlobalOffsetX},
      {"_.global_offset_1", hsa::ArgKind::GlobalOffsetY},
      {"_.global_offset_2", hsa::ArgKind::GlobalOffsetZ},
      {"_.printf_buffer", hsa::ArgKind::PrintfBuffer},
      {"_.vqueue_pointer", hsa::ArgKind::DefaultQueue},
      {"_.aqlwrap_pointer", hsa::ArgKind::CompletionAction},
  };
  for (const auto &Row : Names)
    if (Row.Name == Name)
      return Row.Value;
  return hsa::ArgKind::None;
}

/// Reader of an AMD CL2 module.
namespace {
class CL2Reader {
public:
  explicit CL2Reader(const amdcl2::Module &M) : M(M) {}
  Expected<LaunchKernel> readKernel(const amdcl2::Kernel &K);

private:
  const amdcl2::Module &M;

  void loadCode(KernelSetup &Setup, const amdcl2::Kernel &K) const;
  void readArguments(LaunchKernel &Result, KernelSetup &Setup,
                     const amdcl2::Configuration &C) const;
};
} // namespace

void CL2Reader::loadCode(KernelSetup &Setup, const amdcl2::Kernel &K) const {
  auto Code = std::make_shared<Program>();
  uint64_t End = 0;
  const auto Load = [&](StringRef Name, StringRef Content, uint64_t Size,
                        bool IsWritable) {
    constexpr uint64_t PageSize = 4096;
    const uint64_t Address = End;
    if (Size)
      Code->Segments.push_back(
          {Name.str(), Address, Content.str(), Size, IsWritable});
    End = alignTo(Address + Size + PageSize, PageSize);
    return Address;
  };
  // New drivers have the code of all kernels in one piece.
  const amdcl2::Code &Text = M.MainCode ? *M.MainCode : K.Text;
  if (M.MainCode && K.Parts.Setup)
    Setup.Entry = K.MainCodeOffset + K.Parts.Setup->size();
  Load(".text", Text.Content, Text.Content.size(), false);
  const uint64_t ReadOnly =
      Load("constant data", M.ReadOnlyData, M.ReadOnlyData.size(), false);
  const uint64_t ReadWrite =
      Load("global data", M.ReadWriteData, M.ReadWriteData.size(), true);
  const uint64_t BSS = Load("zeroed data", "", M.BSSSize, true);
  for (const amdcl2::CodeRelocation &R : Text.Relocations) {
    const uint64_t Target = R.Target == amdcl2::SymbolSection::ReadWriteData
                                ? ReadWrite
                            : R.Target == amdcl2::SymbolSection::BSS ? BSS
                                                                     : ReadOnly;
    Code->Fixups.push_back({R.Offset, Target + R.Addend,
                            R.IsHigh ? AddressFixup::High : AddressFixup::Low});
  }
  Setup.Code = std::move(Code);
}

void CL2Reader::readArguments(LaunchKernel &Result, KernelSetup &Setup,
                              const amdcl2::Configuration &C) const {
  const auto Offsets =
      amdcl2::getKernargOffsets(C.Args, M.Is64Bit, M.getGeneration());
  for (auto [I, A] : enumerate(C.Args)) {
    const ArgumentView &Place = Setup.Resources.Args[I];
    if (StringRef(A.Name).starts_with(SetupArgPrefix)) {
      Setup.Hidden.push_back({getSetupKind(A.Name), Place.Offset, Place.Size});
      continue;
    }
    uint64_t Size = Place.Size;
    const catalyst::ArgTypeInfo &Type = catalyst::getArgTypeInfo(A.Type);
    if (A.IsPointer)
      Size = M.Is64Bit ? 8 : 4;
    else if (Type.Class == catalyst::ArgClass::Value)
      Size = uint64_t(Type.ElementSize) *
             amdcl2::getVectorLength(A.Type, M.getGeneration());
    Result.Args.push_back(makeArgument(A, Place.Offset, Size));
  }
}

Expected<LaunchKernel> CL2Reader::readKernel(const amdcl2::Kernel &K) {
  Expected<amdcl2::Configuration> C =
      amdcl2::readMetadata(K.Parts.Metadata, M.Is64Bit);
  if (!C)
    return createStringError("metadata of kernel '" + K.Name +
                             "': " + toString(C.takeError()));
  AmdKernelCode Header = {};
  if (!K.Parts.Setup || K.Parts.Setup->size() < sizeof(Header))
    return createStringError("the AMD CL2 binary has no setup of kernel '" +
                             K.Name + "'");
  std::memcpy(&Header, K.Parts.Setup->data(), sizeof(Header));
  LaunchKernel Result;
  auto Setup = std::make_shared<KernelSetup>();
  Result.Name = K.Name;
  Result.Architecture = M.getArch();
  Result.GroupSize = C->RequiredGroupSize;
  Setup->Is64Bit = M.Is64Bit;
  Setup->Resources = amdcl2::viewKernel(M, Header, *C);
  readWords(*Setup, Header, M.getArch(), /*Wave32=*/false);
  readArguments(Result, *Setup, *C);
  loadCode(*Setup, K);
  Result.Setup = std::move(Setup);
  return std::move(Result);
}

Expected<std::vector<LaunchKernel>>
launch::readAmdCL2Kernels(StringRef Binary, const LaunchOptions &Options) {
  amdcl2::ReadOptions Read;
  Read.DriverVersion = Options.DriverVersion;
  Read.IsExact = true;
  // Drivers load the code of all kernels as one piece, and kernels share
  // functions in it.
  Read.HasMainCode = true;
  Expected<amdcl2::Module> M = amdcl2::readModule(Binary, Read);
  if (!M)
    return M.takeError();
  std::vector<LaunchKernel> Kernels;
  for (const amdcl2::Kernel &K : M->Kernels) {
    Expected<LaunchKernel> Kernel = CL2Reader(*M).readKernel(K);
    if (!Kernel)
      return Kernel.takeError();
    Kernels.push_back(std::move(*Kernel));
  }
  return std::move(Kernels);
}
