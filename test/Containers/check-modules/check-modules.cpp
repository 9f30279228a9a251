//===- check-modules.cpp - Modules built by hand --------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: clrx-check-modules MODULE OUT
//        clrx-check-modules lift COUNT
//
// Builds a Module by hand, as a parser or a reader does, and writes it to OUT.
// If its kernels have configurations, the file must stay the same after
// lowering the configurations, and after lifting the lowered parts to
// configurations again.
//
// "lift" does the same for COUNT random configurations of each kind.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Lowering.h"
#include "AmdCL2/Lowering.h"
#include "Gallium/Lowering.h"
#include "clrx/AmdCL2/Module.h"
#include "clrx/Elf/ElfImage.h"
#include "clrx/Gallium/Module.h"
#include "clrx/Gallium/Reader.h"
#include "clrx/ROCm/Module.h"
#include "clrx/RawCode/Module.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <random>

using namespace llvm;
using namespace clrx;
using KF = KernelField;

static constexpr StringLiteral EndPgm =
    StringLiteral::withInnerNUL("\x00\x00\x81\xbf"); // s_endpgm
static constexpr StringLiteral MovV2V0 =
    StringLiteral::withInnerNUL("\x00\x03\x04\x7e"); // v_mov_b32 v2, v0

template <class ModuleT, class WriteFn>
static std::string toBytes(const ModuleT &M, WriteFn Write) {
  std::string Bytes;
  raw_string_ostream OS(Bytes);
  if (Error E = Write(M, OS)) {
    errs() << toString(std::move(E)) << '\n';
    exit(1);
  }
  return Bytes;
}

//===----------------------------------------------------------------------===//
// AmdCL2
//===----------------------------------------------------------------------===//

static amdcl2::Module makeAmdCL2(GPU Device, uint32_t DriverVersion) {
  amdcl2::Module M;
  M.Device = Device;
  M.Is64Bit = true;
  M.DriverVersion = DriverVersion;
  return M;
}

static amdcl2::Configuration &addKernel(amdcl2::Module &M, StringRef Name) {
  amdcl2::Kernel &K = M.Kernels.emplace_back();
  K.Name = Name.str();
  K.Text.Content = EndPgm.str();
  return K.Config.emplace();
}

/// Makes the module of Conformance/amdcl2/old-enqueue.
static amdcl2::Module makeOld() {
  amdcl2::Module M = makeAmdCL2(GPU::Tonga, 180005);
  amdcl2::Configuration &C = addKernel(M, "krn");
  C.Fields.set(KF::Dims, DimSets{1, 1, false}.pack());
  C.Fields.set(KF::UseEnqueue, 1);
  amdcl2::Argument &A = C.Args.emplace_back();
  A.Name = "q";
  A.Type = amdcl2::ArgType::Queue;
  A.TypeName = catalyst::getDefaultTypeName(A.Type, /*IsPointer=*/false);
  return M;
}

/// Makes the module of Conformance/amdcl2/config-nothing.
static amdcl2::Module makeNew() {
  amdcl2::Module M = makeAmdCL2(GPU::Bonaire, 200406);
  addKernel(M, "krn");
  return M;
}

/// Makes the module of Conformance/amdcl2/hsaconfig-sizes-old-style-names.
static amdcl2::Module makeNewHSA() {
  amdcl2::Module M = makeAmdCL2(GPU::Bonaire, 200406);
  amdcl2::Configuration &C = addKernel(M, "hk");
  C.Kind = amdcl2::ConfigKind::HSA;
  C.Fields.set(KF::ScratchSize, 80);
  C.Fields.set(KF::LocalSize, 1000);
  C.Fields.set(KF::GDSSize, 3000);
  return M;
}

/// Returns \p M with lowered parts instead of configurations.
static amdcl2::Module withParts(amdcl2::Module M) {
  cantFail(lowerKernels(M));
  return M;
}

