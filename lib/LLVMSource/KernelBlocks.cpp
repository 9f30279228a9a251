//===- KernelBlocks.cpp - Blocks of kernels in LLVM's assembly ------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rows, and the conversions between blocks and configurations.
//
//===----------------------------------------------------------------------===//

#include "LLVMSource/KernelBlocks.h"
#include "KernelModel/RegisterCounts.h"
#include "KernelModel/RsrcBits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;
using namespace clrx;

static constexpr BlockRow AmdHsaRows[] = {
#define CLRX_AMDHSA(Name, Kind, Field, Shift, Max, Default, Since, Advice)     \
  {Name, BlockValue::Kind, KernelField::Field, Shift,                          \
   Max,  Default,          Arch::Since,        Advice},
#include "LLVMSource/AmdHsaDirectives.def"
};

static constexpr BlockRow AmdKernelCodeRows[] = {
#define CLRX_KERNEL_CODE(Name, Kind, Field, Shift, Max)                        \
  {Name, BlockValue::Kind, KernelField::Field, Shift,                          \
   Max,  /*Default=*/0,    Arch::GCN1_0,       /*Advice=*/""},
#include "LLVMSource/AmdKernelCodeFields.def"
};

ArrayRef<BlockRow> clrx::getAmdHsaRows() { return AmdHsaRows; }
ArrayRef<BlockRow> clrx::getAmdKernelCodeRows() { return AmdKernelCodeRows; }

const BlockRow *clrx::findBlockRow(ArrayRef<BlockRow> Rows, StringRef Name) {
  const BlockRow *Row =
      find_if(Rows, [Name](const BlockRow &R) { return R.Name == Name; });
  return Row == Rows.end() ? nullptr : Row;
}

KernelBlock::KernelBlock(ArrayRef<BlockRow> Rows, const KernelConfig &Facts)
    : Rows(Rows), Facts(Facts) {
  for (const BlockRow &Row : Rows)
    Values.push_back(Row.Default);
}

KernelBlock clrx::makeAmdHsaBlock() {
  KernelConfig Facts;
  Facts.set(KernelField::FeatureFlags, FF_Ptr64);
  Facts.set(KernelField::PrivateElemSizeLog2, 2);
  return KernelBlock(AmdHsaRows, Facts);
}

namespace {
/// Collects fields from the values of a block.
struct BlockReader {
  const Arch A;
  KernelConfig Config;
  DimSets Dims = {};
  bool HasScratch = false;
  /// Nothing if the block has the count of all SGPRs instead.
  std::optional<uint64_t> NextFreeSGPR = {};
  RegisterUsage Extra = {}; ///< Use of FLAT_SCRATCH and XNACK_MASK.
  bool UsesVCC = false;

  void read(const BlockRow &Row, uint64_t Value);
  void finish();
  unsigned countExtraSGPRs() const;
  void setSGPRCount(uint64_t Count);
  void setVGPRBlocks();
};
} // namespace

void BlockReader::read(const BlockRow &Row, uint64_t Value) {
  switch (Row.Kind) {
  case BlockValue::Bits:
    return Config.setBits(Row.Field, Value << Row.Shift);
  case BlockValue::LessOne:
    return Config.set(Row.Field, Value + 1);
  case BlockValue::GroupDim:
    Dims.Group |= unsigned(Value) << Row.Shift;
    break;
  case BlockValue::LocalDims:
    Dims.Local = LocalDimSets[Value];
    break;
  case BlockValue::ScratchEnabled:
    HasScratch = Value;
    break;
  case BlockValue::UserSGPRs:
    if (Value != BlockRow::NotSet)
      Config.set(KernelField::UserDataCount, Value);
    break;
  case BlockValue::NextFreeSGPR:
    NextFreeSGPR = Value;
    break;
  case BlockValue::UsesVCC:
    UsesVCC = Value;
    break;
  case BlockValue::UsesFlatScratch:
    Extra.UsesFlatScratch = Value;
    break;
  case BlockValue::UsesXnackMask:
    Extra.UsesXnackMask = Value;
    break;
  case BlockValue::Refused:
  case BlockValue::Ignored:
    break;
  }
}

/// Returns the number of SGPRs for VCC, FLAT_SCRATCH and XNACK_MASK. LLVM
/// counts each of them only if the kernel uses it, but counts VCC also if it
/// counts one of the others.
unsigned BlockReader::countExtraSGPRs() const {
  if (getArchInfo(A).SGPRGranule == 0)
    return 0;
  const unsigned Extra = getExtraSGPRs(A, this->Extra, KernelConfig());
  return Extra == NumVCCSGPRs && !UsesVCC ? 0 : Extra;
}

