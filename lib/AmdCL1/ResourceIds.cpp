//===- ResourceIds.cpp - Ids of resources ---------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Assigns ids to the resources of a kernel: the id in the source, or else the
// lowest free id.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/ModuleError.h"
#include "Parts.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl1;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// The kernel's own ids
//===----------------------------------------------------------------------===//

static bool hasBuffers(const Configuration &C) {
  return C.Fields.isOn(KF::UsePrintf) || any_of(C.Args, [](const Argument &A) {
           return A.isPointerTo(PointerSpace::Global) ||
                  A.isPointerTo(PointerSpace::Constant);
         });
}

static uint32_t getDefaultUAVId(const DriverFacts &Driver,
                                const Configuration &C) {
  constexpr uint32_t Old = 9, New = 11;
  switch (Driver.UAVIds) {
  case UAVIdRule::Nine:
    return Old;
  case UAVIdRule::IfUsed:
    return hasBuffers(C) ? New : NoId;
  case UAVIdRule::Eleven:
    return New;
  }
  llvm_unreachable("unknown rule");
}

static KernelIds getKernelIds(const DriverFacts &Driver,
                              const Configuration &C) {
  const KernelConfig &F = C.Fields;
  const bool HasPrintf =
      Driver.HasConstantUAVs && (Driver.HasPrintfId || F.isOn(KF::UsePrintf));
  KernelIds Ids;
  Ids.UAV = F.getOr(KF::UAVId, getDefaultUAVId(Driver, C));
  Ids.CB = F.getOr(KF::CBId, Driver.HasConstantUAVs ? 10 : NoId);
  Ids.Printf = F.getOr(KF::PrintfId, HasPrintf ? 9 : NoId);
  Ids.Private = F.getOrDefault(KF::PrivateId);
  return Ids;
}

//===----------------------------------------------------------------------===//
// Ids of arguments
//===----------------------------------------------------------------------===//

namespace {

/// Kinds of resources that have ids.
enum ResourceKind : unsigned {
  UAVs,
  ConstantBuffers,
  ReadImages,
  WriteImages,
  Counters,
  NumResourceKinds
};

struct ResourceClass {
  StringLiteral Title;
  unsigned First; ///< First id for arguments.
  unsigned NumIds;
};

/// Assigns ids to the arguments of a kernel.
class IdAssigner {
  const Module &M;
  const Configuration &C;
  KernelIds &Ids;
  BitVector Taken[NumResourceKinds];
  unsigned Next[NumResourceKinds]; ///< No lower id can be chosen.

public:
  IdAssigner(const Module &M, const Configuration &C, KernelIds &Ids);
  Error assign();

private:
  ModulePart partOf(const Argument &A) const;
  Error makeError(const Argument &A, ResourceKind Kind, const Twine &Id,
                  std::vector<ModuleError::Note> Notes) const;
  Error makeUsedError(const Argument &A, ResourceKind Kind) const;
  Error reserve(const Argument &A, ResourceKind Kind);
  bool isLegal(const Argument &A, ResourceKind Kind) const;
  Error choose(const Argument &A, ResourceKind Kind, uint32_t &Id);
};

} // namespace

static constexpr ResourceClass Classes[] = {
    {"UAV", 9, 1024},
    {"constant buffer", 2, 160},
    {"read-only image", 0, 128},
    {"write-only image", 0, 8},
    {"counter", 0, 8},
};

bool amdcl1::isUAV(const Argument &A, const DriverFacts &Driver) {
  return A.isPointerTo(PointerSpace::Global) ||
         (Driver.HasConstantUAVs && A.isPointerTo(PointerSpace::Constant));
}

static std::optional<ResourceKind> getKind(const Argument &A,
                                           const DriverFacts &Driver) {
  if (isUAV(A, Driver))
    return UAVs;
  if (A.isPointerTo(PointerSpace::Constant))
    return ConstantBuffers;
  if (isImageFor(A, ImageAccess::ReadOnly))
    return ReadImages;
  if (isImageFor(A, ImageAccess::WriteOnly))
    return WriteImages;
  if (A.isValueOf(ArgClass::Counter32))
    return Counters;
  return std::nullopt;
}

