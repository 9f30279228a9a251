//===- KernelConfig.cpp - Configuration of a kernel -----------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sets and returns the fields of a kernel's configuration.
//
//===----------------------------------------------------------------------===//

#include "clrx/KernelModel/KernelConfig.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

static constexpr KernelFieldInfo Infos[] = {
#define CLRX_KERNEL_FIELD(Id, Bits, AllOnesMeansUnset, Default, Title)         \
  {Bits, AllOnesMeansUnset, Default, Title},
#include "clrx/KernelModel/KernelFields.def"
};

const KernelFieldInfo &clrx::getKernelFieldInfo(KernelField F) {
  return Infos[unsigned(F)];
}

/// Most configurations have at most this number of fields.
static constexpr unsigned UsualFieldCount = 8;

/// Calls \p Do with each field that is set.
template <typename Fn> void KernelConfig::forEachSet(Fn Do) const {
  for (unsigned Word = 0; Word != IsSet.size(); ++Word)
    for (uint64_t Rest = IsSet[Word]; Rest; Rest &= Rest - 1)
      Do(KernelField(Word * 64 + llvm::countr_zero(Rest)));
}

void KernelConfig::set(KernelField F, uint64_t Value) {
  Value &= maskTrailingOnes<uint64_t>(Infos[unsigned(F)].Bits);
  uint8_t &Index = Indices[unsigned(F)];
  if (Index != NotSet) {
    Values[Index] = Value;
    return;
  }
  if (Values.empty())
    Values.reserve(UsualFieldCount);
  Index = Values.size();
  IsSet[unsigned(F) / 64] |= uint64_t(1) << unsigned(F) % 64;
  Values.push_back(Value);
}

void KernelConfig::clear(KernelField F) {
  const uint8_t Index = Indices[unsigned(F)];
  if (Index == NotSet)
    return;
  Indices[unsigned(F)] = NotSet;
  IsSet[unsigned(F) / 64] &= ~(uint64_t(1) << unsigned(F) % 64);
  Values.erase(Values.begin() + Index);
  for (uint8_t &P : Indices)
    P -= P > Index && P != NotSet;
}

std::optional<uint64_t> KernelConfig::getHeader(KernelField F) const {
  const KernelFieldInfo &Info = Infos[unsigned(F)];
  const std::optional<uint64_t> Value = get(F);
  if (Info.AllOnesMeansUnset && Value == maskTrailingOnes<uint64_t>(Info.Bits))
    return std::nullopt;
  return Value;
}

void KernelConfig::setAllOf(const KernelConfig &Other) {
  Values.reserve(
      std::min<size_t>(Values.size() + Other.Values.size(), NumKernelFields));
  Other.forEachSet([&](KernelField F) { set(F, Other.getExisting(F)); });
}

KernelConfig KernelConfig::withoutUnset() const {
  KernelConfig Result = *this;
  forEachSet([&](KernelField F) {
    if (!getHeader(F))
      Result.clear(F);
  });
  return Result;
}

void KernelConfig::setFlags(uint16_t SGPRs, uint16_t Features) {
  set(KernelField::SGPRFlags, SGPRs);
  set(KernelField::GridDims, 0);
  set(KernelField::FeatureFlags, Features);
  set(KernelField::PrivateElemSizeLog2, 2);
}

void KernelConfig::setDefaultFlags() {
  setFlags(SF_PrivateSegmentBuffer | SF_DispatchPtr | SF_KernargSegmentPtr,
           FF_Ptr64);
}
