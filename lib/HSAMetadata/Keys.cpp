//===- Keys.cpp - The table of metadata keys ------------------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows of keys and words, and the entries of printf.
//
//===----------------------------------------------------------------------===//

#include "HSAMetadata/Keys.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::hsa;
using KF = KernelField;
using KM = KernelMetadata;

static bool isPointerToLDS(ArgKind Kind) {
  return Kind == ArgKind::DynamicSharedPointer;
}

// clang-format off
static constexpr KernelKey KernelKeys[] = {
    {"Name", ".name", "", 0, YAMLBlock::Kernel, &KM::Name, KeyScope::All, /*IsRequired=*/true},
    {"SymbolName", ".symbol", ".md_symname", 0, YAMLBlock::Kernel, &KM::SymbolName, KeyScope::All, /*IsRequired=*/true},
    {"Language", ".language", ".md_language", 0, YAMLBlock::Kernel, &KM::Language},
    {"LanguageVersion", ".language_version", "", 0, YAMLBlock::Kernel, &KM::LanguageVersion},
    {"WorkGroupSizeHint", ".workgroup_size_hint", ".work_group_size_hint", 2, YAMLBlock::Attrs, &KM::GroupSizeHint},
    {"ReqdWorkGroupSize", ".reqd_workgroup_size", ".reqd_work_group_size", 1, YAMLBlock::Attrs, &KM::RequiredGroupSize},
    {"VecTypeHint", ".vec_type_hint", ".vectypehint", 3, YAMLBlock::Attrs, &KM::VecTypeHint},
    {"RuntimeHandle", ".device_enqueue_symbol", ".runtime_handle", 4, YAMLBlock::Attrs, &KM::RuntimeHandle, KeyScope::OnlyLLVM},
    {"KernargSegmentSize", ".kernarg_segment_size", ".md_kernarg_segment_size", 5, YAMLBlock::CodeProps, KF::MetaKernargSize},
    {"GroupSegmentFixedSize", ".group_segment_fixed_size", ".md_group_segment_fixed_size", 7, YAMLBlock::CodeProps, KF::MetaGroupSize},
    {"PrivateSegmentFixedSize", ".private_segment_fixed_size", ".md_private_segment_fixed_size", 8, YAMLBlock::CodeProps, KF::MetaPrivateSize},
    {"KernargSegmentAlign", ".kernarg_segment_align", ".md_kernarg_segment_align", 6, YAMLBlock::CodeProps, KF::MetaKernargAlign},
    {"WavefrontSize", ".wavefront_size", ".md_wavefront_size", 9, YAMLBlock::CodeProps, KF::MetaWavefrontSize},
    {"NumSGPRs", ".sgpr_count", ".md_sgprsnum", 10, YAMLBlock::CodeProps, KF::MetaSGPRs},
    {"NumVGPRs", ".vgpr_count", ".md_vgprsnum", 11, YAMLBlock::CodeProps, KF::MetaVGPRs},
    {"NumSpilledSGPRs", ".sgpr_spill_count", ".spilledsgprs", 12, YAMLBlock::CodeProps, KF::SpilledSGPRs},
    {"NumSpilledVGPRs", ".vgpr_spill_count", ".spilledvgprs", 13, YAMLBlock::CodeProps, KF::SpilledVGPRs},
    {"MaxFlatWorkGroupSize", ".max_flat_workgroup_size", ".max_flat_work_group_size", 14, YAMLBlock::CodeProps, KF::MaxFlatGroupSize},
    {"FixedWorkGroupSize", "", ".fixed_work_group_size", 15, YAMLBlock::CodeProps, &KM::FixedGroupSize},
    {"", ".agpr_count", "", 0, YAMLBlock::CodeProps, KF::MetaAccVGPRs, KeyScope::OnlyLLVM},
    {"", ".uses_dynamic_stack", "", 0, YAMLBlock::CodeProps, KF::MetaDynamicStack, KeyScope::OnlyLLVM},
    {"", ".workgroup_processor_mode", "", 0, YAMLBlock::CodeProps, KF::MetaWorkgroupMode, KeyScope::OnlyLLVM},
};

