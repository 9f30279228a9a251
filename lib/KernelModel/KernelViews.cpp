//===- KernelViews.cpp - Views of headers for analyses --------------------===//
//
// Part of clrx-mc, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE.TXT for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Registers are numbered in the order in which they are set up.
//
//===----------------------------------------------------------------------===//

#include "KernelModel/KernelViews.h"
#include "KernelModel/Lowering.h"
#include "KernelModel/RsrcBits.h"
#include "clrx/ISA/Inst.h"
#include <algorithm>

using namespace llvm;
using namespace clrx;

void clrx::viewRegisters(KernelResources &R, RegisterCounts Counts,
                         const KernelConfig &Specified,
                         const RegisterUsage &Usage) {
  R.SGPRs = Counts.SGPRs;
  R.VGPRs = Counts.VGPRs;
  R.AccVGPRs = Usage.NumAGPRs;
  R.SpecifiedSGPRs = Specified.get(KernelField::SGPRCount);
  R.SpecifiedVGPRs = Specified.get(KernelField::VGPRCount);
  R.Counted = Usage;
}

namespace {
/// User data that a flag selects.
struct UserDataRow {
  KernelField Field;
  uint16_t Flag;
  uint16_t Count;
  EntryKind Kind;
  StringLiteral Name;
};

/// An SGPR that the hardware fills.
struct SystemSGPRRow {
  RsrcBits Flag;
  EntryKind Kind;
  StringLiteral Name;
  StringLiteral Change; ///< See EntryOption.
};

/// A VGPR that the hardware fills.
struct LocalIdRow {
  EntryKind Kind;
  StringLiteral Name;
  StringLiteral Change; ///< See EntryOption.
};

/// Assigner of consecutive registers to values.
struct Assigner {
  KernelResources &R;
  unsigned Next;

  EntryValue makeValue(StringRef Name, unsigned Count, EntryKind Kind) const {
    return {Name, uint16_t(Next), uint16_t(Count), Kind};
  }
  void add(StringRef Name, unsigned Count, EntryKind Kind) {
    R.EntryValues.push_back(makeValue(Name, Count, Kind));
    Next += Count;
  }
  /// Records that \p Change would assign the value to the next registers.
  void addOption(StringRef Name, unsigned Count, EntryKind Kind,
                 StringRef Change) {
    R.EntryOptions.push_back({makeValue(Name, Count, Kind), Change});
  }
};
} // namespace

// User data and then the other SGPRs, in the order of their registers.
static constexpr UserDataRow UserData[] = {
    {KernelField::SGPRFlags, SF_PrivateSegmentBuffer, 4,
     EntryKind::ScratchBuffer, "scratch buffer"},
    {KernelField::SGPRFlags, SF_DispatchPtr, 2, EntryKind::DispatchPacket,
     "dispatch packet address"},
    {KernelField::SGPRFlags, SF_QueuePtr, 2, EntryKind::Queue, "queue address"},
    {KernelField::SGPRFlags, SF_KernargSegmentPtr, 2, EntryKind::Arguments,
     "argument address"},
    {KernelField::SGPRFlags, SF_DispatchId, 2, EntryKind::DispatchId,
     "dispatch id"},
    {KernelField::SGPRFlags, SF_FlatScratchInit, 2, EntryKind::FlatScratchInit,
     "flat scratch init"},
    {KernelField::SGPRFlags, SF_PrivateSegmentSize, 1, EntryKind::ScratchSize,
     "scratch size"},
    {KernelField::GridDims, 1, 1, EntryKind::GroupCountX, "work-group count x"},
    {KernelField::GridDims, 2, 1, EntryKind::GroupCountY, "work-group count y"},
    {KernelField::GridDims, 4, 1, EntryKind::GroupCountZ, "work-group count z"},
};

