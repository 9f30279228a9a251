//===- CodeObject.cpp - ROCm kernels in current code objects --------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Kernels as values of .amdhsa_kernel: the words of the old header are what a
// configuration means, the values say the same. What has no value is lost.
//
//===----------------------------------------------------------------------===//

#include "clrx/ROCm/CodeObject.h"
#include "clrx/KernelModel/Lowering.h"
#include "clrx/LLVMSource/KernelBlocks.h"
#include "clrx/ROCm/Lowering.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// What is lost
//===----------------------------------------------------------------------===//

namespace {
/// A field that code objects have no place for.
struct LossRow {
  KF Field;
  uint64_t Mask; ///< The bits that are lost.
  uint64_t None; ///< Their value that means nothing.
  StringLiteral Name;
  StringLiteral Why; ///< Empty: nobody misses it.
};
} // namespace

static constexpr uint64_t All = ~uint64_t(0);
/// COMPUTE_PGM_RSRC1: PRIORITY, PRIV, DEBUG_MODE, BULKY, CDBG_USER.
static constexpr uint64_t SystemBits1 = 0x03500c00;
/// COMPUTE_PGM_RSRC2: trap handler, address watch, memory violation, LDS size,
/// and the one above the exceptions.
static constexpr uint64_t SystemBits2 = 0x80ffe040;

static constexpr LossRow LossRows[] = {
    {KF::GridDims, All, 0, ".use_grid_workgroup_count",
     "the SGPRs behind the counts would be others"},
    {KF::FeatureFlags, FF_OrderedAppendGDS, 0, ".use_ordered_append_gds",
     "nobody sets the GDS up"},
    {KF::FeatureFlags, FF_DebugEnabled, 0, ".use_debug_enabled", ""},
    {KF::GDSSize, All, 0, ".gds_segment_size", ""},
    {KF::FBarrierCount, All, 0, ".workgroup_fbarrier_count", ""},
    {KF::CodePrefetchOffset, All, 0, ".kernel_code_prefetch_offset", ""},
    {KF::CodePrefetchSize, All, 0, ".kernel_code_prefetch_size", ""},
    {KF::MaxScratchBacking, All, 0, ".max_scratch_backing_memory", ""},
    {KF::CallConvention, All, 0, ".call_convention", ""},
    {KF::LoaderSymbol, All, 0, ".runtime_loader_kernel_symbol", ""},
    {KF::ReservedVGPRCount, All, 0, ".reserved_vgprs", ""},
    {KF::ReservedSGPRCount, All, 0, ".reserved_sgprs", ""},
    {KF::DebugOffsetSGPR, All, 0,
     ".debug_wavefront_private_segment_offset_sgpr", ""},
    {KF::DebugBufferSGPR, All, 0, ".debug_private_segment_buffer_sgpr", ""},
    {KF::GroupAlignLog2, All, 4, ".group_segment_align", ""},
    {KF::PrivateAlignLog2, All, 4, ".private_segment_align", ""},
    {KF::CodeVersionMajor, All, 1, ".codeversion", ""},
    {KF::MachineMajor, All, All, ".machine", ""},
    {KF::Priority, All, 0, ".priority", ""},
    {KF::PrivMode, All, 0, ".privmode", ""},
    {KF::DebugMode, All, 0, ".debugmode", ""},
    {KF::PgmRsrc1, SystemBits1, 0, ".pgmrsrc1", ""},
    {KF::PgmRsrc2, SystemBits2, 0, ".pgmrsrc2", ""},
};