/// Returns \p M with configurations that are lifted from setups.
static std::optional<amdcl2::Module> withLifted(amdcl2::Module M) {
  for (amdcl2::Kernel &K : M.Kernels) {
    std::optional<KernelConfig> Fields =
        liftSetup(M, lowerSetup(M, *K.Config), *K.Config);
    if (!Fields)
      return std::nullopt;
    K.Config->Fields = *Fields;
  }
  return M;
}

//===----------------------------------------------------------------------===//
// AmdCL1
//===----------------------------------------------------------------------===//

/// Makes the module of Conformance/amd/config-no-code.
static amdcl1::Module makeAmdCL1() {
  amdcl1::Module M;
  M.Device = GPU::Pitcairn;
  M.DriverVersion = 158000;
  amdcl1::Kernel &K = M.Kernels.emplace_back();
  K.Name = "k";
  K.Config.emplace();
  return M;
}

static amdcl1::Module withParts(amdcl1::Module M) {
  cantFail(lowerKernels(M));
  return M;
}

static std::optional<amdcl1::Module> withLifted(amdcl1::Module M) {
  M = withParts(std::move(M));
  for (amdcl1::Kernel &K : M.Kernels) {
    K.Config = liftKernel(M, K);
    if (!K.Config)
      return std::nullopt;
  }
  return M;
}

//===----------------------------------------------------------------------===//
// Gallium
//===----------------------------------------------------------------------===//

static gallium::Module makeGallium(GPU Device, uint32_t LLVMVersion,
                                   uint32_t MesaVersion, StringRef KernelName) {
  gallium::Module M;
  M.Device = Device;
  M.LLVMVersion = LLVMVersion;
  M.MesaVersion = MesaVersion;
  M.Kernels.emplace_back().Name = KernelName.str();
  M.Code = std::string(M.hasKernelHeaders() ? 256 : 0, '\0') + MovV2V0.str() +
           EndPgm.str();
  return M;
}

/// Makes the module of Conformance/gallium/proginfo-three-entries.
static gallium::Module makeProgInfo() {
  gallium::Module M = makeGallium(GPU::Tahiti, 30600, 100600, "pa");
  M.Code = EndPgm.str();
  M.Kernels[0].Entries = {{{gallium::PgmRsrc1Address, 0x000c0183},
                           {gallium::PgmRsrc2Address, 0x00001798},
                           {gallium::TmpRingSizeAddress, 0x00002000}}};
  return M;
}

/// Makes the module of Conformance/gallium/config-minimal.
static gallium::Module makePlain() {
  gallium::Module M = makeGallium(GPU::Tahiti, 30600, 100600, "work");
  M.Kernels[0].Config.emplace().Usage.NumVGPRs = 3;
  return M;
}

/// Makes the module of Conformance/gallium/hsa-plain-userdatanum.
static gallium::Module makeHeader() {
  gallium::Module M = makeGallium(GPU::Bonaire, 40000, 170000, "hsak");
  gallium::Configuration &C = M.Kernels[0].Config.emplace();
  C.Plain.set(KF::UserDataCount, 11);
  C.Header.setFlags(SF_PrivateSegmentBuffer | SF_DispatchPtr |
                        SF_KernargSegmentPtr,
                    FF_Ptr64);
  C.Usage.NumVGPRs = 3;
  C.ComputesUserData = true;
  return M;
}

