//===- KernelConfig.h - Configuration of a kernel ---------------*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The configuration of a kernel in a source: values for any of the fields of
// KernelFields.def.
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
  uint8_t Bits;           ///< Width in bits, 1 to 64.
  bool AllOnesMeansUnset; ///< In kernel headers; see KernelConfig::getHeader.
  uint16_t Default;       ///< Default in kernel headers.
  llvm::StringLiteral Title;
};

const KernelFieldInfo &getKernelFieldInfo(KernelField F);

/// Returns the field \p N rows after \p F, for pseudo-ops that set several.
inline KernelField operator+(KernelField F, unsigned N) {
  return KernelField(unsigned(F) + N);
}

/// Bits of the field SGPRFlags: values that SGPRs hold at a kernel's start
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
  bool Separate = false; ///< The source has two sets, not one for both.

  uint64_t pack() const { return Group | Local << 3 | uint64_t(Separate) << 8; }
  static DimSets unpack(uint64_t V) {
    return {unsigned(V & 7), unsigned(V >> 3 & 7), (V >> 8 & 1) != 0};
  }
};

/// DimSets::Local for each value of ENABLE_VGPR_WORKITEM_ID in
/// COMPUTE_PGM_RSRC2.
constexpr unsigned LocalDimSets[] = {1, 3, 7, 7};

/// The configuration of a kernel: values for any of the fields. A file may have
/// thousands of kernels that set only a few fields each, so only the values of
/// these fields are stored.
class KernelConfig {
  static constexpr uint8_t NotSet = UINT8_MAX;
  static_assert(NumKernelFields < NotSet);

  /// For each field, its index in Values, or NotSet.
  std::array<uint8_t, NumKernelFields> Indices;
  /// The fields that are set, one bit for each.
  std::array<uint64_t, (NumKernelFields + 63) / 64> IsSet = {};
  llvm::SmallVector<uint64_t, 0> Values; ///< Values of the fields that are set.

  template <typename Fn> void forEachSet(Fn Do) const;
  uint64_t getExisting(KernelField F) const {
    return Values[Indices[unsigned(F)]];
  }

public:
  KernelConfig() { Indices.fill(NotSet); }

  /// Sets \p F to the low bits of \p Value and replaces an earlier value.
  void set(KernelField F, uint64_t Value);
  /// Sets \p Bits in addition to bits that are already set.
  void setBits(KernelField F, uint64_t Bits) { set(F, getOr(F, 0) | Bits); }
  void setIfUnset(KernelField F, uint64_t Value) {
    if (!has(F))
      set(F, Value);
  }
  void clear(KernelField F);
  /// Sets all fields of \p Other and replaces earlier values.
  void setAllOf(const KernelConfig &Other);

  bool has(KernelField F) const { return Indices[unsigned(F)] != NotSet; }
  std::optional<uint64_t> get(KernelField F) const {
    return has(F) ? std::optional<uint64_t>(getExisting(F)) : std::nullopt;
  }
  uint64_t getOr(KernelField F, uint64_t Default) const {
    return has(F) ? getExisting(F) : Default;
  }
  /// Returns the value, or the field's default if it is not set.
  uint64_t getOrDefault(KernelField F) const {
    return getOr(F, getKernelFieldInfo(F).Default);
  }
  bool isOn(KernelField F) const { return getOr(F, 0) != 0; }

  /// Returns the value for a kernel header, or std::nullopt if the value marks
  /// the field as not set.
  std::optional<uint64_t> getHeader(KernelField F) const;

  std::optional<DimSets> getDims() const {
    if (!has(KernelField::Dims))
      return std::nullopt;
    return DimSets::unpack(getExisting(KernelField::Dims));
  }

  /// Returns a copy for a kernel header, without the fields whose value marks
  /// them as not set.
  KernelConfig withoutUnset() const;

  /// Sets SGPRFlags and FeatureFlags. Also sets two fields that are in the same
  /// words: no grid counts, and elements of 4 bytes in scratch memory.
  void setFlags(uint16_t SGPRs, uint16_t Features);
  /// Sets the flags of .default_hsa_features: values that HSA runtimes usually
  /// pass.
  void setDefaultFlags();
};

} // namespace clrx

#endif // CLRX_KERNELMODEL_KERNELCONFIG_H
