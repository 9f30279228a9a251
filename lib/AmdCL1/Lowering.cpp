//===- Lowering.cpp - Configurations and parts of kernels -----------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes register counts, sizes, ids and headers of configured kernels.
//
//===----------------------------------------------------------------------===//

#include "AmdCL1/Lowering.h"
#include "AmdCL1/Format.h"
#include "KernelModel/Lowering.h"
#include "KernelModel/ModuleError.h"
#include "Parts.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// Registers
//===----------------------------------------------------------------------===//

static unsigned getNumUserSGPRs(const Configuration &C) {
  unsigned Count = 0;
  for (const UserData &D : C.UserSGPRs)
    Count = std::max(Count, D.FirstSGPR + D.NumSGPRs);
  return Count;
}

RegisterCounts amdcl1::countRegisters(const Configuration &C, Arch A) {
  CountingRules Rules = {getNumUserSGPRs(C), NumVCCSGPRs,
                         /*ProgramFirst=*/true, /*SpecifiedHasExtra=*/false};
  Rules.CountsLocalsOfPgmRsrc2 = false;
  return clrx::countRegisters(C.Fields, C.Usage, A, Rules);
}

uint32_t amdcl1::makePgmRsrc2(const Configuration &C, Arch A) {
  constexpr unsigned LocalSizeOfPointers = 32768, UserSGPRsOfNone = 2;
  KernelConfig Fields = C.Fields;
  const unsigned NumUserSGPRs = getNumUserSGPRs(C);
  Fields.set(KF::UserDataCount, NumUserSGPRs ? NumUserSGPRs : UserSGPRsOfNone);
  if (any_of(C.Args, [](const Argument &Arg) {
        return Arg.isPointerTo(PointerSpace::Local);
      }))
    Fields.set(KF::LocalSize, LocalSizeOfPointers);
  return lower(Fields, {A}).PgmRsrc2;
}