/// Makes the module of the source in modules.test.
static gallium::Module makeMesa20() {
  gallium::Module M = makeGallium(GPU::GFX1010, 0, 220300, "k");
  gallium::Kernel &K = M.Kernels[0];
  K.Attributes = "reqd_work_group_size(64,1,1)";
  K.GroupSize = {64, 1, 1};
  K.Args.push_back({gallium::ArgType::Global, 8, 8, 8});
  gallium::Configuration &C = K.Config.emplace();
  C.Header.set(KF::SGPRFlags, SF_KernargSegmentPtr);
  C.Header.set(KF::Wave32, 1);
  C.ComputesUserData = true;
  M.Code.resize(sizeof(AmdKernelCode));
  M.Code += StringRef("\xff\x03\x80\xbe\0\0\0\0", 8).str() + // s_mov_b32 s0
            EndPgm.str();
  M.GlobalData = std::string(8, '\0');
  M.ExtraSections.emplace_back().Name = "user";
  M.ExtraSections[0].Flags = ELF::SHF_ALLOC;
  M.ExtraSections[0].Content = "data";
  gallium::Relocation &R = M.Relocations.emplace_back();
  R.Offset = M.Kernels[0].Offset + 260;
  R.Target = gallium::Relocation::InSection;
  R.Section = gallium::Symbol::Extra;
  R.Type = ELF::R_AMDGPU_REL32_LO;
  R.Addend = 4;
  return M;
}

/// Makes a module with relocations of 64 bits. No source has them.
static gallium::Module makeMesa20Wide() {
  gallium::Module M = makeMesa20();
  const gallium::Relocation User = M.Relocations[0];
  const auto Add = [&](uint32_t Type, uint64_t Addend) {
    gallium::Relocation &R = M.Relocations.emplace_back(User);
    R.Offset = M.Code.size();
    R.Type = Type;
    R.Addend = Addend;
    M.Code += std::string(R.getSize(), '\0');
  };
  Add(ELF::R_AMDGPU_ABS64, 0x123456789abcdef0);
  Add(ELF::R_AMDGPU_REL64, uint64_t(-8));
  Add(ELF::R_AMDGPU_ABS32_HI, 0xfffffff0);
  return M;
}

/// Returns the file that the writer makes from what the reader finds in \p
/// Bytes.
static std::string rewrite(StringRef Bytes) {
  Expected<gallium::Module> M = gallium::readModule(Bytes);
  if (!M) {
    errs() << toString(M.takeError()) << '\n';
    exit(1);
  }
  return toBytes(*M, gallium::writeModule);
}

/// Makes the module of Conformance/rocm/format-new-bare.
static rocm::Module makeROCm() {
  rocm::Module M;
  M.Format = rocm::FileFormat::New;
  M.Device = GPU::GFX900;
  M.HasMetadata = true;
  rocm::Kernel &K = M.Kernels.emplace_back();
  K.Name = "k";
  K.Config.emplace().Usage.NumSGPRs = 4;
  M.Code.resize(sizeof(AmdKernelCode));
  M.Code += StringRef("\x85\0\x83\xbe", 4).str() + // s_mov_b32 s3, 5
            EndPgm.str();
  M.GlobalData = std::string(64, '\0');
  return M;
}

static gallium::Module withParts(gallium::Module M) {
  for (gallium::Kernel &K : M.Kernels) {
    const gallium::KernelParts Parts = lower(M, *K.Config, K.Args);
    K.Entries = Parts.Entries;
    if (M.hasKernelHeaders())
      M.Code.replace(K.Offset, sizeof(Parts.Header), rawBytes(Parts.Header));
    K.Config.reset();
  }
  return M;
}

static std::optional<gallium::Module> withLifted(gallium::Module M) {
  for (gallium::Kernel &K : M.Kernels) {
    K.Config = lift(M, lower(M, *K.Config, K.Args), K.Args);
    if (!K.Config)
      return std::nullopt;
  }
  return M;
}

//===----------------------------------------------------------------------===//
// One module
//===----------------------------------------------------------------------===//

/// Returns the bytes of \p M, which must be the same after lowering and after
/// lifting.
template <class ModuleT, class WriteFn>
static std::string writeChecked(const ModuleT &M, WriteFn Write) {
  std::string Bytes = toBytes(M, Write);
  if (toBytes(withParts(M), Write) != Bytes) {
    errs() << "the parts of kernels make another file\n";
    exit(1);
  }
  std::optional<ModuleT> Lifted = withLifted(M);
  if (!Lifted || toBytes(*Lifted, Write) != Bytes) {
    errs() << (Lifted ? "a lifted configuration makes another file\n"
                      : "no configuration was found\n");
    exit(1);
  }
  return Bytes;
}

