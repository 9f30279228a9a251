//===- Metadata.cpp - Kernel metadata -------------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the metadata of a kernel that has a configuration: arguments, sizes of
// work-groups and options. Format.h has a drawing of the metadata.
//
//===----------------------------------------------------------------------===//

#include "AmdCL2/Format.h"
#include "Parts.h"
#include "clrx/Elf/ElfImage.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

static constexpr StringLiteral DummyName = "__OpenCL_dummy_kernel";

//===----------------------------------------------------------------------===//
// Argument entries
//===----------------------------------------------------------------------===//

/// Returns the number of bytes that \p A occupies before the next argument.
static uint32_t getStoredSize(const Argument &A, bool Is64Bit, Generation Gen) {
  if (A.IsPointer)
    return Is64Bit ? 8 : 4;
  if (A.getClass() == ArgClass::Structure)
    return A.StructSize;
  uint32_t ElementSize = getArgTypeInfo(A.Type).ElementSize;
  return std::max(4u, ElementSize) * getVectorLength(A.Type, Gen);
}

static uint32_t getTypeCode(const Argument &A, Generation Gen) {
  const ArgTypeInfo &Info = getArgTypeInfo(A.Type);
  if (A.IsPointer)
    return CodePointer;
  if (Info.Class == ArgClass::Image)
    return CodeImageReadOnly + unsigned(A.Access);
  return Gen == Generation::New2004 ? Info.Code2004 : Info.Code;
}

/// Returns the alignment of the pointee of \p A. Some types that are not
/// pointers in the source have one, too.
static uint32_t getPointerAlign(const Argument &A, Generation Gen) {
  if (A.IsPointer) {
    uint64_t Size =
        A.getClass() == ArgClass::Structure
            ? A.StructSize
            : getArgTypeInfo(A.Type).ElementSize * getVectorLength(A.Type, Gen);
    return PowerOf2Ceil(Size);
  }
  switch (A.getClass()) {
  case ArgClass::Queue:
    return Gen == Generation::Old ? 2 : 4;
  case ArgClass::Pipe:
    return 256;
  case ArgClass::ClkEvent:
    return 4;
  case ArgClass::Image:
    return 1;
  default:
    return 0;
  }
}

static uint32_t getPointeeCode(const Argument &A) {
  if (A.IsPointer)
    return getArgTypeInfo(A.Type).Code;
  if (A.getClass() == ArgClass::ClkEvent)
    return CodeClkEventPointee;
  if (A.getClass() == ArgClass::Pipe)
    return CodePipePointee;
  return 0;
}

static uint32_t getAddressSpace(const Argument &A) {
  static constexpr uint32_t Codes[] = {SpaceLocal, SpaceGlobal, SpaceConstant};
  if (A.IsPointer)
    return Codes[unsigned(A.Space)];
  if (A.getClass() == ArgClass::ClkEvent || A.getClass() == ArgClass::Pipe)
    return SpaceGlobal;
  return SpaceNone;
}

static uint32_t getAccess(const Argument &A, Generation Gen) {
  constexpr uint32_t AccessNone = 0, AccessRead = 1, AccessAll = 3;
  if (A.isValueOf(ArgClass::Pipe))
    return A.Use == ArgUse::Unused ? AccessRead : AccessAll;
  if (!A.IsPointer && A.getClass() != ArgClass::ClkEvent)
    return AccessNone;
  if (Gen == Generation::Old)
    return AccessAll;
  return A.Use == ArgUse::Unused ? AccessRead : uint32_t(A.Use);
}

static uint32_t getKind(const Argument &A, Generation Gen) {
  if (A.isValueOf(ArgClass::Sampler))
    return KindSampler;
  if (A.isValueOf(ArgClass::Image))
    return KindImage;
  if (getAccess(A, Gen) != 0)
    return KindPointer;
  return A.isValueOf(ArgClass::Queue) ? KindQueue : KindValue;
}

static uint32_t getResIdOrLength(const Argument &A, uint32_t ResourceId,
                                 Generation Gen) {
  if (A.IsPointer)
    return 1;
  switch (A.getClass()) {
  case ArgClass::Image:
  case ArgClass::Sampler:
    return ResourceId;
  case ArgClass::Structure:
    return A.StructSize;
  default:
    return getVectorLength(A.Type, Gen);
  }
}

template <bool Is64>
static ArgumentEntry<Is64> makeEntry(const Argument &A, uint32_t ResourceId,
                                     uint32_t Offset, Generation Gen) {
  ArgumentEntry<Is64> E = {};
  E.EntrySize = sizeof(E);
  E.NameSize = A.Name.size();
  E.TypeNameSize = A.TypeName.size();
  E.ResIdOrLength = getResIdOrLength(A, ResourceId, Gen);
  E.One = !A.isValueOf(ArgClass::Sampler);
  E.Offset = Offset;
  E.TypeCode = getTypeCode(A, Gen);
  E.PointerAlign = getPointerAlign(A, Gen);
  E.PointeeCode = getPointeeCode(A);
  E.AddressSpace = getAddressSpace(A);
  E.Access = getAccess(A, Gen);
  E.IsVolatile = A.IsVolatile;
  E.IsRestrict = A.IsRestrict;
  E.IsPipe = A.isValueOf(ArgClass::Pipe);
  E.Kind = getKind(A, Gen);
  E.IsConst = A.IsConst;
  return E;
}

