//===- Description.cpp - The container of code objects --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeObjectPrint/Description.h"
#include "CodeObject/TargetFlags.h"
#include "HSAMetadata/Views.h"
#include "KernelModel/Lowering.h"
#include "ROCm/SourcePrinter.h"
#include "SourcePrinter.h"
#include "Targets/Processors.h"
#include "clrx/CodeObject/Metadata.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/ELF.h"
#include "llvm/Support/AMDHSAKernelDescriptor.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::codeobject;

//===----------------------------------------------------------------------===//
// The contents
//===----------------------------------------------------------------------===//

/// Returns the resources that the descriptor or header of \p K states. The size
/// of register blocks is known for devices with a CLRX dialect only; \p Device
/// may be null.
static KernelResources readHeader(const LoadedKernel &K,
                                  const GPUName *Device) {
  AmdKernelCode Header = {};
  KernelResources R;
  if (K.Header.size() == sizeof(Header)) {
    std::memcpy(&Header, K.Header.data(), sizeof(Header));
    viewHeader(R, Header);
    return R;
  }
  const auto Read = [&](unsigned Offset) {
    return support::endian::read32le(K.Header.data() + Offset);
  };
  R.LDSSize = Read(amdhsa::GROUP_SEGMENT_FIXED_SIZE_OFFSET);
  R.ScratchSize = Read(amdhsa::PRIVATE_SEGMENT_FIXED_SIZE_OFFSET);
  R.KernargSize = Read(amdhsa::KERNARG_SIZE_OFFSET);
  if (!Device || !Device->Processor.HasDialect)
    return R;
  Header.PgmRsrc1 = Read(amdhsa::COMPUTE_PGM_RSRC1_OFFSET);
  Header.PgmRsrc2 = Read(amdhsa::COMPUTE_PGM_RSRC2_OFFSET);
  Header.SGPRFlags = Read(amdhsa::KERNEL_CODE_PROPERTIES_OFFSET);
  const KernelConfig Fields =
      readFields(Header, getGPUInfo(Device->Device).Architecture);
  R.SGPRs = Fields.getOr(KernelField::SGPRCount, 0);
  R.VGPRs = Fields.getOr(KernelField::VGPRCount, 0);
  viewEntry(R, Header);
  return R;
}

/// Adds \p Metadata to \p K.
static void addMetadata(BinaryKernel &K, const hsa::KernelMetadata &Metadata) {
  K.Wave32 = Metadata.Numbers.getOr(KernelField::MetaWavefrontSize, 64) == 32;
  hsa::viewNumbers(K.Resources, Metadata.Numbers);
  K.Resources.GroupSize = Metadata.RequiredGroupSize;
  hsa::viewArguments(K.Resources, Metadata.Args);
}

static Expected<BinaryContents> readContents(StringRef Binary,
                                             const SourcePrintOptions &) {
  Expected<std::unique_ptr<LoadedObject>> O = readCodeObject(Binary);
  if (!O)
    return O.takeError();
  const LoadedObject &Object = **O;
  auto Metadata = readMetadata(Object);
  if (!Metadata)
    return Metadata.takeError();
  StringMap<const hsa::KernelMetadata *> ByDescriptor;
  for (const hsa::KernelMetadata &K : *Metadata)
    ByDescriptor.try_emplace(K.SymbolName, &K);
  BinaryContents Contents;
  Contents.Summary =
      ("code object version " + Twine(Object.Version) + " for " +
       (Object.Target ? Object.Target->str() : "an unknown processor") +
       (Object.isLinked() ? "" : ", not linked"))
          .str();
  const GPUName *Device =
      Object.Target ? findGPUName(Object.Target->Processor) : nullptr;
  for (const LoadedKernel &K : Object.Kernels) {
    BinaryKernel &Result = Contents.Kernels.emplace_back();
    Result.Name = K.Name.str();
    Result.CodeSize = K.Size;
    Result.Resources = readHeader(K, Device);
    Result.Resources.SharesVGPRs =
        Device && getProcessorFacts(Device->Processor).HasUnifiedVGPRs;
    if (const auto *Known = ByDescriptor.lookup((K.Name + ".kd").str()))
      addMetadata(Result, *Known);
  }
  return Contents;
}

//===----------------------------------------------------------------------===//
// The container
//===----------------------------------------------------------------------===//

/// Returns true if a kernel of \p O has wavefronts of 32 work-items.
static bool isWave32(const LoadedObject &O) {
  return O.Version > 2 && any_of(O.Kernels, [](const LoadedKernel &K) {
           AmdKernelCode Header = {};
           Header.SGPRFlags = support::endian::read16le(
               K.Header.data() + amdhsa::KERNEL_CODE_PROPERTIES_OFFSET);
           return readBits(Header, KernelField::Wave32) != 0;
         });
}