IdAssigner::IdAssigner(const Module &M, const Configuration &C, KernelIds &Ids)
    : M(M), C(C), Ids(Ids) {
  for (unsigned Kind = 0; Kind != NumResourceKinds; ++Kind) {
    Taken[Kind].resize(Classes[Kind].NumIds);
    Next[Kind] = Classes[Kind].First;
  }
  // Free ids of UAVs follow the common id of unused pointers. Without that id,
  // no id is free. Global data takes the first constant buffer.
  Next[UAVs] = Ids.UAV == NoId ? Classes[UAVs].NumIds : Ids.UAV + 1;
  if (!M.GlobalData.empty())
    ++Next[ConstantBuffers];
}

bool IdAssigner::isLegal(const Argument &A, ResourceKind Kind) const {
  const uint32_t Id = *A.ResourceId;
  if (Id >= Classes[Kind].NumIds)
    return false;
  if (Kind == UAVs && A.Use == ArgUse::Unused)
    return Id == Ids.UAV;
  return Id >= Classes[Kind].First;
}

static constexpr StringLiteral LeaveOut = "leave the id out to get a free one";

ModulePart IdAssigner::partOf(const Argument &A) const {
  return ModulePart::ofKernel(ModulePart::NoKernel, ModulePart::Argument,
                              &A - C.Args.data());
}

Error IdAssigner::makeError(const Argument &A, ResourceKind Kind,
                            const Twine &Id,
                            std::vector<ModuleError::Note> Notes) const {
  return makeModuleError(partOf(A),
                         "argument '" + A.Name + "': " + Classes[Kind].Title +
                             " id" + Id,
                         std::move(Notes));
}

/// Returns the error that another argument already has the id of \p A.
Error IdAssigner::makeUsedError(const Argument &A, ResourceKind Kind) const {
  const Argument &Owner = *find_if(C.Args, [&](const Argument &B) {
    return B.ResourceId == A.ResourceId && getKind(B, M.getDriver()) == Kind;
  });
  return makeError(A, Kind, " " + Twine(*A.ResourceId) + " is already used",
                   {{partOf(Owner), "argument '" + Owner.Name + "' has it"},
                    {partOf(A), LeaveOut.str()}});
}

/// Takes the id that the source specifies.
Error IdAssigner::reserve(const Argument &A, ResourceKind Kind) {
  const uint32_t Id = *A.ResourceId;
  if (!isLegal(A, Kind))
    return makeError(A, Kind, " " + Twine(Id) + " is out of range",
                     {{partOf(A), LeaveOut.str()}});
  if (Kind == UAVs && Id == Ids.UAV)
    return Error::success();
  if (Taken[Kind].test(Id))
    return makeUsedError(A, Kind);
  Taken[Kind].set(Id);
  return Error::success();
}

/// Sets \p Id to the lowest free id, or to the common id of unused pointers.
Error IdAssigner::choose(const Argument &A, ResourceKind Kind, uint32_t &Id) {
  if (Kind == UAVs && A.Use == ArgUse::Unused) {
    constexpr uint32_t UnusedWithoutUAV = 65534;
    Id = Ids.UAV == NoId ? UnusedWithoutUAV : Ids.UAV;
    return Error::success();
  }
  unsigned &Free = Next[Kind];
  while (Free < Classes[Kind].NumIds && Taken[Kind].test(Free))
    ++Free;
  if (Free >= Classes[Kind].NumIds)
    return makeError(
        A, Kind, "s are all in use",
        {{partOf(A),
          ("there are " + Twine(Classes[Kind].NumIds - Classes[Kind].First) +
           " for arguments")
              .str()}});
  Id = Free++;
  return Error::success();
}

Error IdAssigner::assign() {
  Ids.Args.assign(C.Args.size(), 0);
  for (bool IsSpecified : {true, false})
    for (auto [A, Id] : zip_equal(C.Args, Ids.Args)) {
      const std::optional<ResourceKind> Kind = getKind(A, M.getDriver());
      if (!Kind || A.ResourceId.has_value() != IsSpecified)
        continue;
      if (IsSpecified)
        Id = *A.ResourceId;
      if (Error E = IsSpecified ? reserve(A, *Kind) : choose(A, *Kind, Id))
        return E;
    }
  return Error::success();
}

Expected<KernelIds> amdcl1::assignIds(const Module &M, const Configuration &C) {
  KernelIds Ids = getKernelIds(M.getDriver(), C);
  if (Error E = IdAssigner(M, C, Ids).assign())
    return E;
  return Ids;
}
