//===- CodeObject.cpp - Kernels in current code objects -------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowers configurations to the values of .amdhsa_kernel by the rows of
// AmdHsaDirectives.def, and finds the fields that no such value can express.
//
//===----------------------------------------------------------------------===//

#include "ROCm/CodeObject.h"
#include "KernelModel/Lowering.h"
#include "KernelModel/RsrcBits.h"
#include "LLVMSource/KernelBlocks.h"
#include "Parts.h"
#include "ROCm/Lowering.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;
using namespace clrx::rocm;
using KF = KernelField;

//===----------------------------------------------------------------------===//
// Losses
//===----------------------------------------------------------------------===//

namespace {
/// A field that code objects cannot express.
struct LossRow {
  KF Field;
  uint64_t Mask;      ///< Mask of the bits that are lost.
  uint64_t NoneValue; ///< Value with which the field has no effect.
  StringLiteral Name; ///< Pseudo-op that sets the field.
  StringLiteral Why;  ///< Reason for an error; empty if a warning is enough.
};
} // namespace

static constexpr uint64_t All = ~uint64_t(0);

/// Bits of COMPUTE_PGM_RSRC1 and 2 that only the driver sets.
static constexpr uint32_t SystemBits1 = rsrc::PRIORITY.Mask | rsrc::PRIV.Mask |
                                        rsrc::DEBUG_MODE.Mask |
                                        rsrc::BULKY.Mask | rsrc::CDBG_USER.Mask;
static constexpr uint32_t SystemBits2 =
    rsrc::GFX6_GFX11_ENABLE_TRAP_HANDLER.Mask |
    rsrc::ENABLE_EXCEPTION_ADDRESS_WATCH.Mask |
    rsrc::ENABLE_EXCEPTION_MEMORY.Mask | rsrc::GRANULATED_LDS_SIZE.Mask |
    rsrc::RESERVED0.Mask;
static_assert(SystemBits1 == 0x03500c00 && SystemBits2 == 0x80ffe040);