static Error checkRegisters(const RegisterCounts &Counts, Arch A) {
  const unsigned MaxSGPRs = getArchInfo(A).MaxSGPRs - NumVCCSGPRs;
  if (Counts.ProgramSGPRs > MaxSGPRs)
    return makeModuleError(ModulePart::File,
                           "SGPR count " + Twine(Counts.ProgramSGPRs) +
                               " is out of range (0 to " + Twine(MaxSGPRs) +
                               ")",
                           "use fewer registers, or a lower '.sgprsnum'");
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Sizes
//===----------------------------------------------------------------------===//

uint32_t amdcl1::getSize(const Argument &A, uint32_t MinElementSize) {
  if (A.getClass() == ArgClass::Structure)
    return A.StructSize;
  const catalyst::ArgTypeInfo &Type = getArgTypeInfo(A.Type);
  return std::max<uint32_t>(Type.ElementSize, MinElementSize) *
         (Type.DeclaredElements == 3 ? 4 : Type.DeclaredElements);
}

/// Returns the size of \p A in the constant buffer of arguments, in bytes.
static uint32_t getRoom(const Argument &A) {
  constexpr uint32_t Slot = 16;
  if (A.IsPointer || A.isValueOf(ArgClass::Counter32))
    return Slot;
  return alignTo(getSize(A, /*MinElementSize=*/4), Slot);
}

std::vector<uint32_t> amdcl1::getArgumentOffsets(ArrayRef<Argument> Args) {
  std::vector<uint32_t> Offsets = {0};
  for (const Argument &A : Args)
    Offsets.push_back(Offsets.back() + getRoom(A));
  return Offsets;
}

/// Returns the number of bytes that \p A adds to uavprivate.
static uint32_t getPrivateSize(const Argument &A, const DriverFacts &Driver) {
  if (Driver.SumsStructures)
    return A.isValueOf(ArgClass::Structure) ? alignTo(A.StructSize, 16) : 0;
  if (A.IsPointer || A.getClass() == ArgClass::Structure)
    return 32;
  switch (A.getClass()) {
  case ArgClass::Image:
  case ArgClass::Counter32:
  case ArgClass::Sampler:
    return 32;
  default:
    return (getSize(A) + 15) / 16 * 32;
  }
}

static uint32_t getPrivateSize(const Configuration &C,
                               const DriverFacts &Driver) {
  if (std::optional<uint64_t> Specified = C.Fields.getHeader(KF::UAVPrivate))
    return *Specified;
  uint32_t Size = 0;
  if (any_of(C.Args, [](const Argument &A) {
        return A.isValueOf(ArgClass::Structure) ||
               A.isValueOf(ArgClass::Counter32);
      }))
    for (const Argument &A : C.Args)
      Size += getPrivateSize(A, Driver);
  return std::max<uint32_t>(Size, C.Fields.getOr(KF::ScratchSize, 0));
}

//===----------------------------------------------------------------------===//
// Unique ids
//===----------------------------------------------------------------------===//

/// Adds the number after \p Colons colons of \p Text to \p Claimed.
static void claimNumber(StringRef Text, unsigned Colons,
                        DenseSet<uint64_t> &Claimed) {
  for (; Colons; --Colons)
    Text = Text.split(':').second;
  uint32_t Id;
  if (!Text.consumeInteger(0, Id))
    Claimed.insert(Id);
}

/// Adds the ids in \p Metadata, which the source specifies.
static void claimIds(StringRef Metadata, DenseSet<uint64_t> &Claimed) {
  constexpr StringLiteral UniqueId = "\n;uniqueid:", Function = "\n;function:";
  size_t Pos = Metadata.find(UniqueId);
  if (Pos == StringRef::npos)
    return;
  claimNumber(Metadata.substr(Pos), 1, Claimed);
  Pos = Metadata.find(Function, Pos);
  if (Pos != StringRef::npos)
    claimNumber(Metadata.substr(Pos), 2, Claimed);
}

std::vector<uint32_t> amdcl1::assignUniqueIds(const Module &M) {
  constexpr uint32_t First = 1024;
  DenseSet<uint64_t> Claimed;
  for (const Kernel &K : M.Kernels)
    if (!K.Config)
      claimIds(K.Parts.Metadata, Claimed);
  std::vector<uint32_t> Ids;
  uint32_t Next = First;
  for (const Kernel &K : M.Kernels) {
    while (K.Config && Claimed.contains(Next))
      ++Next;
    Ids.push_back(K.Config ? Next++ : 0);
  }
  return Ids;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

static Bytes makeHeader(const LoweredKernel &K) {
  KernelHeader H = {};
  if (K.Driver.HasPrivateInFront)
    H.PrivateInFront = K.PrivateSize;
  if (K.Driver.HasConstantUAVs)
    H.Private = K.PrivateSize;
  H.LocalSize = K.C.Fields.getOr(KF::LocalSize, 0);
  if (K.M.Is64Bit)
    H.Flags = H.Flags | HF_64Bit;
  if (K.usesPrintf())
    H.Flags = H.Flags | HF_Printf;
  H.One = 1;
  return rawBytes(H).str();
}

static Error checkParts(const KernelParts &Parts) {
  constexpr StringLiteral MakeThem =
      "describe the kernel with '.config', or its bytes with '.metadata' "
      "and '.header'";
  if (Parts.Metadata.empty())
    return makeModuleError(ModulePart::File, "there is no metadata", MakeThem);
  if (Parts.Header.empty())
    return makeModuleError(ModulePart::File, "there is no header", MakeThem);
  return Error::success();
}

Expected<KernelParts> amdcl1::lowerKernel(const Module &M, const Kernel &K,
                                          const Configuration &C,
                                          uint32_t UniqueId) {
  const DriverFacts &Driver = M.getDriver();
  const Arch A = M.getArch();
  const RegisterCounts Registers = countRegisters(C, A);
  if (Error E = checkRegisters(Registers, A))
    return E;
  Expected<KernelIds> Ids = assignIds(M, C);
  if (!Ids)
    return Ids.takeError();
  const LoweredKernel Lowered = {M,
                                 K,
                                 C,
                                 Driver,
                                 UniqueId,
                                 std::move(*Ids),
                                 Registers,
                                 makePgmRsrc2(C, A),
                                 getPrivateSize(C, Driver),
                                 getArgumentOffsets(C.Args)};
  return KernelParts{generateMetadata(Lowered), makeHeader(Lowered),
                     generateNotes(Lowered)};
}

static Error makeParts(const Module &M, Kernel &K, uint32_t UniqueId) {
  if (!K.Config)
    return checkParts(K.Parts);
  Expected<KernelParts> Parts = lowerKernel(M, K, *K.Config, UniqueId);
  if (!Parts)
    return Parts.takeError();
  K.Parts = std::move(*Parts);
  K.Config.reset();
  return Error::success();
}

Error amdcl1::lowerKernels(Module &M) {
  const std::vector<uint32_t> UniqueIds = assignUniqueIds(M);
  for (auto [I, K] : enumerate(M.Kernels))
    if (Error E = makeParts(M, K, UniqueIds[I]))
      return addKernel(std::move(E), I, K.Name);
  return Error::success();
}
