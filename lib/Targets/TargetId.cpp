//===- TargetId.cpp - Names of targets for loaders ------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One table of the features serves reading and writing.
//
//===----------------------------------------------------------------------===//

#include "clrx/Targets/TargetId.h"
#include "clrx/Targets/Processors.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/TargetParser/TargetParser.h"

using namespace llvm;
using namespace clrx;

namespace {
struct FeatureRow {
  StringLiteral Name;
  FeatureSetting TargetFeatures::*Setting;
  bool ProcessorFacts::*IsThere;
};
} // namespace

// In the order in which they are written.
static constexpr FeatureRow FeatureRows[] = {
    {"sramecc", &TargetFeatures::SramEcc, &ProcessorFacts::HasSramEcc},
    {"xnack", &TargetFeatures::Xnack, &ProcessorFacts::HasXnack},
};

/// ::= name sign
static Error parseFeature(StringRef Text, const ProcessorFacts &Facts,
                          TargetFeatures &Features) {
  const FeatureSetting Setting = Text.ends_with("+")   ? FeatureSetting::On
                                 : Text.ends_with("-") ? FeatureSetting::Off
                                                       : FeatureSetting::Any;
  const StringRef Name = Text.take_front(Text.size() - 1);
  const FeatureRow *Row =
      find_if(FeatureRows, [&](const FeatureRow &R) { return R.Name == Name; });
  if (Row == std::end(FeatureRows) || Setting == FeatureSetting::Any)
    return createStringError("'" + Text +
                             "' is no feature: known are sramecc+, sramecc-, "
                             "xnack+ and xnack-");
  if (!(Facts.*Row->IsThere))
    return createStringError("the processor has no feature '" + Name + "'");
  if (Features.*Row->Setting != FeatureSetting::Any)
    return createStringError("feature '" + Name + "' is named twice");
  Features.*Row->Setting = Setting;
  return Error::success();
}

Expected<TargetId> clrx::parseTargetId(StringRef Text) {
  SmallVector<StringRef, 5> Parts;
  Text.split(Parts, '-', /*MaxSplit=*/4);
  if (Parts.size() != 5 || Parts[0] != "amdgcn")
    return createStringError("'" + Text +
                             "' is no target like "
                             "'amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-'");
  SmallVector<StringRef, 3> Names;
  Parts[4].split(Names, ':');
  TargetId Id = {Parts[2], nullptr, TargetFeatures()};
  if (AMDGPU::parseArchAMDGCN(Names[0]) != AMDGPU::GK_NONE)
    Id.Processor = findGPUName(Names[0]);
  if (!Id.Processor)
    return createStringError("LLVM has no processor '" + Names[0] + "'");
  const ProcessorFacts Facts = getProcessorFacts(Id.Processor->Processor);
  for (StringRef Name : ArrayRef(Names).drop_front())
    if (Error E = parseFeature(Name, Facts, Id.Features))
      return std::move(E);
  return Id;
}

std::string clrx::makeTargetId(const LLVMProcessor &P,
                               TargetFeatures Features) {
  const ProcessorFacts Facts = getProcessorFacts(P);
  std::string Text = ("amdgcn-amd-amdhsa--" + getCanonicalName(P)).str();
  for (const FeatureRow &Row : FeatureRows) {
    const FeatureSetting S = Features.*Row.Setting;
    if (S == FeatureSetting::Any || !(Facts.*Row.IsThere))
      continue;
    Text += ':';
    Text += Row.Name;
    Text += S == FeatureSetting::On ? '+' : '-';
  }
  return Text;
}
