//===- LoaderChecks.cpp - Files that Mesa refuses -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Mesa opens a binary's ELF file only when a kernel is launched, and often
// crashes if it does not support the file. These checks report what Mesa
// 20.3.5, 22.3.6 and 25.0.7 were observed not to support, and suggest fixes.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "Gallium/Lowering.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;

/// Flags of the kernel header whose user registers Mesa neither fills nor
/// counts.
static constexpr unsigned UnfilledSGPRFlags =
    SF_QueuePtr | SF_DispatchId | SF_FlatScratchInit | SF_PrivateSegmentSize;

/// Alignments in bytes. The GPU gets only the upper bits of a kernel's address.
static constexpr unsigned KernelAlignment = 256;
static constexpr unsigned InstAlignment = 4;

/// Largest scratch memory of a work-item in bytes: a field of 13 bits holds the
/// size for 64 work-items in KiB.
static constexpr uint64_t MaxScratchSize = 0x1fff * 1024 / 64;
/// Largest size of all arguments in bytes that Mesa was observed to allocate.
static constexpr uint64_t MaxKernargSize = 1 << 24;
/// Size in bytes of each argument that describes the grid.
static constexpr uint32_t GridArgSize = 4;

static bool needsImages(const Arg &A) {
  return A.Type >= ArgType::Image2DRead ||
         A.Semantic == ArgSemantic::ImageSize ||
         A.Semantic == ArgSemantic::ImageFormat;
}

