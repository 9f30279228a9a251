//===- Arguments.cpp - Kernel arguments of AmdCL2 -------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Computes the offsets of arguments in the kernel argument segment, and assigns
// ids to their resources.
//
//===----------------------------------------------------------------------===//

#include "clrx/AmdCL2/Arguments.h"
#include "KernelModel/ModuleError.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::amdcl2;

unsigned amdcl2::getVectorLength(ArgType Type, Generation Gen) {
  unsigned Length = getArgTypeInfo(Type).DeclaredElements;
  return Length == 3 && Gen != Generation::Old ? 4 : Length;
}

unsigned amdcl2::countUsedPipes(ArrayRef<Argument> Args) {
  return count_if(Args, [](const Argument &A) { return A.isUsedPipe(); });
}

//===----------------------------------------------------------------------===//
// Kernel argument segment
//===----------------------------------------------------------------------===//

/// Returns true if \p A takes the space of an address in the segment. Like
/// clrxasm, counts a structure as an address even if it is passed by value.
static bool isPassedAsAddress(const Argument &A) {
  return A.IsPointer || (A.getClass() != ArgClass::Value &&
                         A.getClass() != ArgClass::Counter32);
}

SmallVector<uint64_t, 16> amdcl2::getKernargOffsets(ArrayRef<Argument> Args,
                                                    bool Is64Bit,
                                                    Generation Gen) {
  const uint64_t AddressSize = Is64Bit ? 8 : 4;
  SmallVector<uint64_t, 16> Offsets;
  uint64_t End = 0;
  for (const Argument &A : Args) {
    const bool IsAddress = isPassedAsAddress(A);
    const uint64_t ElementSize =
        IsAddress ? AddressSize : getArgTypeInfo(A.Type).ElementSize;
    // Only counters have elements without a size; clrxasm restarts the segment
    // at each counter.
    End = ElementSize == 0 ? 0 : alignTo(End, ElementSize);
    Offsets.push_back(End);
    End += ElementSize * (IsAddress ? 1 : getVectorLength(A.Type, Gen));
  }
  Offsets.push_back(End);
  return Offsets;
}

uint64_t amdcl2::getKernargSegmentSize(ArrayRef<Argument> Args, bool Is64Bit,
                                       Generation Gen) {
  const uint64_t Size = getKernargOffsets(Args, Is64Bit, Gen).back();
  return Gen == Generation::Old ? Size : alignTo(Size, 16);
}

//===----------------------------------------------------------------------===//
// Resource ids
//===----------------------------------------------------------------------===//

namespace {
/// Ids of one kind of resource.
struct ResourceClass {
  StringLiteral Title;
  unsigned NumIds;
};

constexpr unsigned MaxSamplerId = 15;

enum : unsigned { SamplerIds, ReadOnlyIds, WriteOnlyIds, ReadWriteIds };
} // namespace

static constexpr ResourceClass ResourceClasses[] = {
    {"sampler", MaxSamplerId + 1},
    {"read-only image", 128},
    {"write-only image", 64},
    {"read-write image", 64},
};

std::optional<unsigned> amdcl2::getMaxResourceId(const Argument &A) {
  if (A.isValueOf(ArgClass::Sampler))
    return MaxSamplerId;
  if (A.isValueOf(ArgClass::Image))
    return A.Access == ImageAccess::ReadOnly ? 127 : 7;
  return std::nullopt;
}

/// Returns the index in ResourceClasses for \p A, or std::nullopt if \p A has
/// no resource id.
static std::optional<unsigned> getResourceClass(const Argument &A) {
  if (A.isValueOf(ArgClass::Sampler))
    return SamplerIds;
  if (A.isValueOf(ArgClass::Image))
    return ReadOnlyIds + unsigned(A.Access);
  return std::nullopt;
}

/// Returns the error that another argument already has the id of \p
/// Args[Number].
static Error makeUsedError(ArrayRef<Argument> Args, unsigned Number,
                           const Twine &What) {
  auto PartOf = [](unsigned Number) {
    return ModulePart::ofKernel(ModulePart::NoKernel, ModulePart::Argument,
                                Number);
  };
  const Argument &A = Args[Number];
  const auto *Owner = find_if(Args, [&A](const Argument &B) {
    return B.ResourceId == A.ResourceId &&
           getResourceClass(B) == getResourceClass(A);
  });
  return makeModuleError(
      PartOf(Number), What + " is already used",
      std::vector<ModuleError::Note>{
          {PartOf(Owner - Args.begin()),
           "argument '" + Owner->Name + "' has it"},
          {PartOf(Number), "leave the id out to get a free one"}});
}

/// Marks \p Id, the id of \p Args[Number], as taken.
static Error reserveId(ArrayRef<Argument> Args, unsigned Number,
                       const ResourceClass &Class, BitVector &Taken,
                       unsigned Id) {
  const std::string What = ("argument '" + Args[Number].Name +
                            "': " + Class.Title + " id " + Twine(Id))
                               .str();
  if (Id >= Taken.size())
    return makeModuleError(ModulePart::ofKernel(ModulePart::NoKernel,
                                                ModulePart::Argument, Number),
                           What + " is out of range",
                           "there are " + Twine(Class.NumIds));
  if (Taken.test(Id))
    return makeUsedError(Args, Number, What);
  Taken.set(Id);
  return Error::success();
}

Error amdcl2::assignResourceIds(ArrayRef<Argument> Args,
                                SmallVectorImpl<uint32_t> &Ids) {
  SmallVector<BitVector, 4> Taken;
  for (const ResourceClass &Class : ResourceClasses)
    Taken.emplace_back(Class.NumIds);

  Ids.assign(Args.size(), 0);
  for (bool IsSpecified : {true, false})
    for (auto [Number, A] : enumerate(Args)) {
      uint32_t &Id = Ids[Number];
      std::optional<unsigned> Class = getResourceClass(A);
      if (!Class || A.ResourceId.has_value() != IsSpecified)
        continue;
      int Free = Taken[*Class].find_first_unset();
      Id = IsSpecified ? *A.ResourceId : Free < 0 ? Taken[*Class].size() : Free;
      if (Error E = reserveId(Args, Number, ResourceClasses[*Class],
                              Taken[*Class], Id))
        return E;
    }
  return Error::success();
}