static constexpr LossRow LossRows[] = {
    {KF::GridDims, All, 0, ".use_grid_workgroup_count",
     "the SGPRs after the counts would be different"},
    {KF::FeatureFlags, FF_OrderedAppendGDS, 0, ".use_ordered_append_gds",
     "no runtime sets up the GDS"},
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
  const KernelConfig &Specified = K.Config->Fields;
  const auto Lose = [&L](bool IsError, const Twine &Message) {
    L.Losses.push_back({IsError, Message.str()});
  };
  for (const LossRow &Row : LossRows) {
    const uint64_t Value = Specified.getOr(Row.Field, Row.NoneValue) & Row.Mask;
    if (Value == (Row.NoneValue & Row.Mask))
      continue;
    if (!Row.Why.empty())
      Lose(true,
           "'" + Row.Name + "' is impossible in a code object: " + Row.Why);
    else
      Lose(false, "'" + Row.Name + "' has no place in a code object; ignored" +
                      (Row.Mask == All ? "" : ", except for its other bits"));
  }
  constexpr uint64_t HardwareElemSizeLog2 = 2;
  if (Specified.getOr(KF::SGPRFlags, 0) & SF_PrivateSegmentBuffer &&
      Specified.getOr(KF::PrivateElemSizeLog2, HardwareElemSizeLog2) !=
          HardwareElemSizeLog2)
    Lose(true, "'.private_elem_size' must be 4 in a code object");
  if (!K.Config->ControlDirectives.empty())
    Lose(StringRef(K.Config->ControlDirectives).find_first_not_of('\0') !=
             StringRef::npos,
         "a code object has no control directives");
  const std::string &SymbolName = K.Metadata.SymbolName;
  if (!SymbolName.empty() && SymbolName != K.Name + DescriptorSuffix.str())
    Lose(false, "'.md_symname' is always '" + K.Name + DescriptorSuffix +
                    "' in a code object");
  if (K.Metadata.FixedGroupSize != GroupSize())
    Lose(false, "'.fixed_work_group_size' has no place in a code object; "
                "ignored");
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

static uint64_t getEnd(ArrayRef<Arg> Args) {
  return Args.empty() ? 0 : Args.back().AlignOrOffset + Args.back().Size;
}

namespace {
struct HiddenArgRow {
  ArgKind Kind;
  uint8_t Size;
  uint8_t OffsetIn4, OffsetIn5; ///< Offsets from the start of the block.
};
} // namespace

static constexpr uint8_t NoOffset = 0xff;

static constexpr HiddenArgRow HiddenArgs[] = {
#define CLRX_HIDDEN_ARG(Kind, Size, OffsetIn4, OffsetIn5)                      \
  {ArgKind::Kind, Size, OffsetIn4, OffsetIn5},
#include "clrx/HSAMetadata/ArgWords.def"
};

/// Appends the hidden arguments. \returns the size of all arguments.
static uint64_t addHiddenArgs(const Module &M, const CodeObjectTarget &Target,
                              std::vector<Arg> &Args) {
  constexpr uint64_t Alignment = 8;
  const bool IsImplicitBlock = Target.Version.HasImplicitBlock;
  const uint64_t Base = alignTo(getEnd(Args), Alignment);
  const size_t First = Args.size();
  for (const HiddenArgRow &Row : HiddenArgs) {
    const uint8_t Offset = IsImplicitBlock ? Row.OffsetIn5 : Row.OffsetIn4;
    const bool IsBase =
        Row.Kind == ArgKind::PrivateBase || Row.Kind == ArgKind::SharedBase;
    // In version 4, the printf and hostcall buffers have the same offset.
    const bool IsReplaced =
        !IsImplicitBlock &&
        Row.Kind == (M.Printfs.empty() ? ArgKind::PrintfBuffer
                                       : ArgKind::HostcallBuffer);
    if (Offset == NoOffset || IsReplaced ||
        (IsBase && Target.Facts.HasApertures))
      continue;
    Arg &A = Args.emplace_back();
    A.Kind = Row.Kind;
    A.Size = Row.Size;
    A.AlignOrOffset = Base + Offset;
  }
  llvm::sort(Args.begin() + First, Args.end(), [](const Arg &A, const Arg &B) {
    return A.AlignOrOffset < B.AlignOrOffset;
  });
  return Base + Target.Version.HiddenArgsSize;
}

static void lowerArgs(const Module &M, const Kernel &K,
                      const CodeObjectTarget &Target, LoweredKernel &L) {
  const KernelConfig &Fields = K.Config->Fields, &Meta = K.Metadata.Numbers;
  uint64_t MaxAlign = 1;
  if (!M.HasMsgPack)
    for (const Arg &A : K.Metadata.Args)
      MaxAlign = std::max(MaxAlign, A.AlignOrOffset);
  L.Args = placeArgs(K.Metadata.Args, M.HasMsgPack);
  const uint64_t Size = K.Metadata.HasHiddenArgs
                            ? addHiddenArgs(M, Target, L.Args)
                            : getEnd(L.Args);
  const std::optional<uint64_t> InHeader = Fields.getHeader(KF::KernargSize);
  const std::optional<uint64_t> InMetadata = Meta.get(KF::MetaKernargSize);
  if (InHeader && InMetadata && *InHeader != *InMetadata)
    L.Losses.push_back({true, "'.md_kernarg_segment_size' differs from "
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

/// Returns true if the source gives at least a part of the value of \p Row, or
/// if the assembler computes the value from the code or the arguments.
static bool isSpecifiedIn(const KernelConfig &Specified, const BlockRow &Row) {
  switch (Row.Kind) {
  case BlockValue::GroupDim:
  case BlockValue::LocalDims:
    return Specified.has(KF::Dims);
  case BlockValue::ScratchEnabled:
    return Specified.has(KF::ScratchSize);
  case BlockValue::UserSGPRs:
    return Specified.has(KF::UserDataCount);
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
    return false; // Written before the other values.
  case KF::FloatMode:
    return Specified.has(KF::FloatMode);
  default:
    return (Specified.getOr(Row.Field, 0) >> Row.Shift & Row.Max) != 0;
  }
}

/// Adds an error if the source gives another wavefront size than the code has.
static void checkWavefrontSize(const Kernel &K, LoweredKernel &L) {
  const uint64_t Size = L.Wave32 ? 32 : 64;
  const uint64_t Specified =
      K.Metadata.Numbers.getOr(KF::MetaWavefrontSize, Size);
  const std::optional<uint64_t> Log2 =
      K.Config->Fields.getHeader(KF::WavefrontSizeLog2);
  if (Specified != Size || (Log2 && *Log2 != Log2_64(Size)))
    L.Losses.push_back(
        {true,
         ("the wavefront size differs from that of the code, " + Twine(Size))
             .str()});
}

static void checkMemoryOrder(const KernelConfig &Fields, LoweredKernel &L) {
  if (!rsrc::GFX10_PLUS_MEM_ORDERED.get(Fields))
    L.Losses.push_back({false, "memory accesses may return out of order, so "
                               "'vmcnt' cannot count them; set bit 30 with "
                               "'.pgmrsrc1'"});
}

/// Counts the VGPRs of a unified register file. The AccVGPRs follow the other
/// VGPRs, by default from the next multiple of 4 on.
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
  const KernelConfig Specified = completeHSAFields(K.Config->Fields);
  L.Registers = countHSARegisters(Specified, K.Config->Usage, A);
  KernelConfig Fields = Specified;
  addRsrcBits(Fields);
  Fields.set(KF::SGPRCount, L.Registers.SGPRs);
  Fields.set(KF::VGPRCount, L.Registers.VGPRs);
  Fields.set(KF::KernargSize, L.KernargSize);
  if (Target.ReservesXnack)
    Fields.setBits(KF::FeatureFlags, FF_XnackEnabled);
  if (Target.Facts.HasUnifiedVGPRs)
    unifyRegisters(*K.Config, Fields, L);
  L.Wave32 = Specified.isOn(KF::Wave32);
  checkWavefrontSize(K, L);
  if (!Target.HasDialect && Target.Facts.HasWave32)
    L.Values.push_back({"wavefront_size32", L.Wave32});
  forEachAmdHsaValue(Fields, A, [&](const BlockRow &Row, uint64_t Value) {
    // LLVM takes XNACK from the target.
    if (Row.Kind == BlockValue::UsesXnackMask ||
        (!Target.HasDialect && !isSpecifiedIn(K.Config->Fields, Row)))
      return;
    const bool IsScratch = Row.Kind == BlockValue::ScratchEnabled;
    if (!Target.Facts.HasArchitectedScratch ||
        (!IsScratch && Row.Kind != BlockValue::UsesFlatScratch))
      L.Values.push_back({Row.Name, Value});
    else if (IsScratch)
      L.Values.push_back({"enable_private_segment", Value});
  });
  L.GroupSize = Specified.getOr(KF::LocalSize, 0);
  L.PrivateSize = Specified.getOr(KF::ScratchSize, 0);
  L.UsesDynamicStack =
      Specified.getOr(KF::FeatureFlags, 0) & FF_DynamicCallStack;
  L.WorkgroupMode = !Target.HasDialect || rsrc::GFX10_PLUS_WGP_MODE.get(Fields);
  if (Target.HasDialect && Target.Facts.HasWorkgroupMode)
    checkMemoryOrder(Fields, L);
  return L;
}

//===----------------------------------------------------------------------===//
// Metadata
//===----------------------------------------------------------------------===//

static KernelMetadata completeMetadata(const Kernel &K, const LoweredKernel &L,
                                       const CodeObjectTarget &Target) {
  KernelMetadata Meta = K.Metadata;
  Meta.Name = K.Name;
  Meta.SymbolName = K.Name + DescriptorSuffix.str();
  Meta.Args = L.Args;
  KernelConfig &N = Meta.Numbers;
  N.set(KF::MetaKernargSize, L.KernargSize);
  N.set(KF::MetaKernargAlign, L.KernargAlign);
  N.setIfUnset(KF::MetaGroupSize, L.GroupSize);
  N.setIfUnset(KF::MetaPrivateSize, L.PrivateSize);
  N.set(KF::MetaWavefrontSize, L.Wave32 ? 32 : 64);
  N.setIfUnset(KF::MetaSGPRs, L.Registers.SGPRs);
  N.setIfUnset(KF::MetaVGPRs, L.Registers.VGPRs);
  N.setIfUnset(KF::SpilledSGPRs, 0);
  N.setIfUnset(KF::SpilledVGPRs, 0);
  constexpr uint64_t DefaultGroupSize = 256;
  const GroupSize &Required = Meta.RequiredGroupSize;
  N.setIfUnset(KF::MaxFlatGroupSize,
               isNone(Required)
                   ? DefaultGroupSize
                   : uint64_t(Required[0]) * Required[1] * Required[2]);
  if (!Target.Version.HasImplicitBlock)
    return Meta;
  N.set(KF::MetaDynamicStack, L.UsesDynamicStack);
  if (Target.Facts.HasWorkgroupMode)
    N.set(KF::MetaWorkgroupMode, L.WorkgroupMode);
  return Meta;
}

Expected<std::string>
rocm::makeCodeObjectMetadata(const Module &M, ArrayRef<LoweredKernel> Kernels,
                             const CodeObjectTarget &Target) {
  Expected<std::vector<PrintfFormat>> Printfs = numberPrintfs(M.Printfs);
  if (!Printfs)
    return Printfs.takeError();
  hsa::FileMetadata File;
  File.MetadataVersion = {1, Target.Version.MetadataMinor};
  File.Target = Target.Id;
  File.Printfs = std::move(*Printfs);
  for (const Kernel &K : M.Kernels)
    if (!K.IsFunction)
      File.Kernels.push_back(
          completeMetadata(K, Kernels[File.Kernels.size()], Target));
  return writeCodeObjectMetadata(File);
}
