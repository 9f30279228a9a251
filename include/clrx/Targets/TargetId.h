//===- TargetId.h - Processors of amdhsa and their features -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "Target ID" in LLVM's AMDGPU User Guide: whom a code object is for,
// "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-". The processors and what they
// have are LLVM's (TargetParser).
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TARGETS_TARGETID_H
#define CLRX_TARGETS_TARGETID_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace clrx {

/// A feature that a process may have on or off.
enum class FeatureSetting : uint8_t {
  Any, ///< The code is right for both; also where the processor has no choice.
  Off,
  On
};

/// The features that a target id may name.
struct TargetFeatures {
  FeatureSetting SRAMECC = FeatureSetting::Any;
  FeatureSetting XNACK = FeatureSetting::Any;

  bool operator==(const TargetFeatures &Other) const {
    return SRAMECC == Other.SRAMECC && XNACK == Other.XNACK;
  }
};

struct TargetId : TargetFeatures {
  llvm::StringRef Processor; ///< LLVM's canonical name; lives for ever.

  /// Of a processor or one of its aliases ("fiji"). \returns nothing if LLVM
  /// does not know it.
  static std::optional<TargetId> get(llvm::StringRef Processor);
  /// Of `[amdgcn-amd-amdhsa--]PROCESSOR[:FEATURE(+|-)]...`. \returns nothing if
  /// it is another target, or LLVM does not know the processor, or that has not
  /// such a feature, or it is given twice.
  static std::optional<TargetId> parse(llvm::StringRef Text);

  /// Sets those of \p Features that the processor has.
  void setFeatures(const TargetFeatures &Features);

  bool hasSRAMECC() const;
  bool hasXNACK() const;
  /// Whether XNACK is on, or may be switched on.
  bool mayUseXNACK() const {
    return hasXNACK() && XNACK != FeatureSetting::Off;
  }

  /// "amdgcn-amd-amdhsa--" with the processor and the features that are on or
  /// off.
  std::string str() const;
  /// For LLVM's subtarget: "+xnack,-sramecc".
  std::string getLLVMFeatures() const;
};

} // namespace clrx

#endif // CLRX_TARGETS_TARGETID_H
