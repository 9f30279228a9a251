//===- Report.cpp - What is in a binary -----------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A list for people, by what the readers of the containers say.
//
//===----------------------------------------------------------------------===//

#include "BinaryContainers.h"
#include "clrx/AmdCL1/Reader.h"
#include "clrx/AmdCL1/SourcePrinter.h"
#include "clrx/AmdCL2/Reader.h"
#include "clrx/AmdCL2/SourcePrinter.h"
#include "clrx/CodeObject/Bundle.h"
#include "clrx/CodeObject/Metadata.h"
#include "clrx/HSAMetadata/Keys.h"
#include "clrx/Gallium/Lowering.h"
#include "clrx/Gallium/Reader.h"
#include "clrx/Gallium/SourcePrinter.h"
#include "clrx/ROCm/Reader.h"
#include "clrx/ROCm/SourcePrinter.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Format.h"

using namespace llvm;
using namespace clrx;

static void printSections(raw_ostream &OS, StringRef Binary) {
  for (const NestedElf &E : readElfs(Binary)) {
    OS << "  " << E.File.What << ", " << (E.File.Is64Bit ? 64 : 32) << "-bit, "
       << E.Size << " bytes at offset " << E.Offset << ":\n";
    for (const ElfFile::Section &S : E.File.Sections) {
      if (S.Type == ELF::SHT_NULL)
        continue;
      OS << "    " << left_justify(S.Name, 28) << " offset "
         << format_hex(S.Offset, 7) << "  size " << format_decimal(S.Size, 6)
         << '\n';
    }
  }
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

namespace {

/// What a kernel takes of the hardware.
struct Resources {
  uint64_t SGPRs = 0, VGPRs = 0;
  uint64_t LDS = 0, Scratch = 0; ///< In bytes.
};

} // namespace

static Resources readResources(const AmdKernelCode &H) {
  return {H.WavefrontSGPRs, H.WorkitemVGPRs, H.GroupSegmentSize,
          H.PrivateSegmentSize};
}

/// ProgInfo has registers in blocks.
static Resources readResources(const gallium::ProgInfo &Entries, Arch A) {
  const KernelConfig Fields = gallium::readPlainFields(Entries, A);
  return {Fields.getOr(KernelField::SGPRCount, 0),
          Fields.getOr(KernelField::VGPRCount, 0),
          Fields.getOr(KernelField::LocalSize, 0),
          Fields.getOr(KernelField::ScratchSize, 0)};
}

static void printKernelLine(raw_ostream &OS, StringRef Name, uint64_t CodeSize,
                            const Resources &R) {
  OS << "  kernel " << Name << ": " << CodeSize << " bytes of code, " << R.SGPRs
     << " SGPRs, " << R.VGPRs << " VGPRs, " << R.LDS << " bytes of LDS, "
     << R.Scratch << " bytes of scratch";
}

static void printGroupSize(raw_ostream &OS, ArrayRef<uint64_t> Size) {
  if (any_of(Size, [](uint64_t N) { return N != 0; }))
    OS << ", work-group size " << Size[0] << ' ' << Size[1] << ' ' << Size[2];
}

/// Where kernels begin and the code ends, ascending.
template <class Module>
static std::vector<uint64_t> getBounds(const Module &M) {
  std::vector<uint64_t> Bounds = {M.Code.size()};
  for (const auto &K : M.Kernels)
    Bounds.push_back(std::min<uint64_t>(K.Offset, M.Code.size()));
  llvm::sort(Bounds);
  return Bounds;
}

//===----------------------------------------------------------------------===//
// AmdCL1
//===----------------------------------------------------------------------===//

static Error reportKernel(const amdcl1::Module &M, const amdcl1::Kernel &K,
                          raw_ostream &OS) {
  Expected<amdcl1::Configuration> C =
      amdcl1::readConfiguration(M, K, amdcl1::ConfigView::Exact);
  if (!C)
    return C.takeError();
  const KernelConfig &F = C->Fields;
  printKernelLine(OS, K.Name, K.Code.size(),
                  {F.getOr(KernelField::SGPRCount, 0),
                   F.getOr(KernelField::VGPRCount, 0),
                   F.getOr(KernelField::LocalSize, 0),
                   F.getOr(KernelField::ScratchSize, 0)});
  OS << ", " << C->Args.size() << " arguments";
  const auto &Size = C->RequiredGroupSize;
  printGroupSize(OS, {Size[0], Size[1], Size[2]});
  OS << '\n';
  for (const amdcl1::Argument &A : C->Args)
    amdcl1::printArgument(OS, A);
  return Error::success();
}

Error clrx::reportAmdCL1(const DisassembleOptions &, StringRef Binary,
                         raw_ostream &OS) {
  Expected<amdcl1::Module> M = amdcl1::readModule(Binary);
  if (!M)
    return M.takeError();
  OS << "  AMD CL1 binary for " << getGPUInfo(M->Device).Name
     << ", as of driver version " << M->getDriverVersion() << '\n';
  printSections(OS, Binary);
  for (const amdcl1::Kernel &K : M->Kernels)
    if (Error E = reportKernel(*M, K, OS))
      return E;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// AmdCL2
//===----------------------------------------------------------------------===//

static Error reportKernel(const amdcl2::Module &M, const amdcl2::Kernel &K,
                          raw_ostream &OS) {
  AmdKernelCode Setup = {};
  if (K.Parts.Setup)
    std::memcpy(&Setup, K.Parts.Setup->data(),
                std::min(sizeof(Setup), K.Parts.Setup->size()));
  printKernelLine(OS, K.Name, K.Text.Content.size(), readResources(Setup));
  OS << ", " << Setup.KernargSize << " bytes of arguments";
  Expected<amdcl2::Configuration> C =
      amdcl2::readMetadata(K.Parts.Metadata, M.Is64Bit);
  if (!C) {
    OS << '\n';
    return createStringError("metadata of kernel '" + K.Name +
                             "': " + toString(C.takeError()));
  }
  const amdcl2::GroupSize &Size = C->RequiredGroupSize;
  printGroupSize(OS, {Size[0], Size[1], Size[2]});
  OS << '\n';
  for (const amdcl2::Argument &A : C->Args)
    amdcl2::printArgument(OS, A);
  return Error::success();
}

Error clrx::reportAmdCL2(const DisassembleOptions &Options, StringRef Binary,
                         raw_ostream &OS) {
  amdcl2::ReadOptions Reading;
  Reading.DriverVersion = Options.Print.DriverVersion;
  Expected<amdcl2::Module> M = amdcl2::readModule(Binary, Reading);
  if (!M)
    return M.takeError();
  OS << "  AMD CL2 binary for " << getGPUInfo(M->Device).Name
     << ", as of driver version " << M->DriverVersion << '\n';
  printSections(OS, Binary);
  for (const amdcl2::Kernel &K : M->Kernels)
    if (Error E = reportKernel(*M, K, OS))
      return E;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Gallium
//===----------------------------------------------------------------------===//

static void reportKernel(const gallium::Module &M, const gallium::Kernel &K,
                         ArrayRef<uint64_t> Bounds, Arch A, raw_ostream &OS) {
  const auto End = upper_bound(Bounds, K.Offset);
  uint64_t Size = End == Bounds.end() ? 0 : *End - K.Offset;
  Resources R = readResources(K.Entries, A);
  AmdKernelCode Header;
  if (M.hasKernelHeaders() && Size >= sizeof(Header)) {
    std::memcpy(&Header, M.Code.data() + K.Offset, sizeof(Header));
    R = readResources(Header);
    Size -= sizeof(Header);
  }
  printKernelLine(OS, K.Name, Size, R);
  OS << ", " << K.Args.size() << " arguments";
  printGroupSize(OS, K.GroupSize);
  OS << '\n';
  for (const gallium::Arg &Argument : K.Args)
    gallium::printArgument(OS, Argument);
}

Error clrx::reportGallium(const DisassembleOptions &Options, StringRef Binary,
                          raw_ostream &OS) {
  Expected<gallium::Module> M =
      gallium::readModule(Binary, Options.Print.LLVMVersion);
  if (!M)
    return M.takeError();
  if (gallium::looksLikeKernelHeaders(*M))
    M->LLVMVersion =
        gallium::getFirstVersion(&gallium::CodeFacts::HasKernelHeaders);
  OS << "  GalliumCompute binary\n";
  printSections(OS, Binary);
  const Arch A = getGPUInfo(Options.Print.Device).Architecture;
  const std::vector<uint64_t> Bounds = getBounds(*M);
  for (const gallium::Kernel &K : M->Kernels)
    reportKernel(*M, K, Bounds, A, OS);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// ROCm
//===----------------------------------------------------------------------===//

/// Prints \p K, whose code has \p Size bytes. Counts are the metadata's where
/// there is some, else \p R.
static void reportKernel(const rocm::Kernel &K, uint64_t Size, Resources R,
                         raw_ostream &OS) {
  const KernelConfig &Numbers = K.Metadata.Numbers;
  R.SGPRs = Numbers.getOr(KernelField::MetaSGPRs, R.SGPRs);
  R.VGPRs = Numbers.getOr(KernelField::MetaVGPRs, R.VGPRs);
  R.LDS = Numbers.getOr(KernelField::MetaGroupSize, R.LDS);
  R.Scratch = Numbers.getOr(KernelField::MetaPrivateSize, R.Scratch);
  printKernelLine(OS, K.Name, Size, R);
  OS << ", " << K.Metadata.Args.size() << " arguments";
  const rocm::GroupSize &Group = K.Metadata.RequiredGroupSize;
  printGroupSize(OS, {Group[0], Group[1], Group[2]});
  OS << '\n';
  for (const rocm::Arg &Argument : K.Metadata.Args)
    rocm::printArgument(OS, Argument);
}

static void reportKernel(const rocm::Module &M, const rocm::Kernel &K,
                         ArrayRef<uint64_t> Bounds, raw_ostream &OS) {
  const auto End = upper_bound(Bounds, K.Offset);
  uint64_t Size = End == Bounds.end() ? 0 : *End - K.Offset;
  Resources R;
  AmdKernelCode Header;
  if (M.Format != rocm::FileFormat::LLVM10 && Size >= sizeof(Header)) {
    std::memcpy(&Header, M.Code.data() + K.Offset, sizeof(Header));
    R = readResources(Header);
    Size -= sizeof(Header);
  }
  reportKernel(K, Size, R, OS);
}

Error clrx::reportROCm(const DisassembleOptions &, StringRef Binary,
                       raw_ostream &OS) {
  Expected<rocm::Module> M = rocm::readModule(Binary);
  if (!M)
    return M.takeError();
  OS << "  ROCm binary";
  if (M->Format != rocm::FileFormat::LLVM10)
    OS << " for " << getGPUInfo(M->Device).Name;
  OS << '\n';
  printSections(OS, Binary);
  if (Error E = rocm::readMetadata(*M))
    return E;
  const std::vector<uint64_t> Bounds = getBounds(*M);
  for (const rocm::Kernel &K : M->Kernels)
    reportKernel(*M, K, Bounds, OS);
  return Error::success();
}

/// What the descriptor alone says: registers have other granules on each GPU.
static Resources readResources(const codeobject::LoadedKernel &K) {
  auto Read = [&](unsigned Offset) {
    return support::endian::read32le(K.Header.data() + Offset);
  };
  Resources R;
  R.LDS = Read(amdhsa::GROUP_SEGMENT_FIXED_SIZE_OFFSET);
  R.Scratch = Read(amdhsa::PRIVATE_SEGMENT_FIXED_SIZE_OFFSET);
  return R;
}

/// \p Metadata is null if there is none.
static void reportKernel(const codeobject::LoadedKernel &K,
                         const hsa::KernelMetadata *Metadata,
                         raw_ostream &OS) {
  Resources R = readResources(K);
  if (Metadata) {
    R.SGPRs = Metadata->Numbers.getOr(KernelField::MetaSGPRs, 0);
    R.VGPRs = Metadata->Numbers.getOr(KernelField::MetaVGPRs, 0);
  }
  printKernelLine(OS, K.Name, K.Size, R);
  if (!Metadata) {
    OS << '\n';
    return;
  }
  const KernelConfig &Numbers = Metadata->Numbers;
  if (const uint64_t Count = Numbers.getOr(KernelField::MetaAccVGPRs, 0))
    OS << ", " << Count << " of the VGPRs AccVGPRs";
  OS << ", wavefronts of "
     << Numbers.getOr(KernelField::MetaWavefrontSize, 0) << ", "
     << Metadata->Args.size() << " arguments";
  const hsa::GroupSize &Size = Metadata->RequiredGroupSize;
  printGroupSize(OS, {Size[0], Size[1], Size[2]});
  OS << '\n';
  for (const hsa::Arg &A : Metadata->Args) {
    OS << "    " << A.AlignOrOffset << ": " << getKindName(A) << ", " << A.Size << " bytes";
    if (!A.TypeName.empty())
      OS << ", " << A.TypeName;
    if (!A.Name.empty())
      OS << ' ' << A.Name;
    OS << '\n';
  }
}

Error clrx::reportCodeObject(const DisassembleOptions &, StringRef Binary,
                             raw_ostream &OS) {
  auto O = codeobject::readCodeObject(Binary);
  if (!O)
    return O.takeError();
  const codeobject::LoadedObject &Object = **O;
  OS << "  code object version " << Object.Version << " for "
     << (Object.Target ? Object.Target->str() : "an unknown processor")
     << (Object.isLinked() ? "" : ", not linked") << '\n';
  printSections(OS, Binary);
  auto Metadata = codeobject::readMetadata(Object);
  if (!Metadata)
    return Metadata.takeError();
  StringMap<const hsa::KernelMetadata *> ByDescriptor;
  for (const hsa::KernelMetadata &K : *Metadata)
    ByDescriptor.try_emplace(K.SymbolName, &K);
  for (const codeobject::LoadedKernel &K : Object.Kernels)
    reportKernel(K, ByDescriptor.lookup((K.Name + ".kd").str()), OS);
  return Error::success();
}

static Error reportBundle(const DisassembleOptions &Options, StringRef Binary,
                          raw_ostream &OS) {
  Expected<codeobject::Bundle> B = codeobject::readBundle(Binary);
  if (!B)
    return B.takeError();
  OS << "  " << (B->Unpacked ? "compressed " : "") << "bundle of "
     << B->Entries.size() << " entries\n";
  for (const codeobject::BundleEntry &E : B->Entries) {
    OS << "  entry " << E.Id << ": " << E.Content.size() << " bytes\n";
    if (E.Target && codeobject::isCodeObject(E.Content))
      if (Error Problem = report(Options, E.Content, OS))
        return Problem;
  }
  return Error::success();
}

Error clrx::report(const DisassembleOptions &Options, StringRef Binary,
                   raw_ostream &OS) {
  if (Options.IsRawCode) {
    OS << "  raw code\n";
    return Error::success();
  }
  if (codeobject::isBundle(Binary))
    return reportBundle(Options, Binary, OS);
  Expected<StringRef> Container = identifyContainer(Binary);
  if (!Container)
    return Container.takeError();
  return findBinaryContainer(Binary).Report(Options, Binary, OS);
}
