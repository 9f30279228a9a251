//===- TargetId.h - Processors of amdhsa and their features -----*- C++ -*-===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// "Target ID" in LLVM's AMDGPU User Guide: the target of a code object, such as
// "amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-". Processors and their features
// come from LLVM's TargetParser.
//
//===----------------------------------------------------------------------===//

#ifndef CLRX_TARGETS_TARGETID_H
#define CLRX_TARGETS_TARGETID_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace clrx {

/// Setting of a feature that a process may have on or off.
enum class FeatureSetting : uint8_t {
  Any, ///< Code works with both, or the processor has no choice.
  Off,
  On
};

/// The features that a target ID may name.
struct TargetFeatures {
  FeatureSetting SRAMECC = FeatureSetting::Any;
  FeatureSetting XNACK = FeatureSetting::Any;

  bool operator==(const TargetFeatures &Other) const {
    return SRAMECC == Other.SRAMECC && XNACK == Other.XNACK;
  }
};

/// A processor with the settings of its features.
struct TargetId : TargetFeatures {
  llvm::StringRef Processor; ///< LLVM's canonical name, in static storage.

  /// Returns the target ID of a processor or alias ("fiji"), or nothing if LLVM
  /// does not know it.
  static std::optional<TargetId> get(llvm::StringRef Processor);
  /// Parses `[amdgcn-amd-amdhsa--]PROCESSOR[:FEATURE(+|-)]...`. \returns
  /// nothing if \p Text is another target, if LLVM does not support the
  /// processor, if the processor lacks a feature, or if a feature occurs twice.
  static std::optional<TargetId> parse(llvm::StringRef Text);

  /// Sets the features among \p Features that the processor has.
  void setFeatures(const TargetFeatures &Features);

  bool hasSRAMECC() const;
  bool hasXNACK() const;
  /// Returns true if XNACK is on or may be on.
  bool mayUseXNACK() const {
    return hasXNACK() && XNACK != FeatureSetting::Off;
  }

  /// Returns "amdgcn-amd-amdhsa--" with the processor and the features that are
  /// on or off.
  std::string str() const;
  /// Returns the features for LLVM's subtarget, such as "+xnack,-sramecc".
  std::string getLLVMFeatures() const;
};

} // namespace clrx

#endif // CLRX_TARGETS_TARGETID_H