/// Sets the SGPR count. With VCC and other special registers, the count may
/// exceed the limit of pseudo-ops. Then the field gets the limit, and the bits
/// of .pgmrsrc1, which the lowering adds, hold the full count.
void BlockReader::setSGPRCount(uint64_t Count) {
  const ArchInfo &Facts = getArchInfo(A);
  Config.set(KernelField::SGPRCount, std::min<uint64_t>(Count, Facts.MaxSGPRs));
  if (Count <= Facts.MaxSGPRs || !Facts.SGPRGranule)
    return;
  Config.set(KernelField::WavefrontSGPRs, Count);
  Config.setBits(KernelField::PgmRsrc1,
                 rsrc::GRANULATED_WAVEFRONT_SGPR_COUNT.encode(
                     (Count - 1) / Facts.SGPRGranule));
}

/// Sets the VGPR count. If wavefronts may have 32 work-items, clrxasm counts
/// VGPRs in the granule of such wavefronts. The granule of wavefronts of 64
/// work-items is half as large, so the bits of .pgmrsrc1 hold the count.
void BlockReader::setVGPRBlocks() {
  const ArchInfo &Facts = getArchInfo(A);
  const uint64_t Count = Config.getOr(KernelField::VGPRCount, 0);
  if (!Facts.HasWave32)
    return;
  Config.set(KernelField::WorkitemVGPRs, Count);
  Config.set(KernelField::VGPRCount, 0);
  Config.setBits(
      KernelField::PgmRsrc1,
      rsrc::GRANULATED_WORKITEM_VGPR_COUNT.encode(
          (std::max<uint64_t>(Count, 1) - 1) / (Facts.VGPRGranule / 2)));
}

void BlockReader::finish() {
  Config.setIfUnset(KernelField::UserDataCount, getUserDataCount(Config));
  Dims.Separate = true;
  Config.set(KernelField::Dims, Dims.pack());
  // A configuration enables scratch memory by its size.
  Config.set(KernelField::ScratchSize,
             HasScratch ? std::max<uint64_t>(
                              Config.getOr(KernelField::ScratchSize, 0), 4)
                        : 0);
  setSGPRCount(NextFreeSGPR ? *NextFreeSGPR + countExtraSGPRs()
                            : Config.getOr(KernelField::SGPRCount, 0));
  setVGPRBlocks();
}

KernelConfig KernelBlock::makeConfig(Arch A) const {
  BlockReader Reader{A, Facts};
  for (auto [Row, Value] : zip_equal(Rows, Values))
    if (A >= Row.Since)
      Reader.read(Row, Value);
  Reader.finish();
  return Reader.Config;
}

//===----------------------------------------------------------------------===//
// Configurations to blocks
//===----------------------------------------------------------------------===//

static bool hasXnack(const KernelConfig &Fields) {
  return Fields.getOr(KernelField::FeatureFlags, 0) & FF_XnackEnabled;
}

/// Returns the number of SGPRs that LLVM adds to the count of every block: for
/// XNACK_MASK if XNACK may be on, and by mistake for a FLAT_SCRATCH that the
/// architecture lacks.
static uint64_t countAddedSGPRs(const KernelConfig &Fields, Arch A) {
  constexpr uint64_t NumXnackSGPRs = 4, NumFlatScratchSGPRs = 4;
  if (getArchInfo(A).LLVMAddsFlatScratch)
    return NumFlatScratchSGPRs;
  return hasXnack(Fields) && getArchInfo(A).SGPRGranule ? NumXnackSGPRs : 0;
}

static uint64_t getValue(const BlockRow &Row, const KernelConfig &Fields,
                         Arch A) {
  switch (Row.Kind) {
  case BlockValue::Bits:
  case BlockValue::Refused:
    // Keep the bits that the largest value may have.
    return Fields.getOrDefault(Row.Field) >> Row.Shift &
           maskTrailingOnes<uint64_t>(Log2_64(Row.Max) + 1);
  case BlockValue::LessOne:
    return Fields.getOr(Row.Field, 1) - 1;
  case BlockValue::GroupDim:
    return Fields.getDims().value_or(DimSets()).Group >> Row.Shift & 1;
  case BlockValue::LocalDims:
    return std::max(getMinVGPRs(Fields.getDims().value_or(DimSets()).Local),
                    1u) -
           1;
  case BlockValue::ScratchEnabled:
    return Fields.isOn(KernelField::ScratchSize);
  case BlockValue::UserSGPRs:
    return Fields.getOr(KernelField::UserDataCount, 0);
  case BlockValue::NextFreeSGPR:
    return Fields.getOr(KernelField::SGPRCount, 0) -
           std::min(Fields.getOr(KernelField::SGPRCount, 0),
                    countAddedSGPRs(Fields, A));
  case BlockValue::UsesXnackMask:
    return hasXnack(Fields);
  case BlockValue::UsesVCC:
  case BlockValue::UsesFlatScratch:
  case BlockValue::Ignored:
    return 0;
  }
  llvm_unreachable("unknown kind of value");
}

void clrx::forEachAmdHsaValue(
    const KernelConfig &Fields, Arch A,
    function_ref<void(const BlockRow &Row, uint64_t Value)> Visit) {
  for (const BlockRow &Row : AmdHsaRows)
    if (A >= Row.Since && Row.Kind != BlockValue::Ignored)
      Visit(Row, getValue(Row, Fields, A));
}