static void findLosses(const Kernel &K, LoweredKernel &L) {
  const KernelConfig &Given = K.Config->Fields;
  const auto Lose = [&L](bool IsError, const Twine &Message) {
    L.Losses.push_back({IsError, Message.str()});
  };
  for (const LossRow &Row : LossRows) {
    const uint64_t Value = Given.getOr(Row.Field, Row.None) & Row.Mask;
    if (Value == (Row.None & Row.Mask))
      continue;
    if (!Row.Why.empty())
      Lose(true,
           "'" + Row.Name + "' is impossible in a code object: " + Row.Why);
    else
      Lose(false, "'" + Row.Name + "' has no place in a code object; ignored" +
                      (Row.Mask == All ? "" : " but for other bits"));
  }
  constexpr uint64_t HardwareElemSizeLog2 = 2;
  if (Given.getOr(KF::SGPRFlags, 0) & SF_PrivateSegmentBuffer &&
      Given.getOr(KF::PrivateElemSizeLog2, HardwareElemSizeLog2) !=
          HardwareElemSizeLog2)
    Lose(true, "'.private_elem_size' is 4 in a code object");
  if (!K.Config->ControlDirectives.empty())
    Lose(StringRef(K.Config->ControlDirectives).find_first_not_of('\0') !=
             StringRef::npos,
         "a code object has no control directives");
  const std::string &SymbolName = K.Metadata.SymbolName;
  if (!SymbolName.empty() && SymbolName != K.Name + DescriptorSuffix.str())
    Lose(false, "'.md_symname' is '" + K.Name + DescriptorSuffix +
                    "' in a code object");
  if (K.Metadata.FixedGroupSize != GroupSize())
    Lose(false, "'.fixed_work_group_size' has no place in a code object; "
                "ignored");
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static uint64_t getEnd(ArrayRef<Arg> Args) {
  return Args.empty() ? 0 : Args.back().Place + Args.back().Size;
}

namespace {
struct HiddenArgRow {
  ArgKind Kind;
  uint8_t Size;
  uint8_t OffsetIn4, OffsetIn5; ///< Of the block's start.
};
} // namespace

static constexpr uint8_t NoOffset = 0xff;

static constexpr HiddenArgRow HiddenArgs[] = {
#define CLRX_ROCM_HIDDEN(Kind, Size, OffsetIn4, OffsetIn5)                     \
  {ArgKind::Kind, Size, OffsetIn4, OffsetIn5},
#include "clrx/HSAMetadata/ArgWords.def"
};

/// Appends them. \returns the size of all arguments.
static uint64_t addHiddenArgs(const Module &M, const CodeObjectTarget &Target,
                              std::vector<Arg> &Args) {
  constexpr uint64_t SizeIn4 = 56, SizeIn5 = 256, Alignment = 8;
  const bool IsImplicitBlock = Target.Version >= FirstWithImplicitBlock;
  const uint64_t Base = alignTo(getEnd(Args), Alignment);
  const size_t First = Args.size();
  for (const HiddenArgRow &Row : HiddenArgs) {
    const uint8_t Offset = IsImplicitBlock ? Row.OffsetIn5 : Row.OffsetIn4;
    const bool IsBase =
        Row.Kind == ArgKind::PrivateBase || Row.Kind == ArgKind::SharedBase;
    // In version 4 they share a place.
    const bool IsOther =
        !IsImplicitBlock &&
        Row.Kind == (M.Printfs.empty() ? ArgKind::PrintfBuffer
                                       : ArgKind::HostcallBuffer);
    if (Offset == NoOffset || IsOther || (IsBase && Target.Facts.HasApertures))
      continue;
    Arg &A = Args.emplace_back();
    A.Kind = Row.Kind;
    A.Size = Row.Size;
    A.Place = Base + Offset;
  }
  llvm::sort(Args.begin() + First, Args.end(),
             [](const Arg &A, const Arg &B) { return A.Place < B.Place; });
  return Base + (IsImplicitBlock ? SizeIn5 : SizeIn4);
}

static void lowerArgs(const Module &M, const Kernel &K,
                      const CodeObjectTarget &Target, LoweredKernel &L) {
  const KernelConfig &Fields = K.Config->Fields, &Meta = K.Metadata.Numbers;
  uint64_t MaxAlign = 1;
  if (!M.HasMsgPack)
    for (const Arg &A : K.Metadata.Args)
      MaxAlign = std::max(MaxAlign, A.Place);
  L.Args = placeArgs(K.Metadata.Args, M.HasMsgPack);
  const uint64_t Size = K.Metadata.HasHiddenArgs
                            ? addHiddenArgs(M, Target, L.Args)
                            : getEnd(L.Args);
  const std::optional<uint64_t> InHeader = Fields.getHeader(KF::KernargSize);
  const std::optional<uint64_t> InMetadata = Meta.get(KF::MetaKernargSize);
  if (InHeader && InMetadata && *InHeader != *InMetadata)
    L.Losses.push_back({true, "'.md_kernarg_segment_size' is not "
                              "'.kernarg_segment_size'"});
  L.KernargSize = InHeader ? *InHeader : InMetadata.value_or(Size);
  if (L.KernargSize > UINT32_MAX)
    L.Losses.push_back({true, ("arguments of " + Twine(L.KernargSize) +
                               " bytes are too large for a code object")
                                  .str()});
  const uint64_t InConfig = uint64_t(1)
                            << Fields.getOrDefault(KF::KernargAlignLog2);
  L.KernargAlign =
      std::max(Meta.getOr(KF::MetaKernargAlign, InConfig), MaxAlign);
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// What \p Given means, all fields given.
static KernelConfig completeFields(const KernelConfig &Given,
                                   RegisterCounts Registers, Arch A) {
  LoweringFacts Facts = {A, Registers};
  Facts.StoresLDSSize = false;
  const AmdKernelCode Header = clrx::lower(Given, Facts);
  KernelConfig Fields = readFields(Header, A);
  Fields.set(KF::PgmRsrc1, Header.PgmRsrc1);
  Fields.set(KF::SGPRCount, Registers.SGPRs);
  Fields.set(KF::VGPRCount, Registers.VGPRs);
  return Fields;
}

/// Whether the source says \p Row of a kernel, in part; counts are always said.
static bool isGivenIn(const KernelConfig &Given, const BlockRow &Row) {
  switch (Row.Kind) {
  case BlockValue::GroupDim:
  case BlockValue::LocalDims:
    return Given.has(KF::Dims);
  case BlockValue::ScratchEnabled:
    return Given.has(KF::ScratchSize);
  case BlockValue::UserSGPRs:
    return Given.has(KF::UserDataCount);
  case BlockValue::NextFreeSGPR:
  case BlockValue::UsesVCC:
  case BlockValue::UsesFlatScratch:
    return true;
  default:
    break;
  }
  switch (Row.Field) {
  case KF::VGPRCount:
  case KF::KernargSize:
    return true;
  case KF::Wave32:
    return false; // Said apart.
  case KF::FloatMode:
    return Given.has(KF::FloatMode);
  default:
    return (Given.getOr(Row.Field, 0) >> Row.Shift & Row.Max) != 0;
  }
}

/// What the source says of the wavefront's size must be true.
static void checkWavefrontSize(const Kernel &K, LoweredKernel &L) {
  const uint64_t Size = L.Wave32 ? 32 : 64;
  const uint64_t Given = K.Metadata.Numbers.getOr(KF::MetaWavefrontSize, Size);
  const std::optional<uint64_t> Log2 =
      K.Config->Fields.getHeader(KF::WavefrontSizeLog2);
  if (Given != Size || (Log2 && *Log2 != Log2_64(Size)))
    L.Losses.push_back(
        {true,
         ("the wavefront size is not that of the code, " + Twine(Size)).str()});
}

static void checkMemoryOrder(const KernelConfig &Fields, LoweredKernel &L) {
  constexpr uint64_t MemoryOrdered = uint64_t(1) << 30;
  if (!(Fields.getOr(KF::PgmRsrc1, 0) & MemoryOrdered))
    L.Losses.push_back({false, "memory accesses may return out of order, so "
                               "'vmcnt' cannot count them; set bit 30 with "
                               "'.pgmrsrc1'"});
}

/// AccVGPRs stand behind the others, by default at the next multiple of 4.
static void unifyRegisters(const Configuration &C, KernelConfig &Fields,
                           LoweredKernel &L) {
  constexpr uint64_t Granule = 4;
  const uint64_t Default =
      alignTo(std::max<uint64_t>(L.Registers.VGPRs, 1), Granule);
  const uint64_t First = C.AccumOffset.value_or(Default);
  if (C.Usage.NumAGPRs)
    L.Registers.VGPRs = First + C.Usage.NumAGPRs;
  Fields.set(KF::VGPRCount, L.Registers.VGPRs);
  L.Values.push_back({"accum_offset", First});
}

LoweredKernel rocm::lowerForCodeObject(const Module &M, const Kernel &K,
                                       const CodeObjectTarget &Target) {
  const Arch A = getGPUInfo(M.Device).Architecture;
  LoweredKernel L;
  findLosses(K, L);
  lowerArgs(M, K, Target, L);
  const KernelConfig Given = completeHSAFields(K.Config->Fields);
  L.Registers = countHSARegisters(Given, K.Config->Usage, A);
  KernelConfig Fields = completeFields(Given, L.Registers, A);
  Fields.set(KF::KernargSize, L.KernargSize);
  for (KF F :
       {KF::SharedVGPRs, KF::FeatureFlags, KF::LocalSize, KF::ScratchSize})
    Fields.set(F, Given.getOr(F, 0));
  if (Target.ReservesXnack)
    Fields.setBits(KF::FeatureFlags, FF_XnackEnabled);
  if (Target.Facts.HasUnifiedVGPRs)
    unifyRegisters(*K.Config, Fields, L);
  L.Wave32 = Given.isOn(KF::Wave32);
  checkWavefrontSize(K, L);
  if (!Target.HasDialect && Target.Facts.HasWave32)
    L.Values.push_back({"wavefront_size32", L.Wave32});
  forEachAmdHsaValue(Fields, A, [&](const BlockRow &Row, uint64_t Value) {
    // LLVM takes XNACK from the target.
    if (Row.Kind == BlockValue::UsesXnackMask ||
        (!Target.HasDialect && !isGivenIn(K.Config->Fields, Row)))
      return;
    const bool IsScratch = Row.Kind == BlockValue::ScratchEnabled;
    if (!Target.Facts.HasArchitectedScratch ||
        (!IsScratch && Row.Kind != BlockValue::UsesFlatScratch))
      L.Values.push_back({Row.Name, Value});
    else if (IsScratch)
      L.Values.push_back({"enable_private_segment", Value});
  });
  L.GroupSize = Given.getOr(KF::LocalSize, 0);
  L.PrivateSize = Given.getOr(KF::ScratchSize, 0);
  L.UsesDynamicStack = Given.getOr(KF::FeatureFlags, 0) & FF_DynamicCallStack;
  constexpr unsigned WorkgroupModeBit = 29;
  L.WorkgroupMode = !Target.HasDialect ||
                    (Fields.getOr(KF::PgmRsrc1, 0) >> WorkgroupModeBit & 1);
  if (Target.HasDialect && Target.Facts.HasWorkgroupMode)
    checkMemoryOrder(Fields, L);
  return L;
}