static bool isOfGrid(const Arg &A) {
  return A.Semantic == ArgSemantic::GridDim ||
         A.Semantic == ArgSemantic::GridOffset;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

void AsmParser::checkArgForLoader(const Kernel &K, const Arg &A,
                                  SourcePos Pos) {
  if (isOfGrid(A) && A.Size != GridArgSize) {
    Report.error(Pos, rules::Loader,
                 "size " + Twine(A.Size) + " of a grid argument is not " +
                     Twine(GridArgSize) + ", which Mesa needs");
    Report.note(Pos, "write 4; a 'gridoffset' stands for three numbers of "
                     "that size");
  }
  const bool HasNoSize = A.Type == ArgType::Scalar && !A.Size;
  if (!needsImages(A) && !HasNoSize)
    return;
  Report.warning(Pos, rules::Loader,
                 "kernel '" + K.Name + "' can be loaded, but not launched: " +
                     (HasNoSize ? "no program can set an argument of "
                                  "size 0"
                                : "Clover has no images and samplers on "
                                  "these GPUs"));
  Report.note(Pos, HasNoSize
                       ? "give the argument the size of its type"
                       : "pass a buffer, as an argument of type 'global'");
}

void AsmParser::checkArgsForLoader(const Kernel &K,
                                   const SourceKernel &Source) {
  for (auto [A, Pos] : zip_equal(K.Args, Source.ArgPositions))
    checkArgForLoader(K, A, Pos);
  const uint64_t Size = computeKernargSize(K.Args);
  if (Size > MaxKernargSize) {
    Report.error(Source.Declared, rules::Loader,
                 "arguments of kernel '" + K.Name + "' take " + Twine(Size) +
                     " bytes, more than Mesa allocates (" +
                     Twine(MaxKernargSize) + ")");
    Report.note(Source.ArgPositions.back(),
                "pass large data in a buffer, as an argument of type "
                "'global'");
  }
  if (!all_of(K.Args, [](const Arg &A) { return A.Type == ArgType::Sampler; }))
    return;
  Report.warning(Source.Declared, rules::Loader,
                 "Mesa 20.3 to 22.3 crash at the launch of "
                 "kernel '" +
                     K.Name + "', whose argument buffer is empty");
  Report.note(Source.Declared, "'.arg griddim, 4' in its '.args' is enough");
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

void AsmParser::checkHeaderForLoader(const Kernel &K,
                                     const SourceKernel &Source) {
  const KernelConfig &Header = K.Config->Header;
  const uint64_t ScratchSize = Header.withoutUnset().getOr(
      KernelField::ScratchSize,
      K.Config->Plain.getOr(KernelField::ScratchSize, 0));
  if (ScratchSize > MaxScratchSize) {
    Report.error(Source.Declared, rules::Loader,
                 "scratch buffer size " + Twine(ScratchSize) + " of kernel '" +
                     K.Name + "' is out of range for Mesa (0 to " +
                     Twine(MaxScratchSize) + ")");
    Report.note(Source.Declared, "pass a buffer, as an argument of type "
                                 "'global'");
  }
  const uint64_t Unfilled =
      Header.getOr(KernelField::SGPRFlags, 0) & UnfilledSGPRFlags;
  for (auto [Op, Pos] : Source.SGPRFlagOps)
    if (Op->Max & Unfilled) {
      Report.warning(Pos, rules::Loader,
                     "Mesa does not fill the registers of '" + Op->Name +
                         "', and those after them move down");
      Report.note(Pos, "leave it out");
    }
}

void AsmParser::checkKernelForLoader(const Kernel &K,
                                     const SourceKernel &Source) {
  if (!K.Config) {
    Report.error(Source.HasProgInfo ? Source.ProgInfoPos : Source.Declared,
                 rules::Loader,
                 "kernel '" + K.Name +
                     "' has no header, but Mesa 20.3 and later read nothing "
                     "else");
    Report.note(Source.Declared,
                "describe it in a '.config' instead of a '.proginfo', and "
                "reserve the header after its label with '.skip 256'");
  }
  if (K.Offset % KernelAlignment) {
    Report.error(Source.Declared, rules::Loader,
                 "offset " + Twine(K.Offset) + " of kernel '" + K.Name +
                     "' is no multiple of " + Twine(KernelAlignment) +
                     ": Mesa would start it before that");
    Report.note(Source.Declared, "put '.p2align 8' before its label");
  }
  checkArgsForLoader(K, Source);
  if (K.Config)
    checkHeaderForLoader(K, Source);
}

bool AsmParser::isWave32(unsigned Kernel) {
  const std::optional<Configuration> &C = M.Kernels[Kernel].Config;
  return Ownership.isWave32(Kernel) ||
         (C && C->Header.getOr(KernelField::Wave32, 0));
}

/// Warns about kernels with another wavefront size than the kernel at the start
/// of .text. Mesa 23.3 and later read the size from that kernel's header only.
void AsmParser::checkWave32ForLoader() {
  if (!getArchInfo(Host.getTarget().Device).HasWave32)
    return;
  const auto First =
      find_if(M.Kernels, [](const Kernel &K) { return K.Offset == 0; });
  const bool FirstIsWave32 =
      First != M.Kernels.end() && isWave32(First - M.Kernels.begin());
  for (auto [I, Source] : enumerate(Kernels))
    if (isWave32(I) != FirstIsWave32) {
      Report.warning(Source.Declared, rules::Loader,
                     "Mesa 23.3 and later take kernel '" + M.Kernels[I].Name +
                         "' for " + (FirstIsWave32 ? "wave32" : "wave64") +
                         ", as the start of '.text' says");
      Report.note(Source.Declared,
                  "begin '.text' with a kernel, and write '.use_wave32' for "
                  "all kernels of a file or for none");
    }
}

//===----------------------------------------------------------------------===//
// Sections
//===----------------------------------------------------------------------===//

void AsmParser::checkSectionForLoader(const ElfSection &S, uint64_t Size,
                                      SourcePos Pos) {
  const auto Refuse = [&](const Twine &What, const Twine &Advice) {
    Report.error(Pos, rules::Loader,
                 "section '" + S.Name + "' " + What +
                     ", which Mesa 20.3 and later refuse");
    Report.note(Pos, Advice);
  };
  const bool IsLoaded = S.Flags & ELF::SHF_ALLOC;
  if (IsLoaded && S.isNoBits())
    Refuse("is loaded, but has no content",
           "leave '@nobits' out, or 'a' of the flags");
  else if (IsLoaded && S.Flags & ELF::SHF_WRITE && S.Type != ELF::SHT_NOTE)
    Refuse("is loaded and writable", "leave 'w' out of the flags");
  if (S.Flags & ELF::SHF_EXECINSTR && Size % InstAlignment)
    Refuse("is executable, but its size of " + Twine(Size) +
               " is no multiple of " + Twine(InstAlignment),
           "end it with '.p2align 2', or leave 'x' out of the flags");
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// Warns that the driver version is for an old Mesa. The suggested statement
/// starts the output, which fixes the device, so it belongs after '.gpu'.
void AsmParser::adviseNewMesa() {
  SourcePos Pos = getPosOf(ModulePart::DriverVersion);
  const bool IsSet = Pos.isValid();
  if (!IsSet && !Kernels.empty())
    Pos = Kernels.front().Declared;
  Report.warning(Pos, rules::Loader, "no Mesa since 19.2 loads this binary");
  const std::string Statement =
      (".driver_version " + Twine(SuggestedMesaVersion)).str();
  if (IsSet || !Pos.isValid())
    Report.note(Pos, "'" + Statement + "' makes one for Mesa 20.3 to 25.1");
  else
    Report.noteFix(Pos, FixIt::insertStatement(Pos, Statement),
                   "'" + Statement +
                       "' before this statement makes one for Mesa 20.3 to "
                       "25.1");
  if (!hasKernelHeaders() && !Kernels.empty())
    Report.note(Pos, "in such a binary, '.skip " +
                         Twine(sizeof(AmdKernelCode)) +
                         "' after the label of each kernel reserves its "
                         "header");
}

void AsmParser::checkLoader() {
  if (!getLayout().IsLoadedByNewMesa) {
    if (!Host.shouldWarnOfOldVersions())
      return;
    adviseNewMesa();
    return;
  }
  if (!hasKernelHeaders()) {
    Report.error(LLVMVersionPos, rules::Loader,
                 "Mesa 20.3 and later read the kernel headers of LLVM 4.0 or "
                 "later, but the LLVM version is " +
                     Twine(LLVMVersion));
    Report.note(LLVMVersionPos, "leave the LLVM version out");
    return;
  }
  const SourcePos BitnessPos = Host.getBitnessPos();
  if (BitnessPos.isValid() && !Host.getTarget().Is64Bit) {
    Report.warning(BitnessPos, rules::Loader,
                   "binaries for Mesa 20.3 and later are always "
                   "64-bit");
    Report.note(BitnessPos, "write '.64bit', or leave it out");
  }
  for (auto [K, Source] : zip_equal(M.Kernels, Kernels))
    checkKernelForLoader(K, Source);
  checkWave32ForLoader();
  for (const FileSections::ExtraSection &S : Sections.getExtra())
    checkSectionForLoader(S.InFile, S.Sec->getCounter(), S.Opened);
}