/// Returns true if \p Binary is a code object of version 4 to 6, or one that is
/// not linked.
static bool isForLLVM(StringRef Binary) {
  if (!isCodeObject(Binary))
    return false;
  constexpr size_t TypeOffset = 16;
  const uint8_t ABIVersion = Binary[ELF::EI_ABIVERSION];
  return (ABIVersion >= ELF::ELFABIVERSION_AMDGPU_HSA_V4 &&
          ABIVersion <= ELF::ELFABIVERSION_AMDGPU_HSA_V6) ||
         support::endian::read16le(Binary.data() + TypeOffset) == ELF::ET_REL;
}

/// Returns true if \p Binary is a linked code object of version 3 and its
/// e_flags name another processor than gfx1010. clrxasm writes gfx1010 for all
/// devices, so the ROCm container describes such files.
static bool isVersion3(StringRef Binary) {
  constexpr size_t FlagsOffset = offsetof(ELF::Elf64_Ehdr, e_flags);
  if (!isCodeObject(Binary) || Binary.size() < sizeof(ELF::Elf64_Ehdr) ||
      uint8_t(Binary[ELF::EI_ABIVERSION]) != ELF::ELFABIVERSION_AMDGPU_HSA_V3)
    return false;
  const uint32_t Flags = support::endian::read32le(Binary.data() + FlagsOffset);
  return (Flags & ELF::EF_AMDGPU_MACH) != ELF::EF_AMDGPU_MACH_AMDGCN_GFX1010 &&
         readTarget(Flags, /*Version=*/3);
}

static Error printForLLVM(StringRef Binary, raw_ostream &OS) {
  Expected<std::unique_ptr<LoadedObject>> O = readCodeObject(Binary);
  if (!O)
    return O.takeError();
  if (!(*O)->Target)
    return createStringError("code object: its processor is unknown (e_flags "
                             "0x" +
                             Twine::utohexstr((*O)->File.Flags) + ")");
  Expected<std::unique_ptr<LLVMDisassembler>> Disassembler =
      LLVMDisassembler::create(*(*O)->Target, isWave32(**O));
  if (!Disassembler)
    return Disassembler.takeError();
  return CodeObjectPrinter(**O, **Disassembler, OS).print();
}

/// Returns the device of \p Binary, or a similar one if the language does not
/// have the device, or CapeVerde if the processor is unknown. Raw code is
/// printed for this device.
static Expected<GPU> findDevice(StringRef Binary, const SourcePrintOptions &) {
  Expected<std::unique_ptr<LoadedObject>> O = readCodeObject(Binary);
  if (!O)
    return O.takeError();
  const GPUName *Name =
      (*O)->Target ? findGPUName((*O)->Target->Processor) : nullptr;
  return Name ? Name->Device : GPU::CapeVerde;
}

/// Returns the position after the code of \p K: the next kernel, descriptor or
/// function in the section, or its end.
static uint64_t findCodeEnd(const LoadedObject &O, const LoadedKernel &K) {
  const unsigned Section = K.Entry->Section;
  uint64_t End = O.File.Sections[Section].Content.size();
  const auto Consider = [&](unsigned In, uint64_t Offset) {
    if (In == Section && Offset > K.Entry->Offset)
      End = std::min(End, Offset);
  };
  for (const LoadedKernel &Other : O.Kernels) {
    Consider(Other.Descriptor.Section, Other.Descriptor.Offset);
    if (Other.Entry)
      Consider(Other.Entry->Section, Other.Entry->Offset);
  }
  for (const ElfFile::Symbol &S : O.Symbols)
    if (S.SectionIndex == Section && S.getType() == ELF::STT_FUNC)
      Consider(Section,
               S.Value - (O.isLinked() ? O.File.Sections[Section].Address : 0));
  return End;
}

static Expected<std::string>
readCode(StringRef Binary, const SourcePrintOptions &, unsigned Kernel) {
  Expected<std::unique_ptr<LoadedObject>> O = readCodeObject(Binary);
  if (!O)
    return O.takeError();
  const LoadedKernel &K = (*O)->Kernels[Kernel];
  if (!K.Entry)
    return createStringError("the code of kernel '" + K.Name +
                             "' is outside of the sections");
  const uint64_t Begin = K.Entry->Offset;
  const uint64_t Size = K.Size ? K.Size : findCodeEnd(**O, K) - Begin;
  return (*O)
      ->File.Sections[K.Entry->Section]
      .Content.substr(Begin, Size)
      .str();
}

/// Returns a description of the binaries that \p IsBinary accepts.
static constexpr BinaryContainer makeContainer(bool (*IsBinary)(StringRef),
                                               bool HasReadableExact) {
  return {"rocm",
          "ROCm",
          IsBinary,
          rocm::printSource,
          readEmbeddedElf,
          findDevice,
          readContents,
          readCode,
          /*FindChangedKernels=*/nullptr,
          printForLLVM,
          HasReadableExact,
          /*ComesInBundles=*/true};
}

const BinaryContainer &codeobject::getBinaryContainer() {
  static constexpr BinaryContainer Container =
      makeContainer(isForLLVM, /*HasReadableExact=*/true);
  return Container;
}

const BinaryContainer &codeobject::getVersion3Container() {
  static constexpr BinaryContainer Container =
      makeContainer(isVersion3, /*HasReadableExact=*/false);
  return Container;
}
