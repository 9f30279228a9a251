//===- TargetId.cpp - Processors of amdhsa and their features -------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Parses and prints target IDs.
//
//===----------------------------------------------------------------------===//

#include "clrx/Targets/TargetId.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/TargetParser.h"

using namespace llvm;
using namespace clrx;

static constexpr StringLiteral TargetPrefix = "amdgcn-amd-amdhsa--";

namespace {
struct Feature {
  StringLiteral Name;
  FeatureSetting TargetFeatures::*Setting;
  bool (TargetId::*IsSupported)() const;
};
} // namespace

/// Features in the order of target IDs.
static constexpr Feature Features[] = {
    {"sramecc", &TargetFeatures::SRAMECC, &TargetId::hasSRAMECC},
    {"xnack", &TargetFeatures::XNACK, &TargetId::hasXNACK},
};

static bool hasAttribute(StringRef Processor, AMDGPU::ArchFeatureKind Kind) {
  return AMDGPU::getArchAttrAMDGCN(AMDGPU::parseArchAMDGCN(Processor)) & Kind;
}

bool TargetId::hasSRAMECC() const {
  return hasAttribute(Processor, AMDGPU::FEATURE_SRAMECC);
}

bool TargetId::hasXNACK() const {
  return hasAttribute(Processor, AMDGPU::FEATURE_XNACK);
}

std::optional<TargetId> TargetId::get(StringRef Processor) {
  const StringRef Known =
      AMDGPU::getArchNameAMDGCN(AMDGPU::parseArchAMDGCN(Processor));
  if (Known.empty())
    return std::nullopt;
  TargetId Id;
  Id.Processor = Known;
  return Id;
}

void TargetId::setFeatures(const TargetFeatures &NewFeatures) {
  for (const Feature &F : Features)
    if ((this->*F.IsSupported)())
      this->*F.Setting = NewFeatures.*F.Setting;
}

/// Applies a feature such as "xnack+". \returns false if that is not possible.
static bool addFeature(TargetId &Id, StringRef Text) {
  for (const Feature &F : Features) {
    StringRef Sign = Text;
    if (!Sign.consume_front(F.Name) || (Sign != "+" && Sign != "-"))
      continue;
    if (!(Id.*F.IsSupported)() || Id.*F.Setting != FeatureSetting::Any)
      return false;
    Id.*F.Setting = Sign == "+" ? FeatureSetting::On : FeatureSetting::Off;
    return true;
  }
  return false;
}

std::optional<TargetId> TargetId::parse(StringRef Text) {
  Text.consume_front(TargetPrefix);
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, ':');
  std::optional<TargetId> Id = get(Parts[0]);
  if (!Id)
    return std::nullopt;
  for (StringRef Part : ArrayRef(Parts).drop_front())
    if (!addFeature(*Id, Part))
      return std::nullopt;
  return Id;
}

static char getSign(FeatureSetting Setting) {
  return Setting == FeatureSetting::On ? '+' : '-';
}

std::string TargetId::str() const {
  std::string Text;
  raw_string_ostream OS(Text);
  OS << TargetPrefix << Processor;
  for (const Feature &F : Features)
    if (this->*F.Setting != FeatureSetting::Any)
      OS << ':' << F.Name << getSign(this->*F.Setting);
  return Text;
}

std::string TargetId::getLLVMFeatures() const {
  std::string Text;
  raw_string_ostream OS(Text);
  ListSeparator Comma(",");
  for (const Feature &F : Features)
    if (this->*F.Setting != FeatureSetting::Any)
      OS << Comma << getSign(this->*F.Setting) << F.Name;
  return Text;
}