static constexpr ArgKey ArgKeys[] = {
    {"Name", ".name", "", &Arg::Name},
    {"TypeName", ".type_name", "", &Arg::TypeName},
    {"Size", ".size", "", &Arg::Size},
    {"Align", ".offset", "", &Arg::AlignOrOffset},
    {"ValueKind", ".value_kind", "", &Arg::Kind},
    {"ValueType", ".value_type", "", &Arg::Type, KeyScope::OnlyCLRX},
    {"PointeeAlign", ".pointee_align", "", &Arg::PointeeAlign, KeyScope::All, isPointerToLDS},
    {"AddrSpaceQual", ".address_space", "", &Arg::Space, KeyScope::All, hasSpace},
    {"AccQual", ".access", "", &Arg::Declared, KeyScope::All, hasDeclaredAccess},
    {"ActualAccQual", ".actual_access", "", &Arg::Actual, KeyScope::All, hasActualAccess},
    {"IsConst", ".is_const", "const", &Arg::IsConst},
    {"IsRestrict", ".is_restrict", "restrict", &Arg::IsRestrict},
    {"IsVolatile", ".is_volatile", "volatile", &Arg::IsVolatile},
    {"IsPipe", ".is_pipe", "pipe", &Arg::IsPipe},
};
// clang-format on

ArrayRef<KernelKey> hsa::getKernelKeys() { return KernelKeys; }
ArrayRef<ArgKey> hsa::getArgKeys() { return ArgKeys; }

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

ArrayRef<MetadataWord> hsa::getWords(ArgKind) {
  static constexpr MetadataWord Words[] = {
#define CLRX_ARG_KIND(Id, Word, YAML, MsgPack) {YAML, MsgPack},
#define CLRX_ARG_NEW_KIND(Id, Word, MsgPack) {"", MsgPack},
#include "clrx/HSAMetadata/ArgWords.def"
  };
  return Words;
}

ArrayRef<MetadataWord> hsa::getWords(ArgType) {
  static constexpr MetadataWord Words[] = {
#define CLRX_ARG_TYPE(Id, Word, YAML, MsgPack) {YAML, MsgPack},
#include "clrx/HSAMetadata/ArgWords.def"
  };
  return Words;
}

ArrayRef<MetadataWord> hsa::getWords(AddressSpace) {
  static constexpr MetadataWord Words[] = {
#define CLRX_ARG_SPACE(Id, Word, YAML, MsgPack) {YAML, MsgPack},
#include "clrx/HSAMetadata/ArgWords.def"
  };
  return Words;
}

ArrayRef<MetadataWord> hsa::getWords(Access) {
  static constexpr MetadataWord Words[] = {
#define CLRX_ARG_ACCESS(Id, Word, YAML, MsgPack) {YAML, MsgPack},
#include "clrx/HSAMetadata/ArgWords.def"
  };
  return Words;
}

//===----------------------------------------------------------------------===//
// Formats of printf
//===----------------------------------------------------------------------===//

std::string hsa::makePrintfEntry(const PrintfFormat &P, StringRef Format) {
  std::string Entry;
  raw_string_ostream OS(Entry);
  OS << P.Id << ':' << P.Sizes.size() << ':';
  for (uint32_t Size : P.Sizes)
    OS << Size << ':';
  for (char C : Format)
    if (C == ':')
      OS << "\\72";
    else
      OS << C;
  return Entry;
}

Error hsa::parsePrintfEntry(StringRef Entry, PrintfFormat &P) {
  uint32_t NumSizes = 0;
  const auto Take = [&Entry](uint32_t &Number) {
    return Entry.consumeInteger(10, Number) || !Entry.consume_front(":");
  };
  bool Failed = Take(P.Id) || Take(NumSizes);
  for (uint32_t I = 0; !Failed && I != NumSizes; ++I)
    Failed = Take(P.Sizes.emplace_back());
  if (Failed)
    return createStringError(
        "a printf entry does not begin with its id and sizes");
  P.Format = Entry.str();
  return Error::success();
}
