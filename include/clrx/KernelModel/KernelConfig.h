//===- KernelConfig.h - Configuration of a kernel ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a source says about a kernel: a value for any of the fields that
// KernelFields.def lists.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_KERNELMODEL_KERNELCONFIG_H
#define CLRX_KERNELMODEL_KERNELCONFIG_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <optional>

namespace clrx {

enum class KernelField : uint8_t {
#define CLRX_KERNEL_FIELD(Id, Bits, AllOnesMeansUnset, Default, Title) Id,
#include "clrx/KernelModel/KernelFields.def"
  None ///< No field.
};

constexpr unsigned NumKernelFields = unsigned(KernelField::None);

struct KernelFieldInfo {
  uint8_t Bits;           ///< Width, 1 to 64.
  bool AllOnesMeansUnset; ///< In kernel headers; see KernelConfig::getHeader.
  uint16_t Default;       ///< In kernel headers.
  llvm::StringLiteral Title;
};

const KernelFieldInfo &getKernelFieldInfo(KernelField F);

/// The field \p N places after \p F, for pseudo-ops that set several.
inline KernelField operator+(KernelField F, unsigned N) {
  return KernelField(unsigned(F) + N);
}

/// Bits of the field SGPRFlags: which values the SGPRs hold at a kernel's start
/// (enable_sgpr_* of amd_kernel_code_t).
enum SGPRFlagBits : uint16_t {
  SF_PrivateSegmentBuffer = 1 << 0,
  SF_DispatchPtr = 1 << 1,
  SF_QueuePtr = 1 << 2,
  SF_KernargSegmentPtr = 1 << 3,
  SF_DispatchId = 1 << 4,
  SF_FlatScratchInit = 1 << 5,
  SF_PrivateSegmentSize = 1 << 6
};

/// Bits of the field FeatureFlags.
enum FeatureFlagBits : uint16_t {
  FF_OrderedAppendGDS = 1 << 0,
  FF_Ptr64 = 1 << 3,
  FF_DynamicCallStack = 1 << 4,
  FF_DebugEnabled = 1 << 5,
  FF_XnackEnabled = 1 << 6
};

/// Dimensions of a kernel's ids: x, y, z are bits 0, 1, 2 of each set.
struct DimSets {
  unsigned Group = 0;    ///< Group ids in SGPRs.
  unsigned Local = 0;    ///< Local ids in VGPRs.
  bool Separate = false; ///< Two sets were given, not one for both.

  uint64_t pack() const { return Group | Local << 3 | uint64_t(Separate) << 8; }
  static DimSets unpack(uint64_t V) {
    return {unsigned(V & 7), unsigned(V >> 3 & 7), (V >> 8 & 1) != 0};
  }
};

/// DimSets::Local by ENABLE_VGPR_WORKITEM_ID of COMPUTE_PGM_RSRC2.
constexpr unsigned LocalDimSets[] = {1, 3, 7, 7};

/// What a source says about a kernel: a value for any of the fields. Files have
/// thousands of kernels, and each gives a few.
class KernelConfig {
  static constexpr uint8_t NotGiven = UINT8_MAX;
  static_assert(NumKernelFields < NotGiven);

  /// Where in Values that of each field is.
  std::array<uint8_t, NumKernelFields> Places;
  llvm::SmallVector<uint64_t, 0> Values; ///< Of the fields that are given.

  uint64_t getGiven(KernelField F) const { return Values[Places[unsigned(F)]]; }

public:
  KernelConfig() { Places.fill(NotGiven); }

  /// Keeps the low bits that the field is wide. A later value replaces.
  void set(KernelField F, uint64_t Value);
  /// Sets \p Bits in addition to those already set.
  void setBits(KernelField F, uint64_t Bits) { set(F, getOr(F, 0) | Bits); }
  void setUnlessGiven(KernelField F, uint64_t Value) {
    if (!has(F))
      set(F, Value);
  }
  void clear(KernelField F);
  /// Sets what \p Other gives; the same field here is replaced.
  void setAllOf(const KernelConfig &Other);

  bool has(KernelField F) const { return Places[unsigned(F)] != NotGiven; }
  std::optional<uint64_t> get(KernelField F) const {
    return has(F) ? std::optional<uint64_t>(getGiven(F)) : std::nullopt;
  }
  uint64_t getOr(KernelField F, uint64_t Default) const {
    return has(F) ? getGiven(F) : Default;
  }
  /// The value given, or else the field's own default.
  uint64_t getOrDefault(KernelField F) const {
    return getOr(F, getKernelFieldInfo(F).Default);
  }
  bool isOn(KernelField F) const { return getOr(F, 0) != 0; }

  /// The value for a kernel header: nothing if the value is the field's mark
  /// for "not given".
  std::optional<uint64_t> getHeader(KernelField F) const;

  std::optional<DimSets> getDims() const {
    if (!has(KernelField::Dims))
      return std::nullopt;
    return DimSets::unpack(getGiven(KernelField::Dims));
  }

  /// A copy for a kernel header: without the fields whose value is their mark
  /// for "not given".
  KernelConfig withoutUnset() const;

  /// Sets all flags and what shares their words: elements of 4 bytes in
  /// scratch, no grid counts.
  void setFlags(uint16_t SGPRs, uint16_t Features);
  /// The same with what an HSA runtime usually passes: .default_hsa_features.
  void setDefaultFlags();
};

} // namespace clrx

#endif // CLRX_KERNELMODEL_KERNELCONFIG_H