static constexpr SystemSGPRRow SystemSGPRs[] = {
    {rsrc::ENABLE_SGPR_WORKGROUP_ID_X, EntryKind::GroupIdX, "work-group id x",
     "add x to '.dims'"},
    {rsrc::ENABLE_SGPR_WORKGROUP_ID_Y, EntryKind::GroupIdY, "work-group id y",
     "add y to '.dims'"},
    {rsrc::ENABLE_SGPR_WORKGROUP_ID_Z, EntryKind::GroupIdZ, "work-group id z",
     "add z to '.dims'"},
    {rsrc::ENABLE_SGPR_WORKGROUP_INFO, EntryKind::GroupInfo, "work-group info",
     "add '.tgsize'"},
    {rsrc::ENABLE_PRIVATE_SEGMENT, EntryKind::ScratchOffset, "scratch offset",
     "add '.scratchbuffer'"},
};

static constexpr LocalIdRow LocalIds[] = {
    {EntryKind::LocalIdX, "local id x", "add x to '.dims'"},
    {EntryKind::LocalIdY, "local id y", "add y to '.dims'"},
    {EntryKind::LocalIdZ, "local id z", "add z to '.dims'"},
};

/// Returns the change of a configuration that sets the flags of \p Row; empty
/// if no pseudo-op sets them alone.
static StringRef getChange(const UserDataRow &Row) {
#define CLRX_HEADER_LINE(Views, Name, Operand, Field_, Bits, When, HexDigits)  \
  if (Row.Field == KernelField::Field_ && Row.Flag == (Bits))                  \
    return "add '." Name "'";
#include "KernelModel/ConfigLines.def"
  return "";
}

void clrx::viewEntry(KernelResources &R, const AmdKernelCode &Header,
                     StringRef OtherUserData) {
  const unsigned NumUserSGPRs =
      rsrc::GFX6_GFX120_USER_SGPR_COUNT.get(Header.PgmRsrc2);
  R.EntryValues.reserve(std::size(SystemSGPRs) + std::size(LocalIds));
  R.EntryOptions.reserve(std::size(UserData) + std::size(SystemSGPRs));
  Assigner Scalar{R, 0};
  for (const UserDataRow &Row : UserData) {
    const bool IsOn = readBits(Header, Row.Field) & Row.Flag;
    if (IsOn && Scalar.Next + Row.Count > NumUserSGPRs)
      continue;
    if (IsOn)
      Scalar.add(Row.Name, Row.Count, Row.Kind);
    else
      Scalar.addOption(Row.Name, Row.Count, Row.Kind, getChange(Row));
  }
  if (Scalar.Next < NumUserSGPRs)
    Scalar.add(OtherUserData, NumUserSGPRs - Scalar.Next, EntryKind::UserData);
  for (const SystemSGPRRow &Row : SystemSGPRs)
    if (Row.Flag.get(Header.PgmRsrc2))
      Scalar.add(Row.Name, 1, Row.Kind);
    else
      Scalar.addOption(Row.Name, 1, Row.Kind, Row.Change);
  const unsigned LastLocalId =
      rsrc::ENABLE_VGPR_WORKITEM_ID.get(Header.PgmRsrc2);
  Assigner Vector{R, CodeVGPR0};
  for (auto [I, Row] : enumerate(LocalIds))
    if (I <= LastLocalId)
      Vector.add(Row.Name, 1, Row.Kind);
    else
      R.EntryOptions.push_back(
          {{Row.Name, uint16_t(CodeVGPR0 + I), 1, Row.Kind}, Row.Change});
}

void clrx::viewHeader(KernelResources &R, const AmdKernelCode &Header) {
  R.SGPRs = Header.WavefrontSGPRs;
  R.VGPRs = Header.WorkitemVGPRs;
  R.StatedWaveSize = 1u << std::min<unsigned>(Header.WavefrontSizeLog2, 8);
  R.LDSSize = Header.GroupSegmentSize;
  R.ScratchSize = Header.PrivateSegmentSize;
  R.KernargSize = Header.KernargSize;
  viewEntry(R, Header);
}
