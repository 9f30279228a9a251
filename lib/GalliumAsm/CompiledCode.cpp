//===- CompiledCode.cpp - A compiler's kernels for Gallium ----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Configures kernels that a compiler printed, as Gallium's pseudo-ops configure
// other kernels. Clover lays out the argument buffer by the list of arguments.
// The list therefore gets alignments that lead to the offsets that the compiler
// chose.
//
//===----------------------------------------------------------------------===//

#include "AsmParser.h"
#include "clrx/Gallium/Layout.h"
#include "clrx/KernelModel/AmdKernelCode.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::gallium;
using KF = KernelField;

bool AsmParser::declareCompiled(StringRef Name, SMLoc Loc, unsigned &Number) {
  if (enterKernel(Name, Loc) || checkNoProgInfo(Loc))
    return true;
  createConfig();
  Number = *CurKernel;
  return false;
}

uint64_t AsmParser::getHeaderGap() const { return sizeof(AmdKernelCode); }

//===----------------------------------------------------------------------===//
// Fields
//===----------------------------------------------------------------------===//

/// Returns true if all pseudo-ops that set \p Field set it in the header only.
static bool isForHeader(KF Field) {
  return none_of(AsmParser::getPseudoOps(), [=](const PseudoOp &Op) {
    return Op.Field == Field && !(Op.Scopes & SetsHSAHeader);
  });
}

namespace {
struct UnfilledRegisters {
  SGPRFlagBits Flag;
  StringLiteral Content;
  StringLiteral Advice;
};
} // namespace

/// Values that Mesa's drivers do not put into user registers.
static constexpr UnfilledRegisters Unfilled[] = {
    {SF_QueuePtr, "the queue's address",
     "do not mix pointers to different memories"},
    {SF_DispatchId, "the dispatch id", "inline every function"},
    {SF_FlatScratchInit, "the flat scratch memory", "inline every function"},
    {SF_PrivateSegmentSize, "the scratch size", "inline every function"},
};

void AsmParser::checkCompiled(const Kernel &K, const KernelConfig &Fields,
                              SourcePos Pos) {
  const uint64_t Flags = Fields.getOr(KF::SGPRFlags, 0);
  for (const UnfilledRegisters &U : Unfilled)
    if (Flags & U.Flag) {
      Report.error(Pos, rules::Loader,
                   "kernel '" + K.Name + "' asks for " + U.Content +
                       ", which Mesa does not pass");
      Report.note(Pos, U.Advice);
    }
  const bool HasLocalArgs =
      any_of(K.Args, [](const Arg &A) { return A.Type == ArgType::Local; });
  if (HasLocalArgs && Fields.isOn(KF::LocalSize)) {
    Report.error(Pos, rules::Loader,
                 "kernel '" + K.Name +
                     "' has local variables and local arguments, which "
                     "Mesa puts into the same place");
    Report.note(Pos, "pass all local memory as arguments, or none");
  }
  if (hasKernelHeaders())
    return;
  Report.error(Pos, rules::Version,
               "compiled kernel '" + K.Name +
                   "' needs a kernel header, which LLVM " +
                   formatVersion(getLLVMVersion()) + " does not have");
  Report.note(Pos, "write '.driver_version " + Twine(SuggestedMesaVersion) +
                       "' after '.gpu', for Mesa 20.3 to 25.1");
}

void AsmParser::addFields(unsigned Number, const KernelConfig &Fields,
                          SourcePos Pos) {
  Kernel &K = M.Kernels[Number];
  checkCompiled(K, Fields, Pos);
  for (unsigned I = 0; I != NumKernelFields; ++I) {
    const KF Field = KF(I);
    if (!Fields.has(Field))
      continue;
    KernelConfig &C = isForHeader(Field) ? K.Config->Header : K.Config->Plain;
    C.setIfUnset(Field, *Fields.get(Field));
  }
  // The header also needs the float mode of the plain configuration.
  K.Config->Header.setIfUnset(KF::FloatMode,
                              K.Config->Plain.getOr(KF::FloatMode, 0));
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static Arg makeArg(const hsa::Arg &From) {
  Arg A;
  A.Size = A.TargetSize = From.Size;
  if (From.Kind == hsa::ArgKind::GlobalBuffer)
    A.Type = ArgType::Global;
  else if (From.Kind == hsa::ArgKind::DynamicSharedPointer)
    A.Type = ArgType::Local;
  return A;
}

/// Returns the smallest alignment that moves \p End to \p Offset, or 0 if there
/// is none.
static uint64_t findAlignment(uint64_t End, uint64_t Offset) {
  constexpr uint64_t MaxAlign = 1 << 12;
  for (uint64_t Align = 1; Align <= MaxAlign; Align *= 2)
    if (alignTo(End, Align) == Offset)
      return Align;
  return 0;
}

void AsmParser::addCompiledArgs(Kernel &K, SourceKernel &Source,
                                ArrayRef<hsa::Arg> Args, SourcePos Pos) {
  // Alignment of local arguments in the buffer. It does not depend on the
  // alignment of the data that they point to.
  constexpr uint64_t LocalArgAlign = 8;
  uint64_t End = 0;
  for (const hsa::Arg &From : Args) {
    Arg A = makeArg(From);
    A.TargetAlign = findAlignment(End, From.AlignOrOffset);
    if (A.Type == ArgType::Local) {
      const uint64_t Offset = alignTo(End, LocalArgAlign);
      A.TargetAlign = Offset == From.AlignOrOffset ? From.PointeeAlign : 0;
    }
    if (!A.TargetAlign) {
      Report.error(Pos, rules::Loader,
                   "kernel '" + K.Name + "' has an argument '" + From.TypeName +
                       "' at byte " + Twine(From.AlignOrOffset) +
                       ", where Mesa cannot put it");
      Report.note(Pos, "place local pointers after arguments of 8 bytes");
      return;
    }
    End = From.AlignOrOffset + From.Size;
    K.Args.push_back(A);
    Source.ArgPositions.push_back(Pos);
  }
}

void AsmParser::addMetadata(unsigned Number,
                            const hsa::KernelMetadata &Compiled,
                            SourcePos Pos) {
  Kernel &K = M.Kernels[Number];
  if (K.Args.empty())
    addCompiledArgs(K, Kernels[Number], Compiled.Args, Pos);
  if (all_of(K.GroupSize, [](uint64_t Size) { return Size == 0; }))
    copy(Compiled.RequiredGroupSize, K.GroupSize.begin());
}