static std::string build(StringRef Name) {
  if (Name == "raw")
    return toBytes<rawcode::Module>({"\x81\x03\x80\xbe" + EndPgm.str()},
                                    rawcode::writeModule);
  if (Name == "rocm")
    return toBytes(makeROCm(), rocm::writeModule);
  if (Name == "gallium-proginfo")
    return toBytes(makeProgInfo(), gallium::writeModule);
  if (Name == "gallium-wide")
    return writeChecked(makeMesa20Wide(), gallium::writeModule);
  if (Name == "gallium-wide-again")
    return rewrite(writeChecked(makeMesa20Wide(), gallium::writeModule));
  if (Name == "amdcl1")
    return writeChecked(makeAmdCL1(), amdcl1::writeModule);
  if (Name.starts_with("gallium"))
    return writeChecked(StringSwitch<gallium::Module (*)()>(Name)
                            .Case("gallium", makePlain)
                            .Case("gallium-mesa20", makeMesa20)
                            .Default(makeHeader)(),
                        gallium::writeModule);
  return writeChecked(StringSwitch<amdcl2::Module (*)()>(Name)
                          .Case("amdcl2-old", makeOld)
                          .Case("amdcl2-new", makeNew)
                          .Default(makeNewHSA)(),
                      amdcl2::writeModule);
}

//===----------------------------------------------------------------------===//
// Random configurations
//===----------------------------------------------------------------------===//

namespace {

using Random = std::mt19937_64;

/// Values that the pseudo-ops of a field accept.
struct FieldRange {
  KF Field;
  uint64_t Max; ///< Largest value; the smallest is 0.
};

} // namespace

static constexpr FieldRange CommonRanges[] = {
    {KF::Dims, 0x3f},       {KF::SGPRCount, 102},    {KF::VGPRCount, 256},
    {KF::LocalSize, 32768}, {KF::ScratchSize, 4096}, {KF::PgmRsrc1, ~0u},
    {KF::PgmRsrc2, ~0u},    {KF::Priority, 3},       {KF::FloatMode, 255},
    {KF::Exceptions, 127},  {KF::TgSize, 1},         {KF::DebugMode, 1},
    {KF::Dx10Clamp, 1},     {KF::IeeeMode, 1},       {KF::PrivMode, 1},
};
static constexpr FieldRange AmdCL1Ranges[] = {
    {KF::Dims, 0x3f},       {KF::SGPRCount, 100},    {KF::VGPRCount, 256},
    {KF::LocalSize, 32768}, {KF::ScratchSize, 4096}, {KF::PgmRsrc2, ~0u},
    {KF::FloatMode, 255},   {KF::Exceptions, 127},   {KF::TgSize, 1},
    {KF::IeeeMode, 1},      {KF::HWRegion, ~1u},     {KF::UAVPrivate, ~1u},
    {KF::UAVId, 1023},      {KF::CBId, 1023},        {KF::PrintfId, 1023},
    {KF::PrivateId, 1023},  {KF::EarlyExit, ~0u},    {KF::CondOut, ~0u},
    {KF::UsePrintf, 1},     {KF::UseConstData, 1},
};
static constexpr FieldRange OpenCLRanges[] = {
    {KF::GDSSize, 65536}, {KF::UseArgs, 1},    {KF::UseSetup, 1},
    {KF::UseEnqueue, 1},  {KF::UseGeneric, 1},
};
static constexpr FieldRange HeaderRanges[] = {
    {KF::UserDataCount, 16},
    {KF::GDSSize, 65536},
    {KF::CodeVersionMajor, 99},
    {KF::MachineMajor, 0xfffe},
    {KF::MachineStepping, 99},
    {KF::CodeEntryOffset, 1 << 20},
    {KF::MaxScratchBacking, ~1u},
    {KF::SGPRFlags, 0x7f},
    {KF::GridDims, 7},
    {KF::Wave32, 1},
    {KF::KernargSize, 4096},
    {KF::WavefrontSGPRs, 104},
    {KF::WorkitemVGPRs, 256},
    {KF::ReservedVGPRFirst, 255},
    {KF::ReservedSGPRCount, 16},
    {KF::GroupAlignLog2, 15},
    {KF::WavefrontSizeLog2, 8},
    {KF::CallConvention, ~0u},
    {KF::LoaderSymbol, ~1u},
};