//===----------------------------------------------------------------------===//
// Header
//===----------------------------------------------------------------------===//

static StringRef getTargetName(const Module &M) {
  if (M.getDriver().MetadataTarget == TargetName::Generic)
    return "generic";
  return getArchFacts(M.getArch()).MetadataName;
}

static uint32_t getOptions(const Module &M, const Configuration &C) {
  const KernelConfig &Fields = getOpenCLPart(C).Fields;
  uint32_t Options = 0;
  if (C.RequiredGroupSize[0] != 0)
    Options |= OptionRequiredSize;
  if (M.Is64Bit)
    Options |= Option64Bit;
  if (!M.isNewFormat() &&
      (Fields.isOn(KernelField::UseEnqueue) ||
       Fields.isOn(KernelField::LocalSize) ||
       Fields.isOn(KernelField::ScratchSize) || countUsedPipes(C.Args) != 0))
    Options |= OptionOldResources;
  return Options;
}

static uint64_t getOldScratch(const Module &M, const Configuration &C) {
  if (M.isNewFormat())
    return 0;
  if (uint64_t Size =
          getOpenCLPart(C).Fields.getOr(KernelField::ScratchSize, 0))
    return Size;
  return 16 * countUsedPipes(C.Args);
}

template <bool Is64>
static MetadataHeader<Is64> makeHeader(const Module &M, unsigned Index,
                                       const Configuration &C) {
  MetadataHeader<Is64> H = {};
  H.Three = 3;
  H.One = 1;
  H.Unknown68 = 0x68;
  H.Options = getOptions(M, C);
  H.KernelId = 1024 + Index;
  H.Unknown28 = 0x100000008;
  H.Unknown30 = 0x200000001;
  copy(C.RequiredGroupSize, H.RequiredSize);
  H.DummyNameSize = DummyName.size();
  H.TargetNameSize = getTargetName(M).size();
  H.OldScratch = getOldScratch(M, C);
  H.NumArgs = C.Args.size();
  H.UsesEnqueue = getOpenCLPart(C).Fields.isOn(KernelField::UseEnqueue);
  H.KernelIndex = Index;
  return H;
}

//===----------------------------------------------------------------------===//
// Metadata
//===----------------------------------------------------------------------===//

static void appendString(Bytes &Out, StringRef S) {
  Out += S;
  Out += '\0';
}

template <bool Is64>
static void appendTail(Bytes &Out, const Module &M, const Configuration &C) {
  const bool UsesQueue = countUsedPipes(C.Args) != 0 ||
                         getOpenCLPart(C).Fields.isOn(KernelField::UseEnqueue);
  const uint32_t QueueMask = UsesQueue ? 0 : ~0u;
  if (M.getGeneration() == Generation::New1912) {
    MetadataTail1912 Tail = {};
    Tail.Six = 6;
    Tail.QueueMask = QueueMask;
    Out += rawBytes(Tail);
  } else if (M.getGeneration() == Generation::New2004) {
    MetadataTail2004<Is64> Tail = {};
    Tail.Six = 6;
    Tail.QueueMask = QueueMask;
    copy(C.GroupSizeHint, Tail.SizeHint);
    Tail.VecTypeHintSize = C.VecTypeHint.size();
    Out += rawBytes(Tail);
  }
}

template <bool Is64>
static void appendArguments(Bytes &Out, const Module &M, const Configuration &C,
                            ArrayRef<uint32_t> ResourceIds) {
  const Generation Gen = M.getGeneration();
  uint32_t Offset = 0;
  for (auto [A, Id] : zip_equal(C.Args, ResourceIds)) {
    Out += rawBytes(makeEntry<Is64>(A, Id, Offset, Gen));
    Offset += alignTo(getStoredSize(A, Is64, Gen), 16);
  }
  Out += rawBytes(ArgumentEntry<Is64>());
}

template <bool Is64>
static Bytes generate(const Module &M, unsigned Index, const Configuration &C,
                      ArrayRef<uint32_t> ResourceIds) {
  MetadataHeader<Is64> Header = makeHeader<Is64>(M, Index, C);
  Bytes Out(sizeof(Header), '\0');
  appendTail<Is64>(Out, M, C);
  Header.HeaderSize = Out.size();
  appendString(Out, DummyName);
  appendString(Out, getTargetName(M));
  if (M.getGeneration() == Generation::New2004)
    appendString(Out, C.VecTypeHint);
  appendArguments<Is64>(Out, M, C, ResourceIds);
  for (const Argument &A : C.Args) {
    appendString(Out, A.Name);
    appendString(Out, A.TypeName);
  }
  Out.append(6 * sizeof(Word<Is64>), '\0');
  Header.TotalSize = Out.size();
  Out.replace(0, sizeof(Header), rawBytes(Header));
  return Out;
}

Bytes amdcl2::generateMetadata(const Module &M, unsigned Index,
                               const Configuration &C,
                               ArrayRef<uint32_t> ResourceIds) {
  return M.Is64Bit ? generate<true>(M, Index, C, ResourceIds)
                   : generate<false>(M, Index, C, ResourceIds);
}