/// Sets about half of the fields to random values.
static void setRandom(KernelConfig &C, ArrayRef<FieldRange> Ranges, Random &R) {
  for (const FieldRange &Range : Ranges)
    if (R() % 2)
      C.set(Range.Field, R() % (Range.Max + 1));
}

static amdcl1::Module makeRandomAmdCL1(Random &R) {
  static constexpr GPU Devices[] = {GPU::Pitcairn, GPU::Bonaire, GPU::Tonga};
  static constexpr uint32_t Drivers[] = {0, 112402, 134805, 145000, 180005};
  amdcl1::Module M = makeAmdCL1();
  M.Device = Devices[R() % 3];
  M.DriverVersion = Drivers[R() % 5];
  setRandom(M.Kernels[0].Config->Fields, AmdCL1Ranges, R);
  return M;
}

static amdcl2::Module makeRandomAmdCL2(Random &R, amdcl2::ConfigKind Kind) {
  static constexpr GPU Devices[] = {GPU::Bonaire, GPU::Tonga, GPU::GFX900,
                                    GPU::GFX906};
  amdcl2::Module M = makeAmdCL2(Devices[R() % 4], R() % 2 ? 258000 : 180005);
  amdcl2::Configuration &C = addKernel(M, "k");
  C.Kind = Kind;
  setRandom(C.Fields, CommonRanges, R);
  setRandom(C.Fields,
            Kind == amdcl2::ConfigKind::HSA ? ArrayRef(HeaderRanges)
                                            : ArrayRef(OpenCLRanges),
            R);
  return M;
}

static gallium::Module makeRandomGallium(Random &R) {
  static constexpr GPU Devices[] = {GPU::Tahiti, GPU::Bonaire, GPU::Tonga,
                                    GPU::GFX900, GPU::GFX1010};
  gallium::Module M = makeGallium(Devices[R() % 5], R() % 2 ? 40000 : 30900,
                                  R() % 2 ? 170000 : 220300, "k");
  gallium::Configuration &C = M.Kernels[0].Config.emplace();
  setRandom(C.Plain, CommonRanges, R);
  setRandom(C.Header, HeaderRanges, R);
  return M;
}

static int liftRandom(unsigned Count) {
  Random R(1);
  unsigned NumLost = 0;
  for (unsigned I = 0; I != Count; ++I) {
    NumLost += !withLifted(makeRandomAmdCL1(R));
    NumLost += !withLifted(makeRandomAmdCL2(R, amdcl2::ConfigKind::OpenCL));
    NumLost += !withLifted(makeRandomAmdCL2(R, amdcl2::ConfigKind::HSA));
    NumLost += !withLifted(makeRandomGallium(R));
  }
  outs() << 4 * Count << " configurations, " << NumLost << " not found again\n";
  return NumLost != 0;
}

int main(int Argc, char **Argv) {
  if (Argc != 3)
    return 1;
  if (StringRef(Argv[1]) == "lift") {
    unsigned Count;
    return !to_integer(Argv[2], Count) || liftRandom(Count);
  }
  std::error_code EC;
  raw_fd_ostream OS(Argv[2], EC);
  OS << build(Argv[1]);
  return EC ? 1 : 0;
}
